// What waits for the reviews of whom: of their forms only, without what is reviewed or with its author, and with the sheets
// that lead to all of it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#core/actor.ts';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import { listNotifications } from '#core/notifications/calls.ts';
import { noticeOf } from '#core/notifications/format-notification.ts';
import * as sheets from '#core/sheets/calls.ts';
import { formToReview } from '#core/sheets/review/queue.ts';
import { changeFlags } from '#server/users/flags.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let companyId: string;
let groupId: string;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ id: companyId, admin } = await server.company());
  groupId = await server.group(companyId, 'First');
});
afterAll(() => server.close());

const person = (role: Role) => server.person(companyId, role, { groupIds: [groupId] });
const queueOf = (who: Person) => server.as(who, sheets.reviewQueue, {});

/** A published form with as many sheets of the author, each with one row. */
async function begin(author: Person, reviewers: readonly Person[], count = 1) {
  const { form, ids } = exampleForm({
    groupIds: [groupId],
    reviewers: reviewers.map(({ id }) => ({ id })),
  });
  await server.publish(admin, form);
  const rows: { sheetId: string; rowId: string }[] = [];
  for (let number = 0; number < count; number += 1) {
    const { id: sheetId } = await server.as(author, filling.createSheet, {
      params: { id: form.id },
      body: { name: `Sheet ${number}` },
    });
    const answers = [
      { questionId: ids.place, value: 'Gate 1' },
      { questionId: ids.speed, value: '1' },
    ];
    const { id: rowId } = await server.as(author, filling.addRow, {
      params: { id: sheetId },
      body: { answers },
    });
    rows.push({ sheetId, rowId });
  }
  return { form, rows };
}

describe('the queue of a reviewer', () => {
  it('counts what they may review, until it is reviewed or with its author', async () => {
    const [author, reviewer, other, manager, analyst] = await Promise.all([
      person('USER'),
      person('REVIEWER'),
      person('REVIEWER'),
      person('MANAGER'),
      person('ANALYST'),
    ]);
    const { form, rows } = await begin(author, [reviewer], 3);
    const [first, second] = rows;
    const [entry, ...others] = await queueOf(reviewer);
    expect(others).toEqual([]);
    expect(formToReview.parse(entry)).toEqual(entry);
    expect(entry).toMatchObject({
      template: { id: form.id, name: form.name },
      rows: 3,
      sheetIds: 'all',
    });
    expect(await queueOf(admin)).toMatchObject([{ template: { id: form.id }, rows: 3 }]);
    for (const nobody of [author, other, manager, analyst]) expect(await queueOf(nobody)).toEqual([]);

    await server.as(reviewer, sheets.reviewRow, {
      params: { id: first!.sheetId, rowId: first!.rowId },
      body: { state: 'APPROVED', comment: null },
    });
    await server.as(reviewer, sheets.returnRow, {
      params: { id: second!.sheetId, rowId: second!.rowId },
      body: { comment: 'No photo' },
    });
    expect(await queueOf(reviewer)).toMatchObject([{ rows: 1 }]);
  });

  it('is nothing for another company, and nothing where reviewing is turned off', async () => {
    const author = await person('USER');
    const reviewer = await person('REVIEWER');
    const { form, rows } = await begin(author, [reviewer]);
    expect(await queueOf(reviewer)).toHaveLength(1);
    const { admin: stranger } = await server.company();
    expect(await queueOf(stranger)).toEqual([]);
    const services = server.region.services;
    await changeFlags(services, { FORM_REVIEWERS_ENABLED: false }, companyId);
    expect(await queueOf(reviewer)).toEqual([]);
    const { id } = form;
    const read = await server.as(admin, forms.readForm, { params: { id } });
    expect(read.reviewers).toEqual([]);
    const listed = await server.as(admin, listForms, {});
    expect(listed.find((one) => one.id === id)?.reviewers).toEqual([]);
    const off = { status: 400, message: 'Reviewing is turned off for your company.' };
    const filtered = server.as(admin, sheets.filterRows, {
      query: { page: 0 },
      body: { sheetIds: [rows[0]!.sheetId], rowFilters: { reviewState: 'PENDING' } },
    });
    expect(await failure(filtered)).toMatchObject(off);
    const change = (more: object) =>
      server.as(admin, forms.changeForm, { params: { id }, body: { ...read, ...more } });
    expect(await failure(change({ reviewers: [{ id: reviewer.id }] }))).toMatchObject(off);
    // What nobody sees meanwhile is not lost.
    await change({ description: 'Saved without reviews' });
    await changeFlags(services, { FORM_REVIEWERS_ENABLED: true }, companyId);
    expect(await queueOf(reviewer)).toHaveLength(1);
  });

  it('names the sheets that have waited longest where all of the sheets are more than a view shows', async () => {
    const author = await person('USER');
    const reviewer = await person('REVIEWER');
    const { rows } = await begin(author, [reviewer], 51);
    const [entry] = await queueOf(reviewer);
    expect(entry).toMatchObject({ rows: 51 });
    expect(entry?.sheetIds).toEqual(rows.slice(0, 50).map(({ sheetId }) => sheetId));
  });
});

