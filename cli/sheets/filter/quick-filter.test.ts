import { expect, it } from 'vitest';
import { optionsOf, questionOf } from '#tests/support/sheet-server.ts';
import { filterSuggestions } from './quick-filter.tsx';

const questions = [
  questionOf('1', 'RADIO', { text: 'Phase of flight', questionOptions: optionsOf('Climb', 'Approach') }),
  questionOf('2', 'NUMERIC', { text: 'Cost' }),
  questionOf('4', 'CATALOG_RADIO', { text: 'Place' }),
  questionOf('3', 'IMAGE', { text: 'Photo of the flight' }),
];

it.each([
  ['', ['Phase of flight ', 'Cost ', 'Place ']],
  ['FLIGHT', ['Phase of flight ']],
  ['phase of flight', ['Phase of flight = ', 'Phase of flight != ']],
  ['Phase of flight = a', ['Phase of flight = Approach']],
  ['cost b', ['Cost between ']],
  ['Cost > 5', []],
  ['place contains o', ['Place contains Ontario']],
])('"%s" may go on as %j', (typed, expected) => {
  expect(filterSuggestions(typed, questions, new Map([['on', 'Ontario']]))).toEqual(expected);
});
