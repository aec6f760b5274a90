// Anyone who applies exports of changes one after the other has what a full export would give them: after any sequence of
// changes to rows, reviews, names and the form, for all rows, for approved ones and for those that a filter finds. And no
// export names a row as changed or deleted that they never had, but with a filter by answers, whose earlier ones nobody
// looks up.
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportForm, exportSheets } from '#core/exports/calls.ts';
import { cursorHeader } from '#core/exports/schema.ts';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { changeUser } from '#core/users/calls.ts';
import { insertCatalog } from '#server/catalog/write-store.ts';
import { exampleFormWithCatalog } from '#tests/support/example-form.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

const country = { id: randomUUID(), name: 'Country' };
const item = { id: randomUUID(), name: 'Canada', parentId: null, type: country };

let server: TestServer;
let admin: Person;
let author: Person;
let reviewer: Person;
let formId: string;
let ids: ReturnType<typeof exampleFormWithCatalog>['ids'];
let sheetIds: string[];
let undos: string[];

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  author = await server.person(admin.companyId, 'MANAGER');
  reviewer = await server.person(admin.companyId, 'REVIEWER');
  await inCompany(server, admin.companyId, (tx) =>
    insertCatalog(tx, admin.companyId, { types: [country], items: [item] }),
  );
});
afterAll(() => server.close());

/** A form with two sheets that are empty. */
async function begin(): Promise<void> {
  undos = [];
  const made = exampleFormWithCatalog({ reviewers: [{ id: reviewer.id }] });
  ({ ids } = made);
  formId = made.form.id;
  await server.publish(admin, made.form);
  sheetIds = [];
  for (const name of ['North', 'South']) {
    const sheet = { params: { id: formId }, body: { name } };
    sheetIds.push((await server.as(author, filling.createSheet, sheet)).id);
  }
}

type Kept = { id: string; sheetId: string; state: string | null; returned: boolean };

function rowsNow(): Promise<Kept[]> {
  return inCompany(server, admin.companyId, (tx) =>
    tx.raw<Kept>(
      `select id, sheet_id as "sheetId", review_state as state, returned_at is not null as returned
       from rows where sheet_id = any($1::uuid[]) order by created_at, id`,
      [sheetIds],
    ),
  );
}

