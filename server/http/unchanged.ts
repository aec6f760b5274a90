// Requests that set what is there already: they write nothing, neither a new time of change nor an entry of the audit log.
import { isDeepStrictEqual } from 'node:util';

/** Whether every field that a change gives, apart from its id, has that value already. */
export function isUnchanged(before: Readonly<Record<string, unknown>>, change: object): boolean {
  return Object.entries(change).every(
    ([field, value]) => field === 'id' || value === undefined || isDeepStrictEqual(before[field], value),
  );
}
