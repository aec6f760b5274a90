// Imports of local times that the clocks of Berlin skip in spring, or show twice in autumn, over HTTP and by the commands: such
// a row fails unless the request says which time is meant, and its repair is as careful.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as imports from '#core/imports/calls.ts';
import type { HourChoices } from '#core/imports/dates/hours-schema.ts';
import type { FixedRow } from '#core/imports/schema.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import * as sheets from '#core/sheets/calls.ts';
import { changeUser } from '#core/users/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { endedImport, uploadCsv } from '#tests/support/imports.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let example: ReturnType<typeof exampleForm>;
beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  await server.as(admin, changeUser, { params: { id: admin.id }, body: { timeZone: 'Europe/Berlin' } });
});
afterAll(() => server.close());

let folder = '';
beforeEach(async () => {
  example = exampleForm();
  await server.publish(admin, example.form);
  folder = mkdtempSync(join(tmpdir(), 'formdeck-import-hours-'));
  return () => rmSync(folder, { recursive: true });
});

const file = [
  'Date,Place,Seen at,Speed',
  // An ordinary day, the date of a row in either hour, an answer in either, and both with another fault.
  '2026-03-28 02:30,Plain,2026-10-24 02:30,1',
  '2026-03-29 02:30,Spring,2026-03-29 03:30,2',
  '2026-10-25 02:30,Autumn,2026-10-25 03:30,3',
  '2026-10-26 08:00,Saw spring,2026-03-29 02:15,4',
  '2026-10-26 08:00,Saw autumn,2026-10-25 02:15,5',
  '2026-10-25 02:45,Both,2026-10-25 02:15,fast',
  '',
].join('\n');

const spring = { earlier: '2026-03-29T00:30:00.000Z', later: '2026-03-29T01:30:00.000Z' };
const autumn = { earlier: '2026-10-25T00:30:00.000Z', later: '2026-10-25T01:30:00.000Z' };
const springAnswer = { earlier: '2026-03-29T00:15:00.000Z +1', later: '2026-03-29T01:15:00.000Z +2' };
const autumnAnswer = { earlier: '2026-10-25T00:15:00.000Z +2', later: '2026-10-25T01:15:00.000Z +1' };
const plain = { Plain: ['2026-03-28T01:30:00.000Z', '2026-10-24T00:30:00.000Z +2'] };
const inSpring = (which: 'earlier' | 'later') => ({
  Spring: [spring[which], '2026-03-29T01:30:00.000Z +2'],
  'Saw spring': ['2026-10-26T07:00:00.000Z', springAnswer[which]],
});
const inAutumn = (which: 'earlier' | 'later') => ({
  Autumn: [autumn[which], '2026-10-25T02:30:00.000Z +1'],
  'Saw autumn': ['2026-10-26T07:00:00.000Z', autumnAnswer[which]],
});

async function imported(hours?: Partial<HourChoices>): Promise<ImportStatus> {
  const { place, at, speed } = example.ids;
  const { id } = await server.as(admin, imports.scheduleImport, {
    params: { id: example.form.id },
    body: {
      fileName: await uploadCsv(server, admin, file),
      originalFileName: 'seen.csv',
      dateColumn: 0,
      dateFormat: 'yyyy-MM-dd HH:mm',
      columnMap: { [place]: 1, [at]: 2, [speed]: 3 },
      ...(hours && { hours }),
    },
  });
  return ended(id);
}

const ended = (id: string) => endedImport(server, admin, id);

async function failedOf(id: string) {
  const { failed } = await server.as(admin, imports.readImport, { params: { id } });
  return failed.content;
}

/** By place: when the row was made, and its answer with the hours of its offset. */
async function rowsOf({ sheetId }: Pick<ImportStatus, 'sheetId'>): Promise<Record<string, string[]>> {
  const page = await server.as(admin, sheets.listRows, { params: { id: sheetId } });
  if (!('content' in page)) throw new Error('Rows were expected');
  const { place, at } = example.ids;
  return Object.fromEntries(
    page.content.map(({ dates, answers }) => {
      const valueOf = (id: string) => answers.find(({ questionId }) => questionId === id)?.value ?? '';
      const [ms, offset] = valueOf(at).split(',').map(Number);
      const seen = `${new Date(ms ?? 0).toISOString()} +${(offset ?? 0) / 3_600_000}`;
      return [valueOf(place), [new Date(dates.created).toISOString(), seen]];
    }),
  );
}

