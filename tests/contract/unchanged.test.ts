// Setting what is there already: nothing is written, and the audit log, which auditors read, gets no entry.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveLabels, saveLanguage } from '#core/appearance/calls.ts';
import { filterAudit } from '#core/audit/calls.ts';
import { auditActions } from '#core/features/audit-actions.ts';
import * as exportCalls from '#core/exports/calls.ts';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import type { FormInput } from '#core/forms/schema.ts';
import * as reminders from '#core/reminders/calls.ts';
import * as reports from '#core/reports/calls.ts';
import * as designs from '#core/reports/design-calls.ts';
import * as schedules from '#core/reports/schedule-calls.ts';
import { changeSessionPolicy } from '#core/session/calls.ts';
import { readRow, saveAnswers } from '#core/sheets/calls.ts';
import * as users from '#core/users/calls.ts';
import { changeView, createView } from '#core/views/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { makeReport } from '#tests/support/reports.ts';
import { makeReportSchedule } from '#tests/support/report-schedules.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let companyId: string;
const { form, ids } = exampleForm();
let sheetId: string;
let rowId: string;
let reportId: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ id: companyId, admin } = await server.company());
  await server.publish(admin, form);
  const params = { id: form.id };
  sheetId = (await server.as(admin, filling.createSheet, { params, body: { name: 'Monday' } })).id;
  const rows = [{ answers: [{ questionId: ids.place, value: 'Rwy 07' }] }];
  const added = await server.as(admin, filling.addRows, { params: { id: sheetId }, body: { rows } });
  rowId = added[0]?.id ?? '';
  reportId = (await makeReport(server, admin, { key: 'submissions', formIds: [form.id], name: 'Gates' })).id;
});
afterAll(() => server.close());

const entries = async () => {
  const body = { actions: [...auditActions] };
  return (await server.as(admin, filterAudit, { query: { size: 200 }, body })).content;
};
/** Sends a form as it was read: the second time with the version of the first, which is still the one. */
const changingForm = (id: string, read: FormInput) => (other: boolean) =>
  server.as(admin, forms.changeForm, {
    params: { id },
    body: { ...read, description: other ? 'For each walk' : read.description },
  });
const hour = 3_600_000;
const start = Date.now() + 24 * hour;

