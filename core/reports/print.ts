// Rows on paper: the filled-in form of one row, or of each of some, without a report having been made for it.
import * as z from 'zod/mini';
import { plainFileName } from '#core/files/plain-file-name.ts';
import { id } from '#core/primitives.ts';
import { formatDate } from '#core/time/date-format.ts';
import { mostFilledForms } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { refusal } from '#core/messages/said.ts';
import { common } from '#core/messages/common-texts.ts';
import { counts } from '#core/messages/count-texts.ts';
import { m } from './texts.ts';

export const printFormats = ['PDF', 'ZIP', 'HTML'] as const;
export type PrintFormat = (typeof printFormats)[number];

export const rowsPrint = z.object({
  /** In the order in which they are printed. They may be of several sheets and forms. */
  rowIds: z
    .array(id)
    .check(
      z.minLength(1, refusal(m.chooseAtLeastOneRow)),
      z.maxLength(mostFilledForms, refusal(m.atMostRowsCanBe, { mostFilledForms })),
    ),
  /** One PDF with all of them, a ZIP with a PDF for each, or a page that a browser prints. */
  format: z._default(z.enum(printFormats), 'PDF'),
});
export type RowsPrint = z.input<typeof rowsPrint>;

export const printTexts = {
  print: t(m.print),
  save: t(m.saveAsPdf),
  saveMany: t(m.saveAsOnePdf),
  saveEach: t(m.savePdfForEachRow),
  failed: t(m.rowsCouldNotBePrinted),
  tooMany: t(m.atMostRowsCanBePrinted, { mostFilledForms }),
} as const;

/** What a PDF of one row is called: `Night shift row 12.pdf`. */
export function printedRowName(sheet: string, row: number): string {
  return `${plainFileName(sheet, t(m.unnamedSheet))} row ${row}.pdf`;
}

/** What the file of several rows is called: `Vehicle check 12 rows 2026-11-23 140501.pdf`. */
export function printedRowsName(
  forms: readonly string[],
  rows: number,
  format: PrintFormat,
  { now, timeZone }: { now: number; timeZone: string },
): string {
  const [only = ''] = forms;
  const name = forms.length === 1 ? plainFileName(only) : t(common.forms);
  return `${name} ${t(counts.rows, { count: rows })} ${formatDate(now, 'yyyy-MM-dd HHmmss', timeZone)}.${format.toLowerCase()}`;
}
