import { expect, it } from 'vitest';
import type { Send } from '#core/send.ts';
import type { List } from './list.ts';
import type { ListState } from './list-view.ts';
import { listCsv } from './list-csv.ts';
import { readItems } from './read-items.ts';
import { counts } from '#core/messages/count-texts.ts';

type Item = { id: string; name: string };
const all: readonly Item[] = Array.from({ length: 5 }, (_, index) => ({
  id: String(index),
  name: `Item ${index}`,
}));

/** Two on a page. Before the second page somebody adds one in front. */
const list = (items: () => readonly Item[]): List<Item, ListState> => ({
  title: 'Items',
  count: counts.items,
  view: { first: { search: '', page: 1 }, search: { label: '', about: '' }, choices: {} },
  page: (_send, { page }) => ({
    queryKey: [page],
    queryFn: async () => {
      const content = items().slice((page - 1) * 2, page * 2);
      return {
        content,
        page: page - 1,
        size: 2,
        totalElements: items().length,
        totalPages: Math.ceil(items().length / 2),
      };
    },
  }),
  keyOf: ({ id }) => id,
  columns: [
    { id: 'name', title: 'Name', text: ({ name }) => name },
    { id: 'id', title: 'Id', text: ({ id }) => id, isLineOnly: true },
  ],
  line: { name: 'name', cells: {} },
  texts: { none: '', notFound: '', notFoundHint: '', showAll: '' },
});
const asked = {
  send: (() => Promise.reject(new Error('not here'))) as Send,
  view: { search: '', page: 3 },
  run: { signal: new AbortController().signal },
};

it('reads every page from the first on', async () => {
  expect(
    await readItems(
      list(() => all),
      asked,
    ),
  ).toEqual({ items: all, total: 5 });
});

it('reads as many as are wanted, and says how many there are', async () => {
  expect(
    await readItems(
      list(() => all),
      { ...asked, most: 3 },
    ),
  ).toEqual({ items: all.slice(0, 3), total: 5 });
});

it('has what moved to another page meanwhile once', async () => {
  let read = 0;
  const moving = () => ((read += 1) > 3 ? [{ id: 'new', name: 'New' }, ...all] : all);
  const { items } = await readItems(list(moving), asked);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});

it('is a file with every column, and without formulas', () => {
  const csv = listCsv(
    list(() => all),
    [
      { id: '1', name: '=1+SUM(A1)' },
      { id: '2', name: 'a, "b"' },
    ],
    {
      moment: String,
      timeZone: 'UTC',
      now: 0,
    },
  );
  expect(csv).toBe('Name,Id\r\n\'=1+SUM(A1),1\r\n"a, ""b""",2\r\n');
});
