// Dashboards over more rows than a browser reads: what the server takes to sum them up, by how many rows are asked for
// and by how many are stored.
import { randomUUID } from 'node:crypto';
import * as filling from '#core/filling/calls.ts';
import { fetchSummary } from '#core/sheets/engine/fetch-summary.ts';
import type { Send } from '#core/send.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { filledSheet } from './pages.ts';
import { type Figure, median, type Report } from './report.ts';
import { valueOf } from './wide-form.ts';
import type { World } from './world.ts';

const questions = 20;
const sizes = [10_000, 100_000, 1_000_000];

export async function summaries(world: World, report: Report): Promise<void> {
  const { http, target } = world;
  const send: Send = (call, input, options) => http.send(target, call, input, options);
  const { form, sheet: first } = await filledSheet(world, questions, 10_000);
  const summary = async (sheetIds: string[], rowFilters: RowFilterInput = {}) => {
    const body = { sheetIds, rowFilters };
    const started = performance.now();
    const { rowCount } = await fetchSummary(send, { params: { id: form.id }, body });
    return { milliseconds: performance.now() - started, rowCount };
  };
  const addWarm = async (
    name: string,
    sheetId: string,
    options: Pick<Figure, 'aim'>,
    filter?: RowFilterInput,
  ) => {
    const runs: number[] = [];
    const before = world.processorTime();
    for (let run = 0; run < 5; run += 1) runs.push((await summary([sheetId], filter)).milliseconds);
    const after = world.processorTime();
    const processor = (after.server - before.server + after.database - before.database) / runs.length;
    report.add({ name, value: median(runs) / 1_000, unit: 's', ...options });
    report.add({ name: '  processor time of server and database', value: processor, unit: 's', ...options });
  };
  const number = form.questions.find(({ type }) => type === 'NUMERIC');
  const text = form.questions.find(({ type }) => type === 'TEXT');
  const half = [{ questionId: number?.id ?? '', operator: 'LT' as const, values: ['500'] }];
  const hall = [{ questionId: text?.id ?? '', operator: 'CONTAINS' as const, values: ['halle 1'] }];
  for (const rows of sizes) {
    report.say(`${rows.toLocaleString('en')} rows of ${questions} questions, summed up by the server`);
    const sheet =
      rows === sizes[0] ? first : await grownSheet(world, { formId: form.id, from: first.id, rows });
    const before = { memory: world.memory(), ...world.processorTime() };
    const cold = await summary([sheet.id]);
    const after = { memory: world.memory(), ...world.processorTime() };
    if (cold.rowCount !== rows) throw new Error(`${cold.rowCount} rows instead of ${rows}`);
    report.add({ name: 'the first look, which reads the rows', value: cold.milliseconds / 1_000, unit: 's' });
    report.add({ name: '  processor time of the server', value: after.server - before.server, unit: 's' });
    report.add({
      name: '  processor time of the database',
      value: after.database - before.database,
      unit: 's',
    });
    report.add({ name: '  and takes memory', value: after.memory - before.memory, unit: 'MB' });
    const aim = rows === 1_000_000 ? { aim: { most: 1 } } : {};
    await addWarm('warm', sheet.id, aim);
    await addWarm('warm, with two filters', sheet.id, aim, { filters: [...half, ...hall] });
    const answers = form.questions.map((question) => ({
      questionId: question.id,
      value: valueOf(question, 7),
    }));
    await http.send(target, filling.addRow, { params: { id: sheet.id }, body: { answers } });
    const grown = await summary([sheet.id]);
    if (grown.rowCount !== rows + 1) throw new Error('The row that came is not there.');
    report.add({ name: 'after a row came in', value: grown.milliseconds / 1_000, unit: 's' });
  }
  report.say('10,000 rows beside those');
  const small = await summary([first.id]);
  report.add({ name: 'the same 10,000 rows, 1,110,000 beside them', value: small.milliseconds, unit: 'ms' });
}

/** A sheet with the rows of another, as often as it takes. */
export async function grownSheet(
  { http, target, sql }: World,
  { formId, from, rows }: { formId: string; from: string; rows: number },
): Promise<{ id: string }> {
  const id = randomUUID();
  const body = { id, name: `${rows} rows` };
  const sheet = await http.send(target, filling.createSheet, { params: { id: formId }, body });
  await sql(
    `insert into rows (company_id, sheet_id, id, user_id, answers, created_at, modified_at)
     select company_id, $2, gen_random_uuid(), user_id, answers, created_at + n * 60000, modified_at
     from generate_series(1, $3::int) n, (select * from rows where sheet_id = $1 limit 10000) given`,
    [from, id, rows / 10_000],
  );
  await sql('update sheets set row_count = $2 where id = $1', [id, rows]);
  await sql('vacuum analyze rows');
  return sheet;
}
