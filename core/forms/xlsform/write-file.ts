// Exports a form as an XLSForm file.
import { formFileName } from '#core/forms/file/file-name.ts';
import type { Form } from '#core/forms/schema.ts';
import type { ReportLine } from './report.ts';
import { workbookBytes } from './workbook.ts';
import { writeXlsForm } from './write.ts';

export type XlsFormFile = { name: string; bytes: Uint8Array<ArrayBuffer>; report: ReportLine[] };

/** The file, its default name, and the conversion report. */
export async function xlsFormFile(form: Form): Promise<XlsFormFile> {
  const { sheets, report } = writeXlsForm(form);
  return { name: formFileName(form, 'xlsx'), bytes: await workbookBytes(sheets), report };
}
