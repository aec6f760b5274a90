// Moments in time zones for property tests, half of them close to a change of the clocks.
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';

/** Zones with every habit of changing clocks, of both hemispheres; none of them ever left out a whole day since 1970. */
const timeZones = [
  'UTC',
  'Europe/Paris',
  'America/Toronto',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Havana',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Antarctica/Troll',
];

const hour = 3_600_000;

/** A zone and a moment of the years 1972 to 2037 in epoch milliseconds. */
export const zonedMoment = fc
  .record({
    timeZone: fc.constantFrom(...timeZones),
    at: fc.integer({ min: Date.UTC(1972, 0), max: Date.UTC(2037, 0) }),
    /** From the next change of the clocks; null: where it is. */
    near: fc.option(fc.integer({ min: -3 * hour, max: 3 * hour })),
  })
  .map(({ timeZone, at, near }) => {
    const zoned = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
    const change = near === null ? null : zoned.getTimeZoneTransition('next');
    return { timeZone, at: change === null ? at : change.epochMilliseconds + (near ?? 0) };
  });
