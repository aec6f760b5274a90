// Copies rows of the table in spreadsheet format: to the terminal user's clipboard, or to a file.
import { plainFileName } from '#core/files/plain-file-name.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import type { SheetData } from '#core/sheets/engine/sheet-data.ts';
import { shownColumns, type TableLayout } from '#core/sheets/table/table-layout.ts';
import { tsvText } from '#core/sheets/table/tsv.ts';
import { saveFile } from '#cli/platform/save-file.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type CopyWorld = {
  copy(text: string): boolean;
  folder: string;
  say(text: string, tone?: 'good' | 'bad'): void;
};

export type CopiedRows = { text: string; count: number };

/** Rows with the visible columns' titles, in the table's order. */
export function rowsAsText(
  data: Pick<SheetData, 'columns' | 'rowsAmong'>,
  rowIds: readonly string[],
  layout: TableLayout,
): CopiedRows {
  const columns = data.columns();
  const shown = shownColumns(columns, layout).map(({ title, id }) => ({
    title,
    place: columns.findIndex((column) => column.id === id),
  }));
  const rows = data.rowsAmong(rowIds);
  const cells = rows.map((row) => shown.map(({ place }) => row.cells[place] ?? ''));
  return { text: tsvText([shown.map(({ title }) => title), ...cells]), count: rows.length };
}

/** Copies; if the terminal does not support it, saves a file. */
export async function copyRows(copied: CopiedRows, name: string, world: CopyWorld): Promise<void> {
  if (world.copy(copied.text)) {
    const text = sheetTexts.copied(copied.count, 'row');
    return world.say(t(m.ifYourTerminalDoesNot, { text }), 'good');
  }
  return saveRows(copied, name, world);
}

/** Saves rows as a file in the folder where the app was started. */
export async function saveRows({ text, count }: CopiedRows, name: string, world: CopyWorld): Promise<void> {
  const path = await saveFile(world.folder, `${plainFileName(name)}.tsv`, `${text}\n`);
  world.say(t(m.rowsSaved, { count, path }), 'good');
}
