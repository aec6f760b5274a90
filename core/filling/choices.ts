// The choices of a choice question.
import type { LogicContext } from '#core/logic/evaluate.ts';
import { offerOf } from '#core/questions/offered.ts';
import type { Question } from '#core/questions/schema.ts';
import { yesAndNo } from '#core/questions/kinds/choice.ts';
import { answersOf } from '#core/questions/types.ts';

export type AnswerChoice = {
  value: string;
  label: string;
  /** It is shown, but cannot be chosen: it is no longer offered, or not with the other answers. */
  disabled?: true;
};

/** From this many options on, a list has a search (issue 4, "Filling in"). */
export const searchAbove = 12;

export type ChoosingFor = {
  /** The answers that conditions of options read; null: they are not known, and conditions are not judged. */
  context: LogicContext | null;
  /** What is chosen now, and what the row had before: it may keep an option that is retired. */
  chosen: readonly string[];
  before: readonly string[];
};

/**
 * What somebody chooses from: a choice question's options in order, yes and no for a yes/no question, none for other types. An
 * option that is not offered is left out, unless it is chosen, or is to be shown and not chosen.
 */
export function choicesOf(
  { type, questionOptions }: Pick<Question, 'type' | 'questionOptions'>,
  { context, chosen, before }: ChoosingFor = all,
): AnswerChoice[] {
  if (answersOf(type).choices === 'yesNo') return yesAndNo;
  const offer = offerOf(questionOptions)?.(context);
  return questionOptions
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ value, name }): AnswerChoice[] => {
      const choice = { value, label: name || value };
      const refused = offer?.(value) ?? null;
      if (refused === null || (refused.why !== 'condition' && before.includes(value))) return [choice];
      return refused.why === 'disabled' || chosen.includes(value) ? [{ ...choice, disabled: true }] : [];
    });
}

/** Whether two lists offer the same. */
export function sameChoices(a: readonly AnswerChoice[], b: readonly AnswerChoice[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ value, label, disabled }, index) => {
      const other = b[index];
      return other?.value === value && other.label === label && other.disabled === disabled;
    })
  );
}

const all: ChoosingFor = { context: null, chosen: [], before: [] };

/** The choices whose label contains every word of a text, ignoring case. */
export function searchChoices<T extends { label: string }>(choices: readonly T[], text: string): T[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter(({ label }) => {
    const folded = label.toLowerCase();
    return words.every((word) => folded.includes(word));
  });
}
