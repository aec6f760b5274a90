// A report of 500 rows with two charts, by a design of one's own: as a page, a PDF and a workbook.
import { createReport, runReport } from '#core/reports/calls.ts';
import { createDesign } from '#core/reports/design-calls.ts';
import type { DesignInput } from '#core/reports/own/schema.ts';
import { kindOf } from '#core/questions/types.ts';
import { filledSheet } from './pages.ts';
import type { Report } from './report.ts';
import type { World } from './world.ts';

const rows = 500;
const runs = 10;

/** Seconds. */
const aims = { HTML: 0.3, PDF: 1, XLSX: 0.5 } as const;

export async function reports(world: World, report: Report): Promise<void> {
  report.say(`A report of ${rows} rows with two charts, figures and all rows as a table`);
  const { http, target } = world;
  const { form } = await filledSheet(world, 8, rows);
  const question = (kind: string) => form.questions.find(({ type }) => kindOf(type) === kind)?.id ?? null;
  const design: DesignInput = {
    name: 'Bench',
    form: { id: form.id },
    values: [{ name: 'mean', of: 'average', question: question('number') }],
    sections: [
      { kind: 'text', text: '{rows} rows, {mean} on average' },
      { kind: 'figures', figures: [{ value: 'rows' }, { value: 'mean' }] },
      { kind: 'widget', source: { from: 'question', question: question('choice') } },
      { kind: 'widget', source: { from: 'question', question: question('number') } },
      {
        kind: 'table',
        columns: form.questions.map(({ id }) => ({ of: 'question' as const, question: id })),
        mostRows: rows,
      },
    ],
  };
  const { id: reportId } = await http.send(target, createDesign, { body: design });
  const { id } = await http.send(target, createReport, { body: { reportId, templateIds: [form.id] } });
  for (const format of ['HTML', 'PDF', 'XLSX'] as const) {
    const once = async () => {
      const file = await http.send(target, runReport, { params: { id }, body: { format } });
      return (await file.arrayBuffer()).byteLength;
    };
    // The first reads the rows and, for a PDF, the fonts.
    let bytes = await once();
    await once();
    const before = world.processorTime();
    const started = performance.now();
    for (let run = 0; run < runs; run += 1) bytes = await once();
    const seconds = (performance.now() - started) / 1_000 / runs;
    const after = world.processorTime();
    const processor = (after.server - before.server + after.database - before.database) / runs;
    // A process of its own draws PDFs, whose processor time is not the server's: there the whole time has to be short.
    const [whole, own] =
      format === 'PDF' ? [{ aim: { most: aims.PDF } }, {}] : [{}, { aim: { most: aims[format] } }];
    report.add({ name: `${format}: from click to the last byte`, value: seconds, unit: 's', ...whole });
    report.add({ name: '  processor time of server and database', value: processor, unit: 's', ...own });
    report.add({ name: '  size', value: bytes / 1_024, unit: 'kB' });
  }
}
