// The audit log over HTTP: what it tells, and whom.
import { describe, expect, it } from 'vitest';
import * as audits from '#core/audit/calls.ts';
import * as filling from '#core/filling/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { changeUser, createGroup } from '#core/users/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { serverWithCompany } from '#tests/support/server-with-company.ts';

const { server, company } = await serverWithCompany();

describe('the audit log', () => {
  it('shows an admin the newest entries of their company that pass a filter', async () => {
    const here = await server.company('Audited');
    const ann = await server.person(here.id, 'USER');
    await server.as(here.admin, changeUser, { params: { id: ann.id }, body: { role: 'ANALYST' } });
    const filtered = (body: object) =>
      server.as(here.admin, audits.filterAudit, { body: { actions: ['user_changed'], ...body } });
    const all = await server.as(here.admin, audits.listAudit, { query: { size: 2 } });
    expect(all.content.map(({ action }) => action)).toEqual(['user_changed', 'signed_in']);
    expect(all).toMatchObject({ totalElements: 4, totalPages: 2 });
    expect((await filtered({})).content).toMatchObject([
      { user: { id: here.admin.id }, objectKey: `user.${ann.id}`, tags: [`user.${ann.id}`], template: null },
    ]);
    const now = new Date().toISOString();
    expect((await filtered({ endDate: now })).totalElements).toBe(1);
    expect((await filtered({ startDate: new Date(Date.now() + 60_000).toISOString() })).totalElements).toBe(
      0,
    );
    expect((await filtered({ userId: ann.id })).totalElements).toBe(0);
    expect((await server.as(here.admin, audits.filterAudit, { body: {} })).totalElements).toBe(0);
  });

  it('tells deleted rows by form, and by the questions that they answered', async () => {
    const { form, ids } = exampleForm();
    await server.publish(company.admin, form);
    const made = { params: { id: form.id }, body: { name: 'Monday', contextAnswers: [] } };
    const sheet = await server.as(company.admin, filling.createSheet, made);
    const answers = [{ questionId: ids.place, value: 'North' }];
    const row = await server.as(company.admin, filling.addRow, {
      params: { id: sheet.id },
      body: { answers },
    });
    await server.as(company.admin, sheets.deleteRow, { params: { id: sheet.id, rowId: row.id } });
    const deleted = (body: object) => server.as(company.admin, audits.deletedRows, { body });
    const entry = { action: 'row_deleted', sheetId: sheet.id, sheetRowId: row.id, template: { id: form.id } };
    expect((await deleted({ templateId: form.id })).content).toMatchObject([entry]);
    expect((await deleted({ questionId: ids.place })).content).toMatchObject([entry]);
    expect((await deleted({ questionId: ids.speed })).content).toEqual([]);
    const tagged = await server.as(company.admin, audits.listAudit, { query: { tag: `sheetRow.${row.id}` } });
    expect(tagged.content.map(({ action }) => action)).toContain('row_deleted');
  });

  it('tells of each of several changes of one answer at once what it was before', async () => {
    const { admin } = await server.company('Hurried');
    const { form, ids } = exampleForm();
    await server.publish(admin, form);
    const named = { params: { id: form.id }, body: { name: 'Monday' } };
    const { id } = await server.as(admin, filling.createSheet, named);
    const row = { params: { id }, body: { answers: [{ questionId: ids.place, value: 'Gate 0' }] } };
    const rowId = (await server.as(admin, filling.addRow, row)).id;
    for (const change of [
      { questionId: ids.place, rowId },
      { questionId: ids.shift, rowId: null },
    ]) {
      const values = ['1', '2', '3', '4', '5', '6'];
      await Promise.all(
        values.map((value) =>
          server.as(admin, sheets.saveAnswers, { params: { id }, body: { ...change, answers: [value] } }),
        ),
      );
      const { content } = await server.as(admin, audits.filterAudit, {
        body: { questionId: change.questionId },
      });
      expect(new Set(content.map(({ previous }) => previous[0])).size).toBe(values.length);
    }
  });

  it('is read by cursor: each entry once, the newest first, counted up to a limit', async () => {
    const here = await server.company('Paged');
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G'])
      await server.as(here.admin, createGroup, { body: { name } });
    const body = { actions: ['group_created' as const, 'signed_in' as const] };
    const read = (query: object) => server.as(here.admin, audits.filterAudit, { query, body });
    const whole = await read({ size: 100 });
    expect(whole).toMatchObject({ totalElements: 8, isCounted: true, next: null });
    const seen = [];
    for (let cursor: string | null = 'first'; cursor !== null;) {
      const page: Awaited<ReturnType<typeof read>> = await read({ cursor, size: 2 });
      expect(page).toMatchObject({ totalElements: 8, isCounted: true });
      seen.push(...page.content);
      cursor = page.next;
    }
    expect(seen).toEqual(whole.content);
    // What came in meanwhile is in front of what is read, and moves nothing.
    const first = await read({ cursor: 'first', size: 3 });
    await server.as(here.admin, createGroup, { body: { name: 'Later' } });
    const second = await read({ cursor: first.next ?? '', size: 100 });
    expect([...first.content, ...second.content]).toEqual(whole.content);
    expect(await failure(read({ cursor: 'anything' }))).toMatchObject({ status: 400 });
  });

  it('says what users and groups are called that it tells of, and where sign-ins came from', async () => {
    const here = await server.company('Named');
    const ann = await server.person(here.id, 'USER');
    await server.as(here.admin, changeUser, { params: { id: ann.id }, body: { role: 'ANALYST' } });
    const { content } = await server.as(here.admin, audits.listAudit, {});
    const changed = content.find(({ action }) => action === 'user_changed');
    expect(changed).toMatchObject({ objectName: ann.userName, restorable: null });
    const signedIn = content.find(({ action }) => action === 'signed_in');
    expect(signedIn?.next).toEqual([expect.stringMatching(/^address [0-9a-f.:]+$/)]);
  });

  it('is for admins only, and knows no other tag than those of the contract', async () => {
    const manager = await server.person(company.id, 'MANAGER');
    expect(await failure(server.as(manager, audits.listAudit, {}))).toMatchObject({ status: 403 });
    const query = { tag: 'anything' };
    expect(await failure(server.as(company.admin, audits.listAudit, { query }))).toMatchObject({
      status: 400,
    });
  });
});

it('of no kind at all are not asked for', async () => {
  const { admin } = await server.company();
  const error = await failure(server.as(admin, audits.filterAudit, { body: { actions: [] } }));
  expect([error.status, error.details.errors]).toEqual([
    400,
    [{ path: 'actions', message: 'Choose at least one type of entry' }],
  ]);
});
