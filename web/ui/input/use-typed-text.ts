// A field whose text is read as a value: what was typed stays in sight as it was for as long as it means that value.
import { useState } from 'react';

export type ValueTexts = {
  /** The value of a text; a text that is none is its own. */
  read(text: string): string;
  write(value: string): string;
};

/** The text to show, and what is called with each that is typed. */
export function useTypedText(
  value: string,
  { read, write }: ValueTexts,
  onValue: (value: string) => void,
): [shown: string, type: (text: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  return [
    typed !== null && read(typed) === value ? typed : write(value),
    (text) => {
      setTyped(text);
      onValue(read(text));
    },
  ];
}
