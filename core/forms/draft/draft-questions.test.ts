import { beforeEach, describe, expect, it } from 'vitest';
import { addQuestion, itemOf } from './draft-items.ts';
import {
  addNotification,
  changeNotification,
  mayAddNotification,
  notificationTypesFor,
  promotedReviewers,
  promotionWarning,
  setReviewers,
} from './draft-people.ts';
import {
  addOption,
  changeOption,
  changeQuestion,
  moveOption,
  removeOption,
  setCondition,
  setDefaults,
  setOptions,
  setRequired,
  setType,
} from './draft-questions.ts';
import { type DraftQuestion, emptyDraft, type FormDraft } from './form-draft.ts';
import {
  allowsSavedAnswers,
  keepsPhotoPlace,
  selectedTypesOf,
  withPlaceOfPhotos,
  withSavedAnswers,
  withSelectedTypes,
} from '#core/forms/question-meta.ts';

let made = 0;
const newId = () => `made-${(made += 1)}`;
const question = (draft: FormDraft) => itemOf(draft, 'q') as DraftQuestion;
const values = (draft: FormDraft) => question(draft).options.map(({ value }) => value);

let draft: FormDraft;
beforeEach(() => {
  draft = addQuestion(emptyDraft(newId), 'q', { part: 'rows' }, { text: 'Damage' });
  draft = changeOption(setType(draft, 'q', 'CHECKBOXES', 'a'), 'q', 'a', { value: 'None' });
  draft = addOption(draft, 'q', 'b', { value: 'Minor' });
});

describe('another type', () => {
  it('resets default answers and options, with one empty option where there are any', () => {
    const next = setType(setDefaults(draft, 'q', ['None']), 'q', 'RADIO', 'c');
    expect(question(next)).toMatchObject({
      text: 'Damage',
      defaultAnswers: [],
      options: [{ id: 'c', value: '', name: null }],
    });
    expect(question(setType(next, 'q', 'TEXT', 'd')).options).toEqual([]);
  });

  it('is none where it is the same', () => {
    expect(setType(draft, 'q', 'CHECKBOXES', 'c')).toBe(draft);
  });

  it('forgets that the places of photos are kept where there are no photos any more', () => {
    const photo = setType(draft, 'q', 'IMAGE', 'c');
    const placed = changeQuestion(photo, 'q', { questionMeta: [...withPlaceOfPhotos([], true)] });
    expect(keepsPhotoPlace(question(placed))).toBe(true);
    expect(question(setType(placed, 'q', 'DRAWING', 'c')).questionMeta).toEqual([]);
  });

  it('forgets the catalog types of a question that has no catalog any more', () => {
    const questionMeta = withSavedAnswers(withSelectedTypes([], ['t']), false);
    const catalog = setType(setType(draft, 'q', 'CATALOG_RADIO', 'c'), 'q', 'CATALOG_CHECKBOX', 'c');
    const next = setType(changeQuestion(catalog, 'q', { questionMeta: [...questionMeta] }), 'q', 'TEXT', 'c');
    expect(question(next).questionMeta).toEqual([{ key: 'allowSaveAnswers', value: 'false' }]);
  });
});

describe('default answers', () => {
  it('go when required is toggled, either way', () => {
    const required = setRequired(setDefaults(draft, 'q', ['None']), 'q', true);
    expect(question(required)).toMatchObject({ required: true, defaultAnswers: [] });
    expect(question(setDefaults(required, 'q', ['None'])).defaultAnswers).toEqual([]);
  });

  it.each([
    ['TEXT', true],
    ['NUMERIC', true],
    ['RADIO', true],
    ['CHECKBOXES', true],
    ['BOOLEAN', true],
    ['DATETIME', false],
    ['IMAGE', false],
    ['MULTI_NUMERIC', false],
  ] as const)('%s: offered %s', (type, offered) => {
    const next = setDefaults(setType(draft, 'q', type, 'c'), 'q', ['x', ' ']);
    expect(question(next).defaultAnswers).toEqual(offered ? ['x'] : []);
  });

  it('follow their option', () => {
    const chosen = setDefaults(draft, 'q', ['None', 'Minor']);
    expect(question(changeOption(chosen, 'q', 'a', { value: 'Nothing' })).defaultAnswers).toEqual([
      'Nothing',
      'Minor',
    ]);
    expect(question(removeOption(chosen, 'q', 'a')).defaultAnswers).toEqual(['Minor']);
  });

  it('stay with the option that they chose while another is typed over', () => {
    let next = setDefaults(draft, 'q', ['None']);
    for (const value of ['No', 'None', 'None at all']) next = changeOption(next, 'q', 'b', { value });
    expect(question(next).defaultAnswers).toEqual(['None']);
  });
});

