import { beforeEach, describe, expect, it } from 'vitest';
import { addAlert, addLaunchAlert, changeAlert, changeLaunchAlert } from './draft-alerts.ts';
import {
  addElement,
  addQuestion,
  changePart,
  duplicateItem,
  importQuestion,
  itemName,
  itemOf,
  moveItem,
  partOf,
  removeItem,
  stepItem,
} from './draft-items.ts';
import { mayChange, mayRemove, mayRename } from './draft-locks.ts';
import { changeElement, setCondition, setType } from './draft-questions.ts';
import { type DraftQuestion, emptyDraft, type FormDraft } from './form-draft.ts';
import { cannotChangeType, cannotDelete, usesOf } from './form-uses.ts';
import { type Question, question as questionSchema } from '#core/questions/schema.ts';

let made = 0;
const newId = () => `made-${(made += 1)}`;
const order = ({ setup, rows }: FormDraft) =>
  [setup, rows].map((items) => items.map(({ id }) => id).join(' ')).join(' | ');

/** Setup: crew. Rows: place, a header, damage. */
function walkaround(): FormDraft {
  let draft = addQuestion(emptyDraft(newId), 'crew', { part: 'setup' }, { text: 'Crew', type: 'TEXT' });
  draft = addQuestion(draft, 'place', { part: 'rows' }, { text: 'Place', type: 'TEXT', required: true });
  draft = addQuestion(draft, 'damage', { part: 'rows' }, { text: 'Damage' });
  return addElement(setType(draft, 'damage', 'RADIO', 'none'), 'head', 'HEADER', { part: 'rows', at: 1 });
}

let draft: FormDraft;
beforeEach(() => {
  made = 0;
  draft = walkaround();
});

it('names a description without the signs of Markdown, and a header as it is written', () => {
  const element = (type: 'DESCRIPTION' | 'HEADER') =>
    itemName({
      id: 'e',
      kind: 'element',
      type,
      condition: null,
      data: { label: 'Hang the **red tag** on it' },
    });
  expect(element('DESCRIPTION')).toBe('Hang the red tag on it');
  expect(element('HEADER')).toBe('Hang the **red tag** on it');
});

describe('the order of a draft', () => {
  it('is one of questions and elements', () => {
    expect(order(draft)).toBe('crew | place head damage');
  });

  it.each([
    ['down', 'place', { part: 'rows', at: 2 }, 'crew | head damage place'],
    ['up', 'damage', { part: 'rows', at: 0 }, 'crew | damage place head'],
    ['to the end', 'place', { part: 'rows' }, 'crew | head damage place'],
    ['to setup', 'damage', { part: 'setup', at: 0 }, 'damage crew | place head'],
    ['nowhere', 'head', { part: 'rows', at: 1 }, 'crew | place head damage'],
  ] as const)('changes by a move %s', (_, id, place, expected) => {
    expect(order(moveItem(draft, id, place))).toBe(expected);
  });

  it('changes by steps and stays at the ends', () => {
    expect(order(stepItem(draft, 'head', -1))).toBe('crew | head place damage');
    expect(stepItem(draft, 'place', -1)).toBe(draft);
    expect(stepItem(draft, 'damage', 1)).toBe(draft);
  });

  it('changes with the part where something is asked', () => {
    expect(order(changePart(draft, 'head', 'setup'))).toBe('crew head | place damage');
    expect(order(changePart(draft, 'crew', 'rows'))).toBe(' | crew place head damage');
    expect(changePart(draft, 'crew', 'setup')).toBe(draft);
    expect(partOf(draft, 'nobody')).toBeNull();
  });

  it('leaves what did not change as it was', () => {
    const moved = moveItem(draft, 'place', { part: 'rows', at: 2 });
    expect(moved.setup).toBe(draft.setup);
    expect(itemOf(moved, 'damage')).toBe(itemOf(draft, 'damage'));
  });
});

describe('deleting', () => {
  it('leaves the last question of a form', () => {
    const one = removeItem(removeItem(draft, 'crew'), 'damage');
    expect(order(one)).toBe(' | place head');
    expect(removeItem(one, 'place')).toBe(one);
    expect(mayRemove(one, 'place')).toEqual({
      yes: false,
      why: 'The last question of a form cannot be deleted.',
    });
    expect(mayRemove(one, 'head').yes).toBe(true);
  });

  it('is refused while something uses the question, which is named', () => {
    draft = setCondition(draft, 'head', '{"answered":{"var":"damage"}}');
    draft = addElement(draft, 'sum', 'AGGREGATION', { part: 'rows' });
    draft = changeElement(draft, 'sum', { label: 'Hits', formula: { var: 'damage' } });
    draft = changeAlert(addAlert(draft, 'a'), 'a', {
      name: 'Hit',
      expression: { '!!': [{ var: 'damage' }] },
    });
    draft = changeLaunchAlert(addLaunchAlert(draft, 'b'), 'b', {
      name: 'Report',
      expression: { missing: ['damage'] },
    });
    expect(usesOf(draft, 'damage')).toEqual([
      { kind: 'condition', name: 'Header', itemId: 'head' },
      { kind: 'aggregation', name: 'Hits', itemId: 'sum' },
      { kind: 'alert', name: 'Hit', itemId: 'a' },
      { kind: 'launchAlert', name: 'Report', itemId: 'b' },
    ]);
    expect(cannotDelete(draft, 'damage')).toEqual({
      title: "Can't delete this question!",
      text: '"Damage" is used by the condition of "Header", the aggregation "Hits", the alert "Hit" and the follow-up form "Report". Change that first, then delete it.',
      first: { itemId: 'head', show: 'Show the condition' },
    });
    expect(cannotChangeType(draft, 'damage')?.title).toBe("Can't change question type!");
    expect(cannotDelete(draft, 'place')).toBeNull();
  });

  it('is not refused for a question that only uses itself', () => {
    draft = setCondition(draft, 'damage', '{"answered":{"var":"damage"}}');
    expect(cannotDelete(draft, 'damage')).toBeNull();
  });
});

