// Reviews of single rows, all in one sheet: from one client and from eight.
import { randomUUID } from 'node:crypto';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { me } from '#core/session/me-calls.ts';
import { underLoad } from './processor.ts';
import type { Report } from './report.ts';
import { valueOf, wideForm } from './wide-form.ts';
import type { World } from './world.ts';

const warming = 1_000;
const reviewsPerRun = 2_000;

export async function reviews(world: World, report: Report): Promise<void> {
  report.say('Reviews, one request each, in one sheet, durable');
  const { http, target } = world;
  const { id: userId } = await http.send(target, me, {});
  const form = { ...wideForm(20), reviewers: [{ id: userId }] };
  await http.send(target, forms.createForm, { body: form });
  await http.send(target, forms.publishForm, { params: { id: form.id } });
  const { id } = await http.send(target, filling.createSheet, {
    params: { id: form.id },
    body: { name: 'Bench' },
  });
  const rowIds: string[] = [];
  while (rowIds.length < warming + 2 * reviewsPerRun) {
    const rows = Array.from({ length: 500 }, (_, index) => ({
      id: randomUUID(),
      answers: form.questions.map((question) => ({
        questionId: question.id,
        value: valueOf(question, rowIds.length + index),
      })),
    }));
    await http.send(target, filling.addRows, { params: { id }, body: { rows } });
    rowIds.push(...rows.map((row) => row.id));
  }
  await world.sql('vacuum (analyze) rows');
  let next = 0;
  const send = () =>
    http.send(target, sheets.reviewRow, {
      params: { id, rowId: rowIds[next++] ?? '' },
      body: { state: 'APPROVED', comment: 'Looks right' },
    });
  for (let count = 0; count < warming; count += 1) await send();
  for (const clients of [1, 8]) {
    await underLoad(world, report, {
      thing: `a review, ${clients === 1 ? '1 client' : `${clients} clients`}`,
      clients,
      calls: reviewsPerRun,
      send,
      aims: { both: 1.5, ...(clients > 1 && { rate: 900 }) },
    });
  }
}
