import { expect, it } from 'vitest';
import { filteredById, filteredQuestions } from '#core/forms/filtered-questions.ts';
import { entriesLimit } from '#core/questions/entries/limits.ts';
import { question } from '#core/questions/schema.ts';
import { ask, formOf, idOf } from '#tests/support/random-filling.ts';
import { filterToAddress, readAddress } from './address-filter.ts';
import { filterCost, filterCostIssue } from './filter-cost.ts';
import { compileFilter, filterIssues, type FilteredRow } from './filter.ts';
import { filterSentence } from './format-filter.ts';
import { parseFilter } from './parse-filter.ts';

const inside = [
  question.parse({ id: idOf(11), text: 'Part', type: 'TEXT' }),
  question.parse({ id: idOf(12), text: 'Length', type: 'NUMERIC' }),
];
const form = formOf([ask(1, { text: 'Damages', type: 'ENTRIES', questions: inside })]);
const words = { timeZone: 'UTC' };

const passes = (text: string, damages: object[] | undefined) => {
  const parsed = parseFilter(text, filteredQuestions(form), words);
  if (!parsed.ok) throw new Error(parsed.issue);
  const filter = { and: true, reviewState: null, filters: [parsed.filter] };
  expect(filterIssues({ ...filter, lastDays: null }, filteredById(form))).toEqual([]);
  const answers = damages === undefined ? {} : { [idOf(1)]: damages.map((each) => JSON.stringify(each)) };
  const row: FilteredRow = { createdAt: 0, userId: '', reviewState: null, alerts: [], answers };
  return compileFilter(filter, filteredById(form))(row);
};

it('a condition on a question of entries passes rows of which any entry passes it', () => {
  const damages = [{ [idOf(11)]: 'Door', [idOf(12)]: '5' }, { [idOf(11)]: 'Wing' }];
  expect(passes('Part in Damages = Wing', damages)).toBe(true);
  expect(passes('Part in Damages = Roof', damages)).toBe(false);
  expect(passes('Length in Damages >= 5', damages)).toBe(true);
  expect(passes('Length in Damages > 5', damages)).toBe(false);
  // Another entry may pass it: "not" is said of an entry, not of all.
  expect(passes('Part in Damages != Wing', damages)).toBe(true);
  expect(passes('Part in Damages != Wing', damages.slice(1))).toBe(false);
  expect(passes('Part in Damages != Wing', undefined)).toBe(false);
  expect(passes('Damages >= 2', damages)).toBe(true);
});

it('is said as such, and kept in an address', () => {
  const filter = { filters: [{ questionId: idOf(11), operator: 'EQ' as const, values: ['Door'] }] };
  expect(filterSentence(filter, filteredQuestions(form), words)).toBe(
    'Part in Damages equals Door in any entry',
  );
  const read = readAddress(filterToAddress(filter, filteredQuestions(form)));
  expect(read.ok && read.filter?.filters).toEqual(filter.filters);
});

it('costs as much as all the entries that a row may have, so that portions of rows stay short', () => {
  const filterOf = (questionId: string) => ({
    filters: [{ questionId, operator: 'EQ' as const, values: ['Door'] }],
  });
  const questions = filteredById(form);
  const [own, inEntries] = [idOf(1), idOf(11)].map((id) => filterCost(filterOf(id), 1, questions));
  expect(inEntries).toBe(entriesLimit * (own ?? 0));
  expect(filterCostIssue(filterOf(idOf(11)), 100_000, questions)).toBeNull();
  expect(filterCostIssue(filterOf(idOf(11)), 1_000_000, questions)).toContain('1,000,000');
});
