// formdeck fill: fills in a form on the terminal, like the terminal app.
import { openApp } from '#cli/app/app.tsx';
import type { Context } from '#cli/context.ts';
import { idPartGiven } from '#cli/command/flags.ts';
import { formNamed } from '#cli/command/form-named.ts';
import type { FilledIn } from '#cli/app/screen-places.ts';
import { subfolder } from '#cli/platform/subfolder.ts';
import { sheetIdOf } from '#cli/command/short-ids.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { createFillDrafts } from './fill-drafts.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = { sheet?: string; new?: string };
export type FillOptions = { form: string; sheetId: string | undefined; newSheet: string | undefined };

export const fill = verb({
  effect: { undo: 'rows delete' },
  options: ({ sheet, new: newSheet }: Flags, [form = '']): FillOptions => {
    if (sheet !== undefined && newSheet !== undefined)
      throw new AppError('usage', wording(m.useSheetOrNewNot));
    return { form, sheetId: sheet === undefined ? undefined : idPartGiven('sheet', sheet), newSheet };
  },

  /** Returns what was done, by sheet. */
  async run(
    context: Context,
    { form: named, sheetId: sheet, newSheet }: FillOptions,
  ): Promise<readonly FilledIn[]> {
    const { stdin, stdout } = context.surroundings;
    if (!stdin.isTTY || !stdout.isTTY) {
      throw new AppError('usage', wording(m.formsAreFilledInOn), {
        hint: wording(m.useFormdeckRowsAddFile),
      });
    }
    const [{ id, name }, { server, userId }] = await Promise.all([
      formNamed(context, named),
      context.session(),
    ]);
    const sheetId = sheet === undefined ? undefined : await sheetIdOf(context, sheet);
    const progress = new Map<string, FilledIn>();
    const ending = await openApp(context, context.surroundings, {
      screen: 'fill',
      formId: id,
      formName: name,
      sheetId,
      newSheet,
      onProgress: (now) => void progress.set(now.sheetId, now),
      isAll: true,
    });
    const drafts = createFillDrafts(() => subfolder(context, 'drafts'));
    const saved = await drafts.list({ server, userId, formId: id });
    if (saved.length > 0) context.output.say(savedDraftsText(saved.length, name));
    if (ending === 'broken') throw new AppError('unexpected', wording(m.formdeckHadToStop));
    if (ending === 'interrupted') throw new AppError('cancelled');
    return [...progress.values()];
  },

  json: (progress) => (progress.length > 1 ? progress : (progress[0] ?? null)),

  print(output, progress) {
    if (progress.length === 0) output.say(t(m.nothingWasSent));
    for (const { sheetId, rows, completed } of progress) {
      output.line(sheetId);
      output.say(t(m.addedRows, { count: rows, sheetId, completed: String(completed) }));
    }
  },
});

function savedDraftsText(count: number, form: string): string {
  return t(m.draftsSaved, { count, form: JSON.stringify(form) });
}
