import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
// A dashboard as the server sums it up: the same as a browser works out of the rows, and as anybody counts by hand;
// also after rows came, changed and went, for which the server reads only what changed.
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import type { Question } from '#core/questions/schema.ts';
import { createHttp } from '#core/http.ts';
import type { Send } from '#core/send.ts';
import { fetchSummary } from '#core/sheets/engine/fetch-summary.ts';
import * as sheets from '#core/sheets/calls.ts';
import { type DashboardWidget, overviewOf } from '#core/sheets/dashboard/overview.ts';
import type { RowsSummary } from '#core/sheets/engine/rows-summary.ts';
import { rowFilter, type RowFilterInput } from '#core/sheets/schema.ts';
import { createSheetData } from '#core/sheets/engine/create-sheet-data.ts';
import { createWidget } from '#core/widgets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { summedWidgets } from '#tests/support/summed-widgets.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let send: Send;
let sheetIds: string[];
const example = exampleForm();
const ids = { ...example.ids, damages: randomUUID() };
/** What a damage asks. */
const [part, depth, since] = [randomUUID(), randomUUID(), randomUUID()];
const like = (title: string, changes: Partial<Question> & Pick<Question, 'id' | 'type'>) => {
  const [, speed] = example.form.questions;
  if (speed === undefined) throw new Error('It asks for the speed.');
  return { ...speed, text: title, ...changes };
};
const damages = like('Damages', {
  id: ids.damages,
  type: 'ENTRIES',
  questions: [
    like('Part', {
      id: part,
      type: 'RADIO',
      questionOptions: ['Door', 'Wheel'].map((value, order) => ({ value, name: value, order })),
    }),
    like('Depth (cm)', { id: depth, type: 'NUMERIC' }),
    like('Since', { id: since, type: 'DATETIME' }),
  ],
});
const form = { ...example.form, questions: [...example.form.questions, damages] };

const someDamage = fc
  .record({
    [part]: fc.constantFrom('Door', 'Wheel'),
    [depth]: fc.option(fc.constantFrom('0', '1.5', '1e2'), { nil: undefined }),
    [since]: fc.option(fc.constantFrom('0,0', '1700000000000,3600000'), { nil: undefined }),
  })
  .map((answers) => JSON.stringify(answers));

const someRow = fc.record({
  place: fc.constantFrom('Gate 1', 'gate 2', 'Äpfel', "o'neil"),
  speed: fc.option(fc.constantFrom('0', '-12.5', '0.1', '0.2', '0.7', '1e3'), { nil: undefined }),
  size: fc.option(fc.constantFrom('Small', 'Medium', 'Large'), { nil: undefined }),
  tools: fc.subarray(['Radio', 'Torch', 'Rope']),
  at: fc.option(fc.constantFrom('0,0', '1700000000000,3600000', '-5,0'), { nil: undefined }),
  safe: fc.option(fc.constantFrom('true', 'false'), { nil: undefined }),
  damages: fc.array(someDamage, { maxLength: 3 }),
});

const widgets = summedWidgets(ids, { part, depth, since });

const filters: RowFilterInput[] = [
  {},
  { filters: [{ questionId: ids.speed, operator: 'GT', values: ['0.1'] }] },
  {
    and: false,
    filters: [
      { questionId: ids.place, operator: 'CONTAINS', values: ['GATE'] },
      { questionId: ids.tools, operator: 'CONTAINS', values: ['Torch'] },
    ],
  },
  { reviewState: 'APPROVED' },
  { filters: [{ questionId: part, operator: 'EQ', values: ['Door'] }] },
];

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  const http = createHttp(fetch);
  send = (call, input, options) =>
    http.send({ server: server.origin, token: admin.token }, call, input, options);
  const reviewers = [{ id: admin.id }];
  await server.as(admin, forms.createForm, { body: { ...form, reviewers } });
  await server.as(admin, forms.publishForm, { params: { id: form.id } });
  for (const body of widgets) await send(createWidget, { params: { id: form.id }, body });
  sheetIds = [];
  const begun: number[] = [];
  for (const [place, name] of ['Monday', 'Tuesday'].entries()) {
    begun.push(Date.now());
    const { id } = await send(filling.createSheet, { params: { id: form.id }, body: { name } });
    sheetIds.push(id);
    await addRows(id, 400, place);
    await untilLaterThan(Date.now());
  }
  const [monday = 0, tuesday = 0] = begun;
  const [minDate, maxDate] = [tuesday, tuesday + (tuesday - monday) - 1];
  await untilLaterThan(maxDate);
  ofTuesday = { filters: [], minDate, maxDate };
});
afterAll(() => server.close());

