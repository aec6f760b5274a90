// The export of 100,000 rows of 25 columns: processor time above the database's, and memory.
import * as exportCalls from '#core/exports/calls.ts';
import { csvOf, importFile } from './imports.ts';
import type { Report } from './report.ts';
import { wideForm } from './wide-form.ts';
import type { World } from './world.ts';

export async function exports(world: World, report: Report): Promise<void> {
  report.say('Export of 100,000 rows of 25 columns');
  const form = wideForm(25);
  const { csv } = csvOf(form, Number.POSITIVE_INFINITY, 100_000);
  const { sheetId } = await importFile(world, form, csv, () => {});
  for (const [format, most] of [
    ['CSV', 2],
    ['XLSX', 4],
  ] as const) {
    const memoryBefore = world.memory();
    let memory = memoryBefore;
    const watch = setInterval(() => (memory = Math.max(memory, world.memory())), 50);
    const before = world.processorTime();
    const started = performance.now();
    const response = await world.http.send(world.target, exportCalls.exportSheets, {
      body: { sheetIds: [sheetId], format },
    });
    let bytes = 0;
    for await (const chunk of response.body ?? []) bytes += (chunk as Uint8Array).byteLength;
    const seconds = (performance.now() - started) / 1_000;
    clearInterval(watch);
    const after = world.processorTime();
    report.add({
      name: `${format}: server's processor time`,
      value: after.server - before.server,
      unit: 's',
      aim: { most },
    });
    report.add({ name: `  database's processor time`, value: after.database - before.database, unit: 's' });
    report.add({ name: `  from click to the last byte`, value: seconds, unit: 's' });
    report.add({
      name: `  growth of the server's memory`,
      value: memory - memoryBefore,
      unit: 'MB',
      aim: { most: 150 },
    });
    report.add({ name: `  size`, value: bytes / 1_048_576, unit: 'MB' });
  }
}
