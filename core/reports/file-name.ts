// The name of a downloaded report: its name, the time and the extension (spec 3, section 9).
import { formatDate } from '#core/time/date-format.ts';
import type { ReportFormat } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

// What file systems refuse.
const refused = /[\p{Cc}/\\:*?"<>|]+/gu;
const mostLetters = 120;

/** `Monthly checks 2026-11-23 140501.pdf` */
export function reportFileName(name: string, format: ReportFormat, now: number, timeZone: string): string {
  const plain = Array.from(name.replaceAll(refused, ' ').replaceAll(/\s+/g, ' ').trim());
  const shortened =
    plain
      .slice(0, mostLetters)
      .join('')
      .replace(/(?<![. ])[. ]+$/, '') || t(m.report);
  return `${shortened} ${formatDate(now, 'yyyy-MM-dd HHmmss', timeZone)}.${format.toLowerCase()}`;
}

/** What a report is served as. */
export const reportMediaTypes: Readonly<Record<ReportFormat, string>> = {
  HTML: 'text/html; charset=utf-8',
  PDF: 'application/pdf',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  JSON: 'application/json; charset=utf-8',
};
