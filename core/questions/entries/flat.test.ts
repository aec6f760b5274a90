import { expect, it } from 'vitest';
import { ask, idOf } from '#tests/support/random-filling.ts';
import { isCatalogType } from '#core/questions/types.ts';
import { formCopyOf } from '#core/filling/offline-forms.ts';
import { flatAnswers, flatQuestions, storedIdsIn } from './flat.ts';

const part = ask(2, { text: 'Part', type: 'CATALOG_RADIO' });
const tools = ask(3, { text: 'Tools', type: 'CATALOG_CHECKBOX' });
const damages = ask(1, { type: 'ENTRIES', questions: [part, ask(4), tools] });
const yard = ask(5, { type: 'CATALOG_RADIO' });

it('lists questions with those of their entries', () => {
  expect(flatQuestions([damages, yard]).map(({ id }) => id)).toEqual([1, 2, 4, 3, 5].map(idOf));
});

it('lists answers with those in entries, and where they are; what is no entry has none', () => {
  const answers = {
    [damages.id]: [
      JSON.stringify({ [part.id]: 'a,b', [idOf(4)]: 'c' }),
      'no entry',
      JSON.stringify({ [tools.id]: ['d', 'e'] }),
    ],
    [yard.id]: 'f',
  };
  const found = flatAnswers([damages, yard], answers, isCatalogType);
  expect(found.map(({ question, values, within }) => [question.id, values, within?.index ?? null])).toEqual([
    [part.id, ['a,b'], 0],
    [tools.id, ['d', 'e'], 2],
    [yard.id, ['f'], null],
  ]);
});

it('names what may be stored in a value, in an entry too', () => {
  const photo = idOf(7);
  const entry = JSON.stringify({ [idOf(1)]: `${photo} 12 a.pdf`, [idOf(2)]: ['x', photo] });
  expect([photo, entry, '{no entry'].map(storedIdsIn)).toEqual([[photo], [photo, 'x', photo], ['{no entry']]);
});

it('counts what a device needs for entries: the catalog, and the parts of the app that draw and scan', () => {
  const questions = [ask(1, { type: 'ENTRIES', questions: [part, ask(6, { type: 'DRAWING' })] })];
  expect(formCopyOf({ version: 1, contextQuestions: [], questions })).toEqual({
    version: 1,
    needsCatalog: true,
    tools: ['drawing'],
  });
});
