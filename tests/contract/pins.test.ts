// Pinned widgets: what is kept of them, what they come to, and who sees what of them. Their numbers are those of the
// dashboard they were pinned on, and of a count by hand.
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import type { Send } from '#core/send.ts';
import { createHttp } from '#core/http.ts';
import * as pins from '#core/pins/calls.ts';
import { pinnedPart, pinnedRowAt, pinnedView } from '#core/pins/pinned-part.ts';
import { type Pin, pinsLimit } from '#core/pins/schema.ts';
import type { DashboardWidget } from '#core/sheets/dashboard/overview.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { contextLines } from '#core/sheets/dashboard/sheet-context.ts';
import { createSheetData } from '#core/sheets/engine/create-sheet-data.ts';
import * as widgets from '#core/widgets/calls.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let analyst: Person;
let group: string;
let sheetIds: string[];
let averageId: string;
const { form, ids } = exampleForm();

const fast = { and: true, filters: [{ questionId: ids.speed, operator: 'GT' as const, values: ['5'] }] };

beforeAll(async () => {
  server = await startTestServer();
  const company = await server.company();
  ({ admin } = company);
  group = await server.group(company.id, 'First');
  analyst = await server.person(company.id, 'ANALYST', { groupIds: [group] });
  await server.as(admin, forms.createForm, { body: { ...form, groupIds: [group] } });
  await server.as(admin, forms.publishForm, { params: { id: form.id } });
  const average = {
    title: 'Average',
    map: { var: ids.speed },
    aggregation: 'AVG' as const,
    groupByQuestion: ids.size,
  };
  const made = await server.as(admin, widgets.createWidget, { params: { id: form.id }, body: average });
  averageId = made.id;
  sheetIds = [];
  for (const name of ['Monday', 'Tuesday', 'Wednesday']) {
    const sheet = await server.as(admin, filling.createSheet, { params: { id: form.id }, body: { name } });
    sheetIds.push(sheet.id);
    const rows = fc.sample(someRow, { numRuns: 60, seed: sheetIds.length });
    await server.as(admin, filling.addRows, { params: { id: sheet.id }, body: { rows } });
  }
});
afterAll(() => server.close());

const someRow = fc
  .record({
    place: fc.constantFrom('Gate 1', 'Gate 2', 'Äpfel'),
    speed: fc.option(fc.constantFrom('0', '-12.5', '5.5', '7', '1e3'), { nil: null }),
    size: fc.option(fc.constantFrom('Small', 'Medium', 'Large'), { nil: null }),
    safe: fc.option(fc.constantFrom('true', 'false'), { nil: null }),
  })
  .map((answers) => ({
    answers: Object.entries(answers).flatMap(([key, value]) =>
      value === null ? [] : [{ questionId: ids[key as keyof typeof ids], value }],
    ),
  }));

type Input = { uuids?: string[]; filter?: RowFilterInput | null; step?: number };
const pin = (person: Person, widgetId: string, body: Input = {}) =>
  server.as(person, pins.pinWidget, { params: { widgetId }, body });
const list = (person: Person): Promise<Pin[]> => server.as(person, pins.listPins, {});
const unpinAll = async (person: Person) => {
  for (const { id } of await list(person)) await server.as(person, pins.unpinWidget, { params: { id } });
};

/** The dashboard as a browser works it out, by the ids of its parts. */
async function dashboard(
  person: Person,
  wanted: { sheetIds: readonly string[] | 'all'; filter: RowFilterInput | null },
) {
  const http = createHttp(fetch);
  const send: Send = (call, input, options) =>
    http.send({ server: server.origin, token: person.token }, call, input, options);
  const data = createSheetData(send, { now: Date.now });
  const overview = await data.load({ formId: form.id, timeZone: 'UTC', ...wanted }, () => undefined);
  return { data, overview, parts: new Map(overview.widgets.map((part) => [part.id, part])) };
}

/** A summary whose rows are named by their ids, its charts as far as `size` goes. */
function told(part: DashboardWidget | null | undefined, rowOf: (place: number) => unknown, size: number) {
  const summary = part?.summary;
  if (summary === undefined) return null;
  if ('items' in summary)
    return {
      ...summary,
      items: summary.items.slice(0, 50).map((item) => ({ ...item, row: rowOf(item.row) })),
    };
  const chart = summary.kind === 'line' ? summary.line : summary.kind === 'area' ? summary : null;
  if (chart === null) return summary;
  const newest = <T>(points: ArrayLike<T>) => Array.from(points).slice(-size);
  return {
    ...chart,
    at: newest(chart.at),
    values: newest(chart.values),
    rows: newest(chart.rows).map(rowOf),
  };
}

