import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeCatalog, noChanges } from '#core/catalog/change-catalog.ts';
import { type CatalogColumn, catalogChanges, type FlatItem } from '#core/catalog/schema.ts';
import { listOf, treeOf } from '#core/catalog/tree.ts';
import { formatItemPath, parseItemPath } from './item-path.ts';
import { type CatalogWorld, planCatalog } from './plan-catalog.ts';
import { planText, stepsThatChange, stepTexts } from './plan-texts.ts';
import { writeCatalog } from './write-catalog.ts';

const idOf = (kind: number, number: number) =>
  `0000000${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`;
const types = ['Place', 'Machine'].map((name, index) => ({ id: idOf(1, index), name }));
const columns: CatalogColumn[] = [
  { key: 'location', name: 'Location', kind: 'TEXT' },
  { key: 'price', name: 'Price', kind: 'NUMBER' },
];
let made = 0;
const newId = () => idOf(9, (made += 1));
const plan = (text: string, world: CatalogWorld, more = {}) => planCatalog(text, world, { newId, ...more });

function item(number: number, name: string, parent: number | null, more: Partial<FlatItem> = {}): FlatItem {
  const [type] = types;
  if (type === undefined) throw new Error('There are two');
  const parentId = parent === null ? null : idOf(2, parent);
  return {
    id: idOf(2, number),
    name,
    type,
    parentId,
    code: null,
    fields: {},
    retired: false,
    version: 1,
    ...more,
  };
}
const worldOf = (items: FlatItem[]): CatalogWorld => ({ tree: treeOf(items), types, columns });
const yard = item(1, 'Yard', null, { code: 'Y' });
const hall = item(2, 'Hall', 1);
const pump = item(3, 'Pump', 2, { code: 'P-1', fields: { location: 'Wall', price: '12.5' } });
const world = worldOf([yard, hall, pump]);

/** What the server makes of a plan. */
function applied(before: CatalogWorld, text: string, more = {}): CatalogWorld {
  const { issues, changes } = plan(text, before, more);
  expect(issues).toEqual([]);
  const items = listOf(before.tree).map((each) => ({
    ...each,
    typeId: each.type.id,
    retiredWith: each.retired ? each.id : null,
  }));
  const state = { items: new Map(items.map((each) => [each.id, each])), types, columns, count: items.length };
  const changed = changeCatalog(state, { ...noChanges, ...catalogChanges.parse(changes) });
  expect([...changed.issues, ...changed.conflicts]).toEqual([]);
  const all = [...types, ...changed.types];
  const next = new Map(items.map((each) => [each.id, { ...each, retired: each.retiredWith !== null }]));
  for (const each of [...changed.created, ...changed.changed, ...changed.retired]) {
    const type = all.find(({ id }) => id === each.typeId);
    if (type === undefined) throw new Error('It has a type');
    next.set(each.id, { ...each, fields: { ...each.fields }, type, retired: each.retiredWith !== null });
  }
  for (const id of changed.restored) {
    const each = next.get(id);
    if (each !== undefined) next.set(id, { ...each, retired: false });
  }
  const flat = [...next.values()].map(({ typeId: _, retiredWith: __, ...each }) => each);
  return { ...before, types: all, tree: treeOf(flat) };
}

const name = fc
  .oneof(
    fc.constantFrom('Gate', 'gate', 'A / B', '/', 'a\\b', '\\/', '=cmd', 'a, "b"', '09/27', "'=1"),
    fc.string({ minLength: 1, maxLength: 8 }),
  )
  .map((text) => text.replaceAll(/[\0\r\n]/g, ' ').trim())
  .filter((text) => text !== '' && text.isWellFormed());

describe('a path', () => {
  it('is read as it was written, whatever the names hold', () => {
    fc.assert(
      fc.property(fc.array(name, { minLength: 1 }), (names) => {
        expect(parseItemPath(formatItemPath(names))).toEqual(names);
      }),
    );
  });
});

/** Any catalog: with names that occur twice in a place, codes, values, and branches that are retired. */
const anyCatalog = fc
  .array(fc.tuple(name, fc.option(fc.nat(20)), fc.boolean(), fc.option(fc.integer())), { maxLength: 12 })
  .map((given) => {
    const items: FlatItem[] = [];
    given.forEach(([itemName, parent, retires, price], index) => {
      const above = parent === null || index === 0 ? null : parent % index;
      const retired = retires || (above !== null && items[above]?.retired === true);
      const more = {
        retired,
        ...(price !== null && price % 2 === 0 && { code: `C${index}` }),
        ...(price !== null && { fields: { price: String(price) } }),
      };
      items.push(item(index, itemName, above, more));
    });
    return worldOf(items);
  });

