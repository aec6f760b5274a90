// The call that returns changes to rows since a cursor, so that clients need not reload all rows.
import { type SqlBool, sql } from 'kysely';
import { invalid } from '#core/errors.ts';
import { isUuid } from '#core/primitives.ts';
import { readChanges } from '#core/sheets/calls.ts';
import { mostChangedRows } from '#core/sheets/row-changes.ts';
import { firstStart, isOurs, isSnapshot, type Moment, momentNow } from '#server/db/snapshot.ts';
import { findForm } from '#server/forms/store.ts';
import { jsonText, on } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import { conditionOf } from './condition.ts';
import { rowsSince } from './row-cache-store.ts';
import { columnsBytes, sheetTexts } from './present.ts';
import { findSheets } from './store.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

export const changesRoutes = [
  on(readChanges, async ({ actor, tx, params, body, services }) => {
    await findForm(tx, actor, params.id);
    const since = body.since === null ? null : cursorFrom(body.since);
    // Taken first: changes committed meanwhile are reported twice, but none is missed.
    const now = await momentNow(tx);
    const cursor = `${services.now()}/${now.start}/${now.snapshot}`;
    if (since === null || body.sheetIds.length === 0) return { cursor, ...nothing };
    const sheets = await findSheets(tx, actor, body.sheetIds);
    if (sheets.some(({ formId }) => formId !== params.id)) throw notFound();
    const filter = await conditionOf({ tx, actor, services }, sheets, body.rowFilters, 'rowFilters.');
    // After restoring a backup, the client's state is unknown: it reloads everything.
    const isKnown = await isOurs(tx, since);
    const { written, deleted } = isKnown
      ? await rowsSince(tx, actor, body.sheetIds, since.snapshot)
      : { written: [], deleted: [] };
    const changed = sheets.filter((sheet) => !isKnown || sheet.modifiedAt > since.at - clockSlack);
    const texts = await sheetTexts({ tx, actor, services }, changed);
    const areRowsSent = isKnown && written.length <= mostChangedRows;
    const rows = areRowsSent
      ? await columnsBytes(
          { tx, actor, services },
          {
            sheets,
            page: { page: 0, size: mostChangedRows, sort: undefined },
            condition: sql<SqlBool>`rows.id = any(${written}::uuid[]) and ${filter}`,
          },
        )
      : 'null';
    return jsonText(
      `{"cursor":${JSON.stringify(cursor)},"sheets":[${texts.join(',')}]` +
        `,"written":${JSON.stringify(areRowsSent ? written : [])},"deleted":${JSON.stringify(deleted)},"rows":${rows.toString()}}`,
    );
  }),
];

const nothing = { sheets: [], written: [], deleted: [], rows: null };

/** Changes of sheets are only known by time, and a transaction that began earlier may commit later. */
const clockSlack = 60_000;

/** Parses a cursor: the time and the moment of the database. Throws `invalid` if malformed. */
function cursorFrom(text: string): Moment & { at: number } {
  const [, at = '', start = firstStart, snapshot = ''] =
    /^(\d{1,15})\/(?:([0-9a-f-]{36})\/)?([^/]+)$/.exec(text) ?? [];
  if (!isSnapshot(snapshot) || !isUuid(start)) throw invalid([fieldError('since', m.thisIsNotCursorOf)]);
  return { at: Number(at), start, snapshot };
}
