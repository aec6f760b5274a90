// Writes the entries that answer a question, in a pass of its own over the rows or sheets of the export.
import type { ExportManifest } from '#core/exports/manifest.ts';
import type { Row, TableWriter } from '#core/files/table.ts';
import { type PassedRows, passRows, type RowsPass } from '#server/exports/pass-rows.ts';
import { exportedSheets, type ExportedSheet } from '#server/exports/store.ts';
import type { ExportedImages } from '#server/exports/images/images.ts';
import type { PhotoPlaces } from '#server/exports/images/photo-places.ts';
import type { EntryTable } from './entry-table.ts';

export type WrittenEntries = NonNullable<ExportManifest['entries']>[number];

/** Writes the entries of a question, of all rows, or for a question of the setup of the sheets of these rows. */
export async function writeEntries(
  writer: Pick<TableWriter, 'write'>,
  pass: RowsPass & { images: Pick<ExportedImages, 'learn' | 'nameIn'>; places: PhotoPlaces },
  table: EntryTable,
  earlier?: PassedRows,
): Promise<PassedRows & { written: WrittenEntries }> {
  const { tx, actor, plan, images, places } = pass;
  const { id, text, context: isOfSetup } = table.question;
  const written = { questionId: id, question: text, count: 0 };
  const write = async (lines: readonly Row[]) => {
    await writer.write(lines);
    // A row that has none stands there in an export of changes, with fewer cells.
    written.count += lines.filter(({ length }) => length === table.columns.length).length;
  };
  const scope = { contextQuestions: [], questions: isOfSetup ? [] : [table.question] };
  const passed =
    isOfSetup && earlier !== undefined
      ? earlier
      : await passRows(pass, {
          questions: scope,
          async learn(batch) {
            // Otherwise they were looked up with the rows.
            if (earlier === undefined) await images.learn(batch, scope);
            await places.learn(batch, scope);
          },
          write: async (rows, first) => {
            if (!isOfSetup)
              await write(
                rows.flatMap((row, index) =>
                  table.linesOfRow(row, first + index, images.nameIn(first + index)),
                ),
              );
          },
        });
  if (isOfSetup) {
    const sheetIds = [...passed.rowsOfSheets.keys()];
    for await (const sheets of exportedSheets(tx, actor, sheetIds, [table.question])) {
      const storing = sheets.map(asStoring);
      const ofSetup = { contextQuestions: [table.question], questions: [] };
      if (earlier === undefined) await images.learn(storing, ofSetup);
      await places.learn(storing, ofSetup);
      await write(sheets.flatMap((sheet) => table.linesOfSheet(sheet, images.nameIn(0))));
    }
  } else if (plan.changes !== null) await write(plan.changes.gone.map((row) => table.lineOfGone(row)));
  return { ...passed, written };
}

/** What is stored with a sheet, as a row without answers of its own. */
export function asStoring({ contextAnswers }: Pick<ExportedSheet, 'contextAnswers'>) {
  return { contextAnswers, answers: [] };
}
