// The next version of a published form over HTTP: made once, worked on beside it, and put in its place.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as audit from '#core/audit/calls.ts';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { better, formVersions } from '#tests/support/form-versions.ts';
import { json } from '#tests/support/json.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let versions: ReturnType<typeof formVersions>;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin } = await server.company());
  versions = formVersions(server, admin);
});
afterAll(() => server.close());

describe('the next version of a published form', () => {
  it('is an unpublished copy beside it, which names it and keeps the ids of its questions', async () => {
    const group = await server.group(admin.companyId, 'Crew');
    const { form, ids } = await versions.published({ groupIds: [group], reviewers: [{ id: admin.id }] });
    const next = await server.as(admin, forms.createVersion, { params: { id: form.id }, body: {} });
    expect(next).toMatchObject({
      name: form.name,
      published: false,
      version: 1,
      versionOf: { id: form.id, name: form.name },
      groups: [{ id: group }],
      reviewers: [{ id: admin.id }],
    });
    expect(next.id).not.toBe(form.id);
    expect(next.questions.map(({ id }) => id)).toEqual(form.questions.map(({ id }) => id));
    const listed = await server.as(admin, listForms, {});
    expect(listed.find(({ id }) => id === next.id)?.versionOf).toEqual({ id: form.id, name: form.name });
    expect(listed.find(({ id }) => id === form.id)).not.toHaveProperty('versionOf');
    // The questions that both have are the published form's.
    const hidden = await server.as(admin, forms.changeQuestion, {
      params: { id: ids.speed },
      body: { hidden: true },
    });
    expect(hidden.hidden).toBe(true);
    const [base, copy] = await Promise.all(
      [form.id, next.id].map((id) => server.as(admin, forms.readForm, { params: { id } })),
    );
    expect(base?.questions.find(({ id }) => id === ids.speed)?.hidden).toBe(true);
    expect(copy?.questions.find(({ id }) => id === ids.speed)?.hidden).toBe(false);
  });

  it('is made once, also when it is asked for ten times at once; there is one at a time', async () => {
    const { form } = await versions.published();
    const id = randomUUID();
    const ask = (body: object) => server.fetch(admin, `/template/${form.id}/version`, json('POST', body));
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask({ id })));
    const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 201]);
    const other = await ask({});
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ nextVersion: { id, name: form.name } });
    // One that was given up stands in nobody's way, and cannot come back beside another.
    await server.as(admin, forms.archiveForm, { params: { id } });
    expect((await ask({})).status).toBe(201);
    expect(
      (await failure(server.as(admin, forms.unarchiveForm, { params: { id } }))).details.fields,
    ).toHaveProperty('nextVersion');
  });

  it('is not made of a form that is unpublished or archived', async () => {
    const { form } = exampleForm();
    await server.as(admin, forms.createForm, { body: form });
    const make = () => server.as(admin, forms.createVersion, { params: { id: form.id }, body: {} });
    expect(await failure(make())).toMatchObject({ status: 409 });
    await versions.publish(form.id);
    await server.as(admin, forms.archiveForm, { params: { id: form.id } });
    expect(await failure(make())).toMatchObject({
      status: 409,
      message: 'This form is archived. Unarchive it first.',
    });
  });

  it('may change everything but the type of a question and where it is asked', async () => {
    const { form, ids } = await versions.published();
    const refused = await failure(
      versions.nextVersion(form.id, (next) => ({
        ...next,
        contextQuestions: next.questions.filter(({ id }) => id === ids.safe),
        questions: next.questions
          .filter(({ id }) => id !== ids.safe)
          .map((question) => (question.id === ids.speed ? { ...question, type: 'TEXT' } : question)),
      })),
    );
    expect(refused.details.errors).toEqual([
      {
        path: 'contextQuestions.0',
        message:
          'A published question cannot be moved between setup and entries. Add a new question instead.',
      },
      {
        path: 'questions.1.type',
        message: 'The type of a published question cannot be changed. Add a new question instead.',
      },
    ]);
  });

  it('has question ids that no other form has', async () => {
    const [one, other] = [await versions.published(), await versions.published()];
    const taken = one.form.questions.map((question) => ({ ...question, required: true }));
    const error = await failure(
      versions.nextVersion(other.form.id, (next) => ({ ...next, questions: taken, alerts: [] })),
    );
    expect(error.status).toBe(409);
  });

  it('takes the place of the form, which keeps its id, its dashboard and what it no longer asks', async () => {
    const { form, ids, whole } = await versions.published();
    const next = await versions.nextVersion(form.id, (draft) => better(draft, ids));
    await server.as(admin, forms.changeQuestion, { params: { id: ids.size }, body: { widgetOrder: 7 } });
    const taken = await versions.publish(next.id);
    expect(taken).toMatchObject({
      id: form.id,
      name: `${form.name} II`,
      published: true,
      version: whole.version + 2,
      versionOf: null,
      formerQuestions: [{ id: ids.speed, text: 'Speed', context: false }],
      formerOptions: { [ids.size]: [{ value: 'Small' }] },
      formerAlerts: [{ id: ids.fast, name: 'Fast' }],
    });
    expect(taken.questions.find(({ id }) => id === ids.size)?.widgetOrder).toBe(7);
    expect(await failure(server.as(admin, forms.readForm, { params: { id: next.id } }))).toMatchObject({
      status: 404,
    });
    const listed = await server.as(admin, listForms, {});
    expect(listed.filter(({ id }) => id === form.id || id === next.id)).toMatchObject([{ sheetCount: 1 }]);
    const log = await server.as(admin, audit.listAudit, { query: { tag: `template.${form.id}` } });
    expect(log.content.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['form_version_created', 'form_version_published']),
    );
    // What is asked again is former no more.
    const back = await versions.nextVersion(form.id, (draft) => ({
      ...draft,
      questions: [...draft.questions, ...whole.questions.filter(({ id }) => id === ids.speed)],
    }));
    expect((await versions.publish(back.id)).formerQuestions).toEqual([]);
  });

  it('is published by who sees the form whose place it takes', async () => {
    const [crew, office] = [
      await server.group(admin.companyId, 'Crew'),
      await server.group(admin.companyId, 'Office'),
    ];
    const manager = await server.person(admin.companyId, 'MANAGER', { groupIds: [office] });
    const { form } = await versions.published({ groupIds: [crew] });
    const next = await versions.nextVersion(form.id, (draft) => ({ ...draft, groupIds: [office] }));
    const seen = await server.as(manager, forms.readForm, { params: { id: next.id } });
    expect(seen.versionOf).toBeNull();
    const params = { id: next.id };
    const publishing = await failure(server.as(manager, forms.publishForm, { params }));
    const asking = await failure(server.as(manager, forms.readImpact, { params }));
    expect([publishing.status, asking.status]).toEqual([404, 404]);
    await versions.publish(next.id);
    expect((await server.as(manager, forms.readForm, { params: { id: form.id } })).id).toBe(form.id);
  });

  it('is tried by its testers, whose sheets become the form’s', async () => {
    const tester = await server.person(admin.companyId, 'USER');
    const { form, ids } = await versions.published();
    const next = await versions.nextVersion(form.id, (draft) => ({
      ...better(draft, ids),
      betaTestUsers: [{ id: tester.id }],
    }));
    const wind = next.questions.at(-1)?.id ?? '';
    const sheet = await server.as(tester, filling.createSheet, { params: { id: next.id }, body: {} });
    const answers = [
      { questionId: ids.place, value: 'Gate 1' },
      { questionId: wind, value: 'Calm' },
    ];
    const row = { formVersion: next.version, answers };
    await server.as(tester, filling.addRow, { params: { id: sheet.id }, body: row });
    await versions.publish(next.id);
    expect(await server.as(tester, sheets.readSheet, { params: { id: sheet.id } })).toMatchObject({
      templateId: form.id,
      rowCount: 1,
    });
    // What the tester's phone still had goes on to arrive.
    await server.as(tester, filling.addRow, { params: { id: sheet.id }, body: row });
    await server.as(tester, filling.completeSheet, { params: { id: sheet.id } });
    const refused = await server.fetch(admin, `/template/${next.id}/sheet`, json('POST', {}));
    expect(refused.status).toBe(404);
  });
});