/** What may happen. `at` chooses one of what is there. */
const changes = {
  async add(at: number) {
    const answers = [
      { questionId: ids.place, value: `Gate ${at}` },
      // From 100 on it sets off the alert.
      { questionId: ids.speed, value: String(60 + 20 * at) },
      ...(at % 2 === 0 ? [{ questionId: ids.size, value: item.id }] : []),
    ];
    const params = { id: sheetIds[at % 2] ?? '' };
    await server.as(at % 3 === 0 ? admin : author, filling.addRow, { params, body: { answers } });
  },
  async edit(at: number) {
    const row = (await rowsNow()).at(at % 7);
    if (row === undefined) return;
    const body = { questionId: ids.speed, rowId: row.id, answers: [String(60 + 20 * at)] };
    await server.as(admin, sheets.saveAnswers, { params: { id: row.sheetId }, body });
  },
  async context(at: number) {
    const body = { questionId: ids.shift, rowId: null, answers: [`Shift ${at}`] };
    await server.as(admin, sheets.saveAnswers, { params: { id: sheetIds[at % 2] ?? '' }, body });
  },
  /** Approves, rejects or returns what waits, and sets back what does not. */
  async review(at: number) {
    const form = await server.as(admin, forms.readForm, { params: { id: formId } });
    const row = (await rowsNow()).at(at % 7);
    if (row === undefined || row.state === null || form.reviewers.length === 0) return;
    const params = { id: row.sheetId, rowId: row.id };
    if (row.state !== 'PENDING' || row.returned) {
      await server.as(admin, sheets.reviewRow, { params, body: { state: 'PENDING' } });
    } else if (at % 5 === 0) {
      await server.as(reviewer, sheets.returnRow, { params, body: { comment: 'Which gate?' } });
    } else {
      const state = at % 4 === 0 ? 'REJECTED' : 'APPROVED';
      await server.as(reviewer, sheets.reviewRow, { params, body: { state } });
    }
  },
  async setBack(at: number) {
    const rows = (await rowsNow()).filter(({ state }) => state === 'APPROVED').slice(0, 1 + (at % 3));
    const form = await server.as(admin, forms.readForm, { params: { id: formId } });
    if (rows.length === 0 || form.reviewers.length === 0) return;
    const body = { rowIds: rows.map(({ id }) => id), state: 'PENDING' as const };
    const { undo } = await server.as(admin, sheets.reviewRows, { body });
    if (undo !== null) undos.push(undo.id);
  },
  async remove(at: number) {
    const row = (await rowsNow()).at(at % 7);
    if (row === undefined) return;
    await server.as(admin, sheets.deleteRow, { params: { id: row.sheetId, rowId: row.id } });
  },
  async removeMany(at: number) {
    const rowIds = (await rowsNow()).slice(at % 3, (at % 3) + 2).map(({ id }) => id);
    if (rowIds.length > 0) undos.push((await server.as(admin, sheets.deleteRows, { body: { rowIds } })).id);
  },
  async undo() {
    const id = undos.pop();
    if (id === undefined) return;
    // Refused where somebody has reviewed a row since, or nobody reviews any more.
    await server.as(admin, sheets.undoRows, { params: { id } }).catch(() => undefined);
  },
  async nameAlert(at: number) {
    const form = await server.as(admin, forms.readForm, { params: { id: formId } });
    const alerts = form.alerts.map((alert) => ({ ...alert, name: `Fast ${at}` }));
    await server.as(admin, forms.changeForm, { params: { id: formId }, body: { ...form, alerts } });
  },
  async nameSomebody(at: number) {
    const person = at % 2 === 0 ? author : reviewer;
    const body = { userName: `${person.userName} ${at}` };
    await server.as(admin, changeUser, { params: { id: person.id }, body });
  },
  async nameItem(at: number) {
    await inCompany(server, admin.companyId, async (tx) => {
      const there = await tx.raw('select 1 from catalog_items where id = $1', [item.id]);
      const name = `Kanada ${at}`;
      if (there.length === 0) {
        await insertCatalog(tx, admin.companyId, { types: [], items: [{ ...item, name }] });
      } else if (at % 2 === 0) {
        await tx.raw('update catalog_items set name = $2 where id = $1', [item.id, name]);
      }
    });
  },
  async dropItem() {
    await inCompany(server, admin.companyId, (tx) =>
      tx.raw('delete from catalog_items where id = $1', [item.id]),
    );
  },
  async reviewers(at: number) {
    const form = await server.as(admin, forms.readForm, { params: { id: formId } });
    const reviewers = at % 3 === 0 ? [] : [{ id: reviewer.id }];
    await server.as(admin, forms.changeForm, { params: { id: formId }, body: { ...form, reviewers } });
  },
  async zone(at: number) {
    const timeZone = at % 2 === 0 ? 'America/Toronto' : 'Etc/UTC';
    await server.as(admin, changeUser, { params: { id: admin.id }, body: { timeZone } });
  },
};

type Cells = Record<string, string>;
/** Asks for an export: of changes with `since`, of everything without. */
type Ask = (since?: string | null) => Promise<{ rows: Cells[]; cursor: string | null }>;