describe('a second question', () => {
  it('stands right after the first, under ids of its own', () => {
    draft = setCondition(
      draft,
      'damage',
      '{"or":[{"answered":{"var":"place"}},{"answered":{"var":"damage"}}]}',
    );
    draft = moveItem(draft, 'damage', { part: 'rows', at: 0 });
    const next = duplicateItem(draft, 'damage', 'copy', newId);
    expect(order(next)).toBe('crew | damage copy place head');
    const copy = itemOf(next, 'copy') as DraftQuestion;
    expect(copy).toMatchObject({
      text: 'Copy of Damage',
      type: 'RADIO',
      condition: '{"or":[{"answered":{"var":"place"}},{"answered":{"var":"copy"}}]}',
    });
    expect(copy.options).toHaveLength(1);
    expect(copy.options[0]?.id).not.toBe('none');
  });
});

describe('a question of another form', () => {
  const other = (condition: string | null): Question => ({
    ...questionSchema.parse({ id: '00000000-0000-4000-8000-000000000001', text: 'Wind', type: 'RADIO' }),
    questionOptions: [
      { value: 'High', order: 1 },
      { value: 'Low', order: 0 },
    ],
    condition,
  });

  it('comes with its options, in order', () => {
    const { draft: next, warning } = importQuestion(draft, other(null), { id: 'wind', part: 'setup' }, newId);
    expect(order(next)).toBe('crew wind | place head damage');
    expect(itemOf(next, 'wind')).toMatchObject({
      text: 'Wind',
      options: [{ value: 'Low' }, { value: 'High' }],
    });
    expect(warning).toBeNull();
  });

  it.each([
    ['other questions', '{"answered":{"var":"00000000-0000-4000-8000-000000000002"}}'],
    ['all answers', '{"var":""}'],
    ['nothing that can be read', 'nothing'],
  ])('leaves a condition behind that reads %s, and says so', (_, condition) => {
    const imported = importQuestion(draft, other(condition), { id: 'wind', part: 'rows' }, newId);
    expect(itemOf(imported.draft, 'wind')?.condition).toBeNull();
    expect(imported.warning).toBe(
      'The condition of "Wind" was left out: it reads questions of the other form.',
    );
  });

  it('keeps a condition of its own', () => {
    const own = '{"answered":{"var":"00000000-0000-4000-8000-000000000001"}}';
    const imported = importQuestion(draft, other(own), { id: 'wind', part: 'rows' }, newId);
    expect(itemOf(imported.draft, 'wind')?.condition).toBe('{"answered":{"var":"wind"}}');
    expect(imported.warning).toBeNull();
  });
});

describe('a published form', () => {
  beforeEach(() => {
    draft = { ...draft, published: true, lockedQuestions: ['crew', 'place', 'damage'] };
    draft = addQuestion(draft, 'new', { part: 'rows' }, { text: 'New', type: 'TEXT' });
  });

  it('keeps its name and its questions, and takes new ones', () => {
    expect(mayRename(draft)).toEqual({ yes: false, why: 'The name of a published form cannot be changed.' });
    for (const field of ['text', 'type', 'options', 'part'] as const) {
      expect(mayChange(draft, 'damage', field).yes).toBe(false);
      expect(mayChange(draft, 'new', field).yes).toBe(true);
      expect(mayChange(draft, 'head', field).yes).toBe(true);
    }
    expect(mayRemove(draft, 'damage').yes).toBe(false);
    expect(mayRemove(draft, 'new').yes).toBe(true);
  });

  it('lets its next version change all but what rows are matched by', () => {
    const next = { ...draft, published: false, lockedQuestions: [], keptQuestions: draft.lockedQuestions };
    expect(mayChange(next, 'damage', 'text').yes).toBe(true);
    expect(mayChange(next, 'damage', 'type')).toEqual({
      yes: false,
      why: 'The type of a published question cannot be changed. Add a new question instead.',
    });
    expect(mayChange(next, 'damage', 'part').yes).toBe(false);
    expect(mayRemove(next, 'damage').yes).toBe(true);
  });
});
