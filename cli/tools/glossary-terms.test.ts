import { expect, it } from 'vitest';
import { terms, termsWith } from './glossary-terms.ts';

it('has each word of the document once, under its group', () => {
  expect(terms.length).toBeGreaterThan(30);
  expect(new Set(terms.map(({ word }) => word)).size).toBe(terms.length);
  expect(terms.filter(({ group, meaning }) => group === '' || meaning === '')).toEqual([]);
  expect(terms.find(({ word }) => word === 'Entry')).toMatchObject({
    group: 'Filling in',
    meaning: expect.stringMatching(/^A form that somebody filled in once: .* `?row`?\.$/),
  });
});

it('finds words by name first, then by what they mean', () => {
  expect(termsWith('ENTR').map(({ word }) => word)).toEqual(['Entry', 'Repeated entries']);
  expect(termsWith('accident').map(({ word }) => word)).toEqual(['Follow-up form']);
  expect(termsWith('nonsense')).toEqual([]);
});
