import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogItem } from '#core/catalog/schema.ts';
import { answersOf, type QuestionType } from '#core/questions/types.ts';
import { indexCatalog } from '#core/filling/catalog/catalog-index.ts';
import { itemsCalled } from '#core/filling/find-item.ts';
import { parseFilter } from './parse-filter.ts';

const options = (...values: string[]) => values.map((value, order) => ({ value, order }));
const question = (id: string, text: string, type: QuestionType, ...values: string[]) => ({
  id: `id-${id}`,
  text,
  type,
  questionOptions: options(...values),
});
const questions = [
  question('phase', 'Phase of flight', 'RADIO', 'Take-off run', 'Approach'),
  question('cost', 'Cost Total $', 'NUMERIC'),
  question('species', 'Wildlife Species', 'TEXT'),
  question('wildlife', 'Wildlife', 'TEXT'),
  question('tools', 'Tools', 'CHECKBOXES', 'Radio', 'Torch'),
  question('at', 'Seen at', 'DATETIME'),
  question('safe', 'Safe?', 'BOOLEAN'),
  question('photo', 'Photo', 'IMAGE'),
  question('place', 'Place', 'CATALOG_RADIO'),
  question('odd', 'a > b', 'NUMERIC'),
  question('twice-1', 'Twice', 'TEXT'),
  question('twice-2', 'Twice', 'TEXT'),
];
const catalogNames = new Map([
  ['on', 'Ontario'],
  ['to', 'Toronto'],
  ['to2', 'toronto'],
]);
const parse = (text: string) => parseFilter(text, questions, { timeZone: 'America/New_York', catalogNames });

describe('a value is read as the question reads its answers', () => {
  it('a colon in a duration as the question says, and a span of two of them', () => {
    const minutes = {
      ...question('lap', 'Lap', 'DURATION'),
      questionMeta: [{ key: 'colon', value: 'minutes' }],
    };
    const durations = [question('shift', 'Shift', 'DURATION'), minutes];
    const valuesOf = (text: string) => {
      const parsed = parseFilter(text, durations, { timeZone: 'UTC' });
      return parsed.ok ? parsed.filter.values : parsed.issue;
    };
    expect(valuesOf('Shift = 1:30')).toEqual(['5400']);
    expect(valuesOf('Lap between 1:30..2:00')).toEqual(['90', '120']);
    expect(valuesOf('Lap = soon')).toContain('"Lap": ');
  });

  it('an item by its code, the names along its path, or a name, and not where these are several', () => {
    const type = { id: 'type', name: 'Place' };
    const item = (id: string, code: string, children: CatalogItem[] = []): CatalogItem => ({
      id,
      name: id.replace(/\d/, ''),
      code,
      parentId: null,
      type,
      fields: {},
      retired: false,
      version: 1,
      children,
    });
    const tree = [
      item('North', 'N', [item('Gate1', 'G-1'), item('Dock', 'Gate')]),
      item('South', 'S', [item('Gate2', 'G-2')]),
    ];
    const catalog = indexCatalog(tree);
    const valuesOf = (text: string) => {
      const itemsNamed = (value: string) => itemsCalled(catalog, value);
      const parsed = parseFilter(`Place = ${text}`, questions, { timeZone: 'UTC', itemsNamed });
      return parsed.ok ? parsed.filter.values : parsed.issue;
    };
    expect(valuesOf('g-2')).toEqual(['Gate2']);
    expect(valuesOf('South / Gate')).toEqual(['Gate2']);
    expect(valuesOf('Dock')).toEqual(['Dock']);
    expect(valuesOf('Gate')).toBe(
      '"Place": "Gate" is the code of "North / Dock" and names "North / Gate": write the full path of the item',
    );
    expect(valuesOf('West')).toBe('"Place": No catalog item has the code or name "West"');
  });
});

it('whether a number is answered takes no value, and one that is given is refused', () => {
  expect(parse('Cost Total $ !answered')).toEqual({
    ok: true,
    filter: { questionId: 'id-cost', operator: 'NOT_ANSWERED', values: [] },
  });
  expect(parse('Cost Total $ answered 5')).toEqual({
    ok: false,
    issue: '"Cost Total $": This condition takes no value',
  });
});