describe('a pin', () => {
  it('has the numbers of the dashboard that it was pinned on, whatever the sheets and the filter', async () => {
    const views: { uuids?: string[]; filter?: RowFilterInput | null }[] = [
      {},
      { uuids: sheetIds.slice(0, 2) },
      { filter: fast },
      {
        uuids: sheetIds.slice(1),
        filter: { ...fast, filters: [...fast.filters, equals(ids.size, 'Small')] },
      },
    ];
    const pinned = [ids.place, ids.speed, ids.size, ids.safe, averageId];
    for (const view of views) {
      for (const widgetId of pinned) await pin(admin, widgetId, view);
      for (const got of await list(admin)) {
        const { data, parts } = await dashboard(admin, pinnedView(got));
        const ofPin = told(pinnedPart(got), (place) => pinnedRowAt(got, place), got.step);
        const ofDashboard = told(parts.get(got.id), (place) => data.rowAt(place)?.id, got.step);
        expect(ofPin).toEqual(ofDashboard);
      }
    }
    await unpinAll(admin);
  });

  it('has the numbers that one counts by hand', async () => {
    await pin(admin, ids.safe, { uuids: sheetIds.slice(0, 1) });
    const rows = fc.sample(someRow, { numRuns: 60, seed: 1 });
    const given = (value: string) =>
      rows.filter(({ answers }) => answers.some((one) => one.questionId === ids.safe && one.value === value))
        .length;
    const [only] = await list(admin);
    expect(only?.numbers?.summaries[ids.safe]).toMatchObject({
      bars: [
        { value: 'true', count: given('true') },
        { value: 'false', count: given('false') },
      ],
    });
    await unpinAll(admin);
  });

  it('of the Sheet Context says what the panel says', async () => {
    await pin(admin, form.id);
    const [only] = await list(admin);
    const { overview } = await dashboard(admin, { sheetIds: 'all', filter: null });
    const lines = contextLines(overview.context, { timeZone: 'Etc/UTC' });
    expect(only).toMatchObject({ source: 'Context', title: 'Sheet Context', numbers: null });
    expect(only?.lines).toEqual(lines.map(({ label, text }) => ({ label, text })));
    await unpinAll(admin);
  });

  it('keeps its place and its step, and is pinned anew in the same place', async () => {
    for (const widgetId of [ids.speed, ids.size, averageId]) await pin(admin, widgetId);
    const order = { [averageId]: 0, [ids.speed]: 1, [ids.size]: 2 };
    const reordered = await server.as(admin, pins.reorderPins, { params: { id: admin.id }, body: order });
    expect(reordered.map(({ id }) => id)).toEqual([averageId, ids.speed, ids.size]);
    await server.as(admin, pins.changePin, { params: { id: ids.speed }, body: { step: 0 } });
    await pin(admin, averageId, { uuids: sheetIds.slice(0, 1) });
    expect(await list(admin)).toMatchObject([
      { id: averageId, source: 'TemplateWidget', allSheetsPinned: false, uuids: sheetIds.slice(0, 1) },
      { id: ids.speed, source: 'Question', allSheetsPinned: true, uuids: [], step: 0 },
      { id: ids.size, parentTemplateId: form.id },
    ]);
    const wrong = server.as(admin, pins.changePin, { params: { id: ids.speed }, body: { step: 7 } });
    expect(await failure(wrong)).toMatchObject({ status: 400 });
    await unpinAll(admin);
    expect(await list(admin)).toEqual([]);
  });

  it('is refused beyond the limit, which says so and pins nothing', async () => {
    await inCompany(server, admin.companyId, (tx) =>
      tx.raw(
        `insert into pins (company_id, user_id, widget_id, form_id, filter, step, place)
         select $1, $2, gen_random_uuid(), $3, '{}', 10, 0 from generate_series(1, $4::int)`,
        [admin.companyId, admin.id, form.id, pinsLimit],
      ),
    );
    expect(await failure(pin(admin, ids.speed))).toMatchObject({
      status: 429,
      message: 'Pinned widget limit exceeded.',
    });
    expect(await list(admin)).toEqual([]);
    await inCompany(server, admin.companyId, (tx) => tx.raw('delete from pins'));
  });
});

describe('what a pin’s owner may not see', () => {
  it('is not answered: of a form that they see no more, and of a widget that is gone', async () => {
    for (const widgetId of [ids.speed, averageId]) await pin(analyst, widgetId);
    await inCompany(server, admin.companyId, (tx) =>
      tx.raw('delete from group_members where user_id = $1', [analyst.id]),
    );
    expect(await list(analyst)).toEqual([]);
    await inCompany(server, admin.companyId, (tx) =>
      tx.raw('insert into group_members (company_id, group_id, user_id) values ($1, $2, $3)', [
        admin.companyId,
        group,
        analyst.id,
      ]),
    );
    expect(await list(analyst)).toHaveLength(2);
    await server.as(admin, widgets.deleteWidget, { params: { id: form.id, widgetId: averageId } });
    expect(await list(analyst)).toMatchObject([{ id: ids.speed }]);
  });

  it('cannot be pinned: sheets of another form, a context question, what does not exist', async () => {
    const other = exampleForm().form;
    await server.as(admin, forms.createForm, { body: other });
    const elsewhere = other.questions[0]?.id ?? '';
    expect(await failure(pin(admin, elsewhere, { uuids: sheetIds }))).toMatchObject({ status: 404 });
    expect(await failure(pin(admin, randomUUID()))).toMatchObject({ status: 404 });
    const wrong = { filters: [equals(ids.speed, 'much')] };
    expect(await failure(pin(admin, ids.speed, { filter: wrong }))).toMatchObject({ status: 400 });
  });

  it('nor anything where the company has turned pins off', async () => {
    const flags = (value: string) =>
      inCompany(server, admin.companyId, (tx) =>
        tx.raw('update companies set flags = flags || $1::jsonb', [`{"PINNED_WIDGETS_ENABLED": ${value}}`]),
      );
    await flags('false');
    expect(await failure(list(admin))).toMatchObject({ status: 403 });
    await flags('true');
    expect(await list(admin)).toEqual([]);
  });
});

function equals(questionId: string, value: string) {
  return { questionId, operator: 'EQ' as const, values: [value] };
}
