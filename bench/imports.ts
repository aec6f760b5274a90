// The import of a 50 MB CSV: rows a second, the server's memory, and reads meanwhile.
import * as forms from '#core/forms/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import * as importCalls from '#core/imports/calls.ts';
import { isRunning } from '#core/imports/policy.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import type { FormInput } from '#core/forms/schema.ts';
import { median, type Report } from './report.ts';
import { valueOf, wideForm } from './wide-form.ts';
import type { World } from './world.ts';

export async function imports(world: World, report: Report): Promise<void> {
  report.say('Import of a CSV of 50 MB, 25 columns');
  const form = wideForm(25);
  const { csv, rows } = csvOf(form, 49.5 * 1024 * 1024);
  await importFile(world, form, csv.subarray(0, csv.indexOf('\n', 2_000_000) + 1), () => {});
  const memoryBefore = world.memory();
  let memory = memoryBefore;
  const reads: number[] = [];
  const before = world.processorTime();
  const started = performance.now();
  const status = await importFile(world, wideForm(25), csv, async () => {
    const at = performance.now();
    await world.http.send(world.target, listForms, {});
    reads.push(performance.now() - at);
    memory = Math.max(memory, world.memory());
  });
  const seconds = (performance.now() - started) / 1_000;
  const after = world.processorTime();
  if (status.completedRows !== rows)
    throw new Error(`${status.completedRows} of ${rows} rows came in: ${status.problem}`);
  report.add({
    name: `rows a second (${rows.toLocaleString('en')} rows, upload included)`,
    value: rows / seconds,
    unit: 'rows/s',
    aim: { least: 12_000 },
  });
  report.add({ name: `  server's processor time`, value: after.server - before.server, unit: 's' });
  report.add({ name: `  database's processor time`, value: after.database - before.database, unit: 's' });
  report.add({
    name: '  growth of the server’s memory',
    value: memory - memoryBefore,
    unit: 'MB',
    aim: { most: 150 },
  });
  report.add({
    name: '  a read meanwhile, the middle one',
    value: median(reads),
    unit: 'ms',
    aim: { most: 100 },
  });
}

/** Imports a file into a form that is made for it; `meanwhile` runs again and again until the import ends. */
export async function importFile(
  { http, target }: Pick<World, 'http' | 'target'>,
  form: FormInput & { id: string },
  csv: Uint8Array,
  meanwhile: () => unknown,
): Promise<ImportStatus> {
  const existing = await http.send(target, listForms, {});
  if (!existing.some(({ id }) => id === form.id)) {
    await http.send(target, forms.createForm, { body: form });
    await http.send(target, forms.publishForm, { params: { id: form.id } });
  }
  const upload = await http.send(target, importCalls.requestUpload, {});
  await fetch(upload.url, { method: upload.method, headers: upload.headers, body: new Uint8Array(csv) });
  const columnMap = Object.fromEntries(form.questions.map(({ id }, index) => [id, index]));
  const body = { fileName: upload.s3Resource, originalFileName: 'bench.csv', columnMap };
  let status = await http.send(target, importCalls.scheduleImport, { params: { id: form.id }, body });
  while (isRunning(status)) {
    await meanwhile();
    await new Promise((resolve) => setTimeout(resolve, 20));
    status = await http.send(target, importCalls.importStatusOf, { params: { id: status.id } });
  }
  return status;
}

/** A CSV of a form's questions of about this many bytes. */
export function csvOf(
  form: FormInput,
  bytes: number,
  mostRows = Number.POSITIVE_INFINITY,
): { csv: Buffer; rows: number } {
  const parts = [`${form.questions.map(({ text }) => text).join(',')}\n`];
  let length = 0;
  let rows = 0;
  while (length < bytes && rows < mostRows) {
    const line = `${form.questions.map((question) => `"${valueOf(question, rows)}"`).join(',')}\n`;
    parts.push(line);
    length += Buffer.byteLength(line);
    rows += 1;
  }
  return { csv: Buffer.from(parts.join('')), rows };
}