async function untilLaterThan(moment: number): Promise<void> {
  while (Date.now() <= moment) await sleep(1 + moment - Date.now());
}

function addRows(sheetId: string, count: number, seed: number) {
  const rows = fc.sample(someRow, { numRuns: count, seed }).map((answers) => ({
    answers: Object.entries(answers).flatMap(([key, value]) =>
      (value === undefined ? [] : [value].flat()).map((one) => ({
        questionId: ids[key as keyof typeof ids],
        value: one,
      })),
    ),
  }));
  return send(filling.addRows, { params: { id: sheetId }, body: { rows } });
}

function summary(rowFilters: RowFilterInput): Promise<RowsSummary> {
  const body = { sheetIds, rowFilters: rowFilter.parse(rowFilters) };
  return fetchSummary(send, { params: { id: form.id }, body });
}

/** The dashboard as a browser works it out of all rows, and as it draws what the server says. */
async function dashboards(filter: RowFilterInput) {
  const data = createSheetData(send, { now: Date.now });
  const request = { formId: form.id, sheetIds, filter: null, timeZone: 'UTC' };
  const { form: whole, sheets: listed, namesById } = await data.load(request, () => undefined);
  const read = await data.setFilter(filter);
  const told = await summary(filter);
  const none = { data: null, sheetsInAll: null, filter: null, mask: new Uint8Array(), timeZone: 'UTC' };
  const { rowCount } = told;
  const overview = overviewOf({ form: whole, sheets: listed, namesById, rowCount, summary: told, ...none });
  const { id: rowIds, sheet, sheetIds: ofSheets } = told.rows;
  const rowOf = (place: number) => ({ id: rowIds[place], sheetId: ofSheets[sheet[place] ?? -1] });
  return {
    read: {
      rowCount: read.rowCount,
      before: read.before?.rowCount,
      widgets: named(read.widgets, (place) => data.rowAt(place)),
    },
    told: { rowCount, before: overview.before?.rowCount, widgets: named(overview.widgets, rowOf) },
  };
}

/** Widgets whose summaries name rows by themselves and not by their place. */
function named(parts: readonly DashboardWidget[], rowOf: (place: number) => unknown) {
  return parts.map(({ id, before, unit, groupedBy, splitBy, summary: of }) => {
    const beside = { id, unit, groupedBy, splitBy, before: comparable(before) };
    if ('items' in of)
      return { ...beside, items: of.items.map((item) => ({ ...item, row: rowOf(item.row) })) };
    const chart = of.kind === 'line' ? of.line : of.kind === 'area' ? of : null;
    return chart === null
      ? { ...beside, summary: of }
      : { ...beside, ...chart, rows: [...chart.rows].map(rowOf) };
  });
}

/** What it said of the period before: sums may differ in their last digits by the order of the rows. */
function comparable(before: DashboardWidget['before']): unknown {
  return before?.kind === 'area' ? { ...before, bins: before.bins.from } : before;
}

/** A time range of the rows of Tuesday; those of Monday are of the same length of time before. */
let ofTuesday: RowFilterInput;

async function expectSame(): Promise<void> {
  for (const filter of filters) {
    const { read, told } = await dashboards(filter);
    expect(told).toEqual(read);
  }
}

