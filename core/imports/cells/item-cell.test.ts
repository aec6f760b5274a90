import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { CatalogItem } from '#core/catalog/schema.ts';
import { indexCatalog } from '#core/filling/catalog/catalog-index.ts';
import { withSelectedBranches } from '#core/forms/question-meta.ts';
import { listCell } from '#core/imports/csv/list-cell.ts';
import { question } from '#core/questions/schema.ts';
import { compileItemCell, type ItemCellSettings, quotesItems } from './item-cell.ts';

const site = { id: randomUUID(), name: 'Site' };
const item = (name: string, children: CatalogItem[] = [], more: Partial<CatalogItem> = {}): CatalogItem => ({
  id: randomUUID(),
  name,
  type: site,
  parentId: null,
  code: null,
  fields: {},
  retired: false,
  version: 1,
  ...more,
  children,
});
const pump = item('Pump', [], { code: 'P-1' });
const north = item('North', [pump, item('Valve', [], { code: 'South' })]);
const south = item('South', [item('Pump', [], { code: 'P-2' }), item('Old', [], { retired: true })]);
const odd = item('Odd; even', []);
const catalog = indexCatalog([north, south, odd, item('Odd'), item('even')]);
const ask = (type: 'CATALOG_RADIO' | 'CATALOG_CHECKBOX', branches: string[] = []) =>
  question.parse({
    id: randomUUID(),
    text: 'Where',
    type,
    questionMeta: [...withSelectedBranches([], branches)],
  });
const read = (text: string, format: ItemCellSettings['format'] = {}, asked = ask('CATALOG_RADIO')) => {
  const result = compileItemCell(asked, { catalog, format })(text);
  const labelOf = (path: string) => catalog.byPath.get(path)?.label;
  if (typeof result === 'string') return labelOf(result);
  return Array.isArray(result) ? result.map(labelOf) : result;
};

describe('a cell of a catalog question', () => {
  it('names an item by its code, its path, or a name that one alone has', () => {
    expect(read('p-1')).toBe('North / Pump');
    expect(read('South / pump')).toBe('South / Pump');
    expect(read('Valve')).toBe('North / Valve');
    expect(read(' ')).toBeNull();
  });

  it('is refused where it names nothing, several items, or one that cannot be chosen', () => {
    expect(read('Tank')).toEqual({ issue: 'No catalog item has the code or name "Tank"' });
    expect(read('Pump')).toEqual({ issue: expect.stringContaining('2 items are called "Pump"') });
    expect(read('South / Old')).toEqual({ issue: '"Old" is retired: it can no longer be chosen' });
    expect(read('P-2', {}, ask('CATALOG_RADIO', [north.id]))).toEqual({
      issue: '"Pump" cannot be chosen here: it is not among the choices of this question',
    });
  });

  it('is refused where it is a code of one item and the path of another, until one way is chosen', () => {
    expect(read('South')).toEqual({
      issue:
        '"South" is the code of "North / Valve" and the name of "South": choose whether codes or paths are written',
    });
    expect(read('South', { items: 'CODE' })).toBe('North / Valve');
    expect(read('South', { items: 'PATH' })).toBe('South');
    expect(read('Valve', { items: 'PATH' })).toEqual({
      issue: 'No catalog item has the path "Valve"',
    });
  });

  it('finds a name among what the question offers', () => {
    expect(read('Pump', {}, ask('CATALOG_RADIO', [south.id]))).toBe('South / Pump');
  });

  it('has several items with a separator, and says where one could be several', () => {
    const several = ask('CATALOG_CHECKBOX');
    expect(read('P-1; P-2', {}, several)).toEqual(['North / Pump', 'South / Pump']);
    expect(read('P-1, P-2,P-1', { separator: ',' }, several)).toEqual(['North / Pump', 'South / Pump']);
    expect(read('Odd; even', {}, several)).toEqual({ issue: expect.stringContaining('one item or several') });
    expect(read('"Odd; even"; P-1', {}, several)).toEqual(['Odd; even', 'North / Pump']);
    expect(read('P-1; Tank', {}, several)).toEqual({ issue: expect.stringContaining('"Tank"') });
    expect(read('"Odd; even"')).toBe('Odd; even');
    expect(read('P-1; P-2')).toEqual({ issue: expect.any(String) });
  });

  it('reads what nobody can choose any more where an existing row may have it', () => {
    const any = compileItemCell(ask('CATALOG_RADIO', [north.id]), { catalog, anyItem: true });
    expect(any('South / Old')).toBe(catalog.byName.get('old')?.[0]?.path);
    expect(any('Tank')).toEqual({ issue: expect.any(String) });
  });

  it('waits for the question that it follows', () => {
    const reader = compileItemCell(ask('CATALOG_RADIO'), { catalog });
    const below = (answered: string[]) => ({ title: 'Site', answered });
    expect(reader('Pump', below([south.id]))).toBe(catalog.byCode.get('p-2')?.path);
    expect(reader('P-1', below([south.id]))).toEqual({
      issue: 'This does not match the answer to "Site": please choose again',
    });
    expect(reader('P-1', below([]))).toEqual({ issue: 'Please answer "Site" first' });
  });

  it('is read back as an export writes it, whatever its items are called', () => {
    const name = fc
      .stringMatching(/^[a-c;|"', ]{1,6}$/)
      .filter((text) => text.trim() === text && text !== '');
    fc.assert(
      fc.property(
        fc.uniqueArray(name, { minLength: 1, maxLength: 5, selector: (x) => x.toLowerCase() }),
        (names) => {
          const index = indexCatalog(names.map((each) => item(each)));
          const chosen = index.entries.slice(0, 3);
          const cell = listCell(
            chosen.map(({ label }) => label),
            { quoteAll: quotesItems(names) },
          );
          const result = compileItemCell(ask('CATALOG_CHECKBOX'), {
            catalog: index,
            format: { items: 'PATH' },
          })(cell);
          expect(result).toEqual(chosen.map(({ path }) => path));
        },
      ),
    );
  });
});
