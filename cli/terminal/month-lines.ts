// A month as lines of text: each day with how many entries it has.
import { daysPerWeek, monthGrid } from '#core/calendar/month.ts';
import type { Segment } from '#cli/terminal/theme.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type MonthLines = { head: readonly Segment[]; weeks: readonly (readonly Segment[])[] };

/** Columns of a day: its number, and how many. */
const dayWidth = 8;

const weekdays = [t(m.sun), t(m.mon), t(m.tue), t(m.wed), t(m.thu), t(m.fri), t(m.sat)];

/** The selected day is between brackets, since colours may be off; today has a star. */
export function monthLines(
  { year, month }: { year: number; month: number },
  agenda: ReadonlyMap<string, readonly unknown[]>,
  { selected, today }: { selected: string; today: string },
): MonthLines {
  const days = monthGrid(year, month).map(({ isoDate, day, isInMonth }): Segment => {
    const count = agenda.get(isoDate)?.length ?? 0;
    const number = `${isoDate === today ? '*' : ''}${day}`;
    const text = `${number}${count === 0 ? '' : `·${count}`}`;
    const isSelected = isoDate === selected;
    const shown = isSelected ? `[${text}]` : ` ${text} `;
    const tone = isSelected ? 'accent' : isInMonth ? 'plain' : 'dim';
    return { text: shown.padEnd(dayWidth), tone, bold: isSelected };
  });
  return {
    head: weekdays.map((name) => ({ text: ` ${name}`.padEnd(dayWidth), tone: 'dim' })),
    weeks: Array.from({ length: days.length / daysPerWeek }, (_, week) =>
      days.slice(week * daysPerWeek, (week + 1) * daysPerWeek),
    ),
  };
}

/** The first day (`yyyy-MM-dd`) of the month before or after that of a day. */
export function monthStep(day: string, direction: 1 | -1): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const index = year * 12 + (month - 1) + direction;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}
