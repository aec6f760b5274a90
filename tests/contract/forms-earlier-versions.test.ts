// What was filled in with earlier versions of a form, over HTTP: it stays, is read with the rest, and still comes in
// from phones that were offline. And what it is that a next version touches.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as exports from '#core/exports/calls.ts';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import { formAsRead } from '#core/forms/versions.ts';
import * as sheets from '#core/sheets/calls.ts';
import { columnsMediaType } from '#core/sheets/schema.ts';
import { failure } from '#tests/support/failure.ts';
import { better, formVersions, oldRow } from '#tests/support/form-versions.ts';
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

describe('what was filled in with an earlier version', () => {
  it('is read with the rest, in rows, columns, filters and exports', async () => {
    const { form, ids, sheet, row } = await versions.published();
    const next = await versions.nextVersion(form.id, (draft) => better(draft, ids));
    const wind = next.questions.at(-1)?.id ?? '';
    await versions.publish(next.id);
    await versions.addRow(sheet.id, {
      answers: [
        { questionId: ids.place, value: 'Gate 5' },
        { questionId: wind, value: 'Strong' },
        { questionId: ids.size, value: 'Tiny' },
      ],
    });
    const rows = await server.as(admin, sheets.listRows, {
      params: { id: sheet.id },
      query: { sort: 'dates.created,asc' },
    });
    if (!('content' in rows)) throw new Error('Rows were expected');
    expect(rows.content.map(({ answers }) => answers.map(({ value }) => value))).toEqual([
      ['Gate 4', 'Small', '180'],
      ['Gate 5', 'Tiny', 'Strong'],
    ]);
    expect(rows.content[0]?.alerts).toEqual([ids.fast]);
    const filters = [{ questionId: ids.speed, operator: 'GT', values: ['100'] }];
    const reply = await server.fetch(admin, `/row/filter`, {
      ...json('POST', { sheetIds: [sheet.id], rowFilters: { filters } }),
      headers: { accept: columnsMediaType, 'content-type': 'application/json' },
    });
    const columns = (await reply.json()) as { id: string[]; answers: Record<string, unknown[]> };
    expect(columns.id).toEqual([row.id]);
    expect(columns.answers[ids.speed]).toEqual(['180']);
    const file = await server.as(admin, exports.exportSheets, {
      body: { sheetIds: [sheet.id], format: 'CSV' },
    });
    const lines = (await file.text()).split('\r\n');
    expect(lines[0]).toBe(
      'Sheet,User,Date,Alerts,Shift,Place,Size,Tools,Seen at,Safe,Photo,Wind,Speed (former)',
    );
    expect(lines[1]).toMatch(/,Fast,Early,Gate 4,Small,,,,,,180$/);
    expect(lines[2]).toMatch(/,Gate 5,Tiny,,,,,Strong,$/);
    // The faces read it the same.
    const asRead = formAsRead(await server.as(admin, forms.readForm, { params: { id: form.id } }));
    expect(asRead.questions.map(({ text }) => text).slice(-2)).toEqual(['Wind', 'Speed (former)']);
  });

  it('can be corrected, and keeps the alerts that it raised then', async () => {
    const { form, ids, sheet, row } = await versions.published();
    await versions.publish((await versions.nextVersion(form.id, (draft) => better(draft, ids))).id);
    const body = { questionId: ids.speed, rowId: row.id, answers: ['170'] };
    const changed = await server.as(admin, sheets.saveAnswers, { params: { id: sheet.id }, body });
    expect('answers' in changed && changed.answers.map(({ value }) => value)).toEqual([
      'Gate 4',
      'Small',
      '170',
    ]);
    expect('alerts' in changed && changed.alerts).toContain(ids.fast);
  });

  it('comes in later from a phone that was offline, by the rules of its version, once', async () => {
    const { form, ids, whole, sheet } = await versions.published();
    await versions.publish((await versions.nextVersion(form.id, (draft) => better(draft, ids))).id);
    const unnamed = oldRow(ids);
    const refused = await failure(versions.addRow(sheet.id, unnamed));
    expect(refused.details.errors?.map(({ message }) => message).toSorted()).toEqual([
      '"Small" is not one of the options',
      'The form does not ask this question here',
      'This question is required',
    ]);
    const late = { ...oldRow(ids), formVersion: whole.version };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => server.fetch(admin, `/sheet/${sheet.id}/row`, json('POST', late))),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 201]);
    const kept = await server.as(admin, sheets.readRow, { params: { id: sheet.id, rowId: late.id ?? '' } });
    expect(kept.answers.map(({ value }) => value)).toEqual(['Gate 4', 'Small', '180']);
    const started = await server.as(admin, filling.createSheet, {
      params: { id: form.id },
      body: { formVersion: whole.version, contextAnswers: [{ questionId: ids.shift, value: 'Late' }] },
    });
    expect(started.contextAnswers.map(({ value }) => value)).toEqual(['Late']);
    // What no version takes is refused in the words of the form in force.
    const wrong = { formVersion: whole.version, answers: [{ questionId: randomUUID(), value: 'x' }] };
    expect((await failure(versions.addRow(sheet.id, wrong))).details.errors?.[0]?.message).toBe(
      'The form does not ask this question here',
    );
  });

  it('comes in late too where the published form itself asks more by now', async () => {
    const { form, ids, whole, sheet } = await versions.published();
    const questions = whole.questions.map((question) => ({ ...question, required: true, condition: null }));
    await server.as(admin, forms.changeForm, { params: { id: form.id }, body: { ...whole, questions } });
    await server.as(admin, forms.archiveForm, { params: { id: form.id } });
    await server.as(admin, forms.unarchiveForm, { params: { id: form.id } });
    expect(await failure(versions.addRow(sheet.id, oldRow(ids)))).toMatchObject({ status: 400 });
    await versions.addRow(sheet.id, { ...oldRow(ids), formVersion: whole.version });
    expect(
      await failure(versions.addRow(sheet.id, { ...oldRow(ids), formVersion: whole.version + 1 })),
    ).toMatchObject({
      status: 400,
    });
  });
});

describe('the impact of a next version', () => {
  it('counts what is asked, offered and raised no more, and what is under way', async () => {
    const { form, ids, sheet } = await versions.published({ reviewers: [{ id: admin.id }] });
    await versions.addRow(sheet.id, { answers: [{ questionId: ids.place, value: 'GATE 4' }] });
    const rules = [{ kind: 'unique' as const, within: 'form' as const }];
    const next = await versions.nextVersion(form.id, (draft) => {
      const after = better(draft, ids);
      const questions = after.questions.map((each) => (each.id === ids.place ? { ...each, rules } : each));
      return { ...after, contextQuestions: [], questions };
    });
    expect(await server.as(admin, forms.readImpact, { params: { id: next.id } })).toEqual({
      form: { id: form.id, name: form.name },
      rows: 2,
      pendingRows: 2,
      sheets: 1,
      openSheets: 1,
      pendingImports: 0,
      questions: [
        { questionId: ids.shift, answered: 1 },
        { questionId: ids.speed, answered: 1 },
      ],
      options: [{ questionId: ids.size, value: 'Small', answered: 1 }],
      alerts: [{ alertId: ids.fast, rows: 1 }],
      unique: [{ questionId: ids.place, compared: 2, clashing: 2, examples: expect.any(Array) as string[] }],
    });
    const unchanged = await server.as(admin, forms.readImpact, { params: { id: form.id } });
    expect(unchanged).toMatchObject({ rows: 2, questions: [], options: [], alerts: [] });
  });
});
