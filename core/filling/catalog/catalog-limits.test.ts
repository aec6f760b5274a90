// What a catalog question takes: in lists, in a draft that is filled in, and in answers that come in.
import { expect, it } from 'vitest';
import { treeOf } from '#core/catalog/tree.ts';
import { withFollowedQuestion, withSelectedBranches, withSelectedTypes } from '#core/forms/question-meta.ts';
import { question, type Question } from '#core/questions/schema.ts';
import {
  catalogLevel,
  catalogTrail,
  countChoices,
  nothingToChoose,
  searchCatalog,
} from './catalog-choices.ts';
import { indexCatalog } from './catalog-index.ts';
import { limitTexts } from './catalog-limits.ts';
import { checkAnswers, misfitsAfter } from '../check-answers.ts';
import { answer, answersToSend, startFilling } from '../fill-draft.ts';
import { prepareForm } from '../fill-plan.ts';
import { followedAt, removalAt } from '../fill-view.ts';
import { choiceNamed } from '../find-item.ts';
import { compileFormRules } from '../form-rules.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const type = { building: uuid(901), room: uuid(902) };
const ids = { north: uuid(1), south: uuid(2), hall: uuid(3), office: uuid(4), cellar: uuid(5), old: uuid(6) };
const item = (
  id: string,
  name: string,
  parentId: string | null,
  of: keyof typeof type,
  code: string | null,
) => ({
  id,
  name,
  parentId,
  type: { id: type[of], name: of },
  code,
  fields: name === 'Hall' ? { area: '120 m2' } : {},
  retired: name === 'Old wing',
  version: 1,
  multi: false,
});
const index = indexCatalog(
  treeOf([
    item(ids.north, 'North', null, 'building', 'B-1'),
    item(ids.hall, 'Hall', ids.north, 'room', 'R-1'),
    item(ids.office, 'Office', ids.north, 'room', 'R-2'),
    item(ids.old, 'Old wing', ids.north, 'room', 'R-9'),
    item(ids.south, 'South', null, 'building', 'B-2'),
    item(ids.cellar, 'Cellar', ids.south, 'room', 'R-3'),
  ]),
);
const path = (...parts: (keyof typeof ids)[]) => parts.map((part) => ids[part]).join(',');
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

const building = uuid(11);
const room = uuid(12);
const rooms = withSelectedTypes([], [type.room]);
const asked = (id: string, text: string, order: number, more: Partial<Question>): Question =>
  question.parse({ id, text, order, type: 'CATALOG_RADIO', ...more });
const form = (more: Partial<Question> = {}) => ({
  id: uuid(10),
  version: 1,
  multi: false,
  name: 'Round',
  contextQuestions: [],
  questions: [
    asked(building, 'Building', 0, {}),
    asked(room, 'Room', 1, { questionMeta: [...withFollowedQuestion(rooms, building)], ...more }),
  ],
  elements: [],
  alerts: [],
  contextAlerts: [],
});

it('a branch offers what stands below it, and opens by itself', () => {
  const north = { questionMeta: withSelectedBranches([], [ids.north]) };
  expect(names(catalogLevel(index, north, null).map(({ entry }) => entry))).toEqual(['Hall', 'Office']);
  expect(names(searchCatalog(index, north, '', 9).entries)).toEqual(['Hall', 'Office']);
  expect(countChoices(index, north)).toBe(2);
  expect(catalogTrail(index, north, index.byId.get(ids.hall) ?? null).map(({ name }) => name)).toEqual([
    'Hall',
  ]);
  const both = { questionMeta: withSelectedBranches([], [ids.south, ids.north]) };
  expect(catalogLevel(index, both, null).map(({ entry, isChoice }) => [entry.name, isChoice])).toEqual([
    ['North', false],
    ['South', false],
  ]);
  const followed = { title: 'Building', answered: [path('south')] };
  expect(names(searchCatalog(index, { ...both, followed }, '', 9).entries)).toEqual(['Cellar']);
  expect(searchCatalog(index, { ...north, followed }, '', 9).total).toBe(0);
});

it('a search finds by name, code and columns; the item with that very code comes first', () => {
  const any = { questionMeta: [] };
  expect(names(searchCatalog(index, any, 'r-1', 9).entries)).toEqual(['Hall']);
  expect(names(searchCatalog(index, any, 'north 120', 9).entries)).toEqual(['Hall']);
  expect(names(searchCatalog(index, any, 'old', 9).entries)).toEqual([]);
  expect(names(searchCatalog(index, any, 'b-2', 9).entries)).toEqual(['South']);
});