const instant = (text: string) => Date.parse(text);
const skipped = (text: string, one: string, other: string) =>
  `"${text}" does not exist in Europe/Berlin, where the clocks skipped that hour: enter ${one} or ${other}, or choose "Skipped hour" (--skipped-hour) for all such times`;
const twice = (text: string, one: string, other: string) =>
  `"${text}" comes twice in Europe/Berlin, where the clocks went back: enter ${one} or ${other}, or choose "Double hour" (--double-hour) for all such times`;

describe('a time in either hour', () => {
  it('fails with both moments that may be meant, for people and for programs', async () => {
    const status = await imported();
    expect(status).toMatchObject({ state: 'COMPLETED_WITH_ERRORS', completedRows: 1, failedRows: 5 });
    expect(status).not.toHaveProperty('hours');
    expect(await rowsOf(status)).toEqual(plain);
    const failed = await failedOf(status.id);
    const { at, speed } = example.ids;
    expect(failed.map(({ rowDate, errors }) => ({ rowDate, errors }))).toEqual([
      {
        rowDate: null,
        errors: [
          {
            questionId: null,
            message: skipped('2026-03-29 02:30', '2026-03-29T01:30:00+01:00', '2026-03-29T03:30:00+02:00'),
            hour: { kind: 'skipped', earlier: instant(spring.earlier), later: instant(spring.later) },
          },
        ],
      },
      {
        rowDate: null,
        errors: [
          {
            questionId: null,
            message: twice('2026-10-25 02:30', '2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'),
            hour: { kind: 'double', earlier: instant(autumn.earlier), later: instant(autumn.later) },
          },
        ],
      },
      {
        rowDate: instant('2026-10-26T07:00:00Z'),
        errors: [
          expect.objectContaining({ questionId: at, hour: expect.objectContaining({ kind: 'skipped' }) }),
        ],
      },
      {
        rowDate: instant('2026-10-26T07:00:00Z'),
        errors: [
          expect.objectContaining({ questionId: at, hour: expect.objectContaining({ kind: 'double' }) }),
        ],
      },
      {
        rowDate: null,
        errors: [
          expect.objectContaining({ questionId: null, hour: expect.objectContaining({ kind: 'double' }) }),
          { questionId: speed, message: 'Please enter a number' },
          expect.objectContaining({ questionId: at, hour: expect.objectContaining({ kind: 'double' }) }),
        ],
      },
    ]);
  });

  it.each([
    [{ skipped: 'EARLIER' }, inSpring('earlier'), 3],
    [{ skipped: 'LATER' }, inSpring('later'), 3],
    [{ double: 'EARLIER' }, inAutumn('earlier'), 3],
    [{ double: 'LATER' }, inAutumn('later'), 3],
    [{ skipped: 'FAIL', double: 'FAIL' }, {}, 5],
    [{ skipped: 'LATER', double: 'EARLIER' }, { ...inSpring('later'), ...inAutumn('earlier') }, 1],
  ] as const)('is what %j says', async (hours, rows, failedRows) => {
    const status = await imported(hours);
    expect(status).toMatchObject({ failedRows, hours: { skipped: 'FAIL', double: 'FAIL', ...hours } });
    expect(await rowsOf(status)).toEqual({ ...plain, ...rows });
  });

  it('is repaired by a moment, and by nothing else', async () => {
    const status = await imported();
    const { at, speed } = example.ids;
    const before = await failedOf(status.id);
    const send = (...rows: FixedRow[]) =>
      server.as(admin, imports.continueImport, { params: { id: status.id }, body: { rows } });
    // As they are, and with the number alone that the last one lacks.
    const number = { questionId: speed, value: '6' };
    await send(...[2, 3, 4, 5].map((csvRow) => ({ csvRow, answers: [] })), { csvRow: 6, answers: [number] });
    const still = await failedOf(status.id);
    expect(still.slice(0, 4)).toEqual(before.slice(0, 4));
    expect(still[4]?.errors.map(({ questionId, hour }) => [questionId, hour?.kind])).toEqual(
      expect.arrayContaining([
        [null, 'double'],
        [at, 'double'],
      ]),
    );
    const seen = (text: string, hours: number) => ({
      questionId: at,
      value: `${instant(text)},${hours * 3_600_000}`,
    });
    const done = await send(
      { csvRow: 2, rowDate: instant(spring.later), answers: [] },
      { csvRow: 3, rowDate: instant(autumn.later), answers: [] },
      { csvRow: 4, answers: [seen('2026-03-29T01:15:00Z', 2)] },
      { csvRow: 5, answers: [seen('2026-10-25T01:15:00Z', 1)] },
      {
        csvRow: 6,
        rowDate: instant('2026-10-25T00:45:00Z'),
        answers: [number, seen('2026-10-25T00:15:00Z', 2)],
      },
    );
    expect(done).toMatchObject({ state: 'SUCCESS', completedRows: 6, failedRows: 0 });
    expect(await rowsOf(status)).toEqual({
      ...plain,
      ...inSpring('later'),
      ...inAutumn('later'),
      Both: ['2026-10-25T00:45:00.000Z', '2026-10-25T00:15:00.000Z +2'],
    });
  });

  it('keeps what was chosen for the file when another cell of its row is repaired', async () => {
    const status = await imported({ skipped: 'EARLIER', double: 'LATER' });
    expect(await failedOf(status.id)).toMatchObject([
      { csvRow: 6, errors: [{ message: 'Please enter a number' }] },
    ]);
    const rows = [{ csvRow: 6, answers: [{ questionId: example.ids.speed, value: '6' }] }];
    await server.as(admin, imports.continueImport, { params: { id: status.id }, body: { rows } });
    expect(await rowsOf(status)).toMatchObject({
      Both: ['2026-10-25T01:45:00.000Z', '2026-10-25T01:15:00.000Z +1'],
    });
  });
});

