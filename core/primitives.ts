// Primitive types of the wire: ids and moments.
import { refusal } from '#core/messages/said.ts';
import { errorTexts as m } from '#core/messages/error-texts.ts';
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
export const idBeginning = z.string().check(z.refine(isIdBeginning, refusal(m.enterIdOrBeginning)));

/** Milliseconds since the epoch, UTC. */
export const timestamp = z
  .number()
  .check(
    z.int(),
    z.minimum(-latestMoment, refusal(m.tooFarInPast)),
    z.maximum(latestMoment, refusal(m.tooFarInFuture)),
  );
export const dates = z.object({ created: timestamp, lastModified: timestamp });
