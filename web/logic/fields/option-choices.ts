// The options of a question as what can be chosen. While somebody edits them they may be blank or stand twice.
import type { BuilderQuestion } from '#core/logic/builder/builder-operators.ts';

export type OptionChoice = { value: string; label: string };

/** With the texts that were chosen although they are no options any more. */
export function optionChoices(
  question: BuilderQuestion | null,
  chosen: readonly string[] = [],
): OptionChoice[] {
  const choices = new Map<string, OptionChoice>();
  for (const { value, name } of question?.questionOptions ?? []) {
    if (value !== '') choices.set(value, { value, label: name || value });
  }
  for (const value of chosen) {
    if (!choices.has(value)) choices.set(value, { value, label: `${value} (no option any more)` });
  }
  return [...choices.values()];
}
