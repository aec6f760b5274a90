// The export screen, driven by keys: what is chosen is what is asked for, and the schedule is made, changed and deleted.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { drawApp } from '#tests/support/app-terminal.tsx';
import { type DrawnTerminal, keys } from '#tests/support/draw-terminal.tsx';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';

const [formId, jobId] = ['00000000-0000-4000-8000-000000000301', '00000000-0000-4000-8000-000000000302'];
const ctrl = { s: '\u0013', t: '\u0014', u: '\u0015' };
const form = formOf([], { id: formId, reviewers: [{ id: jobId, userName: 'rob' }] as never });
const place = { screen: 'export', formId, formName: 'Strikes', sheetIds: 'all' } as const;
let terminal: DrawnTerminal;
let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'formdeck-export-screen-'))));
afterEach(() => {
  terminal.end();
  rmSync(folder, { recursive: true });
});

const none = {
  jobId: null,
  interval: 'NEVER',
  timeInterval: null,
  scheduleTime: null,
  timeZone: null,
  nextTime: null,
};

/** Keeps what it is sent; its schedule is the last that was made. */
function world() {
  const sent: { call: string; body: unknown }[] = [];
  let schedule: object = none;
  const answer = (call: string, { body }: { body?: unknown }) => {
    if (call === 'forms.read') return form;
    if (call === 'notifications.countUnread') return { unread: 0 };
    if (call === 'exports.readSchedule') return schedule;
    if (call === 'appearance.readLabels') throw new AppError('not-found');
    sent.push({ call, body });
    if (call === 'exports.runSchedule') return schedule;
    if (call === 'exports.form') return new Response('a\n', { headers: { 'x-row-count': '1' } });
    const input = ((body as { schedule?: object } | undefined)?.schedule ?? body) as { scheduleTime: number };
    if (call === 'exports.deleteSchedule') schedule = none;
    else schedule = { jobId, ...input, timeZone: 'UTC', nextTime: input.scheduleTime };
    return schedule;
  };
  return { sent, server: { answer } };
}

it('asks for what was chosen, once the days are there', async () => {
  const { sent, server } = world();
  terminal = await drawApp(server, place, 'Only approved entries');
  await terminal.type(ctrl.u);
  await terminal.type(ctrl.s);
  expect(terminal.text()).toContain('The first day is required');
  await terminal.type('2026-01-30');
  // CSV for Excel, approved rows only, in a ZIP.
  for (const key of [keys.down, keys.down, keys.left, keys.left, keys.down, ' ', keys.down, keys.down, ' '])
    await terminal.type(key);
  expect(terminal.text()).toMatch(/Format {2}CSV for Excel[^]*\[x\] Only approved entries[^]*\[x\] As a ZIP/);
  for (const key of [keys.down, keys.down]) await terminal.type(key);
  await terminal.type(ctrl.u);
  await terminal.type(join(folder, 'rows.zip'));
  await terminal.type(keys.enter);
  await expect.poll(terminal.text).toContain('✓ 1 entry exported');
  expect(sent).toEqual([
    {
      call: 'exports.form',
      body: {
        templateIds: [formId],
        startDate: Date.UTC(2026, 0, 30),
        endDate: Date.UTC(2026, 1, 1),
        format: 'EXCEL_CSV',
        onlyApproved: true,
        zip: true,
        notify: false,
      },
    },
  ]);
});

it('has the entries of a question in place of the rows, and names the file after it', async () => {
  const { sent, server } = world();
  const damages = questionOf(jobId, 'ENTRIES', { text: 'Damages', questions: [] });
  const answer: typeof server.answer = (call, input) =>
    call === 'forms.read' ? { ...form, questions: [damages] } : server.answer(call, input);
  terminal = await drawApp({ answer }, place, 'Repeated entries have a worksheet');
  for (const key of [keys.down, keys.down, keys.left, keys.left, keys.left, keys.down, keys.left])
    await terminal.type(key);
  expect(terminal.text()).toMatch(/Each line is +‹ An entry of "Damages" ›[^]*Strikes - Damages /);
  for (let field = 0; field < 4; field += 1) await terminal.type(keys.down);
  await terminal.type(ctrl.u);
  await terminal.type(join(folder, 'damages.csv'));
  await terminal.type(ctrl.s);
  await expect.poll(terminal.text).toContain('✓ 1 entry exported');
  expect(sent).toMatchObject([{ body: { format: 'CSV', entries: jobId } }]);
});

it('exports all time, which is chosen above the days', async () => {
  const { sent, server } = world();
  terminal = await drawApp(server, place, 'Only approved entries');
  for (const key of [keys.up, keys.left]) await terminal.type(key);
  expect(terminal.text()).toMatch(/Days +‹ All time ›/);
  for (let field = 0; field < 7; field += 1) await terminal.type(keys.down);
  await terminal.type(ctrl.u);
  await terminal.type(join(folder, 'all.xlsx'));
  await terminal.type(keys.enter);
  await expect.poll(terminal.text).toContain('✓ 1 entry exported');
  const [first] = sent as { body: { startDate: number; endDate: number } }[];
  expect([first && first.body.startDate < -8e15, first && first.body.endDate > 8e15]).toEqual([true, true]);
});

it('shows all its fields and what came of them on the smallest terminal', async () => {
  const { server } = world();
  terminal = await drawApp(server, place, 'Only approved entries', { columns: 60, rows: 16 });
  for (let field = 0; field < 6; field += 1) await terminal.type(keys.down);
  await terminal.type(ctrl.u);
  await terminal.type(join(folder, 'all.xlsx'));
  await terminal.type(ctrl.s);
  await expect.poll(terminal.text).toContain('✓ 1 entry exported');
  for (const line of [
    /^ Export   Schedule$/m,
    /^ . Days +Last 7 days$/m,
    /^ . From +\S+$/m,
    /^ . To +\S+$/m,
    /^ . Format +/m,
    /^ . File +/m,
  ])
    expect(terminal.text()).toMatch(line);
});

