import { describe, expect, it, vi } from 'vitest';
import { patience } from '#tests/support/patience.ts';
import { formOf, optionsOf, questionOf, sheetOf, sheetServer } from '#tests/support/sheet-server.ts';
import { countOf } from '#core/sheets/dashboard/time/bins.ts';
import { type SheetOverview } from '#core/sheets/dashboard/overview.ts';
import { tooMuchDataText, tooMuchFor } from '#core/sheets/dashboard/labels.ts';
import { maximumDashboardRows } from '#core/sheets/schema.ts';
import { createSheetData } from './create-sheet-data.ts';
import type { SheetRequest } from './sheet-data.ts';

const questions = [
  questionOf('size', 'RADIO', { questionOptions: optionsOf('Small', 'Large') }),
  questionOf('cost', 'NUMERIC', { widgetOrder: 1 }),
  questionOf('secret', 'TEXT', { hidden: true }),
];
const request: SheetRequest = { formId: 'form', sheetIds: ['a', 'b'], filter: null, timeZone: 'UTC' };
const large = { filters: [{ questionId: id(1), operator: 'EQ' as const, values: ['Large'] }] };
const nothing = () => undefined;

function id(place: number): string {
  return `00000000-0000-4000-8000-00000000000${place}`;
}

/** Rows in two sheets: every second one is Large, the later ones cost more. */
function world(count: number) {
  const [size, cost, secret] = questions;
  const asked = [
    { ...size!, id: id(1), text: 'Size' },
    { ...cost!, id: id(2), text: 'Cost' },
    { ...secret!, id: id(3), text: 'Secret' },
  ];
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `row ${index}`,
    sheetId: index % 4 === 0 ? 'b' : 'a',
    created: index,
    answers: { [id(1)]: index % 2 === 0 ? 'Large' : 'Small', [id(2)]: String(index) },
  }));
  const sheets = ['a', 'b'].map((sheetId) =>
    sheetOf(sheetId, { rowCount: rows.filter((row) => row.sheetId === sheetId).length }),
  );
  const server = sheetServer(formOf(asked), sheets, rows);
  return { server, rows, data: createSheetData(server.send, { now: Date.now }) };
}

