// Deletion of a branch of the catalog, of 50,000 items, in a company with 1,000,000 rows that use half of them.
import { randomUUID } from 'node:crypto';
import * as calls from '#core/catalog/calls.ts';
import { withAllBelow } from '#core/catalog/moves.ts';
import type { FlatItem } from '#core/catalog/schema.ts';
import { listOf } from '#core/catalog/tree.ts';
import { createSheet } from '#core/filling/calls.ts';
import { createForm, publishForm } from '#core/forms/calls.ts';
import { withSelectedTypes } from '#core/forms/question-meta.ts';
import { question } from '#core/questions/schema.ts';
import type { Send } from '#core/send.ts';
import { makeCatalog } from './catalog.ts';
import type { Report } from './report.ts';
import { wideForm } from './wide-form.ts';
import type { World } from './world.ts';

const rows = 1_000_000;

export async function catalogBranch(world: World, report: Report): Promise<void> {
  report.say(`A branch of the catalog, which ${rows.toLocaleString('en')} rows use`);
  const { http, target } = world;
  const send: Send = (call, input) => http.send(target, call, input);
  const measure = async (name: string, work: () => unknown, most: number) => {
    await world.longestStretch();
    const before = world.processorTime();
    const from = performance.now();
    await work();
    report.add({ name, value: performance.now() - from, unit: 'ms', aim: { most } });
    const after = world.processorTime();
    for (const part of ['database', 'server'] as const) {
      const value = (after[part] - before[part]) * 1_000;
      report.add({ name: `  processor time of the ${part}`, value, unit: 'ms' });
    }
    const stretch = await world.longestStretch();
    report.add({
      name: '  processor time before the server looks at others',
      value: stretch,
      unit: 'ms',
      aim: { most: 50 },
    });
  };
  await makeCatalog(send);
  const all = listOf(await send(calls.readCatalog, {}));
  const [first, ...others] = all.filter(({ parentId }) => parentId === null);
  if (first === undefined) throw new Error('They were made');
  const relationships = Object.fromEntries(others.map(({ id }) => [id, first.id]));
  await send(calls.organizeCatalog, { body: { relationships } });
  const used = all.filter(({ type }) => type.name === 'Part').filter((_, index) => index % 2 === 0);
  await answerWith(world, send, all, used);
  const params = { id: used[0]?.id ?? '' };
  await measure('the usage of an item', () => send(calls.readCatalogUsage, { params }), 2_000);
  const [branch = first] = others;
  const inBranch = [...withAllBelow(all, branch.id)].length.toLocaleString('en');
  const deletionOfBranch = () => send(calls.deleteCatalogItem, { params: { id: branch.id } });
  await measure(`a deletion of a branch of ${inBranch} items`, deletionOfBranch, 2_000);
  const deletion = async () => send(calls.deleteCatalogItem, { params: { id: first.id } });
  await measure(`a deletion of all ${all.length.toLocaleString('en')} items`, deletion, 2_000);
  await measure('the same again, which finds all of them in use', deletion, 2_000);
}

/** A form whose question is answered in all rows, with each of the used items in turn. */
async function answerWith(
  world: World,
  send: Send,
  all: readonly FlatItem[],
  used: readonly FlatItem[],
): Promise<void> {
  const form = wideForm(1);
  const types = [...new Set(all.map(({ type }) => type.id))];
  const asked = question.parse({
    id: randomUUID(),
    text: 'Machine',
    type: 'CATALOG_RADIO',
    required: true,
    questionMeta: [...withSelectedTypes([], types)],
  });
  await send(createForm, { body: { ...form, questions: [asked] } });
  await send(publishForm, { params: { id: form.id } });
  const body = { id: randomUUID(), name: 'Checks' };
  const sheet = await send(createSheet, { params: { id: form.id }, body });
  const parents = new Map(all.map(({ id, parentId }) => [id, parentId]));
  const paths = used.map(({ id }) => {
    const path = [id];
    for (let at = parents.get(id); at != null; at = parents.get(at)) path.unshift(at);
    return path.join(',');
  });
  await world.sql(
    `insert into rows (company_id, sheet_id, id, user_id, answers, created_at, modified_at)
     select s.company_id, s.id, gen_random_uuid(), (select id from users where company_id = s.company_id limit 1),
       jsonb_build_object($2::text, path, gen_random_uuid()::text, 'Nothing to report'), n, n
     from sheets s, unnest($3::text[]) with ordinality as used (path, at)
       join generate_series(0, $4::integer - 1) n on n % cardinality($3::text[]) = at - 1
     where s.id = $1`,
    [sheet.id, asked.id, paths, rows],
  );
  // As the database does by itself within minutes.
  await world.sql('vacuum (analyze) rows');
}
