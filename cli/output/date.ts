// Moments as people read them: on the wall clock of the signed-in user's time zone.
import { formatDate } from '#core/time/date-format.ts';
import { isTimeZone } from '#core/time/zone.ts';

/** Writes moments as `2026-11-20 10:15` in a time zone; UTC where the zone is not known here. */
export function dateWriter(timeZone: string): (ms: number | null | undefined) => string {
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  return (ms) => (ms === null || ms === undefined ? '' : formatDate(ms, 'yyyy-MM-dd HH:mm', zone));
}
