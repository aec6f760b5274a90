// A field of a dialog whose text is read as a value, such as a place or an amount of time.
import { TextInput, type TextInputProps } from '@mantine/core';
import { useTypedText, type ValueTexts } from './use-typed-text.ts';

export type TypedTextInputProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  value: string;
  texts: ValueTexts;
  onValue(value: string): void;
};

export function TypedTextInput({ value, texts, onValue, ...props }: TypedTextInputProps) {
  const [shown, type] = useTypedText(value, texts, onValue);
  return (
    <TextInput
      maxLength={200}
      {...props}
      value={shown}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}
