import { expect, it } from 'vitest';
import { optionsOf, questionOf } from '#tests/support/sheet-server.ts';
import { filterSuggestions } from './filter-suggestions.ts';

const questions = [
  questionOf('1', 'RADIO', { text: 'Phase of flight', questionOptions: optionsOf('Climb', 'Approach') }),
  questionOf('2', 'NUMERIC', { text: 'Cost' }),
  questionOf('3', 'IMAGE', { text: 'Photo of the flight' }),
];

it.each([
  ['', ['Phase of flight ', 'Cost ']],
  ['FLIGHT', ['Phase of flight ']],
  ['phase of flight', ['Phase of flight = ', 'Phase of flight != ']],
  ['Phase of flight = a', ['Phase of flight = Approach']],
  ['cost b', ['Cost between ']],
  ['Cost > 5', []],
])('"%s" may go on as %j', (typed, expected) => {
  expect(filterSuggestions(typed, questions)).toEqual(expected);
});
