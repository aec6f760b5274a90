// `import continue --double-hour` and `--skipped-hour`: what the times of failed rows are that the clocks skip or show twice.
import type { HourChoices } from '#core/imports/dates/hours-schema.ts';
import { compileCell, withFormatOf } from '#core/imports/parse-cell.ts';
import type { EditedRow } from '#core/imports/repair/fixes.ts';
import { settledTimes } from '#core/imports/repair/repair-hours.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import type { Question } from '#core/questions/schema.ts';
import { isMoment } from '#core/questions/types.ts';
import { compileDateFormat } from '#core/time/date-format.ts';
import { offsetAt } from '#core/time/zone.ts';

/** How the import's file is written: in the zone of the person who started it. */
export type FileFormats = Pick<ImportStatus, 'dateFormat' | 'dateFormats' | 'cellFormats' | 'timeZone'>;

/**
 * Settles what an edit of a failed row has left as it was. Cells are read again: a row that was sent before with another
 * fault still holds its times, while the server names the other fault alone.
 */
export function timeSettler(
  questions: readonly Question[],
  { dateFormat, timeZone, ...formats }: FileFormats,
  hours: HourChoices,
): (edited: EditedRow, failure: FailedRow) => EditedRow {
  let isDoubtful = false;
  const readDate = compileDateFormat(dateFormat) ?? (() => null);
  const settings = {
    dateFormat,
    readDate: (text: string) => readDate(text, timeZone),
    offsetAt: (at: number) => offsetAt(at, timeZone),
    decimalSeparator: null,
    timeZone,
    hours,
    onHour: () => void (isDoubtful = true),
  };
  const readers = questions
    .filter(({ type }) => isMoment(type))
    .map((question) => {
      const read = compileCell(question, withFormatOf(question.id, settings, { ...formats, timeZone }));
      return [question.id, read] as const;
    });
  return (edited, failure) => {
    if (edited.skip === true || failure.raw !== undefined) return edited;
    const cells = { ...edited.cells };
    for (const [id, read] of readers) {
      const text = failure.cells[id] ?? '';
      if ((cells[id] ?? text) !== text) continue;
      isDoubtful = false;
      const answer = read(text);
      if (isDoubtful && typeof answer === 'string') cells[id] = answer;
    }
    const date = settledTimes(failure, hours).find(({ questionId }) => questionId === null);
    const rowDate = edited.rowDate ?? date?.at;
    return { ...edited, cells, ...(rowDate !== undefined && { rowDate }) };
  };
}
