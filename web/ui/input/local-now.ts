// The time of a clock on the wall.
import { internationalFormats } from '#core/format/formats.ts';

/** `2026-11-23T14:05` */
export function localNow(at: number, timeZone: string): string {
  return internationalFormats().moment(at, timeZone).replace(' ', 'T');
}
