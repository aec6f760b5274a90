// Forms over HTTP: what a client sends, gets back and is refused.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
});
afterAll(() => server.close());

describe('forms', () => {
  it('are created, read, listed and published', async () => {
    const { form } = exampleForm();
    const created = await server.as(admin, forms.createForm, { body: form });
    expect(created).toMatchObject({
      id: form.id,
      name: form.name,
      published: false,
      current: true,
      version: 1,
    });
    expect(created.questions.map(({ text }) => text)).toEqual(form.questions.map(({ text }) => text));
    const published = await server.as(admin, forms.publishForm, { params: { id: created.id } });
    expect(published).toMatchObject({ published: true, version: 2 });
    const listed = await server.as(admin, listForms, {});
    expect(listed.find(({ id }) => id === created.id)).toMatchObject({
      importable: true,
      sheetCount: 0,
      published: true,
    });
  });

  it('sent twice with one id are created once; another body under that id is a conflict', async () => {
    const { form } = exampleForm();
    const first = await server.fetch(admin, '/template', json(form));
    const second = await server.fetch(admin, '/template', json(form));
    const other = await server.fetch(admin, '/template', json({ ...form, name: 'Something else' }));
    expect([first.status, second.status, other.status]).toEqual([201, 200, 409]);
  });

  it('of another version answer 409 with the version', async () => {
    const { form } = exampleForm();
    const created = await server.as(admin, forms.createForm, { body: form });
    const body = { ...form, name: 'Changed', version: created.version };
    await server.as(admin, forms.changeForm, { params: { id: created.id }, body });
    const error = await failure(server.as(admin, forms.changeForm, { params: { id: created.id }, body }));
    expect(error).toMatchObject({
      status: 409,
      details: { fields: { version: 2, changedBy: { userName: expect.any(String) } } },
    });
  });

  it('with faults are refused with one entry per fault, in the words of the spec', async () => {
    const { form } = exampleForm();
    const [question] = form.questions;
    const body = { ...form, id: randomUUID(), name: ' ', questions: [{ ...question, text: '' }] };
    const error = await failure(server.as(admin, forms.createForm, { body: body as typeof form }));
    expect(error.status).toBe(400);
    expect(error.details.errors).toEqual([
      { path: 'name', message: 'A form name is required' },
      { path: 'questions.0.text', message: 'A question title is required' },
    ]);
  });

  it('that are published keep their name, titles, types, options and questions', async () => {
    const { form } = exampleForm();
    const created = await server.as(admin, forms.createForm, { body: form });
    await server.as(admin, forms.publishForm, { params: { id: created.id } });
    const body = { ...form, name: 'Renamed', questions: form.questions.slice(0, 1) };
    const error = await failure(server.as(admin, forms.changeForm, { params: { id: created.id }, body }));
    expect(error.details.errors?.map(({ path }) => path)).toContain('name');
    expect(error.details.errors?.some(({ message }) => message.includes('cannot be deleted'))).toBe(true);
  });

  it('take rows: checked, with alerts, once per id', async () => {
    const { form, ids } = exampleForm();
    await server.as(admin, forms.createForm, { body: form });
    const early = await failure(
      server.as(admin, filling.createSheet, { params: { id: form.id }, body: { name: 'Early' } }),
    );
    expect(early.status).toBe(409);
    await server.as(admin, forms.publishForm, { params: { id: form.id } });
    const sheet = await server.as(admin, filling.createSheet, {
      params: { id: form.id },
      body: { name: 'Monday' },
    });
    const row = {
      id: randomUUID(),
      answers: [
        { questionId: ids.place, value: 'Gate 4' },
        { questionId: ids.speed, value: '180' },
        { questionId: ids.tools, value: 'Radio' },
        { questionId: ids.tools, value: 'Torch' },
      ],
    };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => server.fetch(admin, `/sheet/${sheet.id}/row`, json(row))),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 200, 200, 200, 200, 201,
    ]);
    const page = await server.as(admin, sheets.listRows, { params: { id: sheet.id } });
    if (!('content' in page)) throw new Error('Rows were expected');
    expect(page.totalElements).toBe(1);
    expect(page.content[0]?.answers.map(({ value }) => value)).toEqual(['Gate 4', '180', 'Radio', 'Torch']);
    expect(page.content[0]?.alerts).toEqual([ids.fast]);
    const wrong = await failure(
      server.as(admin, filling.addRow, {
        params: { id: sheet.id },
        body: { answers: [{ questionId: ids.speed, value: 'fast' }] },
      }),
    );
    expect(wrong.details.errors).toEqual([
      { path: `answers.${ids.speed}`, message: 'Please enter a number' },
      { path: `answers.${ids.place}`, message: 'This question is required' },
    ]);
  });
});

function json(body: unknown): RequestInit {
  return { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

describe('a form that is deleted', () => {
  const remove = (id: string) => server.as(admin, forms.deleteForm, { params: { id } });

  it('is gone with all that was made for it, and its name and ids are free again', async () => {
    const { form } = exampleForm();
    const { id } = await server.as(admin, forms.createForm, { body: form });
    await remove(id);
    const gone = await failure(server.as(admin, forms.readForm, { params: { id } }));
    expect(gone).toMatchObject({ status: 404 });
    expect(await failure(remove(id))).toMatchObject({ status: 404 });
    const again = await server.as(admin, forms.createForm, { body: form });
    expect(again).toMatchObject({ id, version: 1 });
  });

  it('was never published: a published one is archived instead', async () => {
    const { form } = exampleForm();
    const { id } = await server.as(admin, forms.createForm, { body: form });
    await server.as(admin, forms.publishForm, { params: { id } });
    const error = await failure(remove(id));
    expect(error).toMatchObject({
      status: 409,
      message: 'A published form cannot be deleted. Archive it instead.',
    });
  });

  it('has no sheet, not even one of a tester', async () => {
    const { form } = exampleForm();
    const body = { ...form, betaTestUsers: [{ id: admin.id, userName: admin.userName }] };
    const { id } = await server.as(admin, forms.createForm, { body });
    await server.as(admin, filling.createSheet, { params: { id }, body: { name: 'Trial' } });
    const error = await failure(remove(id));
    expect(error).toMatchObject({
      status: 409,
      message: 'People have filled in this form already. Archive it instead.',
    });
    expect(await server.as(admin, forms.readForm, { params: { id } })).toMatchObject({ id });
  });

  it('is opened by no launch alert of another form', async () => {
    const { form } = exampleForm();
    const { id } = await server.as(admin, forms.createForm, { body: form });
    const opening = exampleForm().form;
    const alert = {
      id: randomUUID(),
      name: 'Inspect again',
      description: 'Something was found',
      formId: id,
      expression: { answered: [{ var: opening.questions[0]?.id ?? '' }] },
      required: false,
    };
    const name = `Opens ${id}`;
    await server.as(admin, forms.createForm, { body: { ...opening, name, contextAlerts: [alert] } });
    const error = await failure(remove(id));
    expect(error).toMatchObject({ status: 409, message: `It is a follow-up form of "${name}".` });
  });

  it('may be the next version of another, which stays as it is and can get a new one', async () => {
    const { form } = exampleForm();
    const { id } = await server.as(admin, forms.createForm, { body: form });
    const published = await server.as(admin, forms.publishForm, { params: { id } });
    const next = await server.as(admin, forms.createVersion, { params: { id }, body: {} });
    await remove(next.id);
    expect(await server.as(admin, forms.readForm, { params: { id } })).toEqual(published);
    const other = await server.as(admin, forms.createVersion, { params: { id }, body: {} });
    expect(other.id).not.toBe(next.id);
  });
});