describe('a sheet view is loaded', () => {
  it('the form and its sheets first, then the rows in pages, and says how far it is in sheets', async () => {
    const { server, data } = world(12_000);
    const progress: string[] = [];
    const overview = await data.load(request, ({ loaded, total }) => progress.push(`${loaded} of ${total}`));
    expect(server.asked.map(({ id: call }) => call)).toEqual([
      'forms.read',
      'sheets.read',
      'sheets.read',
      ...Array.from({ length: 3 }, () => 'sheets.filterRowsAcross'),
    ]);
    expect(progress).toEqual(['0 of 2', '0 of 2', '1 of 2', '2 of 2']);
    expect(overview).toMatchObject({ rowCount: 12_000, filtered: 0, tooMuchData: null });
    expect(questionsIn(overview).map(({ question }) => question.text)).toEqual(['Cost', 'Size']);
    expect(overview.context).toMatchObject({ submissions: 12_000, completed: 0 });
    expect(data.rows(0, 2).map((row) => row.id)).toEqual(['row 11999', 'row 11998']);
    expect(data.rows(11_999, 13_000).map((row) => row.id)).toEqual(['row 0']);
  });

  it('keeps pages in order when the later ones come first', async () => {
    const { server, data } = world(17_000);
    const held: (() => void)[] = [];
    server.before = async (call, page) => {
      if (call === 'sheets.filterRowsAcross' && page > 0)
        await new Promise<void>((resolve) => (held[page] = resolve));
    };
    const loaded = data.load(request, nothing);
    await vi.waitFor(() => expect(Object.keys(held)).toEqual(['1', '2', '3']), patience);
    for (const release of held.toReversed()) release?.();
    await loaded;
    const ids = data.rows(0, 17_000).map((row) => Number(row.id.slice(4)));
    expect(ids).toEqual(Array.from({ length: 17_000 }, (_, index) => 16_999 - index));
  });

  it('without sheets asks for no rows', async () => {
    const { server, data } = world(5);
    const overview = await data.load({ ...request, sheetIds: [] }, nothing);
    expect(overview.rowCount).toBe(0);
    expect(server.asked).toEqual([{ id: 'forms.read' }]);
  });

  it('names what catalog answers chose; without the catalog their ids are shown', async () => {
    const asked = [questionOf('area', 'CATALOG_RADIO')];
    const context = [questionOf('airport', 'CATALOG_RADIO', { context: true })];
    const form = formOf(asked, { contextQuestions: context });
    const rows = [{ id: 'row 1', sheetId: 'a', created: 1, answers: { area: 'field,runway' } }];
    const plain = { type: { id: 'type', name: 'Area' }, code: null, fields: {}, retired: false, version: 1 };
    const runway = { id: 'runway', name: 'Runway', ...plain, parentId: 'field', children: [] };
    const field = { id: 'field', name: 'Airfield', ...plain, parentId: null, children: [runway] };
    const shown = async (catalog?: (typeof field)[]) => {
      const data = createSheetData(sheetServer(form, [sheetOf('a', { rowCount: 1 })], rows, catalog).send, {
        now: Date.now,
      });
      const { widgets } = await data.load({ ...request, sheetIds: ['a'] }, nothing);
      return [data.rows(0, 1)[0]?.cells.includes('Airfield / Runway'), widgets[0]?.summary];
    };
    const bars = (label: string) => ({ bars: [{ value: 'field,runway', label, count: 1 }] });
    expect(await shown([field])).toMatchObject([true, bars('Airfield / Runway')]);
    expect(await shown()).toMatchObject([false, bars('field / runway')]);
  });

  it('shows a row once that came twice because one that came back pushed it onto the next page', async () => {
    const { server, data } = world(7_000);
    const send: typeof server.send = async (call, input, options) => {
      const reply = (await server.send(call, input, options)) as unknown as Record<string, unknown>;
      if (Array.isArray(reply['id']) && reply['page'] === 0 && reply['id'].includes('row 6999')) {
        reply['id'] = reply['id'].with(0, 'row 4999');
        reply['totalElements'] = 7_001;
      }
      return reply as never;
    };
    const moved = createSheetData(send, { now: Date.now });
    expect((await moved.load(request, nothing)).rowCount).toBe(6_999);
    expect((await data.load(request, nothing)).rowCount).toBe(7_000);
  });

  it.each([
    ['all rows', null],
    ['those of a filter', large],
  ])('misses none of %s where one is deleted between two pages', async (_, filter) => {
    const { server, rows, data } = world(12_000);
    server.before = async (_call, page) => {
      // The first page has been read then, and the row is gone from it.
      await new Promise((resolve) => setTimeout(resolve));
      if (page === 1 && rows[0]?.id === 'row 0') rows.shift();
    };
    const overview = await data.load({ ...request, filter }, nothing);
    const wanted = rows.filter(({ answers }) => filter === null || answers[id(1)] === 'Large');
    expect(overview.rowCount).toBe(wanted.length);
    expect(data.rows(0, 12_000).map((row) => row.id)).toEqual(wanted.map((row) => row.id).toReversed());
  });

  it('has the server sum the rows up where there are too many, until a filter leaves few enough', async () => {
    const { server, data } = world(maximumDashboardRows + 2);
    const overview = await data.load(request, nothing);
    expect(overview).toMatchObject({ isSummarized: true, rowCount: 100_002 });
    expect(tooMuchFor('dashboard', overview)).toBeNull();
    const [cost, size] = questionsIn(overview).map(({ summary }) => summary);
    expect(size).toMatchObject({
      bars: [
        { label: 'Small', count: 50_001 },
        { label: 'Large', count: 50_001 },
      ],
    });
    expect(cost).toMatchObject({ answered: 100_002, minimum: 0, maximum: 100_001 });
    if (cost?.kind !== 'area') throw new Error('A NUMERIC question is an area chart.');
    expect(countOf(cost.bins)).toBe(100_002);
    expect(cost.bins.sums.reduce((all, sum) => all + sum, 0)).toBe(cost.total);
    expect(Array.from(cost.values.slice(-3))).toEqual([99_999, 100_000, 100_001]);
    expect(cost.values).toHaveLength(1_000);
    expect(data.rowAt(cost.rows.at(-1) ?? -1)).toMatchObject({ id: 'row 100001', sheetId: 'a' });
    expect(overview.tooMuchData).toEqual({ rows: 100_000, sheets: 220 });
    expect(tooMuchDataText(overview.tooMuchData!)).toContain('100,000 sheet responses or 220 sheets');
    expect(server.asked.some(({ id: call }) => call === 'sheets.filterRowsAcross')).toBe(false);
    expect(data.rows(0, 10)).toEqual([]);
    expect((await data.setFilter(large)).tooMuchData).toBeNull();
    expect(tooMuchFor('data', overview)).not.toBeNull();
    const tooManySheets = Array.from({ length: 1_001 }, (_, index) => `s${index}`);
    const many = await data.load({ ...request, sheetIds: tooManySheets }, nothing);
    expect(tooMuchFor('dashboard', many)).not.toBeNull();
  });

  it('a load that is overtaken changes nothing, and neither does one that fails', async () => {
    const { server, data } = world(100);
    let let1st = nothing as () => void;
    server.before = async (call) => {
      if (call === 'sheets.filterRowsAcross' && server.asked.length < 5)
        await new Promise<void>((resolve) => (let1st = resolve));
    };
    const first = data.load(request, nothing);
    const overtaken = expect(first).rejects.toMatchObject({ code: 'cancelled' });
    await vi.waitFor(() => expect(let1st).not.toBe(nothing), patience);
    const second = await data.load({ ...request, filter: large }, nothing);
    let1st();
    await overtaken;
    expect(data.overview()).toEqual(second);
    server.before = async () => Promise.reject(new Error('gone'));
    await expect(data.load(request, nothing)).rejects.toThrow('gone');
    expect(data.overview()).toEqual(second);
  });
});

