// Rows of 20 answers, durable: one request each, from one client and from eight, into sheets of their own and into one;
// then 500 a request.
import { randomUUID } from 'node:crypto';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import { underLoad } from './processor.ts';
import type { Report } from './report.ts';
import { valueOf, wideForm } from './wide-form.ts';
import type { World } from './world.ts';

const rowsPerRun = 3_000;
const batches = 40;
/** What ODK Central took on this kind of machine: 4.4 ms of its own and 9 ms of PostgreSQL's a submission. */
const odkCentral = 13.4;

export async function submissions(world: World, report: Report): Promise<void> {
  report.say('Rows of 20 answers, durable');
  const form = wideForm(20);
  const { http, target } = world;
  await http.send(target, forms.createForm, { body: form });
  await http.send(target, forms.publishForm, { params: { id: form.id } });
  const newRow = (row: number) => ({
    id: randomUUID(),
    answers: form.questions.map((question) => ({
      questionId: question.id,
      value: valueOf(question, row),
    })),
  });
  const send = (sheetId: string, row: number) =>
    http.send(target, filling.addRow, { params: { id: sheetId }, body: newRow(row) });
  const newSheet = async () =>
    (await http.send(target, filling.createSheet, { params: { id: form.id }, body: { name: 'Bench' } })).id;
  const warm = await newSheet();
  // Until then its code is being compiled: the first rows take three times as much.
  for (let row = 0; row < rowsPerRun; row += 1) await send(warm, row);
  for (const [thing, clients, sheets] of [
    ['a row, 1 client', 1, 1],
    ['a row, 8 clients, each with a sheet', 8, 8],
    ['a row, 8 clients, one sheet', 8, 1],
  ] as const) {
    const sheetIds = await Promise.all(Array.from({ length: sheets }, newSheet));
    const both = await underLoad(world, report, {
      thing,
      clients,
      calls: rowsPerRun,
      send: (row, client) => send(sheetIds[client % sheets] ?? '', row),
      aims: { both: 1.2 },
    });
    report.add({
      name: `  against ODK Central's 13.4 ms`,
      value: odkCentral / both,
      unit: 'times',
      aim: { least: 10 },
    });
  }
  const sheetId = await newSheet();
  const sendMany = (batch: number) => {
    const rows = Array.from({ length: 500 }, (_, index) => newRow(batch * 500 + index));
    return http.send(target, filling.addRowsBriefly, {
      params: { id: sheetId },
      query: { brief: 'true' },
      body: { rows },
    });
  };
  for (let batch = 0; batch < 10; batch += 1) await sendMany(batch);
  await underLoad(world, report, {
    // As `formdeck rows add` sends them.
    thing: 'a row, 500 a call',
    clients: 1,
    calls: batches,
    each: 500,
    send: sendMany,
    aims: { rate: 15_000 },
  });
}
