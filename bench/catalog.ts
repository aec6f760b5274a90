// A catalog of 50,000 items: read as a whole and by a command, searched, moved, and changed as a file says.
import { randomUUID } from 'node:crypto';
import * as calls from '#core/catalog/calls.ts';
import { planCatalog } from '#core/catalog/file/plan-catalog.ts';
import { writeCatalog } from '#core/catalog/file/write-catalog.ts';
import { findItems, indexItems } from '#core/catalog/item-index.ts';
import { readTree } from '#core/catalog/queries.ts';
import { listOf } from '#core/catalog/tree.ts';
import { searchCatalog } from '#core/filling/catalog/catalog-choices.ts';
import { indexCatalog } from '#core/filling/catalog/catalog-index.ts';
import type { Send } from '#core/send.ts';
import { median, type Report } from './report.ts';
import type { World } from './world.ts';

const items = 50_000;
const halls = 50;
const machinesOfHall = 20;
const times = 5;

export async function catalog(world: World, report: Report): Promise<void> {
  report.say(`The catalog, ${items.toLocaleString('en')} items`);
  const { http, target } = world;
  const send: Send = (call, input) => http.send(target, call, input);
  const measure = async (name: string, work: () => unknown, most: number) => {
    await work();
    const taken: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const from = performance.now();
      await work();
      taken.push(performance.now() - from);
    }
    report.add({ name, value: median(taken), unit: 'ms', aim: { most } });
  };
  const from = performance.now();
  const { text, columns } = await makeCatalog(send);
  report.add({
    name: 'a file of all of them, applied to nothing',
    value: performance.now() - from,
    unit: 'ms',
    aim: { most: 10_000 },
  });
  await world.sql('analyze');

  await measure('the tree, read over HTTP and parsed', () => send(calls.readCatalog, {}), 1_000);
  await measure('the version of it', () => send(calls.readCatalogVersion, {}), 50);
  await measure('the tree, read as the page reads it', () => readTree(send, undefined), 1_000);
  const tree = await send(calls.readCatalog, {});
  const types = await send(calls.listCatalogTypes, {});
  await measure(
    'the file, applied again: what it would change',
    () => planCatalog(text, { tree, types, columns }, { newId: randomUUID }),
    2_000,
  );
  await measure('the file, written', () => writeCatalog(tree, columns), 1_000);
  const index = indexItems(tree);
  await measure('a search on the page of the catalog', () => findItems(index, 'hall 7 part 42', false), 50);
  const search = () => send(calls.searchCatalogItems, { query: { search: 'hall 7 part 42', limit: '50' } });
  await search();
  const before = total(world.processorTime());
  for (let time = 0; time < times; time += 1) await search();
  report.add({
    name: 'a search by command, processor time of server and database',
    value: ((total(world.processorTime()) - before) * 1_000) / times,
    unit: 'ms',
    aim: { most: 200 },
  });
  const choices = indexCatalog(tree);
  await measure(
    'a search where an answer is chosen',
    () => searchCatalog(choices, { questionMeta: [] }, 'hall 7 part 42', 60),
    50,
  );
  const all = listOf(tree);
  const [, ...hallItems] = all.filter(({ parentId }) => parentId === null);
  const parts = all.filter(({ type }) => type.name === 'Part');
  if (parts.length === 0) throw new Error('They were made');
  let turn = 0;
  const move = (count: number) => {
    turn += 1;
    const parent = hallItems[turn % hallItems.length]?.id ?? null;
    const relationships = Object.fromEntries(parts.slice(0, count).map(({ id }) => [id, parent]));
    return send(calls.organizeCatalog, { body: { relationships } });
  };
  await measure('a move of one item', () => move(1), 500);
  await measure('a move of 1,000 items', () => move(1_000), 500);
  let known = await readTree(send, undefined);
  let indexed = indexItems(known);
  await measure(
    'a move of one item, until it can be searched on the page',
    async () => {
      await move(1);
      known = await readTree(send, known);
      indexed = indexItems(known, indexed);
      findItems(indexed, 'hall 7 part 42', false);
    },
    500,
  );
}

/** All items, by a file of them. */
export async function makeCatalog(send: Send) {
  const text = fileOf();
  const columns = await send(calls.changeCatalogColumns, {
    body: { columns: [{ name: 'Location' }, { name: 'Price', kind: 'NUMBER' }] },
  });
  const plan = planCatalog(text, { tree: [], types: [], columns }, { newId: randomUUID });
  await send(calls.applyCatalogChanges, { body: plan.changes });
  return { text, columns };
}

function total({ server, database }: { server: number; database: number }): number {
  return server + database;
}

/** Halls with machines with parts. */
function fileOf(): string {
  const lines = ['path,type,code,Location,Price'];
  const partsOfMachine = Math.floor(items / halls / machinesOfHall) - 1;
  for (let hall = 1; hall <= halls; hall += 1) {
    lines.push(`Hall ${hall},Hall,H-${hall},Site ${hall % 7},`);
    for (let machine = 1; machine <= machinesOfHall; machine += 1) {
      const path = `Hall ${hall} / Machine ${machine}`;
      lines.push(`${path},Machine,M-${hall}-${machine},Bay ${machine},${machine * 1_000}`);
      for (let part = 1; part <= partsOfMachine; part += 1)
        lines.push(`${path} / Part ${part},Part,P-${hall}-${machine}-${part},Shelf ${part},${part}.5`);
    }
  }
  return lines.join('\n');
}
