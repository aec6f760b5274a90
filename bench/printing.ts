// Reports on paper: the filled-in forms of 200 rows with 400 photos as one PDF, and what is too long for one.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { AppError } from '#core/errors.ts';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import * as reports from '#core/reports/calls.ts';
import { designById, shippedDesigns } from '#core/reports/designs.ts';
import { csvOf, importFile } from './imports.ts';
import type { Report } from './report.ts';
import { valueOf, wideForm } from './wide-form.ts';
import type { World } from './world.ts';

const rows = 200;

export async function printing(world: World, report: Report): Promise<void> {
  report.say(`The filled-in forms of ${rows} rows of 20 answers with ${rows * 2} photos of 3 megapixels`);
  const { http, target } = world;
  const rowIds = await photographed(world);
  for (const [name, format] of [
    ['one PDF, of photos that nobody has seen yet', 'PDF'],
    ['one PDF, once more', 'PDF'],
    ['a ZIP with a PDF for each', 'ZIP'],
  ] as const) {
    const before = world.familyMemory();
    const own = world.memory();
    let [most, mostOwn] = [before, own];
    const watch = setInterval(() => {
      most = Math.max(most, world.familyMemory());
      mostOwn = Math.max(mostOwn, world.memory());
    }, 50);
    const started = performance.now();
    const reply = await http.send(target, reports.printRows, { body: { rowIds, format } });
    const bytes = (await reply.arrayBuffer()).byteLength;
    const seconds = (performance.now() - started) / 1_000;
    clearInterval(watch);
    report.add({ name, value: seconds, unit: 's', aim: { most: 20 } });
    report.add({
      name: '  growth of the memory of the server and its processes',
      value: most - before,
      unit: 'MB',
      aim: { most: 300 },
    });
    report.add({ name: '  of the server alone', value: mostOwn - own, unit: 'MB' });
    report.add({ name: '  size', value: bytes / 1_048_576, unit: 'MB' });
  }

  report.say('Raw rows of 100,000 × 25 as PDF');
  const form = wideForm(25);
  const { csv } = csvOf(form, Number.POSITIVE_INFINITY, 100_000);
  await importFile(world, form, csv, () => {});
  const design = shippedDesigns.find(({ key }) => key === 'raw-rows');
  if (designById(design?.id ?? '') === undefined) throw new Error('The design is not there.');
  const body = { reportId: design?.id ?? '', templateIds: [form.id] };
  const made = await http.send(target, reports.createReport, { body });
  const started = performance.now();
  const parameters = { start_date: 0, end_date: Date.now() + 86_400_000 };
  const refused = await http
    .send(target, reports.runReport, { params: { id: made.id }, body: { format: 'PDF', parameters } })
    .then(
      () => null,
      (error: unknown) => error,
    );
  if (!(refused instanceof AppError) || !/XLSX/.test(refused.message))
    throw new Error('It was not refused with a word about XLSX.', { cause: refused });
  report.add({
    name: 'until it is refused, with a word about XLSX',
    value: (performance.now() - started) / 1_000,
    unit: 's',
    aim: { most: 1 },
  });
}

/** Rows with two photos each; their ids. */
async function photographed({ http, target }: World): Promise<string[]> {
  const wide = wideForm(18);
  const order = wide.questions.length;
  const [first] = wide.questions;
  if (first === undefined) return [];
  const asked = ['Before', 'After'].map((text, place) => ({
    ...first,
    id: randomUUID(),
    text,
    type: 'IMAGE' as const,
    required: false,
    order: order + place,
  }));
  const form = { ...wide, questions: [...wide.questions, ...asked] };
  await http.send(target, forms.createForm, { body: form });
  await http.send(target, forms.publishForm, { params: { id: form.id } });
  const body = { name: 'Bench' };
  const sheet = await http.send(target, filling.createSheet, { params: { id: form.id }, body });
  const grain = await grained();
  const ids: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const images = await Promise.all(
      asked.map(async (_, place) => {
        const file = randomUUID();
        await http.raw(target, 'POST', `/image/${file}`, {
          headers: { 'content-type': 'image/jpeg' },
          body: await photo(grain, row * 2 + place),
        });
        return file;
      }),
    );
    const answers = [
      ...wide.questions.map((question) => ({ questionId: question.id, value: valueOf(question, row) })),
      ...asked.map(({ id }, place) => ({ questionId: id, value: images[place] ?? '' })),
    ];
    const made = await http.send(target, filling.addRow, { params: { id: sheet.id }, body: { answers } });
    ids.push(made.id);
  }
  return ids;
}

/** Light and shade, and the grain of a phone's camera. */
function grained(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 5 } as const;
  return sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: '#886644', noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** One that is like no other. */
async function photo(grain: Buffer, place: number): Promise<Uint8Array<ArrayBuffer>> {
  const tint = { r: 60 + (place % 16) * 12, g: 60 + (Math.floor(place / 16) % 16) * 12, b: 120 };
  return new Uint8Array(await sharp(grain).tint(tint).jpeg({ quality: 85 }).toBuffer());
}
