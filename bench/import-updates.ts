// An import that changes existing rows by a key: its preview, rows a second, and a second run that changes nothing.
import * as forms from '#core/forms/calls.ts';
import * as importCalls from '#core/imports/calls.ts';
import { isRunning } from '#core/imports/policy.ts';
import type { FormInput } from '#core/forms/schema.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import type { Report } from './report.ts';
import { valueOf, wideForm } from './wide-form.ts';
import type { World } from './world.ts';

const rowCount = 100_000;

export async function importUpdates(world: World, report: Report): Promise<void> {
  report.say('Import by a key, 100,000 rows of 10 columns, one answer changed in each');
  const form = wideForm(10);
  await world.http.send(world.target, forms.createForm, { body: form });
  await world.http.send(world.target, forms.publishForm, { params: { id: form.id } });
  await runImport(world, form, csvOf(form, 1), {});
  const keyed = { keyQuestion: form.questions[0]?.id ?? null };
  const changes = csvOf(form, 2);

  const previewStarted = performance.now();
  const body = { ...(await bodyOf(world, form, changes)), ...keyed };
  const preview = await world.http.send(world.target, importCalls.previewImport, {
    params: { id: form.id },
    body,
  });
  requireCount('changed in the preview', preview.changedRows);
  report.add({ name: 'preview', value: (performance.now() - previewStarted) / 1_000, unit: 's' });

  const memory = world.memory();
  const change = timed(world);
  const status = await runImport(world, form, changes, keyed);
  requireCount('changed', status.update?.changedRows);
  change(report, 'rows a second', { least: 5_000 });
  report.add({ name: '  growth of the server’s memory', value: world.memory() - memory, unit: 'MB' });

  const again = timed(world);
  const same = await runImport(world, form, changes, keyed);
  requireCount('unchanged', same.update?.unchangedRows);
  again(report, 'rows a second that are the same already');

  const undo = timed(world);
  await world.http.send(world.target, importCalls.undoImport, { params: { id: status.id }, body: {} });
  undo(report, 'rows a second that get their answers back');
}

/** Starts a measurement, and answers what ends it and reports its rows a second, with the processors' times. */
function timed(world: World) {
  const started = performance.now();
  const before = world.processorTime();
  return (report: Report, name: string, aim?: { least: number }) => {
    const seconds = (performance.now() - started) / 1_000;
    const after = world.processorTime();
    report.add({ name, value: rowCount / seconds, unit: 'rows/s', ...(aim && { aim }) });
    report.add({ name: `  server's processor time`, value: after.server - before.server, unit: 's' });
    report.add({ name: `  database's processor time`, value: after.database - before.database, unit: 's' });
  };
}

function requireCount(what: string, count: number | undefined): void {
  if (count !== rowCount) throw new Error(`${count} of ${rowCount} rows are ${what}`);
}

/** Each row has its number as its key, and in the second column a number that is another in each `version`. */
function csvOf(form: FormInput, version: number): Buffer {
  const lines = [form.questions.map(({ text }) => text).join(',')];
  for (let row = 0; row < rowCount; row += 1) {
    const cells = form.questions.map((question, index) => {
      if (index === 0) return `Asset ${row}`;
      return index === 1 ? String(row + version) : valueOf(question, row);
    });
    lines.push(cells.map((cell) => `"${cell}"`).join(','));
  }
  return Buffer.from(`${lines.join('\n')}\n`);
}

async function bodyOf({ http, target }: World, form: FormInput, csv: Buffer) {
  const upload = await http.send(target, importCalls.requestUpload, {});
  await fetch(upload.url, { method: upload.method, headers: upload.headers, body: new Uint8Array(csv) });
  const columnMap = Object.fromEntries(form.questions.map(({ id }, index) => [id, index]));
  return { fileName: upload.s3Resource, originalFileName: 'assets.csv', columnMap };
}

async function runImport(
  world: World,
  form: FormInput & { id: string },
  csv: Buffer,
  keyed: { keyQuestion?: string | null },
): Promise<ImportStatus> {
  const { http, target } = world;
  const body = { ...(await bodyOf(world, form, csv)), ...keyed };
  let status = await http.send(target, importCalls.scheduleImport, { params: { id: form.id }, body });
  while (isRunning(status)) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    status = await http.send(target, importCalls.importStatusOf, { params: { id: status.id } });
  }
  return status;
}
