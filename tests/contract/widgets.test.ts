// The widgets that people make for a form's dashboard.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as forms from '#core/forms/calls.ts';
import type { CallInput } from '#core/contract.ts';
import * as filling from '#core/filling/calls.ts';
import { fetchSummary } from '#core/sheets/engine/fetch-summary.ts';
import { readWidgetSummary } from '#core/sheets/engine/rows-summary.ts';
import { filterSheetRows } from '#core/sheets/calls.ts';
import * as pins from '#core/pins/calls.ts';
import { rowFilter } from '#core/sheets/schema.ts';
import * as widgets from '#core/widgets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin } = await server.company());
});
afterAll(() => server.close());

let formId: string;
let example: ReturnType<typeof exampleForm>;
let ids: typeof example.ids;
beforeEach(async () => {
  example = exampleForm();
  ({ ids } = example);
  formId = example.form.id;
  await server.publish(admin, example.form);
});

type Input = CallInput<typeof widgets.createWidget>['body'];
const speeds = (): Input => ({ title: 'Speeds', map: { var: ids.speed } });
const create = (body: Input) => server.as(admin, widgets.createWidget, { params: { id: formId }, body });
const read = () => server.as(admin, forms.readForm, { params: { id: formId } });

describe('a widget', () => {
  it('is of the form from then on, until it is deleted', async () => {
    const widget = await create({ ...speeds(), aggregation: 'AVG', groupByQuestion: ids.place });
    expect((await read()).widgets).toEqual([widget]);
    const params = { id: formId, widgetId: widget.id };
    const changed = await server.as(admin, widgets.changeWidget, { params, body: speeds() });
    expect((await read()).widgets).toEqual([changed]);
    expect(changed).toMatchObject({ id: widget.id, aggregation: null, groupByQuestion: null });
    await server.as(admin, widgets.deleteWidget, { params });
    expect((await read()).widgets).toEqual([]);
    expect(await failure(server.as(admin, widgets.deleteWidget, { params }))).toMatchObject({ status: 404 });
  });

  it('is made once, however often it is sent', async () => {
    const id = randomUUID();
    const made = await Promise.all([1, 2, 3].map(() => create({ ...speeds(), id })));
    expect(new Set(made.map((widget) => widget.id))).toEqual(new Set([id]));
    expect((await read()).widgets).toHaveLength(1);
    expect(await failure(create({ ...speeds(), id, title: 'Other' }))).toMatchObject({ status: 409 });
  });

  it('names what is wrong with it, field by field', async () => {
    const wrong = {
      title: ' ',
      map: { '+': [{ var: ids.place }, 1] },
      filter: { answered: [{ var: ids.photo }] },
      groupByQuestion: ids.photo,
    };
    const { errors } = (await failure(create(wrong))).details;
    expect(errors?.map(({ path }) => path)).toEqual(['title']);
    const { errors: inside } = (await failure(create({ ...wrong, title: 'Speeds' }))).details;
    expect(inside?.map(({ path }) => path)).toEqual(['map', 'filter', 'aggregation', 'groupByQuestion']);
    const { errors: none } = (await failure(create({ title: 'Speeds', map: null }))).details;
    expect(none).toEqual([{ path: 'map', message: 'A formula is required' }]);
  });

  it('may be a map, whose places the server answers without naming a row', async () => {
    const { form, ids: own } = exampleForm();
    const [first] = form.questions;
    const where = {
      ...first!,
      id: randomUUID(),
      text: 'Where',
      type: 'PLACE' as const,
      required: false,
      order: 9,
    };
    await server.publish(admin, { ...form, questions: [...form.questions, where] });
    const params = { id: form.id };
    const map = { title: 'Map', placeQuestion: where.id, groupByQuestion: own.size };
    const wrong = server.as(admin, widgets.createWidget, {
      params,
      body: { ...map, placeQuestion: own.size },
    });
    expect((await failure(wrong)).details.errors?.map(({ path }) => path)).toEqual(['placeQuestion']);
    const widget = await server.as(admin, widgets.createWidget, { params, body: map });
    expect(widget).toMatchObject({ ...map, map: null, aggregation: null });
    const sheet = await server.as(admin, filling.createSheet, { params, body: { name: 'A' } });
    const rows = ['geo:-36.85,174.76', 'geo:48.371,-89.32,199;u=4'].map((value, at) => ({
      answers: [
        { questionId: own.place, value: 'Gate 1' },
        { questionId: where.id, value },
        ...(at === 0 ? [{ questionId: own.size, value: 'Medium' }] : []),
      ],
    }));
    await server.as(admin, filling.addRows, { params: { id: sheet.id }, body: { rows } });
    const summary = await fetchSummary((call, input) => server.as(admin, call, input), {
      params,
      body: { sheetIds: [sheet.id], rowFilters: rowFilter.parse({}) },
    });
    const drawn = readWidgetSummary(summary.summaries[widget.id]);
    if (drawn?.kind !== 'map') throw new Error('It is no map.');
    expect(drawn).toMatchObject({ rows: 2, groups: [{ rows: 0 }, { rows: 1 }, { rows: 0 }, { rows: 1 }] });
    expect(new Set(drawn.points.positions)).toEqual(new Set([174.76, -36.85, -89.32, 48.371]));
    expect(drawn.points.rows).toHaveLength(0);
    const query = { near: `${own.size},geo:0,0` };
    const byNoPlace = server.as(admin, filterSheetRows, { params: { id: sheet.id }, query, body: {} });
    expect(await failure(byNoPlace)).toMatchObject({ status: 400 });
  });

  it('may be grouped by time and drawn as what fits, with what its numbers are compared with', async () => {
    const { form, ids: own } = exampleForm();
    await server.publish(admin, form);
    const params = { id: form.id };
    const body = {
      title: 'Speed by week',
      map: { var: own.speed },
      aggregation: 'AVG' as const,
      timeGrain: 'week' as const,
      groupByQuestion: own.size,
      chart: 'heatmap' as const,
      unit: 'kn',
      target: 12.5,
      thresholds: [
        { from: 10, colour: 'amber' as const, name: 'Fast' },
        { from: 20, colour: 'red' as const, name: '' },
      ],
      comparison: true,
    };
    const widget = await server.as(admin, widgets.createWidget, { params, body });
    expect(widget).toMatchObject({ ...body, splitQuestion: null });
    const { widgets: stored } = await server.as(admin, forms.readForm, { params });
    expect(stored).toEqual([widget]);
    const pathsOf = async (changes: object) => {
      const to = { params: { ...params, widgetId: widget.id }, body: { ...body, ...changes } };
      return (await failure(server.as(admin, widgets.changeWidget, to))).details.errors?.map(
        ({ path }) => path,
      );
    };
    expect(await pathsOf({ chart: 'donut' })).toEqual(['chart']);
    expect(await pathsOf({ splitQuestion: own.safe })).toEqual(['splitQuestion']);
    expect(await pathsOf({ timeGrain: 'weekHour' })).toEqual(['groupByQuestion']);
    expect(
      await pathsOf({ thresholds: Array.from({ length: 6 }, (_, from) => ({ from, colour: 'red' })) }),
    ).toEqual(['thresholds']);
    expect(await pathsOf({ unit: 'much longer than a unit' })).toEqual(['unit']);
    // A client of before sends none of it.
    const { title, map, aggregation } = body;
    const plain = { params: { ...params, widgetId: widget.id }, body: { title, map, aggregation } };
    expect(await server.as(admin, widgets.changeWidget, plain)).toMatchObject({
      timeGrain: null,
      thresholds: [],
    });
  });

  it('may count the entries of a question of rows, and reads their answers then', async () => {
    const { form } = exampleForm();
    const [first] = form.questions;
    const like = (changes: object) => ({ ...first!, id: randomUUID(), required: false, ...changes });
    const part = like({ text: 'Part' });
    const damages = like({ text: 'Damages', type: 'ENTRIES', questions: [part] });
    const marks = like({ text: 'Marks', type: 'ENTRIES', questions: [like({ text: 'Colour' })] });
    await server.publish(admin, {
      ...form,
      questions: [...form.questions, damages],
      contextQuestions: [...form.contextQuestions, { ...marks, context: true }],
    });
    const params = { id: form.id };
    const bars = { title: 'Parts', map: 1, aggregation: 'COUNT' as const, groupByQuestion: part.id };
    const pathsOf = async (entriesQuestion: string | null) => {
      const sent = server.as(admin, widgets.createWidget, { params, body: { ...bars, entriesQuestion } });
      return (await failure(sent)).details.errors?.map(({ path }) => path);
    };
    expect(await pathsOf(null)).toEqual(['groupByQuestion']);
    expect(await pathsOf(part.id)).toEqual(['entriesQuestion', 'groupByQuestion']);
    expect(await pathsOf(marks.id)).toEqual(['entriesQuestion', 'groupByQuestion']);
    const body = { ...bars, entriesQuestion: damages.id };
    const widget = await server.as(admin, widgets.createWidget, { params, body });
    expect(widget).toMatchObject(body);
    const { widgets: stored } = await server.as(admin, forms.readForm, { params });
    expect(stored).toEqual([widget]);
    const filters = [{ questionId: part.id, operator: 'CONTAINS' as const, values: ['Door'] }];
    await server.as(admin, pins.pinWidget, {
      params: { widgetId: widget.id },
      body: { filter: { filters } },
    });
    const [pinned] = await server.as(admin, pins.listPins, {});
    expect(pinned).toMatchObject({ groupedBy: { id: part.id }, filters: { filters }, problem: null });
  });

  it('is for published forms, and of one form only', async () => {
    const draft = exampleForm().form;
    await server.as(admin, forms.createForm, { body: draft });
    const params = { id: draft.id };
    const early = server.as(admin, widgets.createWidget, { params, body: { title: 'Speeds', map: 1 } });
    expect(await failure(early)).toMatchObject({ status: 409 });
    const { id } = await create(speeds());
    const elsewhere = server.as(admin, widgets.deleteWidget, { params: { ...params, widgetId: id } });
    expect(await failure(elsewhere)).toMatchObject({ status: 404 });
  });
});
