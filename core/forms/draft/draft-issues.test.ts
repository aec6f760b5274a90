import { assertNever } from '#core/assert-never.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldError } from '#core/errors.ts';
import { anyDraft, formFrom, rightDraft } from '#tests/support/random-forms.ts';
import { draftIssues, issuesOfReply, messagesByPath, sectionsOf } from './draft-issues.ts';
import { unchosenIssues } from './draft-people.ts';
import { addAlert, addLaunchAlert } from './draft-alerts.ts';
import { addElement, addQuestion, changePart, moveItem, removeItem } from './draft-items.ts';
import { placedIssues } from './issue-locations.ts';
import { addNotification, setReviewers } from './draft-people.ts';
import {
  addOption,
  changeElement,
  changeForm,
  changeOption,
  changeQuestion,
  setCondition,
  setFilledBy,
  setGroup,
  setRequired,
  setType,
} from './draft-questions.ts';
import { inputOf } from './draft-wire.ts';
import { emptyDraft, type FormDraft } from './form-draft.ts';
import { type Form, formInput } from '#core/forms/schema.ts';
import { formIssues } from '#core/forms/validate.ts';
import { publishedIssues } from '#core/forms/published-issues.ts';

const limits = { testers: 3 };
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** What the server says of what the draft would send: the schema first, then the rules. */
function serverIssues(draft: FormDraft, before: Form | null): { isForm: boolean; issues: FieldError[] } {
  const parsed = formInput.safeParse(JSON.parse(JSON.stringify(inputOf(draft))));
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return { isForm: false, issues };
  }
  const published = before?.published === true ? publishedIssues(before, parsed.data) : [];
  return { isForm: true, issues: [...formIssues(parsed.data, limits), ...published] };
}

