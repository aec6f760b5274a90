// A page of 500 rows from the database to the wire: as rows and in columns.
import * as forms from '#core/forms/calls.ts';
import * as filling from '#core/filling/calls.ts';
import { columnsMediaType } from '#core/sheets/schema.ts';
import { underLoad } from './processor.ts';
import type { Report } from './report.ts';
import { valueOf, wideForm } from './wide-form.ts';
import type { World } from './world.ts';

/** Makes a published form with one sheet of rows. */
export function filledSheet(world: World, questions: number, rows: number) {
  return fillSheet(world, wideForm(questions), rows);
}

export async function fillSheet(world: World, form: ReturnType<typeof wideForm>, rows: number) {
  const { http, target } = world;
  await http.send(target, forms.createForm, { body: form });
  await http.send(target, forms.publishForm, { params: { id: form.id } });
  const sheet = await http.send(target, filling.createSheet, {
    params: { id: form.id },
    body: { name: 'Bench' },
  });
  for (let from = 0; from < rows; from += 500) {
    const batch = Array.from({ length: Math.min(500, rows - from) }, (_, index) => ({
      answers: form.questions.map((question) => ({
        questionId: question.id,
        value: valueOf(question, from + index),
      })),
    }));
    await http.send(target, filling.addRows, { params: { id: sheet.id }, body: { rows: batch } });
  }
  // What the database does by itself within a minute of so many rows: nobody opens a dashboard before that.
  await world.sql('vacuum (analyze) rows');
  return { form, sheet };
}

const count = 100;

export async function pages(world: World, report: Report): Promise<void> {
  report.say('A page of 500 rows of 20 answers, from the database to the wire');
  const { sheet } = await filledSheet(world, 20, 5_000);
  const { http, target } = world;
  for (const [name, accept] of [
    ['rows', 'application/json'],
    ['columns', columnsMediaType],
  ] as const) {
    const read = async (page: number) => {
      const path = `/sheet/${sheet.id}/row?size=500&page=${page % 10}`;
      const response = await http.raw(target, 'GET', path, {
        headers: { accept, 'accept-encoding': 'identity' },
      });
      return (await response.arrayBuffer()).byteLength;
    };
    for (let page = 0; page < 20; page += 1) await read(page);
    let bytes = 0;
    await underLoad(world, report, {
      thing: `${name}: a page`,
      clients: 1,
      calls: count,
      send: async (page) => void (bytes += await read(page)),
      aims: { both: 15 },
    });
    report.add({ name: `  size`, value: bytes / count / 1_024, unit: 'kB' });
  }
}