it('a question with nothing to choose says why', () => {
  const gone = { questionMeta: withSelectedBranches([], [uuid(77)]) };
  expect(nothingToChoose(index, gone)).toBe(limitTexts.nothing.branch);
  expect(nothingToChoose(index, { questionMeta: withSelectedBranches([], [ids.old]) })).toBe(
    limitTexts.nothing.branch,
  );
  expect(nothingToChoose(index, { questionMeta: withSelectedBranches([], [ids.hall]) })).toBe(
    limitTexts.nothing.choices,
  );
  const followed = { title: 'Building', answered: [path('north', 'hall')] };
  expect(nothingToChoose(index, { questionMeta: rooms, followed })).toBe(
    limitTexts.nothing.below('Building'),
  );
  expect(nothingToChoose(index, { questionMeta: rooms, followed: { title: 'Building', answered: [] } })).toBe(
    limitTexts.nothing.first('Building'),
  );
  expect(nothingToChoose(indexCatalog([]), { questionMeta: [] })).toBe(limitTexts.nothing.catalog);
  expect(nothingToChoose(index, { questionMeta: rooms })).toBeNull();
});

it('an item is named by its code, its path or a name of its own', () => {
  const scope = { questionMeta: rooms };
  const named = (text: string) => {
    const found = choiceNamed(index, scope, text);
    return 'entry' in found ? found.entry.path : found.issue;
  };
  expect(named('r-2')).toBe(path('north', 'office'));
  expect(named(' north/OFFICE ')).toBe(path('north', 'office'));
  expect(named('Cellar')).toBe(path('south', 'cellar'));
  expect(named(path('south', 'cellar'))).toBe(path('south', 'cellar'));
  expect(named(ids.cellar)).toBe(path('south', 'cellar'));
  expect(named('North')).toContain('not among the choices of this question');
  expect(named('R-9')).toContain('retired');
  expect(named('R-77')).toContain('"R-77"');
});

it('changing an answer removes the one that follows it and no longer fits, and says so', () => {
  let draft = startFilling(prepareForm(form(), Date.now), { part: 'questions' });
  draft = answer(draft, building, [path('north')]);
  draft = answer(draft, room, [path('north', 'hall')]);
  expect(draft.issues.size).toBe(0);
  draft = answer(draft, building, [path('south')]);
  expect(answersToSend(draft)).toEqual([{ questionId: building, value: path('south') }]);
  expect(removalAt(draft, room)).toBe(limitTexts.removed('Building', true, 0));
  draft = answer(draft, room, [path('south', 'cellar')]);
  expect(removalAt(draft, room)).toBeNull();
  draft = answer(draft, building, []);
  expect(removalAt(draft, room)).toBe(limitTexts.removed('Building', false, 0));
});

it('a draft that is resumed with answers that do not fit has an issue', () => {
  const given = { [building]: [path('south')], [room]: [path('north', 'hall')] };
  const draft = startFilling(prepareForm(form(), Date.now), { part: 'questions', given });
  expect(draft.issues.get(room)).toEqual([limitTexts.notBelow('Building')]);
  const alone = startFilling(prepareForm(form(), Date.now), {
    part: 'questions',
    given: { [room]: [path('north', 'hall')] },
  });
  expect(alone.issues.get(room)).toEqual([limitTexts.answerFirst('Building')]);
});

it('a question that is not asked does not limit the one that follows it', () => {
  const hidden = form();
  const [first, second] = hidden.questions;
  const questions = [{ ...first, condition: 'false' }, second].flatMap((each) =>
    each === undefined ? [] : [each],
  );
  const draft = startFilling(
    prepareForm({ ...hidden, questions: questions.map((each) => question.parse(each)) }, Date.now),
    {
      part: 'questions',
      given: { [room]: [path('north', 'hall')] },
    },
  );
  const follower = draft.plan.parts.questions.questions.get(room);
  expect(follower && followedAt(draft, follower)).toBeNull();
  expect(draft.issues.size).toBe(0);
});

it('answers that come in are held to the same', () => {
  const rules = compileFormRules(form(), Date.now);
  const issuesOf = (...answers: [string, string][]) =>
    checkAnswers(
      rules,
      'questions',
      answers.map(([questionId, value]) => ({ questionId, value })),
    ).issues;
  const at = `answers.${room}`;
  expect(issuesOf([building, path('north')], [room, path('north', 'hall')])).toEqual([]);
  expect(issuesOf([building, path('south')], [room, path('north', 'hall')])).toEqual([
    { path: at, message: limitTexts.notBelow('Building') },
  ]);
  expect(issuesOf([room, path('north', 'hall')])).toEqual([
    { path: at, message: limitTexts.answerFirst('Building') },
  ]);
  const answers = { [building]: path('south'), [room]: path('north', 'hall') };
  expect(misfitsAfter(rules, building, answers, {})).toMatchObject([{ question: { id: room }, left: [] }]);
  const part = compileFormRules(form({ questionMeta: [...withSelectedBranches([], [ids.south])] }), Date.now);
  const given = [{ questionId: room, value: path('north', 'hall') }];
  expect(checkAnswers(part, 'questions', given).issues).toEqual([{ path: at, message: limitTexts.outside }]);
});
