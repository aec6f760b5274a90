import { expect, it } from 'vitest';
import { addElement, addQuestion } from './draft-items.ts';
import { changeElement, changeQuestion } from './draft-questions.ts';
import { draftOutline, outlineMatches } from './draft-outline.ts';
import { emptyDraft } from './form-draft.ts';

const empty = emptyDraft(() => 'form');
const question = (draft: typeof empty, id: string, text: string) =>
  changeQuestion(addQuestion(draft, id, { part: 'rows' }), id, { text });
const header = changeElement(
  addElement(question(empty, 'gate', 'Gate'), 'lights', 'HEADER', { part: 'rows' }),
  'lights',
  {
    label: 'Lights',
  },
);
const total = addElement(header, 'total', 'CALCULATION', { part: 'rows' });
const draft = question(question(total, 'left', 'Left edge light'), 'right', ' ');

it('lists headers and questions in order, with those below a header', () => {
  expect(draftOutline(draft).map(({ title, kind, isBelow }) => `${kind} ${title} ${isBelow}`)).toEqual([
    'question Gate false',
    'header Lights false',
    'question Left edge light true',
    'question Question without a title true',
  ]);
});

it('finds every word, in any case', () => {
  const found = (search: string) => outlineMatches(draftOutline(draft), search).map(({ id }) => id);
  expect(found('LIGHT')).toEqual(['lights', 'left']);
  expect(found('light edge')).toEqual(['left']);
  expect(found(' ')).toHaveLength(4);
});