const allDays = { startDate: -8.64e15, endDate: 8.64e15, format: 'CSV' as const };
const byAnswer = 'rows that a filter finds by an answer';
const asks: Record<string, Ask> = {
  'all rows': (since) =>
    read(server.as(admin, exportForm, { body: { templateIds: [formId], ...allDays, ...maybe(since) } })),
  'approved rows': (since) => {
    const body = { templateIds: [formId], ...allDays, onlyApproved: true, ...maybe(since) };
    return read(server.as(admin, exportForm, { body }));
  },
  'rows that a filter finds approved': (since) => {
    const body = { sheetIds, rowFilters: approved, format: 'CSV' as const, ...maybe(since) };
    return read(server.as(admin, exportSheets, { body }));
  },
  [byAnswer]: (since) => {
    const body = { sheetIds, rowFilters: fast(), format: 'CSV' as const, ...maybe(since) };
    return read(server.as(admin, exportSheets, { body }));
  },
};
const fast = () => ({
  and: true,
  filters: [{ questionId: ids.speed, operator: 'GT' as const, values: ['120'] }],
});
const approved = { and: true, reviewState: 'APPROVED' as const, filters: [] };

function maybe(since: string | null | undefined) {
  return since === undefined ? {} : { since };
}

async function read(asked: Promise<Response>): ReturnType<Ask> {
  const response = await asked;
  const options = { header: true, skipEmptyLines: true } as const;
  const { data } = Papa.parse<Cells>(await response.text(), options);
  return { rows: data, cursor: response.headers.get(cursorHeader) };
}

/** Somebody's copy, which they keep up to date by exports of changes. */
function copyBy(ask: Ask, isExact: boolean) {
  const copy = new Map<string, Cells>();
  let cursor: string | null = null;
  return async () => {
    const next = await ask(cursor);
    cursor = next.cursor;
    for (const { Change: change = '', 'Row ID': id = '', ...cells } of next.rows) {
      // A row is named as new where they did not have it, and as changed or deleted where they did.
      if (isExact) expect([change, copy.has(id)]).toEqual([change, change !== 'new']);
      if (change === 'deleted') copy.delete(id);
      else copy.set(id, cells);
    }
    const [full, anew] = [await ask(), await ask(null)];
    const columns = Object.keys(anew.rows[0] ?? {}).slice(2);
    const shown = (cells: Cells) => columns.map((column) => cells[column] ?? '');
    const byId = (rows: [string, Cells][]) =>
      rows.map(([id, cells]) => [id, ...shown(cells)]).toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
    expect(byId([...copy])).toEqual(byId(anew.rows.map((cells) => [cells['Row ID'] ?? '', cells])));
    // The same without what tells the rows apart.
    const named = columns.filter((column) => column !== 'Sheet ID');
    const texts = (rows: Cells[]) => rows.map((cells) => named.map((name) => cells[name] ?? '').join('|'));
    expect(texts([...copy.values()]).toSorted()).toEqual(texts(full.rows).toSorted());
  };
}

const reviewersLeave: [keyof typeof changes | 'export', number][] = [
  ['reviewers', 0],
  ['edit', 1],
  ['export', 0],
  ['reviewers', 1],
];

describe.each(Object.entries(asks))('a copy of %s', (name, ask) => {
  it('is the same as a full export after any changes, and is told of nothing that it never had', async () => {
    const kinds = Object.keys(changes) as (keyof typeof changes)[];
    const step = fc.tuple(
      fc.oneof<fc.MaybeWeightedArbitrary<keyof typeof changes | 'export'>[]>(
        { weight: 3, arbitrary: fc.constant('review' as const) },
        { weight: 2, arbitrary: fc.constant('add' as const) },
        { weight: 4, arbitrary: fc.constant('export' as const) },
        { weight: 8, arbitrary: fc.constantFrom(...kinds) },
      ),
      fc.nat({ max: 9 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        await begin();
        const update = copyBy(ask, name !== byAnswer);
        for (const at of [0, 1, 2, 3, 4]) await changes.add(at);
        for (const at of [1, 2, 3]) await changes.review(at);
        await update();
        for (const [kind, at] of steps) await (kind === 'export' ? update() : changes[kind](at));
        await update();
      }),
      // Columns for reviews that go, and come back: rare among random changes.
      { numRuns: 7, examples: [[reviewersLeave]] },
    );
  });
});
