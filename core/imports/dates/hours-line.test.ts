import { expect, it } from 'vitest';
import { question } from '#core/questions/schema.ts';
import { checkFirstRows } from '../dry-run.ts';
import { readCsvFile } from '../csv/csv-file.ts';
import { hourLines } from './hours-line.ts';
import { dateLine } from '../match-lines.ts';
import { chooseDateColumn, chooseHour, createImportDraft, importRequest } from '../import-draft.ts';

const zone = 'Europe/Berlin';
const questions = [question.parse({ id: crypto.randomUUID(), text: 'Gate', type: 'TEXT' })];
const form = { id: 'f', name: 'Gates', questions, contextQuestions: [], elements: [], alerts: [] };

async function draftOf(...times: string[]) {
  const bytes = new TextEncoder().encode(`Gate,Date\n${times.map((time) => `A,${time}\n`).join('')}`);
  return createImportDraft(form, await readCsvFile({ name: 'a.csv', size: bytes.length }, [bytes]));
}

const linesOf = (draft: Awaited<ReturnType<typeof draftOf>>, partly = false) =>
  hourLines(draft, { report: checkFirstRows(draft, { timeZone: zone, now: Date.now }), partly }, zone);

it('asks nothing of a file without such times, or before the check is done', async () => {
  const draft = await draftOf('2026-03-29 01:59', '2026-03-29 03:00', '2026-10-25 03:00');
  expect(linesOf(draft)).toEqual([]);
  expect(hourLines(await draftOf('2026-10-25 02:30'), null, zone)).toEqual([]);
});

it('says how many rows have one, and what each choice makes of it', async () => {
  const draft = await draftOf('2026-03-29 02:30', '2026-10-25 02:30', '2026-10-25 02:31', '2026-10-26 02:30');
  expect(linesOf(draft)).toEqual([
    {
      kind: 'skipped',
      label: 'Skipped hour',
      text: '1 of 4 rows has a time that does not exist in Europe/Berlin, such as "2026-03-29 02:30".',
      sample: '2026-03-29 02:30',
      choice: 'FAIL',
      short: 'neither',
      choices: [
        { value: 'FAIL', label: 'Neither: fix each row by hand' },
        { value: 'EARLIER', label: 'The earlier of the two', note: '2026-03-29T01:30:00+01:00' },
        { value: 'LATER', label: 'The later of the two', note: '2026-03-29T03:30:00+02:00' },
      ],
    },
    expect.objectContaining({
      kind: 'double',
      text: '2 of 4 rows have a time that comes twice in Europe/Berlin, such as "2026-10-25 02:30".',
    }),
  ]);
  expect(linesOf(draft, true)[1]?.text).toMatch(/^2 of the first 4 rows have /);
});

it('names all such times as one issue', async () => {
  const draft = await draftOf('2026-10-25 02:30', '2026-10-25 02:31', '2026-10-25 02:30', '2026-03-29 02:30');
  const { failures } = checkFirstRows(draft, { timeZone: zone, now: Date.now });
  expect(failures.map(({ message, count }) => [message.split(',')[0], count])).toEqual([
    ['"2026-10-25 02:30" and others come twice in Europe/Berlin', 3],
    ['"2026-03-29 02:30" does not exist in Europe/Berlin', 1],
  ]);
});

it('takes a moment with its offset among times without one', async () => {
  const times = ['2026-10-25 01:30', '2026-10-25 03:30', '2026-10-25T02:30:00+01:00'];
  const draft = chooseDateColumn(await draftOf(...times), 1);
  expect(checkFirstRows(draft, { timeZone: zone, now: Date.now })).toMatchObject({
    okRows: 3,
    failedRows: 0,
    hours: [],
  });
  expect(dateLine(draft)).toMatchObject({ format: 'yyyy-MM-dd HH:mm', note: null });
});

it('checks the rows by what was chosen, goes on asking, and sends it', async () => {
  const draft = await draftOf('2026-10-25 02:30', '2026-10-25 02:31');
  expect(checkFirstRows(draft, { timeZone: zone, now: Date.now })).toMatchObject({ failedRows: 2 });
  expect(importRequest(draft, { id: 'i', fileName: 'u' })).not.toHaveProperty('hours');
  const chosen = chooseHour(draft, 'double', 'LATER');
  expect(checkFirstRows(chosen, { timeZone: zone, now: Date.now })).toMatchObject({
    failedRows: 0,
    okRows: 2,
  });
  expect(linesOf(chosen)).toMatchObject([{ kind: 'double', choice: 'LATER' }]);
  expect(importRequest(chosen, { id: 'i', fileName: 'u' })).toMatchObject({
    hours: { skipped: 'FAIL', double: 'LATER' },
  });
});