describe('the commands', () => {
  const run = (...words: string[]) => {
    const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token, FORMDECK_CONFIG: folder };
    return runCommand(['import', ...words], { env });
  };
  const pathOf = (name: string) => join(folder, name);
  const ofFile = () => ['--form', example.form.id, '--file', pathOf('seen.csv'), '--date-column', 'Date'];
  beforeEach(() => writeFileSync(pathOf('seen.csv'), file));

  it('check with the options what the import would do', async () => {
    const without = await run('check', ...ofFile());
    expect(without.exitCode).toBe(3);
    expect(without.stdout).toContain('(--double-hour)');
    expect(without.stdout).toContain('1 ok, 5 would fail');
    const chosen = await run('check', ...ofFile(), '--skipped-hour', 'later', '--double-hour', 'earlier');
    expect(chosen.stdout).toContain('5 ok, 1 would fail');
    expect(chosen.stdout).toMatch(
      /^Clock changes +2 rows with skipped times, 3 rows with times that come twice$/m,
    );
  });

  it('say in the result what was chosen', async () => {
    const { stdout } = await run('run', ...ofFile(), '--double-hour', 'later');
    expect(stdout).toMatch(/^Clock changes +Times that come twice are the later of the two$/m);
    expect((await run('run', ...ofFile(), '--double-hour', 'fail')).stdout).not.toContain('Clock changes');
  });

  it('settle failed rows by the options, without a file and with the file of failed rows', async () => {
    const out = pathOf('failed.csv');
    const started = await run('run', ...ofFile(), '--failed-out', out, '--json');
    expect(started.exitCode).toBe(3);
    const { id, sheetId } = JSON.parse(started.stdout) as ImportStatus;
    const bySpring = await run('continue', id, '--skipped-hour', 'earlier');
    expect(bySpring.stderr).toContain('2 repaired');
    expect(await rowsOf({ sheetId })).toEqual({ ...plain, ...inSpring('earlier') });

    // As it is, the file settles nothing; it names both moments of each time.
    expect(readFileSync(out, 'utf8')).toContain('2026-10-25T02:30:00+01:00');
    const asItIs = await run('continue', id, '--file', out);
    expect(asItIs.stderr).toContain('0 repaired');
    // One row by hand, the rest by the option.
    writeFileSync(
      out,
      readFileSync(out, 'utf8').replace(',2026-10-25 02:30,', ',2026-10-25T02:30:00+02:00,'),
    );
    const byFile = await run('continue', id, '--file', out, '--double-hour', 'later');
    expect(byFile.stderr).toContain('2 repaired');
    expect(await rowsOf({ sheetId })).toEqual({
      ...plain,
      ...inSpring('earlier'),
      Autumn: [autumn.earlier, '2026-10-25T02:30:00.000Z +1'],
      'Saw autumn': ['2026-10-26T07:00:00.000Z', autumnAnswer.later],
    });
    await run('continue', id, '--double-hour', 'later', '--set', 'Speed:fast=6');
    expect(await rowsOf({ sheetId })).toMatchObject({
      Both: ['2026-10-25T01:45:00.000Z', '2026-10-25T01:15:00.000Z +1'],
    });
  });
});
