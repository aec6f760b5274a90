// Asks for some choices in an order, by their numbers.
import { t } from '#core/messages/text.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { m } from './texts.ts';
import { askText } from './questions.tsx';

export type OrderQuestion = {
  title: string;
  choices: readonly { value: string; label: string; disabled?: true }[];
  current: readonly string[];
  /** The issue with the order; null if there is none. */
  issue?: (values: readonly string[]) => string | null;
};

/** The values in order; null if cancelled. Their numbers are typed: `3 1 2`. */
export async function askOrder(
  dialogs: Dialogs,
  { title, choices, current, issue = () => null }: OrderQuestion,
): Promise<readonly string[] | null> {
  const numbers = current.flatMap((value) => {
    const index = choices.findIndex((choice) => choice.value === value);
    return index < 0 ? [] : [index + 1];
  });
  const read = (text: string) => parseOrder(text, choices);
  const typed = await askText(dialogs, {
    title,
    text: choices.map(({ label }, index) => `${index + 1} ${label}`).join('   '),
    value: numbers.join(' '),
    placeholder: t(m.numbersInOrder),
    issue: (text) => {
      const values = read(text);
      return typeof values === 'string' ? values : values.length === 0 ? null : issue(values);
    },
  });
  const values = typed === null ? null : read(typed);
  return typeof values === 'string' ? null : values;
}

/** The values of numbers in a text, or what is wrong with it. */
export function parseOrder(text: string, choices: OrderQuestion['choices']): string[] | string {
  const values: string[] = [];
  for (const part of text.split(/[\s,;.]+/).filter((word) => word !== '')) {
    const choice = /^\d{1,4}$/.test(part) ? choices[Number(part) - 1] : undefined;
    if (choice === undefined)
      return t(m.isNoNumberOfOption, { part: part.slice(0, 20), most: choices.length });
    if (values.includes(choice.value)) return t(m.isRankedTwice, { option: choice.label });
    values.push(choice.value);
  }
  return values;
}