it('is left to the server where it takes its time, and found among the exports then', async () => {
  const job = {
    id: jobId,
    templateId: formId,
    templateName: 'Strikes',
    state: 'RUNNING',
    totalRows: 90_000,
    completedRows: 40_000,
    createdAt: Date.UTC(2026, 0, 30),
    problem: null,
    fileName: null,
    size: null,
    sha256: null,
    manifest: null,
    cursor: null,
    endedAt: null,
    expiresAt: null,
  };
  const calls: string[] = [];
  const answer = (call: string) => {
    calls.push(call);
    if (call === 'forms.read') return form;
    if (call === 'notifications.countUnread') return { unread: 0 };
    if (call === 'exports.form') return Response.json(job, { status: 202 });
    return call === 'exports.jobs' ? [job] : job;
  };
  terminal = await drawApp({ answer }, place, 'Only approved entries');
  await terminal.type(ctrl.s);
  await expect.poll(terminal.text).toContain('40,000 of 90,000 entries');
  await expect.poll(terminal.text).toContain('H continue in the background');
  await terminal.type('\u0014');
  await expect.poll(terminal.text).toContain('The export is running.');
  await terminal.type('H');
  await expect
    .poll(terminal.text)
    .toContain('The export continues here. You will be notified when its file is ready.');
  await expect.poll(terminal.text).toMatch(/Your exports[^]*Strikes +44%/);
  expect(calls).toContain('exports.tellOfJob');
  expect(calls).not.toContain('exports.removeJob');
});

it('makes a schedule, sends it now, changes it, and deletes it by Never', async () => {
  const { sent, server } = world();
  terminal = await drawApp(server, place, 'Export all form data');
  await terminal.type(ctrl.t);
  await expect.poll(terminal.text).toContain('This export is not scheduled.');
  await terminal.type(ctrl.s);
  expect(terminal.text()).toContain('Choose an interval');
  // Each week, of days that are none at first.
  for (const key of [' ', ' ', keys.down, keys.down, ctrl.u]) await terminal.type(key);
  await terminal.type('-3');
  expect(terminal.text()).toMatch(/Days of data {2}0[^]*previous 0 days: the day/);
  await terminal.type(ctrl.u);
  await terminal.type(ctrl.s);
  expect(terminal.text()).toContain('Enter a whole number of days');
  await terminal.type('14');
  await terminal.type(ctrl.s);
  await expect.poll(terminal.text).toContain('Your schedule has been created.');
  expect(terminal.text()).toContain('The next one is due at 2026-02-01 08:00.');
  await terminal.type('m');
  await expect.poll(terminal.text).toContain('is on its way to you.');

  await terminal.type(' ');
  await terminal.type(ctrl.s);
  await expect.poll(terminal.text).toContain('Your schedule has been updated.');
  for (const key of [' ', ctrl.s]) await terminal.type(key);
  await expect.poll(terminal.text).toContain('Your schedule has been deleted.');
  expect(terminal.text()).toContain('This export is not scheduled.');
  const schedule = { interval: 'WEEK', timeInterval: 14, scheduleTime: Date.UTC(2026, 1, 1, 8) };
  expect(sent).toEqual([
    { call: 'exports.createSchedule', body: { templateIds: [formId], schedule } },
    { call: 'exports.runSchedule', body: undefined },
    { call: 'exports.changeSchedule', body: { ...schedule, interval: 'MONTH' } },
    { call: 'exports.deleteSchedule', body: undefined },
  ]);
});

it('lists what the server makes and keeps, and takes away what nobody wants', async () => {
  const job = (id: number, some: object) => ({
    id: `${formId.slice(0, -1)}${id}`,
    templateId: formId,
    templateName: 'Strikes',
    totalRows: 100_000,
    completedRows: 100_000,
    problem: null,
    fileName: null,
    size: null,
    manifest: null,
    createdAt: Date.UTC(2026, 0, 30),
    expiresAt: null,
    ...some,
  });
  let jobs = [
    job(4, { state: 'RUNNING', completedRows: 40_000 }),
    job(5, { state: 'DONE', fileName: 'Strikes.csv', size: 12_000_000, expiresAt: Date.UTC(2026, 1, 6) }),
    job(6, { state: 'FAILED', problem: "The server's disk is full." }),
  ];
  const answer = (call: string, { params }: { params?: { id?: string } }) => {
    if (call === 'notifications.countUnread') return { unread: 0 };
    if (call === 'exports.jobs') return jobs;
    jobs = jobs.filter(({ id }) => id !== params?.id);
    return null;
  };
  terminal = await drawApp({ answer }, { screen: 'exports' }, /Strikes +40%/);
  expect(terminal.text()).toMatch(
    /Strikes\.csv +Ready +2026-01-30 00:00 +2026-02-06 00:00[^]*40,000 of 100,000 entries/,
  );
  await terminal.type(keys.enter);
  expect(terminal.text()).toContain('It is not ready yet.');
  await terminal.type('D');
  await expect.poll(terminal.text).toContain('The export was canceled.');
  expect(terminal.text()).toContain('100,000 entries, 12.0 MB, until 2026-02-06 00:00');
  await terminal.type(keys.down);
  expect(terminal.text()).toContain("! The server's disk is full.");
  await terminal.type(keys.up);
  await terminal.type('D');
  expect(terminal.text()).toContain('Delete this export?');
  await terminal.type(keys.esc);
  expect(terminal.text()).toContain('Strikes.csv');
});