/** Makes a thing, and returns how it is set to what it is, and to something else. */
const things: Record<string, () => Promise<(other: boolean) => Promise<unknown>>> = {
  'an answer': async () => (other) =>
    server.as(admin, saveAnswers, {
      params: { id: sheetId },
      body: { rowId, questionId: ids.place, answers: [other ? 'Rwy 25' : 'Rwy 07'], comment: null },
    }),
  'a user group': async () => {
    const people = await Promise.all([1, 2].map(() => server.person(companyId, 'USER')));
    const members = people.map(({ id }) => id);
    const { id } = await server.as(admin, users.createGroup, { body: { name: 'Night shift', members } });
    return (other) =>
      server.as(admin, users.changeGroup, {
        params: { id },
        body: { name: 'Night shift', members: other ? [] : members.toReversed() },
      });
  },
  'a user': async () => {
    const { id } = await server.person(companyId, 'USER');
    return (other) =>
      server.as(admin, users.changeUser, {
        params: { id },
        body: { timeZone: other ? 'America/Toronto' : 'Etc/UTC' },
      });
  },
  'a report': async () => {
    await server.as(admin, reports.changeReport, {
      params: { id: reportId },
      body: { name: 'Gates', description: 'All' },
    });
    return (other) =>
      server.as(admin, reports.changeReport, {
        params: { id: reportId },
        body: { name: other ? 'Doors' : 'Gates', description: 'All' },
      });
  },
  'a form': async () => {
    const { id, ...unpublished } = await server.as(admin, forms.createForm, { body: exampleForm().form });
    return changingForm(id, unpublished);
  },
  'a published form, with people and groups': async () => {
    const [first, second] = await Promise.all([1, 2].map(() => server.person(companyId, 'REVIEWER')));
    const group = await server.as(admin, users.createGroup, { body: { name: 'Crew', members: [] } });
    const named = { reviewers: [{ id: second?.id ?? '' }, { id: first?.id ?? '' }], groupIds: [group.id] };
    const body = { ...exampleForm().form, ...named };
    const { id } = await server.as(admin, forms.createForm, { body });
    const published = await server.as(admin, forms.publishForm, { params: { id } });
    return changingForm(id, { ...published, groupIds: [group.id] });
  },
  'a design of a report': async () => {
    const body = { name: 'Gates by day', form: { id: form.id }, sections: [{ kind: 'pageBreak' as const }] };
    const made = await server.as(admin, designs.createDesign, { body });
    return (other) =>
      server.as(admin, designs.changeDesign, {
        params: { id: made.id },
        body: { ...body, description: other ? 'Each day' : '', version: made.version },
      });
  },
  'a schedule of a report': async () => {
    const { id, scheduleTime, userIds, format, parameters } = await makeReportSchedule(
      server,
      admin,
      reportId,
    );
    return (other) =>
      server.as(admin, schedules.changeSchedule, {
        params: { id: reportId, scheduleId: id },
        body: { interval: other ? 'WEEK' : 'DAY', scheduleTime, userIds, format, parameters },
      });
  },
  'a schedule of exports': async () => {
    const schedule = { interval: 'DAY', scheduleTime: start, timeInterval: 7 } as const;
    const { jobId } = await server.as(admin, exportCalls.createSchedule, {
      body: { templateIds: [form.id], schedule },
    });
    return (other) =>
      server.as(admin, exportCalls.changeSchedule, {
        params: { jobId: jobId ?? '' },
        body: { ...schedule, timeInterval: other ? 8 : 7 },
      });
  },
  'a reminder': async () => {
    const body = { message: 'Check the gates', scheduleTime: start, repeatInterval: 'DAY' as const };
    const { id } = await server.as(admin, reminders.createReminder, { body: { ...body, id: randomUUID() } });
    return (other) =>
      server.as(admin, reminders.changeReminder, {
        params: { id },
        body: { ...body, message: other ? 'Check the doors' : body.message },
      });
  },
  'a view': async () => {
    const params = { id: form.id };
    const { id } = await server.as(admin, createView, { params, body: { name: 'Mine', scope: 'COMPANY' } });
    return (other) =>
      server.as(admin, changeView, {
        params: { id: form.id, viewId: id },
        body: { name: other ? 'My own' : 'Mine', scope: 'COMPANY' },
      });
  },
  colours: async () => {
    const body = { sidebarBackgroundColor: '#0b4f5c', sidebarTextColor: '#ffffff' };
    await server.as(admin, saveLabels, { body });
    return (other) =>
      server.as(admin, saveLabels, {
        body: { ...body, sidebarBackgroundColor: other ? '#000000' : '#0b4f5c' },
      });
  },
  "the company's language": async () => {
    await server.as(admin, saveLanguage, { body: { locale: 'en-GB' } });
    return (other) => server.as(admin, saveLanguage, { body: { locale: other ? null : 'en-GB' } });
  },
  'session limits': async () => {
    const body = (idle: number) => ({ USER: { idle, max: 48 * hour } });
    await server.as(admin, changeSessionPolicy, { body: body(hour) });
    return (other) => server.as(admin, changeSessionPolicy, { body: body(other ? 2 * hour : hour) });
  },
};

it.each(Object.entries(things))('%s set to what it is writes nothing', async (_, make) => {
  const set = await make();
  const before = (await entries()).length;
  await set(false);
  expect((await entries()).length).toBe(before);
  await set(true);
  expect((await entries()).length).toBe(before + 1);
});

describe('formdeck rows set', () => {
  const run = (...line: string[]) =>
    runCommand(line, { env: { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token } });
  const set = (value: string) => run('rows', 'set', rowId, '--answer', `${placeTitle}=${value}`);
  const placeTitle = form.questions.find(({ id }) => id === ids.place)?.text ?? '';
  const modified = async () =>
    (await server.as(admin, readRow, { params: { id: sheetId, rowId } })).dates.lastModified;

  it('says what it changed, and nothing of what it did not', async () => {
    expect((await set('Rwy 33')).stderr).toContain(`1 answer changed: ${placeTitle}.`);
    const [before, at] = [(await entries()).length, await modified()];
    const again = await set('Rwy 33');
    expect(again).toMatchObject({
      exitCode: 0,
      stderr: 'Nothing to change: the entry has these answers already.\n',
    });
    expect([(await entries()).length, await modified()]).toEqual([before, at]);
  });

  it('answers a question once, where the last of two answers would win without a word', async () => {
    const line = [
      'rows',
      'set',
      rowId,
      ...['A', 'B'].flatMap((each) => ['--answer', `${placeTitle}=${each}`]),
    ];
    const twice = await run(...line);
    expect(twice.exitCode).not.toBe(0);
    expect(twice.stderr).toContain(`${placeTitle}=B: is answered twice`);
  });

  it('leaves an entry in the audit log that names the question', async () => {
    const list = await run('audit', 'list', '--action', 'answer_changed', '--json');
    expect(JSON.parse(list.stdout)[0]).toMatchObject({ question: placeTitle, next: ['Rwy 33'] });
    const text = await run('audit', 'list', '--action', 'answer_changed');
    expect(text.stdout).toContain(`${placeTitle}; `);
  });
});
