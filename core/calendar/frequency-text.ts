// When something is repeated, in words.
import type { Formats } from '#core/format/formats.ts';
import { formatDate } from '#core/time/date-format.ts';
import type { AnyInterval } from './intervals.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { weekdayNames } from './weekdays.ts';

export type Frequency = {
  /** Null: once. */
  interval: AnyInterval | null;
  /** The first time. */
  scheduleTime: number;
  timeZone: string;
};

/** In options: `once` stands for no interval. */
export const once = 'ONCE';
export type FrequencyChoice<Interval extends AnyInterval> = Interval | typeof once;

/** Labels of the frequencies, in the order of the options (spec 3, section 9). */
export const frequencyNames: Readonly<Record<FrequencyChoice<AnyInterval>, string>> = {
  ONCE: t(m.once),
  HOUR: t(m.everyHour),
  DAY: t(m.everyDay),
  WEEK: t(m.everyWeek),
  MONTH: t(m.everyMonth),
};

const lastSureDay = 28;

/** `Every week on Monday at 08:00`, in its own time zone, which is named where the reader has another. */
export function frequencyText(
  { interval, scheduleTime, timeZone }: Frequency,
  formats: Formats,
  readerZone: string,
): string {
  const time = formats.time(scheduleTime, timeZone);
  const zone = timeZone === readerZone ? '' : ` (${timeZone})`;
  const date = formatDate(scheduleTime, 'yyyy-MM-dd', timeZone);
  switch (interval) {
    case null:
      return t(m.onceOnAt, { day: formats.day(scheduleTime, timeZone), time, zone });
    case 'HOUR':
      return t(m.everyHourFrom, { day: formats.day(scheduleTime, timeZone), time, zone });
    case 'DAY':
      return t(m.everyDayAt, { time, zone });
    case 'WEEK':
      return t(m.everyWeekOnAt, {
        weekdays: weekdayNames()[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '',
        time,
        zone,
      });
    default: {
      const day = Number(date.slice(-2));
      return t(day > lastSureDay ? m.everyMonthOrLastDay : m.everyMonthOnDay, { day, time, zone });
    }
  }
}
