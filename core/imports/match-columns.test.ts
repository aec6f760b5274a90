import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#core/questions/types.ts';
import { columnMapOf, matchColumns } from './match-columns.ts';

const ask = (...titles: (string | [string, QuestionType])[]) =>
  titles.map((title) => {
    const [text, type] = typeof title === 'string' ? [title, 'TEXT' as const] : title;
    return { id: text, text, type };
  });
const map = (headers: readonly string[], titles: readonly string[]) =>
  columnMapOf(matchColumns(headers, ask(...titles)).matches);

describe('matching columns to questions', () => {
  it.each([
    ['Temprature', 'Temperature'],
    ['FLIGHT_DATE', 'Flight Date'],
    ['flightDate', 'Flight Date'],
    ['Cost, total', 'Total cost $'],
    ['Date of inspection', 'Inspection date'],
    ['Comment', 'Comments'],
    ['Colour', 'Color'],
  ])('takes "%s" for "%s"', (header, title) => {
    expect(map([header], [title])).toEqual({ [title]: 0 });
  });

  it.each([
    ['Shoe size', 'Inspector'],
    ['First name', 'Last name'],
    ['Height', 'Weight'],
    ['Sensor 1', 'Sensor 2'],
    ['Cost Other', 'Cost Repair'],
    ['', 'Name'],
    ['###', '%'],
  ])('does not take "%s" for "%s"', (header, title) => {
    expect(map([header], [title])).toEqual({});
  });

  it('lets the same title win over a similar one, whatever the order', () => {
    const titles = ['Wildlife Size', 'Wildlife', 'wildlife species'];
    const headers = ['wildlife SPECIES', 'Wildlife size', 'Wildlife'];
    expect(map(headers, titles)).toEqual({ 'Wildlife Size': 1, Wildlife: 2, 'wildlife species': 0 });
    expect(map(['Cost %', 'Cost $'], ['Cost $', 'Cost %'])).toEqual({ 'Cost $': 1, 'Cost %': 0 });
  });

  it('gives one column to one question only, as well as it goes for all of them', () => {
    const titles = ['Total cost of repairs', 'Total cost of repair parts'];
    expect(map(['Cost of repair parts total', 'Total cost repairs'], titles)).toEqual({
      'Total cost of repairs': 1,
      'Total cost of repair parts': 0,
    });
    expect(map(['Name'], ['Name', 'name'])).toEqual({ Name: 0 });
  });

  it('leaves out the date column and the questions that an import cannot fill', () => {
    const questions = ask(
      'Date',
      ['Photo', 'IMAGE'],
      ['Signature', 'SIGNATURE'],
      ['City', 'CATALOG_RADIO'],
      'Note',
    );
    expect(
      matchColumns(['Date', 'Photo', 'Signature', 'City', 'Note'], questions, { dateColumn: 0 }),
    ).toEqual({
      matches: [
        { questionId: 'Date', columnIndex: null, score: 0 },
        { questionId: 'City', columnIndex: 3, score: 1 },
        { questionId: 'Note', columnIndex: 4, score: 1 },
      ],
      unmatchedColumns: [1, 2],
    });
  });

  it('gives a question of the catalog a column of its own title only', () => {
    const catalog = ask(['Area of the field', 'CATALOG_RADIO']);
    const columnOf = (header: string) => matchColumns([header], catalog).matches[0]?.columnIndex;
    expect(columnOf('area of the  field')).toBe(0);
    expect(columnOf('Area of field')).toBeNull();
  });

  it('knows the columns of an export that stand before the answers, also where a question has their title', () => {
    const headers = ['Row ID', 'Sheet', 'User', 'Date', 'Site', 'Date (2)', 'Date (3)', 'User (2)'];
    expect(map(headers, ['Date', 'User', 'Site'])).toEqual({ Date: 5, User: 7, Site: 4 });
    expect(map(['Sheet', 'User', 'Date', 'Site'], ['Date', 'Site'])).toEqual({ Date: 2, Site: 3 });
    expect(map(['Date', 'Site', 'Date (2)'], ['Date', 'Site'])).toEqual({ Date: 0, Site: 1 });
  });

  it('has nothing to match in an empty form or file', () => {
    expect(matchColumns([], ask('Name')).matches).toEqual([
      { questionId: 'Name', columnIndex: null, score: 0 },
    ]);
    expect(matchColumns(['Name'], [])).toEqual({ matches: [], unmatchedColumns: [0] });
  });

  it('finds every title again among shuffled columns', () => {
    const titles = fc.uniqueArray(fc.string({ minLength: 1 }), {
      selector: (text) => text.trim().toLowerCase(),
      minLength: 1,
    });
    fc.assert(
      fc.property(
        titles
          .filter((all) => all.every((text) => text.trim() !== ''))
          .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          const { matches } = matchColumns(shuffled, ask(...all));
          expect(matches.map(({ columnIndex }) => shuffled[columnIndex ?? -1])).toEqual(all);
        },
      ),
    );
  });

  it('gets at least 95 of 100 right among 300 misspelt, shortened and reversed titles', () => {
    const { titles, headers, owners } = spoiltTitles(300, 20261120);
    const { matches } = matchColumns(headers, ask(...titles));
    const right = matches.filter(({ questionId, columnIndex }) => owners[columnIndex ?? -1] === questionId);
    expect(right.length).toBeGreaterThanOrEqual(285);
  });
});

const things =
  'fire door extinguisher valve pump pressure temperature inspector operator airport aircraft species vehicle engine licence serial warehouse delivery customer supplier order invoice payment contract employee training hazard incident injury chemical storage electrical panel roof window ladder scaffold crane forklift noise dust water sample soil depth';
const properties =
  'number count date condition status name type total last first next maximum minimum comments location required checked observed reported cost level visible damage';

/** Made-up titles, their headers as somebody else may have typed them, and whose each header is. */
function spoiltTitles(
  count: number,
  seed: number,
): { titles: string[]; headers: string[]; owners: string[] } {
  const random = (): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = (words: string): string => words.split(' ')[below(words.split(' ').length)]!;

  const titles = new Set<string>();
  while (titles.size < count) {
    titles.add(
      Array.from({ length: 3 + below(4) }, () => pick(random() < 0.6 ? things : properties)).join(' '),
    );
  }
  const misspell = (word: string): string => {
    const at = 1 + below(word.length - 2);
    const [before, letter, next, after] = [
      word.slice(0, at),
      word[at]!,
      word[at + 1] ?? '',
      word.slice(at + 2),
    ];
    return [before + next + after, before + next + letter + after, before + letter + letter + next + after][
      below(3)
    ]!;
  };
  const spoil = (title: string): string => {
    const words = title.split(' ');
    if (words.length > 3 && random() < 0.5) words.splice(below(words.length), 1);
    if (random() < 0.2) words.reverse();
    const at = below(words.length);
    if (random() < 0.6) words[at] = misspell(words[at]!);
    const header = words.join(random() < 0.3 ? '_' : ' ');
    return random() < 0.3 ? header.toUpperCase() : header;
  };
  const owners = [...titles].toSorted(() => random() - 0.5);
  return { titles: [...titles], headers: owners.map(spoil), owners };
}
