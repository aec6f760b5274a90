// Reads a picked workbook as a form, or explains why it is none. The workbook parser is loaded on first use.
import { AppError } from '#core/errors.ts';
import { type ReadXlsForm, readXlsForm } from '#core/forms/xlsform/read.ts';
import { readWorkbook } from '#core/forms/xlsform/read-workbook.ts';
import type { Ports } from '#core/ports.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type XlsFormFile =
  | { kind: 'refused'; message: string; hint: string | null }
  | ({ kind: 'read' } & ReadXlsForm);

/** Reads the file. The signal only prevents starting. */
export async function readXlsFormFile(
  file: File,
  ports: Pick<Ports, 'newId' | 'sleep'>,
  signal: AbortSignal,
): Promise<XlsFormFile> {
  try {
    // Parsing blocks rendering; show the progress indicator first.
    const [{ default: open }] = await Promise.all([
      import('read-excel-file/universal'),
      ports.sleep(0, signal),
    ]);
    const sheets = await readWorkbook(file.name, file, open);
    return { kind: 'read', ...readXlsForm(sheets, ports.newId, file.name.replace(/\.xlsx$/i, '')) };
  } catch (error) {
    if (error instanceof AppError)
      return { kind: 'refused', message: error.message, hint: error.hint ?? null };
    // The browser could not read it: moved, changed or locked since it was picked.
    return { kind: 'refused', message: t(m.couldNotBeRead, { file: file.name }), hint: t(m.chooseItAgain) };
  }
}
