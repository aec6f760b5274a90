// Reads the file of an XLSForm, the same way for both faces.
import { listText } from '#core/count-text.ts';
import { t } from '#core/messages/text.ts';
import { type OpenWorkbook, readWorkbook } from '../read-workbook.ts';
import { readXlsForm, type ReadXlsForm } from '../read.ts';
import { m } from '../texts.ts';
import { openPackage } from './media-files.ts';

/**
 * The form of a workbook, or of a ZIP file with a workbook and its pictures, called as the file if it has no name.
 * @throws AppError that says what is wrong with the file, and what to do
 */
export async function xlsFormOfFile(
  name: string,
  file: Blob,
  open: OpenWorkbook,
  newId: () => string,
): Promise<ReadXlsForm> {
  const opened = await openPackage(name, file);
  const sheets = await readWorkbook(opened.name, opened.workbook, open);
  const { media, unnamed } = await opened.mediaOf(sheets);
  const read = readXlsForm(sheets, newId, opened.name.replace(/\.xlsx$/i, ''), media);
  if (unnamed.length === 0) return read;
  const some = listText(unnamed.slice(0, mostNamed));
  const more = Math.max(0, unnamed.length - mostNamed);
  const message = t(m.filesAreLeftOut, { count: unnamed.length, some, more });
  return { ...read, report: [...read.report, { sheet: name, row: null, level: 'dropped', message }] };
}

const mostNamed = 5;
