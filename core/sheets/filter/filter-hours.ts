// A filter by the day of the week and the hour of the day on which rows were sent, on the clock of whoever asks. The server
// expresses the same in SQL.
import { hourText, weekdayText, weekHourOf } from '#core/calendar/week-hours.ts';
import { currentFormats } from '#core/format/current.ts';
import { hourNumbers, type RowFilter, weekdayNumbers } from '#core/sheets/schema.ts';

type Hours = Pick<RowFilter, 'weekdays' | 'hours'>;

/** The days and hours that a filter asks for, in a time zone; null if it takes all of them. */
export type FilterHours = {
  weekdays: readonly number[] | null;
  hours: readonly number[] | null;
  timeZone: string;
};

/**
 * The days and hours that a filter asks for; null for any.
 * @throws Error unless their time zone was resolved
 */
export function hoursOfFilter({
  weekdays,
  hours,
  timeZone,
}: Hours & { timeZone?: string }): FilterHours | null {
  const [days, times] = [weekdays, hours].map((list) => (list == null || list.length === 0 ? null : list));
  if (!days && !times) return null;
  if (timeZone === undefined)
    throw new Error('A filter by hours needs a time zone: resolve it with withDates');
  return { weekdays: days ?? null, hours: times ?? null, timeZone };
}

/** Whether a moment is in the days and hours that a filter asks for; null if it takes all of them. */
export function hoursTest(filter: Hours & { timeZone?: string }): ((at: number) => boolean) | null {
  const wanted = hoursOfFilter(filter);
  if (wanted === null) return null;
  const isWanted = Array.from({ length: 7 * 24 }, (_, weekHour) => {
    const [weekday, hour] = [Math.floor(weekHour / 24) + 1, weekHour % 24];
    return (wanted.weekdays?.includes(weekday) ?? true) && (wanted.hours?.includes(hour) ?? true);
  });
  return (at) => isWanted[weekHourOf(at, wanted.timeZone)] === true;
}

/** A day or an hour to choose: `id` is its number. */
export type HourChoice = { id: string; name: string };

/** The days of the week, from Monday. */
export function weekdayChoices(): HourChoice[] {
  return weekdayNumbers.map((number) => ({ id: String(number), name: weekdayText(number - 1) }));
}

/** The hours of the day, as whoever reads them writes times. */
export function hourChoices(): HourChoice[] {
  return hourNumbers.map((number) => ({ id: String(number), name: hourText(number, currentFormats.value) }));
}

/** The names of chosen days or hours, in order. */
export function chosenNames(choices: readonly HourChoice[], chosen: readonly number[]): string[] {
  return choices.flatMap(({ id, name }) => (chosen.includes(Number(id)) ? [name] : []));
}
