// The trend of a design: how many rows each week had. Weeks are seven days each, counted back from the last day of the
// report, so that none of them is cut; those before its first day are drawn paler.
import { startOfDay } from '#core/calendar/days.ts';
import { upperFirst } from '#core/format/upper-first.ts';
import type { ReportBlock } from '#core/reports/document.ts';
import { latestMoment } from '#core/time/zone.ts';
import type { Made } from './made.ts';
import type { SectionOf } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The blocks of a trend, with its heading. */
export function trendBlocks({ title, weeks }: SectionOf<'trend'>, made: Made): ReportBlock[] {
  const { run, words } = made;
  const { period, now, timeZone, formats } = run;
  const end = period.until < latestMoment ? period.until : startOfDay(now, timeZone, 1);
  const starts = Array.from({ length: weeks }, (_, place) => startOfDay(end, timeZone, -7 * (weeks - place)));
  const counts = countsOf(starts, end, made);
  // Before the first row of all, nothing was counted: a nought would be wrong.
  const first = counts.findIndex(({ isRecorded }) => isRecorded);
  const points = counts.slice(first).map(({ start, count }) => ({
    label: t(m.weekOf, { day: formats.day(start, timeZone) }),
    axis: formats.monthDay(start, timeZone),
    value: count,
    ...(start < period.from && { isEarlier: true }),
  }));
  const name = title || t(m.byWeek, { things: upperFirst(words.many) });
  return [
    { kind: 'heading', level: 2, text: name },
    { kind: 'chart', name, shape: 'columns', unit: words.many, points },
    {
      kind: 'text',
      text: noteOf(
        points.some(({ isEarlier }) => isEarlier === true),
        end > now,
      ),
    },
  ];
}

function noteOf(hasPale: boolean, isUnderWay: boolean): string {
  if (isUnderWay) return t(m.lastWeekIsNotOver, { hasPale: String(hasPale) });
  return hasPale ? t(m.paleIsEarlier) : t(m.columnIsWeek);
}

type Week = { start: number; count: number; isRecorded: boolean };

/** How many rows there were in each week; `isRecorded`: there were rows of any kind by its end. */
function countsOf(starts: readonly number[], end: number, { rows, ofAllDays }: Made): Week[] {
  const { created } = rows.data;
  const weeks = starts.map((start) => ({ start, count: 0, isRecorded: false }));
  let earliest = Number.POSITIVE_INFINITY;
  for (const [row, at] of created.entries()) {
    earliest = Math.min(earliest, at);
    if (ofAllDays?.[row] !== 1 || at >= end) continue;
    const week = weeks.findLast(({ start }) => start <= at);
    if (week !== undefined) week.count += 1;
  }
  return weeks.map((week, place) => ({ ...week, isRecorded: earliest < (starts[place + 1] ?? end) }));
}
