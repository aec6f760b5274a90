// What is refreshed is what a full reload would show, whatever came, changed or went.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import {
  type FakeRow,
  formOf,
  optionsOf,
  questionOf,
  sheetOf,
  sheetServer,
} from '#tests/support/sheet-server.ts';
import { createSheetData } from './create-sheet-data.ts';
import type { SheetRequest } from './sheet-data.ts';

/** Asked once per sheet. */
const base = '00000000-0000-4000-8000-000000000001';
const byBase = {
  id: '00000000-0000-4000-8000-000000000002',
  title: 'By base',
  map: 1,
  filter: null,
  aggregation: 'COUNT' as const,
  groupByQuestion: base,
  widgetOrder: null,
  hidden: false,
};
const askedOfRows = [
  questionOf('place', 'TEXT'),
  questionOf('speed', 'NUMERIC'),
  questionOf('phase', 'RADIO', { questionOptions: optionsOf('Climb', 'Taxi') }),
  questionOf('kind', 'CATALOG_RADIO'),
  questionOf('parts', 'CHECKBOXES', { questionOptions: optionsOf('Wing', 'Nose') }),
  questionOf('safe', 'BOOLEAN'),
  questionOf('at', 'DATETIME'),
];
const form = formOf(askedOfRows, {
  contextQuestions: [questionOf(base, 'TEXT', { context: true })],
  widgets: [byBase],
});
/** Some of them are no options, and some rows have no answer. */
const answersOf = (made: number, speed: number): FakeRow['answers'] => ({
  place: `Gate ${made % 3}`,
  speed: String(speed),
  ...(speed > 1 && { phase: ['Climb', 'Taxi', 'Dive'][speed % 3] ?? '', kind: `item ${speed % 4}` }),
  ...(speed > 4 && { parts: speed % 2 === 0 ? ['Wing', 'Nose'] : ['Tail'], safe: String(speed % 2 === 0) }),
  ...(speed !== 5 && { at: `${speed * 1_000},3600000` }),
});
const everything: SheetRequest = { formId: 'form', sheetIds: 'all', filter: null, timeZone: 'Etc/UTC' };

const change = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    sheet: fc.constantFrom('a', 'b', 'c'),
    created: fc.integer({ min: 0, max: 20 }),
    speed: fc.integer({ min: 0, max: 9 }),
  }),
  fc.record({ kind: fc.constant('edit' as const), at: fc.nat(), speed: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ kind: fc.constant('delete' as const), at: fc.nat() }),
  fc.record({
    kind: fc.constant('set up' as const),
    sheet: fc.constantFrom('a', 'b', 'c'),
    value: fc.constantFrom('North', 'South'),
  }),
);

const someFilter = fc.constantFrom<RowFilterInput | null>(null, {
  filters: [{ questionId: base, operator: 'EQ', values: ['North'] }],
});

it('shows what a full reload shows', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(change, { maxLength: 5 }), { maxLength: 5 }),
      someFilter,
      async (rounds, filter) => {
        const request = { ...everything, filter };
        const rows: FakeRow[] = [];
        const sheets = [sheetOf('a'), sheetOf('b')];
        const server = sheetServer(form, sheets, rows);
        const engine = createSheetData(server.send, { now: Date.now });
        await engine.load(request, () => undefined);
        let made = 0;
        for (const round of rounds) {
          const touched: string[] = [];
          for (const one of round) {
            if (one.kind === 'set up') {
              const at = sheets.findIndex(({ id }) => id === one.sheet);
              const answer = { id: base, questionId: base, value: one.value, createdDate: 0 };
              if (sheets[at] !== undefined) sheets[at] = { ...sheets[at], contextAnswers: [answer] };
              continue;
            }
            const place = 'at' in one ? one.at % Math.max(1, rows.length) : rows.length;
            const row = rows[place];
            if (one.kind === 'add') {
              if (!sheets.some(({ id }) => id === one.sheet)) sheets.push(sheetOf(one.sheet));
              made += 1;
              rows.push({
                id: `r${made}`,
                sheetId: one.sheet,
                created: one.created,
                answers: answersOf(made, one.speed),
              });
              touched.push(`r${made}`);
            } else if (row !== undefined) {
              if (one.kind === 'edit') rows[place] = { ...row, answers: answersOf(made, one.speed) };
              else rows.splice(place, 1);
              touched.push(row.id);
            }
          }
          for (const [at, sheet] of sheets.entries())
            sheets[at] = { ...sheet, rowCount: rows.filter(({ sheetId }) => sheetId === sheet.id).length };
          server.change(touched);
          await engine.refresh();
          const whole = createSheetData(server.send, { now: Date.now });
          const reloaded = await whole.load(request, () => undefined);
          expect(engine.overview()).toEqual(reloaded);
          const all = { sort: { column: 'date', direction: 'desc' as const }, reviewState: null };
          expect(engine.view(all)).toBe(whole.view(all));
          expect(engine.rows(0, rows.length)).toEqual(whole.rows(0, rows.length));
        }
      },
    ),
    { numRuns: 60 },
  );
});

it('says how many rows are new, and nothing where nothing is', async () => {
  const rows: FakeRow[] = [{ id: 'r1', sheetId: 'a', created: 1, answers: {} }];
  const server = sheetServer(form, [sheetOf('a', { rowCount: 1 })], rows);
  const engine = createSheetData(server.send, { now: Date.now });
  await engine.load(everything, () => undefined);
  expect(await engine.refresh()).toBeNull();
  const before = server.asked.length;
  rows.push({ id: 'r2', sheetId: 'a', created: 2, answers: {} });
  server.change(['r2']);
  expect(await engine.refresh()).toMatchObject({ added: 1, overview: { rowCount: 2 } });
  expect(server.asked.slice(before).map(({ id }) => id)).toEqual(['sheets.ofForm']);
});

it('reads the news again where an edit of one’s own came in between', async () => {
  const rows: FakeRow[] = [{ id: 'r1', sheetId: 'a', created: 1, answers: {} }];
  const server = sheetServer(form, [sheetOf('a', { rowCount: 1 })], rows);
  const engine = createSheetData(server.send, { now: Date.now });
  await engine.load(everything, () => undefined);
  rows.push({ id: 'r2', sheetId: 'a', created: 2, answers: {} });
  server.change(['r2']);
  let isEdited = false;
  server.before = async () => {
    if (!isEdited) engine.removeRows(['r1']);
    isEdited = true;
  };
  rows.shift();
  expect(await engine.refresh()).toMatchObject({ added: 1, overview: { rowCount: 1 } });
  expect([engine.indexOf('r1'), engine.changedAt('r2'), engine.changedAt('r3')]).toEqual([-1, 2, null]);
});

it('shows other days once a day is over, where the filter is of the latest ones', async () => {
  const day = 24 * 3_600_000;
  const rows: FakeRow[] = [5 * day, 6 * day].map((created, at) => ({
    id: `r${at}`,
    sheetId: 'a',
    created,
    answers: {},
  }));
  let now = 6.5 * day;
  const engine = createSheetData(sheetServer(form, [sheetOf('a', { rowCount: 2 })], rows).send, {
    now: () => now,
  });
  await engine.load({ ...everything, filter: { lastDays: 2 } }, () => undefined);
  expect(engine.overview().rowCount).toBe(2);
  expect(await engine.refresh()).toBeNull();
  now += day;
  expect(await engine.refresh()).toMatchObject({ added: 0, overview: { rowCount: 1, filtered: 1 } });
  await engine.setFilter({ lastDays: 3 });
  expect(engine.overview().rowCount).toBe(2);
  expect(await engine.refresh()).toBeNull();
});
