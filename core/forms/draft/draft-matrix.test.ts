import { beforeEach, expect, it } from 'vitest';
import { addElement, addQuestion, questionsOf } from './draft-items.ts';
import { addMatrixRow, matrixOf, setMatrix, setSeveral } from './draft-matrix.ts';
import {
  addOption,
  changeOption,
  moveOption,
  removeOption,
  setDefaults,
  setOptions,
  setRetired,
  setRules,
} from './draft-questions.ts';
import { emptyDraft, type FormDraft } from './form-draft.ts';

let made = 0;
const newId = () => `made-${(made += 1)}`;
let draft: FormDraft;
beforeEach(() => {
  draft = setMatrix(addElement(emptyDraft(newId), 'head', 'HEADER', { part: 'rows' }), 'head', true);
  draft = addMatrixRow(draft, 'head', 'taste', 'a');
  draft = changeOption(draft, 'taste', 'a', { value: 'Poor' });
  draft = addMatrixRow(draft, 'head', 'price', 'unused');
  draft = addOption(draft, 'taste', 'b', { value: 'Good' });
});
const options = (now: FormDraft) =>
  Object.fromEntries(questionsOf(now).map(({ id, options: all }) => [id, all.map(({ value }) => value)]));
const both = (...all: string[]) => ({ taste: all, price: all });

it('has the same options in each row, whichever row they are edited at', () => {
  expect(options(draft)).toEqual(both('Poor', 'Good'));
  const named = changeOption(draft, 'price', 'b', { value: 'Very good' });
  expect(options(named)).toEqual(both('Poor', 'Very good'));
  expect(options(moveOption(draft, 'price', 'b', 0))).toEqual(both('Good', 'Poor'));
  expect(options(removeOption(draft, 'taste', 'a'))).toEqual(both('Good'));
  const pasted = setOptions(draft, 'taste', ['Poor', 'Fair', 'Good'], newId);
  expect(options(pasted)).toEqual(both('Poor', 'Fair', 'Good'));
  const fair = questionsOf(pasted)[1]?.options[1]?.id ?? '';
  expect(options(changeOption(pasted, 'price', fair, { value: 'Okay' }))).toEqual(
    both('Poor', 'Okay', 'Good'),
  );
  expect(matrixOf(setRetired(draft, 'taste', 'a', 'hidden'), 'head')?.rows).toMatchObject([
    { options: [{ retired: 'hidden' }, {}] },
    { options: [{ retired: 'hidden' }, {}] },
  ]);
});

it('lets a default answer of each row follow its option', () => {
  const withDefault = setDefaults(draft, 'price', ['Good']);
  const named = changeOption(withDefault, 'taste', 'b', { value: 'Fine' });
  expect(questionsOf(named).map(({ defaultAnswers }) => defaultAnswers)).toEqual([[], ['Fine']]);
});

it('leaves rows of a published form as they are when one that was added since changes', () => {
  const published = { ...draft, lockedQuestions: ['taste'] };
  const next = addOption(published, 'price', 'c', { value: 'Fair' });
  expect(options(next)).toEqual({ taste: ['Poor', 'Good'], price: ['Poor', 'Good', 'Fair'] });
});

it('adds a row below another, like it, and takes one option or several in all of them', () => {
  const more = addMatrixRow(draft, 'taste', 'smell', 'unused');
  expect(questionsOf(more).map(({ id }) => id)).toEqual(['taste', 'smell', 'price']);
  expect(options(more)['smell']).toEqual(['Poor', 'Good']);
  const several = setSeveral(setDefaults(more, 'taste', ['Good']), 'head', true);
  expect(questionsOf(several).map(({ type }) => type)).toEqual(['CHECKBOXES', 'CHECKBOXES', 'CHECKBOXES']);
  expect(options(several)).toEqual(options(more));
  // A rule about how many are chosen says nothing of one.
  const ruled = setRules(several, 'taste', [{ kind: 'choices', greatest: 1 }]);
  expect(questionsOf(setSeveral(ruled, 'head', false))[0]).not.toHaveProperty('rules');
  expect(matrixOf(several, 'head')?.rows.map(({ defaultAnswers }) => defaultAnswers)).toEqual([[], [], []]);
});

it('is none without its header, and no other question follows', () => {
  const other = addQuestion(draft, 'other', { part: 'rows' }, { type: 'RADIO', options: [] });
  expect(matrixOf(other, 'other')).toBeNull();
  const off = setMatrix(draft, 'head', false);
  expect(matrixOf(off, 'taste')).toBeNull();
  expect(options(addOption(off, 'taste', 'c', { value: 'Fair' }))).toEqual({
    taste: ['Poor', 'Good', 'Fair'],
    price: ['Poor', 'Good'],
  });
});