describe('the notification of a review that is asked for', () => {
  it('says what became of the row, and offers no review of what is reviewed', async () => {
    const [author, reviewer] = await Promise.all([person('USER'), person('REVIEWER')]);
    const { rows } = await begin(author, [reviewer], 3);
    const noticeFor = async (rowId: string) => {
      const all = await server.as(reviewer, listNotifications, {});
      const found = all.find(({ metadata }) => 'sheetRowId' in metadata && metadata.sheetRowId === rowId);
      return noticeOf(found!);
    };
    const [approved, returned, waiting] = rows;
    await server.as(reviewer, sheets.reviewRow, {
      params: { id: approved!.sheetId, rowId: approved!.rowId },
      body: { state: 'APPROVED', comment: null },
    });
    await server.as(reviewer, sheets.returnRow, {
      params: { id: returned!.sheetId, rowId: returned!.rowId },
      body: { comment: 'No photo' },
    });
    expect(await noticeFor(approved!.rowId)).toMatchObject({
      detail: `Approved by ${reviewer.userName}.`,
      action: { label: 'View' },
    });
    expect(await noticeFor(returned!.rowId)).toMatchObject({
      detail: `Returned by ${reviewer.userName}.`,
      action: { label: 'View' },
    });
    expect(await noticeFor(waiting!.rowId)).toMatchObject({ detail: null, action: { label: 'Review' } });
  });

  it('counts what still waits of several rows', async () => {
    const [author, reviewer] = await Promise.all([person('USER'), person('REVIEWER')]);
    const { form, rows } = await begin(author, [reviewer]);
    const { sheetId, rowId } = rows[0]!;
    const [place, speed] = form.questions;
    const row = {
      answers: [
        { questionId: place!.id, value: 'Gate 1' },
        { questionId: speed!.id, value: '1' },
      ],
    };
    const { content } = (await server.as(author, sheets.listRows, {
      params: { id: sheetId },
      query: {},
    })) as { content: { id: string }[] };
    expect(content.map(({ id }) => id)).toEqual([rowId]);
    const added = await server.as(author, filling.addRows, {
      params: { id: sheetId },
      body: { rows: [row, row] },
    });
    const review = (id: string) =>
      server.as(reviewer, sheets.reviewRow, {
        params: { id: sheetId, rowId: id },
        body: { state: 'REJECTED', comment: null },
      });
    const notice = async () => noticeOf((await server.as(reviewer, listNotifications, {}))[0]!);
    await review(rowId);
    expect(await notice()).toMatchObject({ detail: null, action: { label: 'Review' } });
    const ids = (added as { id: string }[]).map(({ id }) => id);
    await review(ids[0]!);
    expect(await notice()).toMatchObject({
      detail: '1 of them still waits for review.',
      action: { label: 'Review' },
    });
    await review(ids[1]!);
    expect(await notice()).toMatchObject({
      detail: 'All of them have been reviewed.',
      action: { label: 'View' },
    });
  });
});
