import { expect, it } from 'vitest';
import { addAlert, changeAlert, removeAlert } from './draft-alerts.ts';
import {
  type UnfinishedByPath,
  unfinishedFromText,
  unfinishedIssues,
  unfinishedText,
  withoutRule,
} from './draft-expressions.ts';
import { emptyDraft } from './form-draft.ts';

const begun = { partial: { '>': [{ var: 'speed' }, '\0'] }, over: null };
const draft = changeAlert(
  addAlert(
    emptyDraft(() => 'form'),
    'alert',
  ),
  'alert',
  { name: 'Too fast' },
);
const unfinished: UnfinishedByPath = new Map([['alert.expression', begun]]);

it('names what is half built, while it is where it was built', () => {
  expect(unfinishedIssues(unfinished, draft)).toMatchObject([
    { section: 'alerts', itemId: 'alert', field: 'expression', where: 'Too fast' },
  ]);
  expect(unfinishedIssues(unfinished, removeAlert(draft, 'alert'))).toEqual([]);
  expect(unfinishedIssues(unfinished, changeAlert(draft, 'alert', { expression: true }))).toEqual([]);
});

it('is read back from its text, and is nothing where that holds none', () => {
  expect(unfinishedFromText(unfinishedText(unfinished))).toEqual(unfinished);
  for (const text of [undefined, '', '{}', '[["a",{"partial":1}]]'])
    expect(unfinishedFromText(text).size).toBe(0);
});

it('moves up with its rule when an earlier one is removed', () => {
  const pathOf = (index: number) => `question.rules.${index}.expression`;
  const all: UnfinishedByPath = new Map([0, 1, 2].map((index) => [pathOf(index), { ...begun, over: index }]));
  expect([...withoutRule(all, 'question', 1)].map(([path, { over }]) => [path, over])).toEqual([
    [pathOf(0), 0],
    [pathOf(1), 2],
  ]);
});
