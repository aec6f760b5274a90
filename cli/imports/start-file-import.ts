// Starts the import of a planned file for `import run`, and stores how its columns are interpreted.
import { resolve } from 'node:path';
import type { Context } from '#cli/context.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { columnMapOf } from '#core/imports/match-columns.ts';
import type { ImportFiles } from '#core/imports/files/import-files.ts';
import type { ImportRequest } from '#core/imports/schema.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { createImportStarter } from '#core/imports/start-import.ts';
import { waitText } from '#core/retry.ts';
import { type CsvBytes, standardInput } from './csv-file.ts';
import type { PlannedImport } from './plan-file-import.ts';
import type { Titles } from './result.ts';
import type { RunOptions } from './run-options.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { forgetImport, rememberImport } from './started.ts';

/** A table with its files and the form that its rows are for, with the titles of its questions by their ids. */
export type ImportSource = { file: CsvBytes; files: ImportFiles | null; form: WholeForm; titles: Titles };

/**
 * Uploads the file and starts its import. With --once the status may be that of an earlier import, under its own id.
 */
export async function startFileImport(
  context: Context,
  options: RunOptions,
  { file: { name, bytes }, files, form }: ImportSource,
  planned: PlannedImport,
): Promise<{ id: string; status: ImportStatus }> {
  const { plan, summary } = planned;
  const ports = await context.ports();
  const { http, send } = context;
  const { server } = await context.session();
  const columns = Object.entries(columnMapOf(plan.matches));
  const { dateColumn, dateFormat } = plan;
  let id = '';
  const onUploaded = async (made: string) => {
    id = made;
    await rememberImport(context, id, {
      file: options.file === standardInput ? name : resolve(options.file),
      headers: [...plan.headers],
      delimiter: summary.delimiter,
      columns: Object.fromEntries(
        columns.map(([questionId, index]) => [questionId, plan.headers[index] ?? '']),
      ),
      dateColumn: dateColumn === null ? null : (plan.headers[dateColumn] ?? null),
      dateFormat,
    });
  };
  const progress = context.output.progress();
  const onProgress = (share: number) => progress.update(t(m.sentShare, { percent: Math.round(100 * share) }));
  const started = createImportStarter({ http, send, ports, server }).start(
    {
      formId: form.id,
      body: bytes,
      request: (made) => ({ ...made, ...requestOf(options, name, planned, files) }),
      ...(files !== null && { files }),
    },
    {
      signal: context.signal(),
      onWait: (error, wait) => context.output.say(waitText(error, wait)),
      onUploaded,
      ...(files !== null && { onProgress }),
    },
  );
  const { status } = await started.finally(() => progress.end());
  if (status.id !== id) await forgetImport(context, id);
  return { id, status };
}

/** What a planned file and the options ask for. */
export function requestOf(
  { once, headerAlign, clearBlank }: Pick<RunOptions, 'once' | 'headerAlign' | 'clearBlank'>,
  originalFileName: string,
  {
    plan,
    keyQuestion,
    summary: { rowCount },
    sheetName,
  }: Pick<PlannedImport, 'plan' | 'keyQuestion' | 'summary' | 'sheetName'>,
  files: ImportFiles | null = null,
): Omit<ImportRequest, 'id' | 'fileName'> {
  const { dateColumn, dateFormat, dateFormats, cellFormats, hours, reason, columnMap } = plan;
  return {
    originalFileName,
    ...(sheetName !== null && { sheetName }),
    once,
    dateColumn,
    dateFormat,
    dateFormats: { ...dateFormats },
    cellFormats: { ...cellFormats },
    totalRows: rowCount,
    headerAlign,
    ...(hours !== undefined && { hours }),
    ...(reason !== undefined && { reason }),
    columnMap,
    keyQuestion,
    blankCells: clearBlank ? 'CLEAR' : 'KEEP',
    ...(files !== null && { files: files.request() }),
  };
}
