// Moments as people read them: on the wall clock of the signed-in user's time zone, in the format that they have chosen.
import { currentFormats } from '#core/format/current.ts';

/** Writes moments, as `2026-11-20 10:15` unless somebody wants them otherwise; in UTC where the zone is not known here. */
export function dateWriter(timeZone: string): (ms: number | null | undefined) => string {
  return (ms) => (ms === null || ms === undefined ? '' : currentFormats.value.moment(ms, timeZone));
}
