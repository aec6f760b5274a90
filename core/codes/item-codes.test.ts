import { describe, expect, it } from 'vitest';
import type { CatalogItem } from '#core/catalog/schema.ts';
import { blankCodes, codesOf, type CodesDraft, planOf } from './codes-draft.ts';
import { findItemType } from '#core/catalog/find-item.ts';
import { branchesOf } from './item-codes.ts';
import { codesIssue, codeTexts } from './labels.ts';

const site = { id: '00000000-0000-4000-8000-0000000000a1', name: 'Site' };
const pump = { id: '00000000-0000-4000-8000-0000000000a2', name: 'Pump' };
let made = 0;
function item(name: string, type: typeof site, changes: Partial<CatalogItem> = {}): CatalogItem {
  const id = `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;
  return {
    id,
    name,
    type,
    parentId: null,
    code: null,
    fields: {},
    retired: false,
    version: 1,
    children: [],
    ...changes,
  };
}
const [first, second, old] = [
  item('Pump 1', pump, { code: 'P-001' }),
  item('Pump 2', pump),
  item('Pump 3', pump, { code: 'P-003', retired: true }),
];
const withParents = (above: CatalogItem): CatalogItem => ({
  ...above,
  children: above.children.map((child) => ({ ...child, parentId: above.id })),
});
const north = withParents(item('North', site, { children: [first, second, old] }));
const south = withParents(item('South', site, { children: [item('Pump 1', pump, { code: 'P-101' })] }));
const tree = [north, south];

function codes(changes: Partial<CodesDraft>) {
  return codesOf(planOf({ ...blankCodes, type: 'CATALOG', ...changes }).plan!, 'https://f.example.com', tree);
}

describe('codes of catalog items', () => {
  it('hold their code, or their id, with the name beside it; none for those that are retired', () =>
    expect(codes({ branch: north.id, itemType: pump.id })).toEqual([
      { content: 'P-001', label: 'P-001', note: 'Pump 1' },
      { content: second.id, label: 'Pump 2', note: '' },
    ]));

  it('are of all items, parents first, unless something is said', () =>
    expect(codes({}).map(({ label }) => label)).toEqual(['North', 'P-001', 'Pump 2', 'South', 'P-101']));

  it('open a form with them', () =>
    expect(codes({ branch: first.id, formId: 'f', questionId: 'q' })[0]?.content).toBe(
      'https://f.example.com/fill/f?q=P-001',
    ));

  it('open a form with what stays when the item is moved', () => {
    const content = codes({ branch: second.id, formId: 'f', questionId: 'q' })[0]?.content;
    expect(content).toBe(`https://f.example.com/fill/f?q=${second.id}`);
  });

  it('are missed where there are none', () => {
    expect(codesIssue(codes({ branch: old.id }))).toBe(codeTexts.noItems);
    expect(
      codesIssue(Array.from({ length: 10_001 }, () => ({ content: 'x', label: 'x', note: '' }))),
    ).toContain('10,001 codes');
    expect(codesIssue(codes({}))).toBeNull();
  });
});

it('a type is found by its name', () => {
  expect(findItemType([pump, site], 'pump')).toEqual(pump);
  expect(() => findItemType([pump], 'Site')).toThrow('The catalog has no type "Site".');
});

it('branches are named by their paths', () =>
  expect(branchesOf(tree).map(({ name }) => name)).toContain('South / Pump 1'));
