// `import run --key ... --dry-run`: what would become of the rows that exist.
import type { Context } from '#cli/context.ts';
import type { Output } from '#cli/output/output.ts';
import { countText } from '#core/count-text.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { createImportStarter } from '#core/imports/start-import.ts';
import type { UpdatePreview } from '#core/imports/update/schema.ts';
import { countsText } from '#core/imports/update/labels.ts';
import { waitText } from '#core/retry.ts';
import type { CsvBytes } from './csv-file.ts';
import { planFileImport } from './plan-file-import.ts';
import type { Titles } from './result.ts';
import type { RunOptions } from './run-options.ts';
import { requestOf } from './start-file-import.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Uploads a file and asks what it would change; null for a file without rows. */
export async function previewFile(
  context: Context,
  options: RunOptions,
  file: CsvBytes,
  form: WholeForm,
): Promise<UpdatePreview | null> {
  const planned = await planFileImport(context, options, { file, files: null, form });
  return planned && previewOf(context, form.id, file, requestOf(options, file.name, planned));
}

/** Uploads a file and asks what its import would do. */
export async function previewOf(
  context: Context,
  formId: string,
  file: CsvBytes,
  request: ReturnType<typeof requestOf>,
): Promise<UpdatePreview> {
  const { http, send } = context;
  const { server } = await context.session();
  const starter = createImportStarter({ http, send, ports: await context.ports(), server });
  return starter.preview(
    { formId, body: file.bytes, request: (made) => ({ ...made, ...request }) },
    { signal: context.signal(), onWait: (error, wait) => context.output.say(waitText(error, wait)) },
  );
}

/** The counts, then the first changes and conflicts. */
export function printPreview(output: Output, preview: UpdatePreview, titles: Titles): void {
  const { totalRows, changed, conflicting } = preview;
  output.fields([[t(m.rows), `${countText(totalRows)}: ${countsText(preview)}`]]);
  if (changed.length > 0) {
    output.line('');
    output.table(
      [
        { title: 'ROW', value: ({ csvRow }) => csvRow, align: 'right', whole: true },
        { title: 'KEY', value: ({ key }) => key },
        { title: 'QUESTION', value: ({ change }) => titles.get(change.questionId) ?? change.questionId },
        { title: 'BEFORE', value: ({ change }) => change.previous.join('; ') },
        { title: 'AFTER', value: ({ change }) => change.next.join('; ') },
      ],
      changed.flatMap(({ changes, ...row }) => changes.map((change) => ({ ...row, change }))),
      '',
    );
    sayMore(output, preview.changedRows - changed.length, m.moreChanged);
  }
  if (conflicting.length > 0) {
    output.line('');
    output.table(
      [
        { title: 'ROW', value: ({ csvRow }) => csvRow, align: 'right', whole: true },
        { title: 'KEY', value: ({ key }) => key ?? '' },
        { title: 'CONFLICT', value: ({ message }) => message },
      ],
      conflicting,
      '',
    );
    sayMore(output, preview.conflictingRows - conflicting.length, m.moreConflicts);
  }
}

function sayMore(output: Output, more: number, said: typeof m.moreChanged | typeof m.moreConflicts): void {
  if (more > 0) output.say(t(said, { more }));
}
