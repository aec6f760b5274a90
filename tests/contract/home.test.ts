// What Home answers to whom: what needs them, and numbers that are those of what they may see.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Role } from '#core/actor.ts';
import * as filling from '#core/filling/calls.ts';
import { readHome } from '#core/home/calls.ts';
import { home } from '#core/home/schema.ts';
import * as jobs from '#core/named-jobs/calls.ts';
import { markAllRead } from '#core/notifications/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { notify } from '#server/notifications/store.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { reportOf } from '#tests/support/named-jobs.ts';
import { serverWithCompany } from '#tests/support/server-with-company.ts';
import type { Person } from '#tests/support/server.ts';

const day = 86_400_000;
const { server, company } = await serverWithCompany();
const person = (role: Role, groupIds: string[] = []) => server.person(company.id, role, { groupIds });
const homeOf = (who: Person) => server.as(who, readHome, {});
const inDatabase = server.region.services.database;

/** A sheet with a row for each of these ages in days, of a form of a group; above 100 its alert goes off. */
async function fillIn(
  author: Person,
  { form, ids }: ReturnType<typeof exampleForm>,
  { ages, speed = '1' }: { ages: number[]; speed?: string },
) {
  const sheet = await server.as(author, filling.createSheet, {
    params: { id: form.id },
    body: { name: 'Monday' },
  });
  const answers = [
    { questionId: ids.place, value: 'Gate 1' },
    { questionId: ids.speed, value: speed },
  ];
  const rows = ages.map(() => ({ id: randomUUID(), answers }));
  await server.as(author, filling.addRows, { params: { id: sheet.id }, body: { rows } });
  await inDatabase.transaction(company.id, async (tx) => {
    for (const [index, { id }] of rows.entries())
      await tx.raw('update rows set created_at = created_at - $1::bigint where id = $2', [
        (ages[index] ?? 0) * day,
        id,
      ]);
    const oldest = Math.max(...ages) * day;
    await tx.raw('update sheets set created_at = created_at - $1::bigint where id = $2', [oldest, sheet.id]);
  });
  return { sheetId: sheet.id, rowIds: rows.map(({ id }) => id) };
}

describe('Home', () => {
  it('says what has been made, to those who make it', async () => {
    const { id, admin } = await server.company();
    const before = await homeOf(admin);
    expect(home.parse(before)).toEqual(before);
    const nothing = { forms: false, people: false, entries: false, reminders: false, appearance: false };
    expect(before.made).toEqual(nothing);
    const user = await server.person(id, 'USER');
    expect((await homeOf(admin)).made).toEqual({ ...nothing, people: true });
    expect(await homeOf(user)).toMatchObject({ made: null, figures: null });
  });

  it('counts the entries and alerts of the last days and of those before, of the forms that one sees', async () => {
    const [first, second] = await Promise.all([
      server.group(company.id, 'First'),
      server.group(company.id, 'Second'),
    ]);
    const [author, analyst, stranger] = await Promise.all([
      person('USER', [first]),
      person('ANALYST', [first]),
      person('ANALYST', [second]),
    ]);
    const made = exampleForm({ groupIds: [first] });
    await server.publish(company.admin, made.form);
    // All of the first sheet is of these days: its count alone says so.
    await fillIn(author, made, { ages: [0, 0] });
    await fillIn(author, made, { ages: [0, 3, 8, 9, 10, 30], speed: '120' });
    const { figures } = await homeOf(analyst);
    expect(figures).toMatchObject({
      entries: { now: 4, before: 3, isMore: false, byForm: [{ form: { id: made.form.id }, count: 4 }] },
      alerts: { now: 2, before: 3 },
    });
    expect((await homeOf(stranger)).figures).toMatchObject({
      entries: { now: 0, before: 0, byForm: [] },
      alerts: { now: 0, before: 0 },
    });
  });

  it('names rows to review to their reviewer, and returned ones to their author', async () => {
    const group = await server.group(company.id, 'Reviewed');
    const [author, reviewer, manager] = await Promise.all([
      person('USER', [group]),
      person('REVIEWER', [group]),
      person('MANAGER', [group]),
    ]);
    const made = exampleForm({ groupIds: [group], reviewers: [{ id: reviewer.id }] });
    await server.publish(company.admin, made.form);
    const { sheetId, rowIds } = await fillIn(author, made, { ages: [0, 1] });
    const template = { id: made.form.id, name: made.form.name };
    expect((await homeOf(reviewer)).needs.reviews).toMatchObject([{ template, rows: 2 }]);
    // It does not need a manager who does not review it, who sees that it waits.
    const seen = await homeOf(manager);
    expect(seen.needs.reviews).toEqual([]);
    expect(seen.figures?.waiting).toMatchObject([{ template, rows: 2 }]);
    await server.as(reviewer, sheets.returnRow, {
      params: { id: sheetId, rowId: rowIds[0] ?? '' },
      body: { comment: 'Which gate?' },
    });
    const { returned } = (await homeOf(author)).needs;
    expect(returned).toMatchObject({ total: 1, first: [{ id: rowIds[0], sheetId, comment: 'Which gate?' }] });
    expect((await homeOf(reviewer)).needs.reviews).toMatchObject([{ rows: 1 }]);
    expect((await homeOf(reviewer)).needs.returned.total).toBe(0);
  });

  it('names what fails to those who were notified, and what they have not read', async () => {
    const [owner, other] = await Promise.all([person('MANAGER'), person('MANAGER')]);
    const name = `Nightly ${owner.id}`;
    await server.as(owner, jobs.reportRun, { params: { id: randomUUID() }, body: reportOf(name, 1) });
    await inDatabase.transaction(company.id, (tx) =>
      notify(tx, {
        companyId: company.id,
        to: [owner.id],
        from: null,
        type: 'reminder',
        metadata: { reminderId: randomUUID(), message: 'Count the birds' },
      }),
    );
    expect((await homeOf(owner)).needs).toMatchObject({
      troubles: { total: 1, first: [{ kind: 'job', name }] },
      reminders: { total: 1, newest: 'Count the birds' },
    });
    expect((await homeOf(other)).needs).toMatchObject({ troubles: { total: 0 }, reminders: { total: 0 } });
    await server.as(owner, markAllRead, {});
    expect((await homeOf(owner)).needs.reminders).toEqual({ total: 0, newest: '' });
  });
});
