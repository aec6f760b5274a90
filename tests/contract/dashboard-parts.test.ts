// Where the parts of a form's dashboard are: their order and sizes, and the layouts of the company and of each person.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as forms from '#core/forms/calls.ts';
import type { CallInput } from '#core/contract.ts';
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

describe('the dashboard', () => {
  it('keeps the places of questions, widgets and the Sheet Context panel', async () => {
    const { id } = await create(speeds());
    const form = await server.as(admin, widgets.reorderWidgets, {
      params: { id: formId },
      body: { contextWidgetOrder: 2, questions: { [ids.speed]: 1 }, templateWidgets: { [id]: 7 } },
    });
    expect(form).toEqual(await read());
    expect(form.contextWidgetOrder).toBe(2);
    expect(form.questions.find((question) => question.id === ids.speed)).toMatchObject({ widgetOrder: 1 });
    expect(form.widgets).toMatchObject([{ id, widgetOrder: 7 }]);
    const unknown = randomUUID();
    const wrong = server.as(admin, widgets.reorderWidgets, {
      params: { id: formId },
      body: { questions: { [unknown]: 1 } },
    });
    expect(await failure(wrong)).toMatchObject({
      status: 400,
      details: { errors: [{ path: `questions.${unknown}` }] },
    });
  });

  it('keeps the sizes of its parts, and knows no others', async () => {
    const { id } = await create(speeds());
    const size = (sizes: Record<string, 'S' | 'M' | 'L'>) =>
      server.as(admin, widgets.reorderWidgets, { params: { id: formId }, body: { sizes } });
    await size({ [id]: 'L', [formId]: 'S' });
    await size({ [ids.speed]: 'S' });
    expect((await read()).widgetSizes).toEqual({ [id]: 'L', [formId]: 'S', [ids.speed]: 'S' });
    await server.as(admin, widgets.deleteWidget, { params: { id: formId, widgetId: id } });
    await size({ [ids.speed]: 'M' });
    expect((await read()).widgetSizes).toEqual({ [formId]: 'S', [ids.speed]: 'M' });
    const unknown = randomUUID();
    expect(await failure(size({ [unknown]: 'L' }))).toMatchObject({
      status: 400,
      details: { errors: [{ path: `sizes.${unknown}` }] },
    });
  });

  it("has the company's layout, in whose order its parts are, and each person's own", async () => {
    const { id } = await create(speeds());
    const params = { id: formId };
    const box = (x: number, y: number) => ({ x, y, w: 6, h: 4 });
    const layout = { [id]: box(0, 4), [formId]: box(6, 0), [ids.speed]: box(0, 0) };
    const saved = await server.as(admin, widgets.saveCompanyLayout, { params, body: { layout } });
    expect(saved).toEqual(await read());
    expect(saved.layouts).toEqual({ company: layout, own: null });
    expect(saved).toMatchObject({ contextWidgetOrder: 1, widgets: [{ id, widgetOrder: 2 }] });

    const user = await server.person(admin.companyId, 'USER', { groupIds: example.form.groupIds ?? [] });
    const own = { [formId]: box(0, 20) };
    const kept = await server.as(user, widgets.saveOwnLayout, { params, body: { layout: own } });
    expect(kept.layouts).toEqual({ company: layout, own });
    expect((await read()).layouts?.own).toBeNull();
    expect(
      await failure(server.as(user, widgets.saveCompanyLayout, { params, body: { layout: own } })),
    ).toMatchObject({ status: 403 });
    await server.as(user, widgets.saveOwnLayout, { params, body: { layout: null } });
    // Who saves for everybody sees what they saved.
    await server.as(admin, widgets.saveOwnLayout, { params, body: { layout: own } });
    const again = await server.as(admin, widgets.saveCompanyLayout, { params, body: { layout } });
    expect(again.layouts).toEqual({ company: layout, own: null });
    await server.as(admin, widgets.saveCompanyLayout, { params, body: { layout: null } });
    expect(await read()).not.toHaveProperty('layouts');
  });

  it('has a saved layout follow the calls on order and sizes', async () => {
    const { id } = await create(speeds());
    const params = { id: formId };
    const box = { w: 6, h: 4 };
    const layout = { [ids.speed]: { x: 6, y: 9, ...box }, [id]: { x: 6, y: 0, ...box } };
    await server.as(admin, widgets.saveCompanyLayout, { params, body: { layout } });
    const resized = await server.as(admin, widgets.reorderWidgets, {
      params,
      body: { sizes: { [id]: 'L' } },
    });
    expect(resized.layouts?.company).toMatchObject({
      [id]: { x: 0, y: 0, w: 12, h: 4 },
      [ids.speed]: { x: 6, y: 9 },
    });
    const body = { questions: { [ids.speed]: -1 } };
    const moved = await server.as(admin, widgets.reorderWidgets, { params, body });
    expect(moved.layouts?.company).toMatchObject({ [ids.speed]: { x: 0, y: 0, ...box } });
    expect(moved.layouts).toEqual((await read()).layouts);
  });

  it('refuses a layout with unknown parts, or whose parts overlap or are outside', async () => {
    const unknown = randomUUID();
    const box = { x: 0, y: 0, w: 6, h: 4 };
    const save = (layout: Record<string, typeof box>) =>
      failure(server.as(admin, widgets.saveOwnLayout, { params: { id: formId }, body: { layout } }));
    const refused = (id: string) => ({ status: 400, details: { errors: [{ path: `layout.${id}` }] } });
    expect(await save({ [unknown]: box })).toMatchObject(refused(unknown));
    expect(await save({ [formId]: box, [ids.speed]: { ...box, x: 5 } })).toMatchObject(refused(ids.speed));
    expect(await save({ [formId]: { ...box, x: 8 } })).toMatchObject(refused(formId));
    expect(await read()).not.toHaveProperty('layouts');
  });

  it('shows again what was hidden', async () => {
    const { id } = await create({ ...speeds(), hidden: true });
    const hide = () => server.as(admin, widgets.hideContext, { params: { id: formId } });
    expect(await hide()).toMatchObject({ id: formId, contextWidgetHidden: true });
    expect(await hide()).toEqual(await read());
    await server.as(admin, forms.changeQuestion, { params: { id: ids.speed }, body: { hidden: true } });
    expect(await read()).toMatchObject({ contextWidgetHidden: true, widgets: [{ id, hidden: true }] });
    const form = await server.as(admin, widgets.unhideWidgets, {
      params: { id: formId },
      body: { uuids: [id, formId, ids.speed] },
    });
    expect(form).toEqual(await read());
    expect(form).toMatchObject({ contextWidgetHidden: false, widgets: [{ id, hidden: false }] });
    expect(form.questions.some((question) => question.hidden)).toBe(false);
  });
});
