// Idempotent creates: the same id with the same body returns the first response (200), with another body 409 (contract,
// "Conventions").
import { createHash, type Hash, hash } from 'node:crypto';
import { AppError, invalid } from '#core/errors.ts';
import type { NewRow } from '#core/filling/schema.ts';
import type { Portions } from '#core/portions/portions.ts';
import { countThings, madeBy, type MadeTable, type ThingTable } from '#server/db/things.ts';
import type { Tx } from '#server/db/transaction.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** A hash of the request, independent of key order; null if the client sent no id. */
export function requestHash(id: string | undefined, ...parts: readonly unknown[]): Buffer | null {
  return id === undefined ? null : hash('sha256', JSON.stringify(sorted(parts)), 'buffer');
}

/** The same hash of a request that may be large: others have their turn between the items of its lists. */
export function* requestHashInPortions(
  id: string | undefined,
  ...parts: readonly unknown[]
): Portions<Buffer | null> {
  if (id === undefined) return null;
  const sum = createHash('sha256');
  yield* writeSorted(parts, 3, sum);
  return sum.digest();
}

/** Adds what `JSON.stringify(sorted(value))` gives, to so many lists and objects within each other piece by piece. */
function* writeSorted(value: unknown, levels: number, sum: Hash): Portions<void> {
  if (levels === 0 || typeof value !== 'object' || value === null) {
    sum.update(JSON.stringify(sorted(value)) ?? 'null');
    return;
  }
  const isList = Array.isArray(value);
  const shallow = isList ? value : withSortedKeys(Object.entries(value));
  const members = Object.entries(shallow).filter(([, member]) => isList || member !== undefined);
  sum.update(isList ? '[' : '{');
  for (const [place, [key, member]] of members.entries()) {
    sum.update(`${place === 0 ? '' : ','}${isList ? '' : `${JSON.stringify(key)}:`}`);
    yield* writeSorted(member, levels - 1, sum);
    yield;
  }
  sum.update(isList ? ']' : '}');
}

/**
 * The same hash of a row, but faster: rows are sent more often than anything else, up to 500 at a time. It must stay
 * equal to the hashes in existing databases.
 */
export function rowRequestHash({ id, formVersion, answers }: NewRow): Buffer | null {
  if (id === undefined) return null;
  let text = '[{"answers":[';
  for (const [index, { questionId, value, reason }] of answers.entries()) {
    const why = reason === undefined ? '' : `,"reason":${JSON.stringify(reason)}`;
    text += `${index === 0 ? '' : ','}{"questionId":"${questionId}","value":${JSON.stringify(value)}${why}}`;
  }
  text += `]${formVersion === undefined ? '' : `,"formVersion":${formVersion}`},"id":"${id}"}]`;
  return hash('sha256', text, 'buffer');
}

/**
 * Throws 409 unless the existing thing was created by the same request. `path` is the id's location in a body with
 * several.
 */
export function requireSame(existing: Buffer | null | undefined, wanted: Buffer | null, path?: string): void {
  if (existing != null && wanted !== null && existing.equals(wanted)) return;
  const message = t(m.thisIdIsAlreadyIn);
  throw new AppError('conflict', message, {
    hint: wording(m.useNewId),
    ...(path !== undefined && { errors: [{ path, message }] }),
  });
}

/** The id of what the same request has made before; null: it is the first one. Throws 409 if another one used this id. */
export async function madeBefore(
  tx: Tx,
  table: MadeTable,
  companyId: string,
  { id, hash: wanted }: { id: string | undefined; hash: Buffer | null },
): Promise<string | null> {
  const existing = id === undefined ? undefined : await madeBy(tx, table, companyId, id);
  if (id === undefined || existing === undefined) return null;
  requireSame(existing, wanted);
  return id;
}

type CountedThings = 'reports' | 'designs' | 'recipes' | 'jobs' | 'reminders' | 'reportSchedules';

/** Throws `invalid` if a company has the most things of a kind. */
export async function requireFewer(
  tx: Tx,
  table: ThingTable,
  companyId: string,
  { most, things, path = 'name' }: { most: number; things: CountedThings; path?: string },
): Promise<void> {
  if ((await countThings(tx, table, companyId)) < most) return;
  throw invalid([fieldError(path, m.companyHasAtMost, { most, things })]);
}

/**
 * Sorts the keys of a value's objects; returns the value itself if they are sorted, as in nearly all answers. Twice as
 * fast as a replacer: this runs for every submission.
 */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(sorted);
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const keys = Object.keys(value);
  let isSorted = true;
  const entries = keys.map((key, index): [string, unknown] => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the key is one of its own
    const given = (value as Record<string, unknown>)[key];
    const inner = sorted(given);
    isSorted &&= inner === given && (index === 0 || (keys[index - 1] ?? '') < key);
    return [key, inner];
  });
  return isSorted ? value : withSortedKeys(entries);
}

/** Keys that are numbers come first, as they do in every object. */
function withSortedKeys(entries: readonly (readonly [string, unknown])[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
