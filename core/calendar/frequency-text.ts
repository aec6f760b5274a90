// When something is repeated, in words.
import type { Formats } from '#core/format/formats.ts';
import { formatDate } from '#core/time/date-format.ts';
import type { AnyInterval } from './intervals.ts';

export type Frequency = {
  /** Null: once. */
  interval: AnyInterval | null;
  /** The first time. */
  scheduleTime: number;
  timeZone: string;
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
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
      return `Once, on ${formats.day(scheduleTime, timeZone)} at ${time}${zone}`;
    case 'HOUR':
      return `Every hour from ${formats.day(scheduleTime, timeZone)}, ${time}${zone}`;
    case 'DAY':
      return `Every day at ${time}${zone}`;
    case 'WEEK':
      return `Every week on ${weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''} at ${time}${zone}`;
    default: {
      const day = Number(date.slice(-2));
      const on = day > lastSureDay ? `day ${day}, or the last day,` : `day ${day}`;
      return `Every month on ${on} at ${time}${zone}`;
    }
  }
}
