// Brings further files to an import: failed rows that name them are then right as they are.
import { action } from '#core/action.ts';
import { isManager, no } from '#core/actor.ts';
import { readEntries } from '#core/filling/rows-files/read-entry.ts';
import { continueImport } from '#core/imports/calls.ts';
import { withNamedFiles } from '#core/imports/cells/entry-files.ts';
import type { FileFinder } from '#core/imports/files/find-file.ts';
import type { ImportFiles, SendWorld } from '#core/imports/files/import-files.ts';
import { unnamedText } from '#core/imports/files/unnamed.ts';
import { m as inFiles } from '#core/imports/files/texts.ts';
import { mayRepairImport } from '#core/imports/policy.ts';
import type { FailedRow, FixedRow } from '#core/imports/schema.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { m as both } from '#core/imports/texts.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import type { Question } from '#core/questions/schema.ts';
import { t } from '#core/messages/text.ts';
import { sendFixes } from './send-fixes.ts';

export type AddedFiles = {
  status: ImportStatus;
  questions: readonly Question[];
  failed: readonly FailedRow[];
  files: ImportFiles;
  ports: SendWorld['ports'];
};

/** Sends the files that failed rows name, then checks these rows again. */
export const addFiles = action<AddedFiles, ImportStatus>({
  id: 'imports.addFiles',
  label: t(inFiles.addFiles),
  may(actor, { status }) {
    if (!isManager(actor)) return no(t(both.onlyManagersAndAdminsMay));
    return status.update === null ? mayRepairImport(status) : no(t(inFiles.filesInNewRows));
  },
  repeatable: true,
  async run(send, { status, questions, failed, files, ports }) {
    const rows = rowsNaming(questions, failed, files.finder);
    if (rows.length === 0) return status;
    await files.send({ send, ports }, { attempts: 1 });
    await send(continueImport, { params: { id: status.id }, body: { rows: [], files: files.request() } });
    return sendFixes(send, status.id, rows);
  },
  done({ status, files }, after) {
    if (after === status) return t(inFiles.noRowNames);
    const { completedRows, droppedRows, failedRows: failed } = after;
    const came = completedRows - status.completedRows;
    const said =
      failed === 0
        ? t(both.importIsDoneRowsImported, { completedRows, droppedRows })
        : t(both.rowsImportedSomeToFix, { came, failed });
    return [said, unnamedText(files)].filter((line) => line !== null).join(' ');
  },
  failed: () => t(both.unableToContinueImportPlease),
  touches: [['imports', 'one'], ['forms'], ['sheets']],
});

/** The failed rows of which a cell, or an entry, names one of the files, as they are. */
function rowsNaming(
  questions: readonly Question[],
  failed: readonly FailedRow[],
  finder: FileFinder,
): FixedRow[] {
  return failed.flatMap(({ csvRow, cells, raw }) => {
    // The cells of such a row cannot be assigned to columns.
    if (raw !== undefined) return [];
    const names = questions.filter((question) => namesFile(question, cells[question.id] ?? '', finder));
    return names.length === 0 ? [] : [{ csvRow, answers: [] }];
  });
}

function namesFile(question: Question, text: string, finder: FileFinder): boolean {
  if (text.trim() === '') return false;
  if (isStoredType(question.type)) return typeof finder.read(text, question) === 'string';
  const { id, questions: own = [] } = question;
  if (!own.some(({ type }) => isStoredType(type))) return false;
  const entries = readEntries(text, own);
  const before = finder.named.size;
  if (Array.isArray(entries)) withNamedFiles([question], { [id]: entries }, finder);
  return finder.named.size > before;
}
