// Local times as an iCalendar writes them.
import { offsetAt } from '#core/time/zone.ts';

/** A moment in a time zone: `20261123T080000`. */
export function wallTime(at: number, timeZone: string): string {
  return clockText(at + offsetAt(at, timeZone));
}

/** A local time in milliseconds as if it were UTC. */
export function clockText(clock: number): string {
  return new Date(clock).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}
