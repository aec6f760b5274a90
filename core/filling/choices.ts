// What a choice question offers.
import type { Question } from '#core/questions/schema.ts';
import { kindOf } from '#core/questions/types.ts';

export type AnswerChoice = { value: string; label: string };

/** From this many options on a list is searched rather than looked through (issue 4, "Filling in"). */
export const searchAbove = 12;

/** The options of a question in their order; yes and no of one that asks for that; none of any other. */
export function choicesOf({ type, questionOptions }: Question): AnswerChoice[] {
  if (kindOf(type) === 'yesNo')
    return [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ];
  return questionOptions
    .toSorted((a, b) => a.order - b.order)
    .map(({ value, name }) => ({ value, label: name || value }));
}

/** Those choices whose label has every word of a text in it, in any case. */
export function searchChoices<T extends { label: string }>(choices: readonly T[], text: string): T[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter(({ label }) => {
    const folded = label.toLowerCase();
    return words.every((word) => folded.includes(word));
  });
}
