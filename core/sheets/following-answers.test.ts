import { expect, it } from 'vitest';
import { withFollowedQuestion } from '#core/forms/question-meta.ts';
import { question } from '#core/questions/schema.ts';
import { contextBeside, followedBeside, removedText } from './following-answers.ts';

const [site, place] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const asked = (id: string, text: string, meta: { key: string; value: string }[] = []) =>
  question.parse({ id, text, type: 'CATALOG_RADIO', questionMeta: meta });
const first = asked(site, 'Site');
const second = asked(place, 'Place', [...withFollowedQuestion([], site)]);
const beside = [
  { question: first, values: ['north'] },
  { question: second, values: ['north,hall'] },
];

it('an edited answer stands below the one that it follows', () => {
  expect(followedBeside(second, beside)).toEqual({ title: 'Site', answered: ['north'] });
  expect(followedBeside(first, beside)).toBeNull();
  // The question that it follows is asked elsewhere.
  expect(followedBeside(second, beside.slice(1))).toBeNull();
});

it('the conditions of options read the answers beside them, unless some are elsewhere', () => {
  const kit = question.parse({
    id: '00000000-0000-4000-8000-000000000003',
    text: 'Kit',
    type: 'RADIO',
    questionOptions: [{ value: 'rope', order: 0, condition: { answered: { var: site } } }],
  });
  expect(contextBeside(kit, beside)).toMatchObject({ [site]: 'north' });
  expect(contextBeside(kit, beside.slice(1))).toBeNull();
});

it('says which answers a change has removed', () => {
  const saved = (...ids: string[]) => ({
    answers: ids.map((questionId) => ({ id: questionId, questionId, value: 'south', createdDate: 0 })),
  });
  expect(removedText(first, beside, saved(site))).toBe(
    'The answer to "Place" was removed: it does not match the new answer to "Site".',
  );
  expect(removedText(first, beside, saved(site, place))).toBeNull();
});
