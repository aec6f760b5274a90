// formdeck rows restore: brings deleted rows back, for admins, for 30 days; without a row it prints which ones can be restored.
import type { Context } from '#cli/context.ts';
import { idPartGiven } from '#cli/command/flags.ts';
import { dateWriter } from '#cli/output/date.ts';
import { onlyId, placesOfRows } from '#cli/command/short-ids.ts';
import { idWriter } from '#cli/command/id-writer.ts';
import { verb } from '#cli/command/verb.ts';
import { deletedRows, listAudit } from '#core/audit/calls.ts';
import type { ListedEntry } from '#core/audit/schema.ts';
import { partlyDone } from '#core/batches.ts';
import { AppError } from '#core/errors.ts';
import { mapLimit } from '#core/map-limit.ts';
import { maximumPageSize } from '#core/paging.ts';
import { isUuid, personName } from '#core/primitives.ts';
import { restoreRow } from '#core/sheets/calls.ts';
import { type RestoredRows, restoredText, restoreRetention } from '#core/sheets/review/row-undo.ts';
import { rowReader, shownRowJson } from './shown-row.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = { together?: boolean };
type Options = { ids: readonly string[]; together: boolean };
type Deleted = { rowId: string; sheetId: string; entry: ListedEntry };
type Clashes = NonNullable<RestoredRows['clashes']>;
type Restored = { restored: readonly string[]; clashes: Clashes };
type Printed =
  | (Restored & { /** As --json prints them. */ rows: () => Promise<unknown> })
  | { deleted: Deleted[]; timeZone: string };

export const restoreRows = verb({
  effect: { undo: 'rows delete' },
  options: ({ together = false }: Flags, ids): Options => {
    if (together && ids.length === 0) throw new AppError('usage', wording(m.giveOneOfRowsFor));
    return { ids: ids.map((id) => idPartGiven('row', id.replace(/^sheetRow\./, ''))), together };
  },

  async run(context: Context, { ids, together }: Options): Promise<Printed> {
    if (ids.length === 0) {
      return { deleted: await restorableRows(context), timeZone: (await context.user()).timeZone };
    }
    const rows = await rowsOf(context, ids);
    const restored: string[] = [];
    const clashes: Clashes = [];
    const fail = (error: unknown) => {
      if (restored.length === 0) throw error;
      throw partlyDone(error, t(m.restoredBeforeThat, { restored: restored.join(' ') }));
    };
    for (const { rowId, sheetId } of rows) {
      // Two of them may have been deleted together.
      if (restored.includes(rowId)) continue;
      const params = { id: sheetId, rowId };
      const reply = await context.send(restoreRow, { params, body: { together } }).catch(fail);
      restored.push(...reply.rowIds);
      clashes.push(...(reply.clashes ?? []));
    }
    return { restored, clashes, rows: () => rowsJson(context, { restored, clashes }).catch(fail) };
  },

  print(output, printed) {
    if ('restored' in printed) {
      const { restored: rowIds, clashes } = printed;
      return output.say(`${restoredText({ rowIds: [...rowIds], clashes })}.`);
    }
    const date = dateWriter(printed.timeZone);
    const rowId = idWriter(
      output,
      printed.deleted.map((row) => row.rowId),
    );
    output.table(
      [
        { title: 'ROW', value: (row) => rowId(row.rowId), whole: true },
        { title: 'DELETED', value: ({ entry }) => date(entry.timestamp), whole: true },
        { title: 'BY', value: ({ entry }) => personName(entry.user), rank: 1 },
        { title: 'FORM', value: ({ entry }) => entry.template?.name, rank: 3 },
        { title: 'UNTIL', value: ({ entry }) => date(entry.restorable?.until ?? 0), whole: true, rank: 2 },
        { title: 'TOGETHER', value: ({ entry }) => String(entry.restorable?.rows ?? 1), rank: 0 },
      ],
      printed.deleted,
      t(m.thereAreNoDeletedRows),
    );
  },

  json: (printed) =>
    'restored' in printed
      ? printed.rows()
      : printed.deleted.map(({ rowId, sheetId, entry: { timestamp, user, template, restorable } }) => ({
          rowId,
          sheetId,
          deletedAt: timestamp,
          user,
          template,
          ...restorable,
        })),
});

/** Restored rows as `rows show --json` prints them, with the titles of the questions whose answers another row has by now. */
async function rowsJson(context: Context, { restored, clashes }: Restored): Promise<unknown> {
  const read = rowReader(context);
  return mapLimit(concurrency, await placesOfRows(context, restored), async (place) => {
    const taken = clashes.flatMap(({ rowId, question }) => (rowId === place.id ? [question] : []));
    return { ...shownRowJson(await read(place)), ...(taken.length > 0 && { clashes: taken }) };
  });
}

const concurrency = 4;

/** All rows that can be restored, the last deleted first. */
async function restorableRows(context: Context): Promise<Deleted[]> {
  const body = { startDate: new Date((await context.ports()).now() - restoreRetention).toISOString() };
  const found: Deleted[] = [];
  for (let cursor: string | null = 'first'; cursor !== null;) {
    const query = { cursor, size: maximumPageSize };
    const page: Awaited<ReturnType<typeof read>> = await read(query);
    found.push(...page.content.filter(({ restorable }) => restorable !== null).flatMap(deletedRow));
    cursor = page.next;
  }
  return found;

  function read(query: { cursor: string; size: number }) {
    return context.sendAgain(deletedRows, { query, body });
  }
}

async function rowsOf(context: Context, given: readonly string[]): Promise<Deleted[]> {
  const all = given.every(isUuid) ? [] : await restorableRows(context);
  return Promise.all(
    given.map(async (part) => {
      if (isUuid(part)) return rowDeleted(context, part);
      const fitting = all.filter(({ rowId }) => rowId.startsWith(part));
      const id = onlyId(
        'deletedRow',
        part,
        fitting.map(({ rowId }) => ({ id: rowId })),
      );
      return fitting.find(({ rowId }) => rowId === id) ?? rowDeleted(context, id);
    }),
  );
}

/** A row by its last deletion, whether it can be restored or not: the server says why it cannot. */
async function rowDeleted(context: Context, id: string): Promise<Deleted> {
  const query = { tag: `sheetRow.${id}`, cursor: 'first', size: maximumPageSize };
  const { content } = await context.sendAgain(listAudit, { query });
  const [deleted] = content.filter(({ action }) => action === 'row_deleted').flatMap(deletedRow);
  if (deleted === undefined) throw new AppError('not-found', wording(m.noRowWithIdWas, { id }));
  return deleted;
}

function deletedRow(entry: ListedEntry): Deleted[] {
  const { sheetRowId: rowId, sheetId } = entry;
  return rowId === null || sheetId === null ? [] : [{ rowId, sheetId, entry }];
}
