// Primitive types of the wire: ids, moments, and who somebody is.
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

/** Somebody as others see them. */
export const person = z.object({
  id,
  userName: z.string(),
  /**
   * How people are shown them: their full name, with the username where two could be confused. Absent without a full name, and
   * from servers before 0.3.0.
   */
  displayName: z.optional(z.string()),
});
export type Person = z.infer<typeof person>;

/** What says who somebody is; null as in the database. */
export type NamedPerson = { userName: string; displayName?: string | null | undefined };

/** How people read who somebody is: by their full name, or by the username where there is none. */
export function personName({ userName, displayName }: NamedPerson): string {
  return displayName ?? userName;
}

/** With the username in any case: where it is what one acts with, or where people are chosen among. */
export function personAndUsername({ userName, displayName }: NamedPerson): string {
  const username = `(${userName})`;
  if (displayName == null || displayName.endsWith(username)) return displayName ?? userName;
  return `${displayName} ${username}`;
}

/** Somebody of the wire, from what the database says of them. */
export function personOf(personId: string, { userName, displayName }: NamedPerson): Person {
  return { id: personId, userName, ...(displayName != null && { displayName }) };
}
