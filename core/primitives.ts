// Primitive types of the wire: ids and moments.
import * as z from 'zod/mini';
import { isIdBeginning } from './short-id.ts';
import { latestMoment } from './time/zone.ts';

/** A UUID pattern for use inside other patterns, in lower case. */
export const uuidPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const uuid = new RegExp(`^${uuidPattern}$`, 'i');

/** Whether a text is a UUID, the form of every id. */
export function isUuid(value: string): boolean {
  return uuid.test(value);
}

/** An id. Converted to lower case, as in the database, so that equal ids are equal strings. */
export const id = z.uuid().check(z.toLowerCase());
/** An id, or the beginning of one, as terminal lists print it. */
export const idBeginning = z
  .string()
  .check(z.refine(isIdBeginning, 'Enter an id, or at least its first 4 characters'));

/** Milliseconds since the epoch, UTC. */
export const timestamp = z
  .number()
  .check(
    z.int(),
    z.minimum(-latestMoment, 'This is too far in the past for a date'),
    z.maximum(latestMoment, 'This is too far in the future for a date'),
  );
export const dates = z.object({ created: timestamp, lastModified: timestamp });