describe('options', () => {
  it('are added, moved and removed, but for the last', () => {
    const three = addOption(draft, 'q', 'c', { value: 'Major', at: 0 });
    expect(values(three)).toEqual(['Major', 'None', 'Minor']);
    expect(values(moveOption(three, 'q', 'c', 2))).toEqual(['None', 'Minor', 'Major']);
    expect(moveOption(three, 'q', 'c', 3)).toBe(three);
    const one = removeOption(draft, 'q', 'a');
    expect(removeOption(one, 'q', 'b')).toBe(one);
  });

  it('keep a name of their own, and lose one that only said the same', () => {
    const named = changeOption(draft, 'q', 'a', { name: 'Keiner' });
    expect(question(changeOption(named, 'q', 'a', { value: 'Nil' })).options[0]).toMatchObject({
      value: 'Nil',
      name: 'Keiner',
    });
    const same = changeOption(draft, 'q', 'a', { name: 'None' });
    expect(question(changeOption(same, 'q', 'a', { value: 'Nil' })).options[0]?.name).toBe('Nil');
  });

  it('can be pasted: known ones stay, blank and repeated ones are dropped', () => {
    const next = setOptions(draft, 'q', ['Major', ' Minor ', '', 'Major'], newId);
    expect(values(next)).toEqual(['Major', 'Minor']);
    expect(question(next).options[1]?.id).toBe('b');
    expect(setOptions(draft, 'q', [' '], newId)).toBe(draft);
  });
});

describe('a condition', () => {
  it('is none where it is blank', () => {
    const next = setCondition(draft, 'q', '{"answered":{"var":"q"}}');
    expect(question(next).condition).toBe('{"answered":{"var":"q"}}');
    expect(question(setCondition(next, 'q', '  ')).condition).toBeNull();
    expect(setCondition(draft, 'q', null)).toBe(draft);
  });
});

describe('notifications', () => {
  it('are two, each of its own type', () => {
    const two = addNotification(addNotification(draft, 'n1'), 'n2');
    expect(two.notifications.map(({ type }) => type)).toEqual([
      'sheetCompleteContacts',
      'rowCompleteContacts',
    ]);
    expect(mayAddNotification(two)).toBe(false);
    expect(addNotification(two, 'n3')).toBe(two);
    expect(notificationTypesFor(two, 'n1')).toEqual(['sheetCompleteContacts']);
    expect(changeNotification(two, 'n1', { type: 'rowCompleteContacts' })).toBe(two);
  });

  it('are four with reviewers, whose end takes theirs away', () => {
    let four = setReviewers(draft, []);
    for (const id of ['n1', 'n2', 'n3', 'n4']) four = addNotification(four, id);
    expect(four.notifications).toHaveLength(4);
    expect(mayAddNotification(four)).toBe(false);
    const off = setReviewers(four, null);
    expect(off.reviewers).toBeNull();
    expect(off.notifications.map(({ id }) => id)).toEqual(['n1', 'n2']);
  });
});

describe('reviewers', () => {
  it('who are USER or ANALYST become reviewers, which is said', () => {
    const users = (['ADMIN', 'MANAGER', 'ANALYST', 'REVIEWER', 'USER'] as const).map((role) => ({
      id: role,
      userName: role.toLowerCase(),
      role,
    }));
    const promoted = promotedReviewers(setReviewers(draft, users), users);
    expect(promotionWarning(promoted)).toBe('Saving gives the role Reviewer to analyst, user.');
    expect(promotionWarning(promotedReviewers(setReviewers(draft, []), users))).toBeNull();
  });
});

describe('what a question’s pairs say', () => {
  it('is read as it was written', () => {
    const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    expect(selectedTypesOf(withSelectedTypes([], ids))).toEqual(ids);
    expect(selectedTypesOf(ids.map((value) => ({ key: 'selectedTypes', value })))).toEqual(ids);
    expect(withSelectedTypes(withSelectedTypes([], ids), [])).toEqual([]);
    expect(allowsSavedAnswers([])).toBe(true);
    expect(allowsSavedAnswers(withSavedAnswers([], false))).toBe(false);
    expect(withSavedAnswers(withSavedAnswers([], false), true)).toEqual([]);
  });
});
