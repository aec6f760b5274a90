// The export of 100,000 rows of 25 columns: seconds to the last byte, processor time, and memory; as a job too. And of
// 10,000 rows, whatever else is stored.
import { countText } from '#core/count-text.ts';
import * as exportCalls from '#core/exports/calls.ts';
import { fileOfJob, outcomeOf, preferJob, readFileOf } from '#core/exports/outcome.ts';
import type { ExportFormat } from '#core/exports/schema.ts';
import type { Send } from '#core/send.ts';
import { csvOf, importFile } from './imports.ts';
import { filledSheet } from './pages.ts';
import type { Report } from './report.ts';
import { grownSheet } from './summaries.ts';
import { wideForm } from './wide-form.ts';
import type { World } from './world.ts';

const rows = 100_000;

export async function exports(world: World, report: Report): Promise<void> {
  report.say('Export of 100,000 rows of 25 columns');
  const form = wideForm(25);
  const { csv } = csvOf(form, Number.POSITIVE_INFINITY, rows);
  const { sheetId } = await importFile(world, form, csv, () => {});
  for (const [format, most] of [
    ['CSV', 4],
    ['XLSX', 15],
  ] as const) {
    const told = await measured(world, () => download(world, sheetId, format));
    report.add({
      name: `${format}: from click to the last byte`,
      value: told.seconds,
      unit: 's',
      aim: { most },
    });
    report.add({ name: `  server's processor time`, value: told.server, unit: 's' });
    report.add({ name: `  database's processor time`, value: told.database, unit: 's' });
    report.add({
      name: `  growth of the server's memory`,
      value: told.memory,
      unit: 'MB',
      aim: { most: 150 },
    });
    report.add({ name: `  size`, value: told.result / 1_048_576, unit: 'MB' });
  }
  const job = await measured(world, () => downloadByJob(world, sheetId));
  report.add({ name: 'XLSX by a job, with the download', value: job.seconds, unit: 's', aim: { most: 15 } });
  report.add({ name: `  growth of the server's memory`, value: job.memory, unit: 'MB', aim: { most: 150 } });

  const { form: other, sheet: small } = await filledSheet(world, 20, 10_000);
  report.say('Export of 10,000 rows of 20 questions as CSV, by how many are stored beside them');
  let stored = rows + 10_000;
  for (const beside of [0, 100_000, 1_000_000]) {
    if (beside > 0) await grownSheet(world, { formId: other.id, from: small.id, rows: beside });
    stored += beside;
    // What was stored last has pushed these rows out of the memory of the database.
    await download(world, small.id, 'CSV');
    const told = await measured(world, () => download(world, small.id, 'CSV'));
    report.add({ name: `${countText(stored)} stored`, value: told.seconds, unit: 's' });
    const processor = told.server + told.database;
    report.add({ name: '  processor time of server and database', value: processor, unit: 's' });
  }
}

/** What some work takes: seconds, processor seconds, and how far the server's memory grows meanwhile, in MB. */
async function measured<T>(world: World, work: () => Promise<T>) {
  const memoryBefore = world.memory();
  let memory = memoryBefore;
  const watch = setInterval(() => (memory = Math.max(memory, world.memory())), 50);
  const before = world.processorTime();
  const started = performance.now();
  const result = await work();
  const seconds = (performance.now() - started) / 1_000;
  clearInterval(watch);
  const after = world.processorTime();
  return {
    result,
    seconds,
    server: after.server - before.server,
    database: after.database - before.database,
    memory: memory - memoryBefore,
  };
}

/** Downloads a sheet. Resolves to its bytes. */
async function download({ http, target }: World, sheetId: string, format: ExportFormat): Promise<number> {
  const body = { sheetIds: [sheetId], format };
  return sizeOf(await http.send(target, exportCalls.exportSheets, { body }));
}

async function downloadByJob({ http, target }: World, sheetId: string): Promise<number> {
  const send: Send = (call, input, options) => http.send(target, call, input, options);
  const body = { sheetIds: [sheetId], notify: false };
  const outcome = await outcomeOf(await send(exportCalls.exportSheets, { body }, { headers: preferJob(0) }));
  if (outcome.kind === 'file') throw new Error('A job was expected.');
  const ports = { sleep: (ms: number) => new Promise<void>((go) => setTimeout(go, ms)), random: () => 0 };
  return sizeOf(await readFileOf(send, await fileOfJob(send, ports, outcome.job)));
}

async function sizeOf(response: Response): Promise<number> {
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).byteLength;
  return bytes;
}
