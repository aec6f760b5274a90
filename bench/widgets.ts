// 50,000 rows of 20 questions, from rows on the wire (pages in columns) to the numbers of 12 widgets.
import { gatherRows } from '#core/sheets/engine/row-data.ts';
import { summarize } from '#core/sheets/dashboard/aggregate.ts';
import { columnsMediaType, type RowColumns } from '#core/sheets/schema.ts';
import { filledSheet } from './pages.ts';
import { processorMilliseconds, type Report } from './report.ts';
import type { World } from './world.ts';

export async function widgets(world: World, report: Report): Promise<void> {
  report.say('50,000 rows of 20 questions, from the wire to 12 widgets');
  const { form, sheet } = await filledSheet(world, 20, 50_000);
  const { http, target } = world;
  const texts: string[] = [];
  const transfer = await processorMilliseconds(async () => {
    for (let page = 0; page < 50; page += 1) {
      const response = await http.raw(target, 'GET', `/sheet/${sheet.id}/row?size=1000&page=${page}`, {
        headers: { accept: columnsMediaType, 'accept-encoding': 'identity' },
      });
      texts.push(await response.text());
    }
  });
  const types = new Map(form.questions.map(({ id, type }) => [id, type]));
  for (let run = 0; run < 2; run += 1) {
    let parsed: RowColumns[] = [];
    const parse = await processorMilliseconds(() => {
      parsed = texts.map((text) => JSON.parse(text) as RowColumns);
    });
    let data = gatherRows([], types);
    const gather = await processorMilliseconds(() => {
      data = gatherRows(parsed, types);
    });
    const compute = await processorMilliseconds(() =>
      form.questions.slice(0, 12).map((question) => summarize(question, data)),
    );
    if (run === 0) continue;
    report.add({ name: 'receiving, not compressed', value: transfer, unit: 'ms' });
    report.add({ name: 'parsing', value: parse, unit: 'ms' });
    report.add({ name: 'typed columns', value: gather, unit: 'ms' });
    report.add({ name: '12 widgets', value: compute, unit: 'ms' });
    report.add({
      name: 'together',
      value: (transfer + parse + gather + compute) / 1_000,
      unit: 's',
      aim: { most: 0.5 },
    });
  }
}