describe('a filter', () => {
  it('is applied here where all rows are loaded', async () => {
    const { server, data } = world(1_000);
    await data.load(request, nothing);
    const calls = server.asked.length;
    const overview = await data.setFilter(large);
    expect(server.asked).toHaveLength(calls);
    expect(overview).toMatchObject({ rowCount: 500, filtered: 1 });
    expect(questionsIn(overview).find(({ question }) => question.text === 'Size')?.summary).toMatchObject({
      bars: [{ label: 'Large', count: 500 }, { count: 0 }],
    });
    expect(data.view({ sort: { column: id(2), direction: 'asc' }, reviewState: null })).toBe(500);
    expect(data.rows(0, 2).map((row) => row.id)).toEqual(['row 0', 'row 2']);
    expect((await data.setFilter({ filters: [] })).rowCount).toBe(1_000);
  });

  it('asks the server where it was asked with another one', async () => {
    const { server, data } = world(1_000);
    expect((await data.load({ ...request, filter: large }, nothing)).rowCount).toBe(500);
    const calls = server.asked.length;
    expect((await data.setFilter(large)).rowCount).toBe(500);
    expect(server.asked).toHaveLength(calls);
    expect((await data.setFilter(null)).rowCount).toBe(1_000);
    expect(server.asked.slice(calls)).toEqual([{ id: 'sheets.filterRowsAcross', page: 0, filters: 0 }]);
  });

  it('that does not fit the form is refused, and all stays as it was', async () => {
    const { data } = world(10);
    await data.load(request, nothing);
    const wrong = { filters: [{ questionId: id(2), operator: 'GT' as const, values: ['much'] }] };
    await expect(data.setFilter(wrong)).rejects.toThrow('Enter a valid number');
    expect(data.overview().rowCount).toBe(10);
  });
});