describe('a filter as it is typed', () => {
  it.each([
    ['Phase of flight = Approach', 'phase', 'EQ', ['Approach']],
    ['phase of flight != take-off run', 'phase', 'NE', ['Take-off run']],
    ['Phase of flight="Approach"', 'phase', 'EQ', ['Approach']],
    ['Cost Total $ > 100000', 'cost', 'GT', ['100000']],
    ['Cost Total $>=-1.5', 'cost', 'GTE', ['-1.5']],
    ['Cost Total $ between 100..500', 'cost', 'BETWEEN', ['100', '500']],
    ['  Cost Total $   <=  7 ', 'cost', 'LTE', ['7']],
    ['Wildlife Species contains gull', 'species', 'CONTAINS', ['gull']],
    ['Wildlife Species !contains gull', 'species', 'NOT_CONTAINS', ['gull']],
    ['Wildlife Species = a = b', 'species', 'EQ', ['a = b']],
    ['Wildlife Species CONTAINS " gull"', 'species', 'CONTAINS', [' gull']],
    ['Wildlife contains Species = x', 'wildlife', 'CONTAINS', ['Species = x']],
    ['Tools contains torch', 'tools', 'CONTAINS', ['Torch']],
    ['Place contains ontario', 'place', 'CONTAINS', ['on']],
    ['Place = Ontario', 'place', 'CONTAINS', ['on']],
    ['Place contains Ontario / Toronto', 'place', 'CONTAINS', ['to', 'to2']],
    ['Place contains on,to', 'place', 'CONTAINS', ['on,to']],
    ['Safe? = yes', 'safe', 'EQ', ['true']],
    ['Safe? = No', 'safe', 'EQ', ['false']],
    ['a > b > 3', 'odd', 'GT', ['3']],
    ['id-twice-2 = x', 'twice-2', 'EQ', ['x']],
    ['Seen at > 2024-01-31', 'at', 'GT', [String(Date.parse('2024-02-01T05:00:00Z') - 1)]],
    ['Seen at < 2024-01-31 14:05', 'at', 'LT', [String(Date.parse('2024-01-31T19:05:00Z'))]],
    [
      'Seen at between 2024-03-10..2024-03-10',
      'at',
      'BETWEEN',
      // The clocks go forward that night.
      [String(Date.parse('2024-03-10T05:00:00Z')), String(Date.parse('2024-03-11T04:00:00Z') - 1)],
    ],
  ])('%s', (text, questionId, operator, values) => {
    expect(parse(text)).toEqual({ ok: true, filter: { questionId: `id-${questionId}`, operator, values } });
  });

  it.each([
    ['Phase = Approach', 'The form has no question "Phase"'],
    ['Species contains gull', 'The form has no question "Species"'],
    ['', 'The form has no question ""'],
    ['Phase of flight', '"Phase of flight" needs an operator and a value: !=, ='],
    ['Phase of flight Approach', '"Phase of flight" needs an operator and a value: !=, ='],
    ['Wildlife containsgull', '"Wildlife" needs an operator and a value: !contains, contains, !=, ='],
    [
      'Phase of flight = Aproach',
      '"Phase of flight": "Aproach" is not one of the options: Take-off run, Approach',
    ],
    ['Phase of flight > Approach', '"Phase of flight" can be filtered with =, !=, not with >'],
    ['Cost Total $ > much', '"Cost Total $": "much" is not a number'],
    ['Cost Total $ > 100,000', '"Cost Total $": "100,000" is not a number'],
    ['Cost Total $ >', '"Cost Total $": the value is missing'],
    ['Cost Total $ between 5', '"Cost Total $": write both ends as a..b'],
    ['Cost Total $ between 5..x', '"Cost Total $": "x" is not a number'],
    ['Seen at > soon', '"Seen at": "soon" is not a date: write 2026-01-31 or 2026-01-31 14:00'],
    ['Safe? = maybe', '"Safe?": choose yes or no'],
    ['Place contains Oslo', '"Place": "Oslo" is not an item of the catalog'],
    ['Place != Ontario', '"Place" can be filtered with contains, not with !='],
    ['Photo = x', '"Photo" cannot be filtered'],
    ['Twice = x', '"Twice" is the title of 2 questions: use the id of one'],
  ])('%s: %s', (text, issue) => {
    expect(parse(text)).toEqual({ ok: false, issue });
  });

  it('gives only operators that its question takes, and never throws', () => {
    const texts = fc.oneof(
      fc.string(),
      fc
        .tuple(
          fc.constantFrom(...questions.map(({ text }) => text)),
          fc.constantFrom(' = ', '>', ' between ', ' !contains '),
          fc.string(),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const parsed = parse(text);
        if (!parsed.ok) return;
        const { type } = questions.find(({ id }) => id === parsed.filter.questionId)!;
        expect(answersOf(type).filter.operators).toContain(parsed.filter.operator);
      }),
    );
  });
});
