// Asks why rows of an import may break rules that may be passed.
import { m } from '#core/imports/texts.ts';
import { t } from '#core/messages/text.ts';
import { reasonLimit } from '#core/questions/rules/passing.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { askText } from '#cli/terminal/input/questions.tsx';

/** Null if cancelled; blank for none. */
export async function askRowsReason(dialogs: Dialogs, value: string): Promise<string | null> {
  const reason = await askText(dialogs, { title: t(m.reasonForRows), text: t(m.reasonForRowsMeans), value });
  return reason?.trim().slice(0, reasonLimit) ?? null;
}