describe('a dashboard that the server sums up', () => {
  it('has the numbers that a browser works out of the rows', expectSame);

  it('of a time range, they are compared with the same length of time before', async () => {
    const { read, told } = await dashboards(ofTuesday);
    expect(told).toEqual(read);
    expect(told.before).toBe(400);
    expect(told.widgets.some(({ before }) => before !== undefined)).toBe(true);
  });

  it('has the numbers that one counts by hand', async () => {
    const page = await send(sheets.filterRows, {
      query: { size: 1_000 },
      body: { sheetIds, rowFilters: rowFilter.parse({}) },
    });
    if (!('content' in page)) throw new Error('Rows were expected.');
    const all = page.content.flatMap(({ answers }) => answers);
    const valuesOf = (id: string) =>
      all.flatMap(({ questionId, value }) => (questionId === id ? [value] : []));
    const { rowCount, summaries } = await summary({});
    expect(rowCount).toBe(page.totalElements);
    const speeds = valuesOf(ids.speed).map(Number);
    const total = speeds.reduce((added, speed) => added + speed, 0);
    expect(summaries[ids.speed]).toMatchObject({
      answered: speeds.length,
      minimum: Math.min(...speeds),
      maximum: Math.max(...speeds),
      total: expect.closeTo(total, 6),
      average: expect.closeTo(total / speeds.length, 9),
    });
    for (const [id, values] of [
      [ids.size, ['Small', 'Medium', 'Large']],
      [ids.tools, ['Radio', 'Torch', 'Rope']],
      [ids.safe, ['true', 'false']],
    ] as const) {
      const counts = values.map((value) => valuesOf(id).filter((given) => given === value).length);
      const bars = values.map((value, index) => expect.objectContaining({ value, count: counts[index] }));
      expect(summaries[id]).toMatchObject({ bars: expect.arrayContaining(bars) });
    }
    const parts = valuesOf(ids.damages).map((entry) => JSON.parse(entry)[part]);
    const { widgets: made } = await server.as(admin, forms.readForm, { params: { id: form.id } });
    expect(summaries[made.find(({ title }) => title === 'Parts')?.id ?? '']).toMatchObject({
      rows: parts.length,
      entriesOf: 'Damages',
      bars: expect.arrayContaining(
        ['Door', 'Wheel'].map((label) =>
          expect.objectContaining({
            label,
            answer: label,
            value: parts.filter((each) => each === label).length,
          }),
        ),
      ),
    });
  });

  it('follows rows that come, change, are reviewed and go', async () => {
    const [monday = '', tuesday = ''] = sheetIds;
    const added = await addRows(monday, 30, 7);
    await expectSame();
    const [changed, approved, gone] = added.map(({ id }) => id);
    const change = { questionId: ids.speed, rowId: changed ?? '', answers: ['77.25'] };
    await send(sheets.saveAnswers, { params: { id: monday }, body: change });
    const ofRow = (rowId = '') => ({ params: { id: monday, rowId } });
    await send(sheets.reviewRow, { ...ofRow(approved), body: { state: 'APPROVED' } });
    await send(sheets.deleteRow, ofRow(gone));
    await addRows(tuesday, 5, 8);
    await expectSame();
    expect((await summary({ reviewState: 'APPROVED' })).rowCount).toBe(1);
    expect((await summary({})).rowCount).toBe(834);
  });

  it('answers those who ask at the same time alike', async () => {
    await addRows(sheetIds[0] ?? '', 10, 9);
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => summary({})));
    expect(first?.rowCount).toBe(844);
    for (const other of others) expect(other).toEqual(first);
  });

  it('refuses a filter that does not fit, and sheets of another form', async () => {
    const wrong = summary({ filters: [{ questionId: ids.speed, operator: 'GT', values: ['much'] }] });
    await expect(wrong).rejects.toMatchObject({ code: 'invalid' });
    const other = exampleForm().form;
    await server.as(admin, forms.createForm, { body: other });
    const body = { sheetIds, rowFilters: rowFilter.parse({}) };
    const ofOther = send(sheets.summarizeRows, { params: { id: other.id }, body });
    await expect(ofOther).rejects.toMatchObject({ code: 'not-found' });
  });
});
