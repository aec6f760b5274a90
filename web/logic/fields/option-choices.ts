// The options of a question as select options. While being edited they may be blank or duplicate.
import type { BuilderQuestion } from '#core/logic/builder/builder-operators.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type OptionChoice = { value: string; label: string };

/** Including chosen texts that are no longer options. */
export function optionChoices(
  question: BuilderQuestion | null,
  chosen: readonly string[] = [],
): OptionChoice[] {
  const choices = new Map<string, OptionChoice>();
  for (const { value, name } of question?.questionOptions ?? []) {
    if (value !== '') choices.set(value, { value, label: name || value });
  }
  for (const value of chosen) {
    if (!choices.has(value)) choices.set(value, { value, label: t(m.deletedOption, { value }) });
  }
  return [...choices.values()];
}
