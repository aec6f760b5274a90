// The expanded card of an element: heading, text, or computed value.
import { Select, Textarea, TextInput } from '@mantine/core';
import { changeElement } from '#core/forms/draft/draft-questions.ts';
import type { DraftSentence } from '#core/forms/draft/format-logic.ts';
import type { DraftElement, DraftPart } from '#core/forms/draft/form-draft.ts';
import { CardFooter } from './card-footer.tsx';
import { ConditionField } from './condition-field.tsx';
import { LogicField } from './logic-field.tsx';
import { PartField } from './part-field.tsx';
import { useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { useField } from '#web/forms/editor/use-issues.ts';

export type ElementFieldsProps = {
  element: DraftElement;
  part: DraftPart;
  sentence: DraftSentence | undefined;
};

export function ElementFields({ element, part, sentence }: ElementFieldsProps) {
  const { id, type, condition } = element;
  return (
    <>
      <LabelField element={element} />
      {(type === 'CALCULATION' || type === 'AGGREGATION') && (
        <ComputedFields element={element} formula={sentence?.formula ?? null} />
      )}
      <PartField id={id} part={part} label="Shown" lock={null} />
      <ConditionField id={id} condition={condition} sentence={sentence} isQuestion={false} />
      <CardFooter id={id} part={part} />
    </>
  );
}

function LabelField({ element: { id, type, data } }: { element: DraftElement }) {
  const editor = useEditorHandle();
  const field = useField(id, 'label');
  const onText = (label: string) => editor.change((now) => changeElement(now, id, { label }), field.id);
  if (type === 'DESCRIPTION') {
    return (
      <Textarea
        {...field}
        label="Text"
        description="Markdown: **bold**, *italic*, # heading, - list, [link](https://example.com)"
        autosize
        minRows={4}
        maxRows={20}
        value={data.label}
        onChange={({ currentTarget: { value } }) => onText(value)}
      />
    );
  }
  return (
    <TextInput
      {...field}
      label={type === 'HEADER' ? 'Heading' : 'Name'}
      placeholder={type === 'HEADER' ? 'What comes next' : 'What it calculates, such as Total Cost'}
      value={data.label}
      onChange={({ currentTarget: { value } }) => onText(value)}
    />
  );
}

const aggregations = [
  { value: 'SUM', label: 'Sum' },
  { value: 'AVG', label: 'Average' },
  { value: 'MIN', label: 'Minimum' },
  { value: 'MAX', label: 'Maximum' },
] as const;

function ComputedFields({ element, formula }: { element: DraftElement; formula: string | null }) {
  const editor = useEditorHandle();
  const { id, type, data } = element;
  const aggregationField = useField(id, 'aggregation');
  const defaultField = useField(id, 'defaultValue');
  return (
    <>
      <LogicField
        itemId={id}
        field="formula"
        label="Formula"
        addLabel="Add a formula"
        purpose="number"
        value={data.formula ?? null}
        sentence={formula}
        onLogic={(logic) =>
          editor.change((now) => changeElement(now, id, { formula: logic }), `${id}.formula`)
        }
      />
      <div className="grid items-start gap-16 two-columns narrow-one-column">
        {type === 'AGGREGATION' && (
          <Select
            {...aggregationField}
            label="Aggregation"
            description="Over the results of the formula in all rows of a sheet."
            required
            allowDeselect={false}
            data={[...aggregations]}
            value={data.aggregation ?? null}
            onChange={(value) =>
              value !== null && editor.change((now) => changeElement(now, id, { aggregation: value }))
            }
          />
        )}
        <TextInput
          {...defaultField}
          label="Default"
          description="Shown while there is nothing to calculate."
          value={data.defaultValue ?? ''}
          onChange={({ currentTarget: { value } }) =>
            editor.change((now) => changeElement(now, id, { defaultValue: value || null }), defaultField.id)
          }
        />
      </div>
    </>
  );
}
