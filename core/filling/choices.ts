// The choices of a choice question.
import type { Question } from '#core/questions/schema.ts';
import { yesAndNo } from '#core/questions/kinds/choice.ts';
import { answersOf } from '#core/questions/types.ts';

export type AnswerChoice = { value: string; label: string };

/** From this many options on, a list has a search (issue 4, "Filling in"). */
export const searchAbove = 12;

/** A choice question's options in order; yes and no for a yes/no question; none for other types. */
export function choicesOf({ type, questionOptions }: Question): AnswerChoice[] {
  if (answersOf(type).choices === 'yesNo') return yesAndNo;
  return questionOptions
    .toSorted((a, b) => a.order - b.order)
    .map(({ value, name }) => ({ value, label: name || value }));
}

/** The choices whose label contains every word of a text, ignoring case. */
export function searchChoices<T extends { label: string }>(choices: readonly T[], text: string): T[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter(({ label }) => {
    const folded = label.toLowerCase();
    return words.every((word) => folded.includes(word));
  });
}
