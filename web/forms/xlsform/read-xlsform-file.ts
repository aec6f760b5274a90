// Reads a picked workbook, or a ZIP file with one and its pictures, as a form, or explains why it is none. The workbook parser is loaded on first use.
import { AppError } from '#core/errors.ts';
import { xlsFormOfFile } from '#core/forms/xlsform/media/read-xlsform-file.ts';
import type { ReadXlsForm } from '#core/forms/xlsform/read.ts';
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
    return { kind: 'read', ...(await xlsFormOfFile(file.name, file, open, ports.newId)) };
  } catch (error) {
    if (error instanceof AppError)
      return { kind: 'refused', message: error.message, hint: error.hint ?? null };
    // The browser could not read it: moved, changed or locked since it was picked.
    return { kind: 'refused', message: t(m.couldNotBeRead, { file: file.name }), hint: t(m.chooseItAgain) };
  }
}
