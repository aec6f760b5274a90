// Updates cached data after an entry was sent, which would otherwise be missing until the next fetch: a sheet would be
// invisible meanwhile, and the device may be offline by then.
import { assertNever } from '#core/assert-never.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Core } from '#core/core.ts';
import type { OutboxEntry, RowEntry } from '#core/filling/outbox/outbox-entry.ts';
import type { GivenAnswer } from '#core/filling/schema.ts';
import {
  openSheetsQuery,
  ownOpenSheetsQuery,
  returnedRowsQuery,
  rowQuery,
  rowsSoFarQuery,
  sheetQuery,
} from '#core/sheets/queries.ts';
import type { Person } from '#core/primitives.ts';
import type { Answer, Row, Sheet } from '#core/sheets/schema.ts';
import { copies, type CopyName, type FillStore } from './fill-store.ts';

/** An update of cached data: in the query cache, and in its copy on this device. */
type CacheUpdate = {
  key: QueryKey;
  copy: string;
  /** Undefined if it was not cached. */
  next(value: unknown): unknown;
};

function update<T>(
  key: QueryKey,
  copy: CopyName<T>,
  next: (value: T | undefined) => T | undefined,
): CacheUpdate {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- under the key stands what its copy holds
  return { key, copy, next: (value) => next(value as T | undefined) };
}

function changesBy(entry: OutboxEntry, { send }: Pick<Core, 'send'>, person: Person): CacheUpdate[] {
  const { form, sheet: of } = entry;
  const inLists = (change: (sheets: readonly Sheet[]) => readonly Sheet[]): CacheUpdate[] =>
    [
      { key: ownOpenSheetsQuery(send, person.id).queryKey, copy: copies.openSheets },
      { key: openSheetsQuery(send, form.id, person.id).queryKey, copy: copies.openSheetsOf(form.id) },
    ].map(({ key, copy }) => update(key, copy, (sheets = []) => change(sheets)));
  switch (entry.kind) {
    case 'image':
      return [];
    case 'sheet': {
      const started = startedSheet({ ...entry.body, form }, person, entry.createdAt);
      return inLists((sheets) => [started, ...sheets.filter(({ id }) => id !== started.id)]);
    }
    case 'row': {
      const row = rowOf(entry, person);
      return [
        update(rowsSoFarQuery(send, of.id).queryKey, copies.rows(of.id), (rows = []) => [
          ...rows.filter(({ id }) => id !== row.id),
          row,
        ]),
        ...inLists((sheets) =>
          sheets.map((sheet) => (sheet.id === of.id ? { ...sheet, rowCount: sheet.rowCount + 1 } : sheet)),
        ),
      ];
    }
    case 'correction': {
      const answers = answersOf(entry.body.answers, entry.createdAt);
      return [
        update(rowsSoFarQuery(send, of.id).queryKey, copies.rows(of.id), (rows = []) =>
          rows.map((row) => (row.id === entry.id ? { ...row, answers, returned: null } : row)),
        ),
        update(returnedRowsQuery(send).queryKey, copies.returnedRows, (page) => {
          const content = page?.content.filter(({ id }) => id !== entry.id) ?? [];
          return page && { ...page, content, totalElements: content.length };
        }),
      ];
    }
    case 'complete':
      return [
        update(
          sheetQuery(send, of.id).queryKey,
          copies.sheet(of.id),
          (sheet) => sheet && { ...sheet, completed: true },
        ),
        ...inLists((sheets) => sheets.filter(({ id }) => id !== of.id)),
      ];
    case 'discard':
      return inLists((sheets) => sheets.filter(({ id }) => id !== of.id));
    default:
      return assertNever(entry);
  }
}

/**
 * Shows a sent entry at the moment it leaves the outbox, and adds it to the copies. Requests in progress may not include
 * it: they are repeated.
 */
export async function showArrival(
  { entry, row }: { entry: OutboxEntry; row: Row | null },
  { core, queries, store, person }: { core: Core; queries: QueryClient; store: FillStore; person: Person },
): Promise<void> {
  const changes = changesBy(entry, core, person);
  // The end of filling in says at once what the server has answered.
  if (row !== null) queries.setQueryData(rowQuery(core.send, row.sheetId, row.id).queryKey, row);
  for (const { key, next } of changes) {
    void queries.cancelQueries({ queryKey: key, exact: true });
    queries.setQueryData(key, (value: unknown) => (value === undefined ? undefined : next(value)));
  }
  const at = core.ports.now();
  try {
    for (const { copy: name, next } of changes) {
      const value = next((await store.copy(name))?.value);
      if (value !== undefined) await store.cacheCopy({ name, value, at });
    }
  } catch {
    // A full device fetches it again next time.
  }
  await queries.invalidateQueries({ queryKey: ['sheets'] });
}

/** The row as the server will return it, as far as known here. */
function rowOf({ id, sheet, body, createdAt }: RowEntry, user: Person): Row {
  return {
    id,
    sheetId: sheet.id,
    dates: { created: createdAt, lastModified: createdAt },
    user,
    answers: answersOf(body.answers, createdAt),
    alerts: [],
    reviewState: null,
    reviewer: null,
    reviewDate: null,
    reviewComment: null,
    returned: null,
  };
}

/** A sheet started here, as the server will return it. */
export function startedSheet(
  of: {
    id: string;
    name: string;
    form: { id: string; name: string };
    contextAnswers: readonly GivenAnswer[];
  },
  user: Person,
  now: number,
): Sheet {
  const { id, name, form, contextAnswers } = of;
  return {
    id,
    name,
    templateId: form.id,
    template: { id: form.id, name: form.name },
    user,
    dates: { created: now, lastModified: now },
    rowCount: 0,
    completed: false,
    contextAnswers: answersOf(contextAnswers, now),
  };
}

function answersOf(given: readonly GivenAnswer[], createdDate: number): Answer[] {
  return given.map(({ questionId, value }) => ({ id: questionId, questionId, value, createdDate }));
}