describe('a file of the catalog', () => {
  it('that was written from it changes nothing', () => {
    fc.assert(
      fc.property(anyCatalog, (before) => {
        fc.pre(before.tree.length > 0);
        const { issues, steps } = plan(writeCatalog(before.tree, columns), before, { retiresMissing: true });
        expect(issues).toEqual([]);
        expect(stepsThatChange(steps)).toEqual([]);
      }),
    );
  });

  it('knows the items below two of a name apart, one of which has a code', () => {
    const [one, two] = [item(2, 'Gate', 1), item(3, 'Gate', 1, { code: 'G2' })];
    const doors = [item(4, 'Door', 2), item(5, 'Door', 3, { fields: { price: '5' } })];
    const before = worldOf([yard, one, two, ...doors]);
    const { steps } = plan(writeCatalog(before.tree, columns), before);
    expect(stepsThatChange(steps)).toEqual([]);
  });

  it('makes of an empty catalog what it was written from', () => {
    fc.assert(
      fc.property(anyCatalog, (before) => {
        fc.pre(before.tree.length > 0);
        const text = writeCatalog(before.tree, columns);
        const fresh = plan(text, worldOf([]));
        fc.pre(fresh.issues.length === 0);
        const after = applied(worldOf([]), text);
        expect(writeCatalog(after.tree, columns)).toBe(text);
        expect(stepsThatChange(plan(text, after).steps)).toEqual([]);
      }),
    );
  });

  it('creates, changes, moves and retires; a second time it changes nothing', () => {
    const text = `path,type,code,Location,Price,retired
Big yard,Place,Y,,,
Big yard / Hall,,,,,yes
Big yard / Shed / Fan,Ventilator,F-1,Roof,,
Big yard / Shed,Place,,,,
Big yard / Shed / Pump 1,Machine,p-1,,13,
`;
    const { issues, steps, newTypes } = plan(text, world);
    expect(issues).toEqual([]);
    expect(newTypes).toEqual(['Ventilator']);
    expect(steps.flatMap(stepTexts)).toEqual([
      'line 2: change Big yard',
      '  name: Yard -> Big yard',
      'line 3: retire Big yard / Hall',
      'line 4: create Big yard / Shed / Fan',
      '  type: Ventilator',
      '  code: F-1',
      '  Location: Roof',
      'line 5: create Big yard / Shed',
      '  type: Place',
      'line 6: change Big yard / Shed / Pump 1',
      '  name: Pump -> Pump 1',
      '  below: Yard / Hall -> Big yard / Shed',
      '  type: Place -> Machine',
      '  code: P-1 -> p-1',
      '  Location: Wall -> none',
      '  Price: 12.5 -> 13',
    ]);
    expect(planText(plan(text, world))).toBe('add 1 type, create 2 items, change 2 items, retire 1 item');
    const after = applied(world, text);
    expect(planText(plan(text, after))).toBe('');
    expect(listOf(after.tree).map((each) => [each.name, each.retired])).toEqual([
      ['Big yard', false],
      ['Hall', true],
      ['Shed', false],
      ['Pump 1', false],
      ['Fan', false],
    ]);
  });

  it('leaves what it does not name, or retires it', () => {
    const text = 'path\nYard / Hall\n';
    expect(planText(plan(text, world))).toBe('');
    const all = plan(text, world, { retiresMissing: true });
    expect(all.steps.flatMap(stepTexts)).toEqual(['not in the file: retire Yard / Hall / Pump']);
    expect(listOf(applied(world, text, { retiresMissing: true }).tree).at(-1)?.retired).toBe(true);
  });

  it('has each fault named by its line', () => {
    const text = [
      'path;type;code;Price;retired',
      'Yard;Place;Y;dear;',
      ' ;Place;;;',
      'Nowhere / Fan;Machine;;;',
      'Yard / Fan;;;;',
      'Yard / Gate;Place;G;;perhaps',
      'Yard / Gate;Place;G;;',
      'Yard / Gate 2;Place;g;;',
      'Yard / Hall;;;;',
      'Yard / hall;;;;',
      'Yard;Place',
    ].join('\n');
    expect(plan(text, world).issues).toEqual([
      { line: 2, message: 'Price: "dear" is not a number: write it as 1234.5' },
      { line: 3, message: 'Please enter a name' },
      { line: 4, message: 'Its parent "Nowhere" does not exist' },
      { line: 5, message: 'Please choose a type' },
      { line: 6, message: '"perhaps" is not a valid value for retired: write yes or no' },
      { line: 8, message: 'The code g is on line 7 already' },
      { line: 10, message: '"Yard / hall" is on line 9 already' },
      { line: 11, message: '2 cells, but the header has 5' },
    ]);
    expect(plan('path,Colour\nYard,red', world).issues).toEqual([
      {
        line: 1,
        message:
          'The catalog has no column "Colour"; there are path, type, code, Location, Price and retired',
      },
    ]);
    expect(plan('path,Locaton\nYard,1', world).issues[0]?.message).toMatch(/ Did you mean "Location"\?$/);
    expect(plan('path,Colour\nYard,red', world, { addsColumns: true })).toMatchObject({
      issues: [],
      newColumns: ['Colour'],
    });
    expect(plan('type\nPlace', world).issues).toMatchObject([{ line: 1 }]);
    const retired = 'path,retired\nYard / Hall,yes\nYard / Hall / Pump,no';
    expect(plan(retired, world).issues).toEqual([
      { line: 3, message: '"Yard / Hall" is retired, so this has to be retired as well' },
    ]);
  });
});

it('names the line that the server would refuse: too many levels, or characters that cannot be saved', () => {
  const levels = Array.from({ length: 51 }, (_, index) => `Level ${index}`);
  const chain = levels.map((_, index) => `${levels.slice(0, index + 1).join(' / ')},Place`);
  const { issues } = plan(`path,type\n${chain.join('\n')}\nYard\u0000,Place\n`, worldOf([]));
  expect(issues).toEqual([
    { line: 52, message: 'The catalog can be at most 50 levels deep.' },
    { line: 53, message: 'A text has characters that cannot be saved' },
  ]);
});
