// Rows of 20 answers, one request each, durable: at one client and at eight.
import { randomUUID } from 'node:crypto';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import type { Report } from './report.ts';
import { valueOf, wideForm } from './wide-form.ts';
import type { World } from './world.ts';

const rowsPerRun = 3_000;
/** What ODK Central took on this kind of machine: 4.4 ms of its own and 9 ms of PostgreSQL's a submission. */
const odkCentral = 13.4;

export async function submissions(world: World, report: Report): Promise<void> {
  report.say('Rows of 20 answers, one request each, durable');
  const form = wideForm(20);
  const { http, target } = world;
  await http.send(target, forms.createForm, { body: form });
  await http.send(target, forms.publishForm, { params: { id: form.id } });
  const send = (sheetId: string, row: number) => {
    const answers = form.questions.map((question) => ({
      questionId: question.id,
      value: valueOf(question, row),
    }));
    return http.send(target, filling.addRow, {
      params: { id: sheetId },
      body: { id: randomUUID(), answers },
    });
  };
  const newSheet = async () =>
    (await http.send(target, filling.createSheet, { params: { id: form.id }, body: { name: 'Bench' } })).id;
  const warm = await newSheet();
  // Until then its code is being compiled: the first rows take three times as much.
  for (let row = 0; row < rowsPerRun; row += 1) await send(warm, row);
  for (const clients of [1, 8]) {
    const sheetIds = await Promise.all(Array.from({ length: clients }, newSheet));
    const before = world.processorTime();
    const started = performance.now();
    let next = 0;
    await Promise.all(
      sheetIds.map(async (sheetId) => {
        while (next < rowsPerRun) await send(sheetId, next++);
      }),
    );
    const seconds = (performance.now() - started) / 1_000;
    const after = world.processorTime();
    const server = ((after.server - before.server) * 1_000) / rowsPerRun;
    const database = ((after.database - before.database) * 1_000) / rowsPerRun;
    report.add({
      name: `rows a second at ${clients} client(s), with the client on the same machine`,
      value: rowsPerRun / seconds,
      unit: 'rows/s',
    });
    report.add({ name: `  server's processor time a row`, value: server, unit: 'ms' });
    report.add({ name: `  database's processor time a row`, value: database, unit: 'ms' });
    report.add({ name: `  both`, value: server + database, unit: 'ms', aim: { most: 1.4 } });
    report.add({
      name: `  against ODK Central's 13.4 ms`,
      value: odkCentral / (server + database),
      unit: 'times',
      aim: { least: 10 },
    });
  }
}
