// formdeck import list: the history of imports, newest first.
import { createHash } from 'node:crypto';
import type { Context } from '#cli/context.ts';
import { oneOf } from '#cli/command/flags.ts';
import { formIdNamed } from '#cli/command/form-named.ts';
import type { LimitFlags } from '#cli/command/options.ts';
import { limitOf, readPages } from '#cli/command/pages.ts';
import { patient } from '#cli/command/patient-context.ts';
import { chosenColumns, listVerb } from '#cli/resource/list-verb.ts';
import { importsList } from '#core/imports/history/list.ts';
import { startText } from '#core/imports/progress.ts';
import { countText } from '#core/count-text.ts';
import { listImports } from '#core/imports/calls.ts';
import { importStates } from './import-states.ts';
import { readTable } from '../table-with-files.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ListFlags = LimitFlags & {
  form?: string;
  state?: string;
  name?: string;
  file?: string;
  worksheet?: string;
  transform?: string;
};
export type ListOptions = {
  form: string | null;
  state: (typeof importStates)[number] | undefined;
  name: string | undefined;
  file: string | null;
  worksheet: string | null;
  transform: string | null;
  limit: number | null;
};

export const list = listVerb({
  options: (flags: ListFlags): ListOptions => ({
    form: flags.form ?? null,
    state: oneOf('--state', importStates, flags.state),
    name: flags.name,
    file: flags.file ?? null,
    worksheet: flags.worksheet ?? null,
    transform: flags.transform ?? null,
    limit: limitOf(flags),
  }),

  async read(impatient, options) {
    const { form, state, name, file, limit } = options;
    const context = patient(impatient);
    const templateId = form === null ? undefined : await formIdNamed(context, form);
    const sha256 = file === null ? undefined : await hashOf(context, file, options);
    const phase = state === 'failed' ? ('unfit' as const) : state;
    return readPages(limit, (page) =>
      context.sendAgain(listImports, { query: { ...page, templateId, phase, name, sha256 } }),
    );
  },

  columns: chosenColumns(importsList, {
    // With its seconds: a script imports several files in a minute.
    started: {
      title: 'STARTED',
      value: ({ createdAt }, { timeZone }) => startText(createdAt, timeZone),
      whole: true,
    },
    form: { rank: 2 },
    file: {},
    sheet: { title: 'SHEET', value: ({ sheetName }) => sheetName ?? '', rank: 1 },
    state: { whole: true },
    in: { align: 'right', whole: true },
    failed: {
      title: 'FAILED',
      value: ({ failedRows }) => countText(failedRows),
      align: 'right',
      whole: true,
    },
    dropped: {
      title: 'DROPPED',
      value: ({ droppedRows }) => countText(droppedRows),
      align: 'right',
      whole: true,
    },
    by: { rank: 0 },
  }),
  none: t(m.thereAreNoImports),
});

/** Of what an import sends: a workbook's worksheet goes as CSV, and a recipe's file as it converts it. */
async function hashOf(context: Context, file: string, options: ListOptions): Promise<string> {
  const { bytes } = (await readTable(context, { ...options, file, files: null })).file;
  return createHash('sha256').update(bytes).digest('hex');
}