/** Edits as somebody makes them, one after the other. */
const edit = fc.oneof(
  fc.record({ kind: fc.constant('text' as const), at: fc.nat(5), text: fc.constantFrom('', 'Rudder', ' ') }),
  fc.record({ kind: fc.constant('required' as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constant('type' as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constant('move' as const), at: fc.nat(5), to: fc.nat(3) }),
  fc.record({ kind: fc.constant('part' as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constant('name' as const), at: fc.nat(5), text: fc.constantFrom('', 'Form') }),
);
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

function edited(draft: FormDraft, change: Edit): FormDraft {
  const items = [...draft.setup, ...draft.rows];
  const item = items[change.at % items.length]!;
  switch (change.kind) {
    case 'text':
      return changeQuestion(draft, item.id, { text: change.text });
    case 'required':
      return setRequired(draft, item.id, item.kind === 'question' && !item.required);
    case 'type':
      return setType(draft, item.id, 'RADIO', id(900));
    case 'remove':
      return removeItem(draft, item.id);
    case 'move':
      return moveItem(draft, item.id, { part: 'rows', at: change.to });
    case 'part':
      return changePart(draft, item.id, draft.rows.includes(item) ? 'setup' : 'rows');
    case 'name':
      return changeForm(draft, { name: change.text });
    default:
      return assertNever(change);
  }
}

describe('validity in the editor', () => {
  it('is validity on the server', () => {
    const seen = { right: 0, wrong: 0 };
    fc.assert(
      fc.property(anyDraft, fc.array(edit, { maxLength: 6 }), fc.boolean(), (first, edits, published) => {
        const isRight = serverIssues(first, null).issues.length === 0;
        const before = isRight && published ? formFrom(first, true) : null;
        const drafts = edits.reduce((all, change) => [...all, edited(all.at(-1)!, change)], [first]);
        for (const draft of drafts) {
          const server = serverIssues(draft, before);
          const issues = draftIssues(draft, { ...limits, before });
          // What is switched on and chooses nobody looks to the server as if it were switched off.
          const all = [...server.issues, ...unchosenIssues(draft)];
          expect(issues.length === 0).toBe(all.length === 0);
          const paths = issues.map(({ path }) => path);
          const expected = placedIssues(draft, all);
          if (server.isForm) expect(issues).toEqual(expected);
          else expect(paths).toEqual(expect.arrayContaining(expected.map(({ path }) => path)));
          seen[issues.length === 0 ? 'right' : 'wrong'] += 1;
        }
      }),
      { numRuns: 200 },
    );
    expect(seen.right).toBeGreaterThan(50);
    expect(seen.wrong).toBeGreaterThan(50);
  });

  it('does not depend on what was looked at before', () => {
    fc.assert(
      fc.property(anyDraft, fc.array(edit, { minLength: 1, maxLength: 6 }), (first, edits) => {
        let draft = first;
        for (const change of edits) {
          draftIssues(draft, limits);
          draft = edited(draft, change);
        }
        expect(draftIssues(draft, limits)).toEqual(draftIssues(structuredClone(draft), limits));
      }),
    );
  });

  it('goes by where a header of a group is now', () => {
    const condition = JSON.stringify({ answered: { var: id(2) } });
    const header = addElement(draftOfTwo(), id(3), 'HEADER', { part: 'rows' });
    const group = setGroup(changeElement(header, id(3), { label: 'Damage' }), id(3), true);
    const conditioned = setCondition(group, id(3), condition);
    const below = setFilledBy(conditioned, id(2), { from: 'expression', expression: { '+': [1, 2] } });
    const paths = (draft: FormDraft) => draftIssues(draft, limits).map(({ path }) => path);
    expect(paths(below)).not.toContain(`${id(2)}.filledBy`);
    expect(paths(moveItem(below, id(3), { part: 'rows', at: 0 }))).toContain(`${id(2)}.filledBy`);
  });

  it('takes nothing that is switched on without anybody being chosen', () => {
    const draft: FormDraft = {
      ...fc.sample(rightDraft, 1)[0]!,
      groups: [],
      testers: [],
      reviewers: [],
      notifications: [{ id: id(800), type: 'sheetCompleteContacts', users: [] }],
    };
    expect(Object.fromEntries(messagesByPath(draftIssues(draft, limits)))).toEqual({
      groups: 'Choose at least one group, or switch this off',
      testers: 'Choose at least one tester, or switch this off',
      reviewers: 'Choose at least one reviewer, or switch this off',
      [`${id(800)}.users`]: 'Choose at least one person, or remove this notification',
    });
    const off = { ...draft, groups: null, testers: null, reviewers: null, notifications: [] };
    expect(draftIssues(off, limits)).toEqual([]);
  });

  it('holds for right drafts', () => {
    fc.assert(fc.property(rightDraft, (draft) => draftIssues(draft, limits).length === 0));
  });
});

function draftOfTwo(): FormDraft {
  let next = 100;
  const empty = changeForm(
    emptyDraft(() => id((next += 1))),
    { name: 'Walkaround' },
  );
  const one = addQuestion(empty, id(1), { part: 'rows' }, { text: 'Place', type: 'TEXT', required: true });
  return setType(addQuestion(one, id(2), { part: 'rows' }, { text: 'Damage' }), id(2), 'RADIO', id(20));
}

describe('the faults of a draft', () => {
  it('stand at their fields, in the editor’s words', () => {
    let draft = changeForm(draftOfTwo(), { name: ' ' });
    draft = setRequired(changeQuestion(draft, id(1), { text: '' }), id(1), false);
    draft = addAlert(addQuestion(draft, id(3), { part: 'setup' }), id(4));
    draft = addLaunchAlert(setReviewers(draft, []), id(5));
    draft = addNotification(addNotification(addNotification(draft, id(6)), id(7)), id(8));
    draft = {
      ...draft,
      notifications: draft.notifications.map((each) => ({
        ...each,
        users: [{ id: id(9), userName: 'Ana' }],
      })),
    };
    const issues = draftIssues(draft, limits);
    expect(Object.fromEntries(messagesByPath(issues))).toEqual({
      name: 'A form name is required',
      rows: 'At least one repeated question must be required',
      [`${id(1)}.text`]: 'A question title is required',
      [`${id(2)}.options.${id(20)}`]: 'An option value is required',
      [`${id(3)}.text`]: 'A question title is required',
      [`${id(3)}.type`]: 'A type is required',
      reviewers: 'At least one reviewer is required',
      [`${id(4)}.name`]: 'An alert name is required',
      [`${id(4)}.expression`]: 'A condition to trigger this alert is required',
      [`${id(5)}.name`]: 'A contextAlert name is required',
      [`${id(5)}.description`]: 'A contextAlert description is required',
      [`${id(5)}.formId`]: 'A form to complete is required',
      [`${id(5)}.expression`]: 'A condition to trigger this contextAlert is required',
    });
    expect(
      sectionsOf(draft, issues).map(({ section, issues: found, count }) => [section, found, count]),
    ).toEqual([
      ['form-name', 1, null],
      ['questions', 5, 3],
      ['permissions', 1, 0],
      ['notifications', 0, 3],
      ['alerts', 2, 1],
      ['contextAlerts', 4, 1],
    ]);
    expect(issues.map(({ where }) => where).slice(0, 4)).toEqual([
      'Form name',
      'Questions',
      'Question 1 on setup',
      'Question 1 on setup',
    ]);
  });

  it('name an option that stands twice', () => {
    let draft = changeOption(draftOfTwo(), id(2), id(20), { value: 'Minor' });
    draft = addOption(draft, id(2), id(21), { value: 'Minor ' });
    expect(draftIssues(draft, limits)).toMatchObject([
      { path: `${id(2)}.options.${id(21)}`, message: 'Duplicate option', where: 'Damage' },
    ]);
  });

  it('of a published form are the changes that it forbids', () => {
    const right = changeOption(draftOfTwo(), id(2), id(20), { value: 'Minor' });
    const before = formFrom(right, true);
    const issues = (draft: FormDraft) =>
      Object.fromEntries(messagesByPath(draftIssues(draft, { ...limits, before })));
    expect(issues(addQuestion(right, id(3), { part: 'rows' }, { text: 'New', type: 'TEXT' }))).toEqual({});
    expect(issues(changeQuestion(right, id(1), { text: 'Where' }))).toEqual({
      [`${id(1)}.text`]: 'The title of a published question cannot be changed',
    });
    expect(issues(changePart(right, id(2), 'setup'))).toEqual({
      [`${id(2)}.part`]: 'A published question cannot be moved between setup and entries',
    });
    expect(issues(removeItem(right, id(2)))).toEqual({
      rows: '"Damage" cannot be deleted from a published form',
    });
  });

  it('of the next version of a form are the changes that its rows could not bear', () => {
    const right = changeOption(draftOfTwo(), id(2), id(20), { value: 'Minor' });
    const inForce = formFrom(right, true);
    const issues = (draft: FormDraft) => draftIssues(draft, { ...limits, inForce }).map(({ path }) => path);
    expect(issues(removeItem(changeQuestion(right, id(1), { text: 'Where' }), id(2)))).toEqual([]);
    expect(issues(setType(right, id(2), 'TEXT', id(21)))).toEqual([`${id(2)}.type`]);
    expect(issues(changePart(right, id(2), 'setup'))).toEqual([`${id(2)}.part`]);
  });

  it('also come from the server’s reply', () => {
    const draft = addAlert(draftOfTwo(), id(4));
    const reply = [
      { path: 'questions.1.questionOptions.0.value', message: 'An option value is required' },
      { path: 'alerts.0.alertContacts.2', message: 'This user does not exist' },
      { path: 'groupIds.0', message: 'This user group does not exist' },
    ];
    expect(issuesOfReply(draft, reply)).toMatchObject([
      { section: 'questions', itemId: id(2), path: `${id(2)}.options.${id(20)}` },
      { section: 'permissions', itemId: null, path: 'groups' },
      { section: 'alerts', itemId: id(4), path: `${id(4)}.alertContacts` },
    ]);
  });
});
