// What a list is filtered by: one question where there is one, otherwise first by what.
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { choose } from './questions.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type FilterChoice = {
  label: string;
  /** What it is filtered by now. */
  now: string | undefined;
  ask(): Promise<void>;
};

/** Asks by what, then that question. */
export async function chooseFilter(dialogs: Dialogs, choices: readonly FilterChoice[]): Promise<void> {
  const chosen = await choose(dialogs, {
    title: t(m.filter),
    isMenu: true,
    choices: choices.map((choice) => ({
      value: choice,
      label: choice.label,
      ...(choice.now !== undefined && { note: choice.now }),
    })),
  });
  await chosen?.ask();
}