describe('a row', () => {
  it('that was changed is counted and sorted as it has become', async () => {
    const { data } = world(10);
    await data.load(request, nothing);
    await data.setFilter(large);
    const answers = [
      { id: id(9), questionId: id(1), value: 'Large', createdDate: 0 },
      { id: id(9), questionId: id(2), value: '999', createdDate: 0 },
    ];
    const user = { id: id(9), userName: 'ann' };
    const outcome = { reviewState: 'APPROVED' as const, reviewer: user, reviewDate: 1 };
    const review = { ...outcome, reviewComment: null, returned: null };
    const dates = { created: 3, lastModified: 20 };
    data.replaceRow({ id: 'row 3', sheetId: 'a', dates, user, answers, alerts: [], ...review });
    data.view({ sort: { column: id(2), direction: 'desc' }, reviewState: null });
    expect(data.rows(0, 1)).toMatchObject([{ id: 'row 3', reviewState: 'APPROVED' }]);
    expect(data.overview().rowCount).toBe(6);
  });

  it('that was deleted is gone from the view, the numbers and its sheet', async () => {
    const { data } = world(10);
    await data.load(request, nothing);
    expect(data.indexOf('row 8')).toBe(1);
    data.removeRows(['row 8']);
    expect(data.indexOf('row 8')).toBe(-1);
    expect(data.overview()).toMatchObject({ rowCount: 9, context: { submissions: 9 } });
    expect(data.rowAt(0)).toEqual({ id: 'row 9', sheetId: 'a' });
  });
});

it('answers of earlier versions are shown behind the others, in columns and widgets, and can be filtered', async () => {
  const form = formOf([questionOf(id(1), 'RADIO', { text: 'Size', questionOptions: optionsOf('Small') })], {
    formerQuestions: [questionOf(id(2), 'NUMERIC', { text: 'Speed' })],
    formerOptions: { [id(1)]: [{ value: 'XL', order: 0, name: 'Extra large' }] },
    formerAlerts: [{ id: 'fast', name: 'Fast', expression: { '>': [{ var: id(2) }, 100] } }],
  });
  const rows = [
    { id: 'old', sheetId: 'a', created: 1, answers: { [id(1)]: 'XL', [id(2)]: '180' }, alerts: ['fast'] },
    { id: 'new', sheetId: 'a', created: 2, answers: { [id(1)]: 'Small' } },
  ];
  const data = createSheetData(sheetServer(form, [sheetOf('a', { rowCount: 2 })], rows).send, {
    now: Date.now,
  });
  const overview = await data.load({ ...request, sheetIds: ['a'] }, nothing);
  expect(data.columns().map(({ title }) => title)).toEqual(['Date', 'User', 'Size', 'Speed (former)']);
  expect(data.rows(0, 2)).toMatchObject([
    { id: 'new', cells: [expect.any(String), 'ann', 'Small', ''], alerts: [] },
    { id: 'old', cells: [expect.any(String), 'ann', 'Extra large', '180'], alerts: ['Fast'] },
  ]);
  expect(questionsIn(overview).map(({ question }) => question.text)).toEqual(['Size', 'Speed (former)']);
  expect(overview.widgets[1]?.summary).toMatchObject({ kind: 'area', answered: 1, total: 180 });
  await data.setFilter({ filters: [{ questionId: id(2), operator: 'GT', values: ['100'] }] });
  expect(data.rows(0, 9).map((row) => row.id)).toEqual(['old']);
});

/** The widgets of questions. */
function questionsIn({ widgets }: SheetOverview) {
  return widgets.filter((widget) => widget.of === 'question');
}
