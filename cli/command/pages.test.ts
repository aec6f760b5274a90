import { describe, expect, it } from 'vitest';
import { toPage } from '#core/paging.ts';
import { readPages } from './pages.ts';

function server(count: number) {
  const things = Array.from({ length: count }, (_, index) => ({ id: String(index) }));
  const asked: string[] = [];
  const read = async ({ page, size }: { page: number; size: number }) => {
    asked.push(`${page} of ${size}`);
    return toPage(things.slice(page * size, (page + 1) * size), { page, size }, things.length);
  };
  return { read, asked, things };
}

describe('reading a list', () => {
  it.each<[number | null, number, string[], number]>([
    [50, 120, ['0 of 50'], 50],
    [50, 20, ['0 of 50'], 20],
    [50, 0, ['0 of 50'], 0],
    [700, 1_200, ['0 of 500', '1 of 500'], 700],
    [null, 1_200, ['0 of 500', '1 of 500', '2 of 500'], 1_200],
  ])('up to %s of %i', async (limit, count, asked, length) => {
    const { read, ...told } = server(count);
    const { items, total } = await readPages(limit, read);
    expect({ asked: told.asked, total, length: items.length }).toEqual({ asked, total: count, length });
  });

  it('takes a thing once that moved to the next page meanwhile', async () => {
    const { read, things } = server(800);
    const { items } = await readPages(null, (query) => {
      const page = read(query);
      if (query.page === 0) things.unshift({ id: 'new' });
      return page;
    });
    expect(items).toHaveLength(800);
    expect(new Set(items.map(({ id }) => id)).size).toBe(800);
  });
});
