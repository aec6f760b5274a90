// A field of the builder that is one of several; it can be changed but not cleared.
import { Select, type SelectProps } from '@mantine/core';
import type { WidgetField } from '#core/widgets/unfinished-widget.ts';
import { SearchSelect } from '#web/ui/input/search-select.tsx';

export type ChoiceOfProps = Omit<SelectProps, 'onChange'> & {
  field: WidgetField;
  /** There may be many. */
  isSearched?: boolean;
  onChoose(value: string): void;
};

export function ChoiceOf({ field, isSearched = false, onChoose, ...props }: ChoiceOfProps) {
  const Field = isSearched ? SearchSelect : Select;
  return (
    <Field
      {...props}
      wrapperProps={{ 'data-field': field }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      allowDeselect={false}
      onChange={(value) => value !== null && onChoose(value)}
    />
  );
}

/** Fields beside each other, as many as fit. */
export const columns = { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' };

export function choicesOf(
  questions: readonly { id: string; text: string }[],
): { value: string; label: string }[] {
  return questions.map(({ id, text }) => ({ value: id, label: text }));
}
