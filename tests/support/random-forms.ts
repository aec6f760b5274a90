// Random drafts of forms for property tests: right ones, and ones that are broken in every way that an editor lets happen.
import * as fc from 'fast-check';
import {
  type DraftAlert,
  type DraftElement,
  type DraftItem,
  type DraftLaunchAlert,
  type DraftNotification,
  type DraftOption,
  type DraftQuestion,
  type FormDraft,
  notificationTypes,
} from '#core/forms/draft/form-draft.ts';
import { unchosenIssues } from '#core/forms/draft/draft-people.ts';
import { fillIssues } from '#core/forms/fill-issues.ts';
import { inputOf } from '#core/forms/draft/draft-wire.ts';
import { elementTypes, type Form, formInput, type UserRef } from '#core/forms/schema.ts';
import type { Logic } from '#core/logic/schema.ts';
import {
  answersOf,
  hasOptions,
  isEntries,
  isMultiValue,
  isNumber,
  questionTypeNames,
} from '#core/questions/types.ts';
import type { Answers } from '#core/questions/values.ts';
import { mayHaveDefaults } from '#core/forms/draft/draft-questions.ts';
import { entryQuestionsOf } from './random-items.ts';
import { anyLogic, fillOf } from './random-rules.ts';

const word = fc.constantFrom('Red', 'Blue', 'Wing', ' Tail ', 'Nose gear');
const person = fc.record({ id: fc.uuid(), userName: fc.constantFrom('Ana', 'Ben', 'Chi') });
const named = fc.record({ id: fc.uuid(), name: fc.constantFrom('North', 'South') });
const anyNotifications: fc.Arbitrary<DraftNotification[]> = fc
  .subarray([...notificationTypes])
  .chain((types) =>
    fc.tuple(
      ...types.map((type) =>
        fc.record({ id: fc.uuid(), type: fc.constant(type), users: fc.array(person, { maxLength: 2 }) }),
      ),
    ),
  );

/** A form that may be saved. */
export const rightDraft: fc.Arbitrary<FormDraft> = draftWith(false).filter(
  (draft) => unchosenIssues(draft).length === 0 && fillIssues(inputOf(draft)).length === 0,
);
/** A form with anything in it that an editor lets happen. */
export const anyDraft: fc.Arbitrary<FormDraft> = fc.oneof(rightDraft, draftWith(true));

/** A form as the server would answer it. */
export const anyForm: fc.Arbitrary<Form> = rightDraft.map((draft) => formFrom(draft));

/** The form that the server keeps of a right draft. */
export function formFrom(draft: FormDraft, published = false): Form {
  const { groupIds: _, catalogTypeIds: __, ...input } = formInput.parse(inputOf(draft));
  const namedRefs = (refs: readonly { id: string; userName?: string | undefined }[]) =>
    refs.map(({ id, userName = '' }) => ({ id, userName }));
  return {
    ...input,
    id: draft.id,
    version: 1,
    published,
    current: true,
    dates: { created: 0, lastModified: 0 },
    groups: [...(draft.groups ?? [])],
    catalogTypes: [...draft.catalogTypes],
    betaTestUsers: namedRefs(input.betaTestUsers),
    reviewers: namedRefs(input.reviewers),
    sheetCompleteContacts: namedRefs(input.sheetCompleteContacts),
    rowCompleteContacts: namedRefs(input.rowCompleteContacts),
    rowApprovedContacts: namedRefs(input.rowApprovedContacts),
    rowRejectedContacts: namedRefs(input.rowRejectedContacts),
    contextWidgetHidden: false,
    contextWidgetOrder: 0,
    versionOf: null,
    formerQuestions: [],
    formerOptions: {},
    formerAlerts: [],
  };
}

/** Answers to some of a form's questions, not always of their types. */
export function anyAnswers(form: Pick<Form, 'questions' | 'contextQuestions'>): fc.Arbitrary<Answers> {
  const value = fc.constantFrom('', '3', '-1.5', 'true', 'Red', 'Blue', '1700000000000,3600000');
  return fc
    .tuple(
      ...[...form.contextQuestions, ...form.questions].map(({ id, type }) =>
        fc.tuple(fc.constant(id), isMultiValue(type) ? fc.array(value, { maxLength: 3 }) : value),
      ),
    )
    .chain((pairs) => fc.subarray(pairs))
    .map((pairs) => Object.fromEntries(pairs));
}

/** What the things of one form are made of. */
type Makers = {
  /** Wrong values are in it where a form may be broken. */
  seldom: <T>(right: fc.Arbitrary<T>, ...wrong: T[]) => fc.Arbitrary<T>;
  mayBreak: boolean;
  title: fc.Arbitrary<string>;
  users: fc.Arbitrary<UserRef[]>;
  expression: fc.Arbitrary<Logic>;
  condition: fc.Arbitrary<string | null>;
};

/** With `mayBreak`, texts may be missing or too long, expressions may be none, types may be open, and so on. */
function draftWith(mayBreak: boolean): fc.Arbitrary<FormDraft> {
  const ids = (minLength: number, maxLength: number) => fc.array(fc.uuid(), { minLength, maxLength });
  return fc
    .tuple(ids(1, 6), ids(0, 3), ids(0, 3), ids(0, 2))
    .filter((lists) => new Set(lists.flat()).size === lists.flat().length)
    .chain(([questionIds, elementIds, alertIds, launchIds]) => {
      const make = makersOf(mayBreak, questionIds);
      const { seldom, users } = make;
      return fc.record({
        id: fc.uuid(),
        version: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }),
        published: fc.constant(false),
        lockedQuestions: fc.constant([]),
        keptQuestions: fc.constant([]),
        name: seldom(word, '', ' ', 'x'.repeat(251)),
        description: fc.option(word, { nil: null }),
        parts: partsOf(make, questionIds, elementIds),
        groups: fc.option(fc.array(named, { minLength: 1, maxLength: 2 }), { nil: null }),
        testers: fc.option(users, { nil: null }),
        reviewers: mayBreak ? fc.option(users, { nil: null }) : fc.array(person, { minLength: 1 }),
        notifications: anyNotifications,
        alerts: fc.tuple(...alertIds.map((id) => alertOf(make, id))),
        launchAlerts: fc.tuple(...launchIds.map((id) => launchAlertOf(make, id))),
        multi: fc.boolean(),
        catalogTypes: fc.array(named, { maxLength: 2 }),
      });
    })
    .map(({ parts, ...draft }) => ({ ...draft, ...parts }));
}

function makersOf(mayBreak: boolean, questionIds: readonly string[]): Makers {
  const seldom: Makers['seldom'] = (right, ...wrong) =>
    mayBreak
      ? fc.oneof({ arbitrary: right, weight: 12 }, { arbitrary: fc.constantFrom(...wrong), weight: 1 })
      : right;
  const foreign = { answered: { var: '00000000-0000-4000-8000-000000000000' } };
  const asText = anyLogic(questionIds).map((logic) => JSON.stringify(logic));
  return {
    seldom,
    mayBreak,
    title: seldom(word, '', '   ', 'x'.repeat(501)),
    users: fc.array(person, { maxLength: mayBreak ? 4 : 3 }),
    expression: seldom<Logic>(anyLogic(questionIds), null, foreign, { bogus: [1] }, { and: [] }),
    condition: seldom<string | null>(
      fc.option(asText, { nil: null }),
      'nothing',
      'null',
      '[1]',
      JSON.stringify(foreign),
    ),
  };
}

/** The first question is in the rows; the others and the elements anywhere. */
function partsOf(
  make: Makers,
  questionIds: readonly string[],
  elementIds: readonly string[],
): fc.Arbitrary<Pick<FormDraft, 'setup' | 'rows'>> {
  return fc
    .tuple(
      fc.tuple(...questionIds.map((id, index) => questionOf(make, id, index === 0))),
      fc.tuple(...elementIds.map((id) => elementOf(make, id))),
      fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
    )
    .map(([questions, elements, coins]) => {
      const [first, ...rest] = questions;
      const parts = { setup: [] as DraftItem[], rows: [first!] as DraftItem[] };
      [...elements, ...rest].forEach((item, index) => parts[coins[index] ? 'rows' : 'setup'].push(item));
      return parts;
    });
}

function questionOf(make: Makers, id: string, isFirst: boolean): fc.Arbitrary<DraftQuestion> {
  const { seldom, mayBreak, title, condition } = make;
  return fc
    .constantFrom(...questionTypeNames)
    .chain((type) =>
      fc.record({
        kind: fc.constant('question' as const),
        id: fc.constant(id),
        text: title,
        type: seldom<DraftQuestion['type']>(fc.constant(type), null),
        options: hasOptions(type) ? optionsOf(make) : fc.constant([]),
        required: isFirst && !mayBreak ? fc.constant(true) : fc.boolean(),
        defaultAnswers: fc.constant([]),
        questionMeta: fc.constant([]),
        condition,
        widgetOrder: fc.constant(null),
        hidden: fc.boolean(),
        pinned: fc.boolean(),
        ...(isEntries(type) && { questions: entryQuestionsOf(make.title, mayBreak ? 0 : 1) }),
      }),
    )
    .chain((question) => withDefaults(make, question))
    .chain((question) =>
      // What is filled has no default.
      !mayBreak && question.defaultAnswers.length > 0
        ? fc.constant(question)
        : fillOf(question.type, mayBreak ? make.expression : null).map((fill) => ({ ...question, ...fill })),
    );
}

function optionsOf({ seldom, mayBreak }: Makers): fc.Arbitrary<DraftOption[]> {
  const value = seldom(fc.constantFrom('Red', 'Blue ', 'Green', 'None'), '', ' ', 'y'.repeat(251));
  const option = fc.record({ id: fc.uuid(), value, name: fc.constant(null) });
  const options = fc.uniqueArray(option, {
    minLength: mayBreak ? 0 : 1,
    maxLength: 4,
    selector: ({ id: optionId, value: text }) => (mayBreak ? optionId : text),
  });
  const limits = fc.constantFrom<Pick<DraftOption, 'retired' | 'condition'>>(
    {},
    {},
    { retired: 'hidden' },
    { retired: 'disabled' },
    { condition: { '==': [1, 1] } },
  );
  // The first one is a default answer, and one has to be offered.
  return fc
    .tuple(options, fc.array(limits, { minLength: 4, maxLength: 4 }))
    .map(([all, limited]) => all.map((each, index) => (index === 0 ? each : { ...each, ...limited[index] })));
}

function withDefaults({ seldom, mayBreak }: Makers, question: DraftQuestion): fc.Arbitrary<DraftQuestion> {
  if (!mayHaveDefaults(question) && !mayBreak) return fc.constant(question);
  const isYesNo = answersOf(question.type)?.choices === 'yesNo';
  const right = isNumber(question.type) ? '3' : isYesNo ? 'true' : (question.options[0]?.value ?? 'a');
  return fc
    .array(seldom(fc.constant(right), 'none of them'), { maxLength: 1 })
    .map((defaultAnswers) => ({ ...question, defaultAnswers }));
}

function elementOf({ seldom, expression, condition }: Makers, id: string): fc.Arbitrary<DraftElement> {
  return fc.constantFrom(...elementTypes).chain((type) =>
    fc.record({
      kind: fc.constant('element' as const),
      id: fc.constant(id),
      type: fc.constant(type),
      condition,
      data: fc.record({
        label: word,
        formula: type === 'HEADER' || type === 'DESCRIPTION' ? fc.constant(null) : expression,
        ...(type === 'HEADER' && { group: fc.boolean(), atLeastOne: fc.boolean(), matrix: fc.boolean() }),
        aggregation: type === 'AGGREGATION' ? seldom(fc.constant('SUM' as const), null) : fc.constant(null),
      }),
    }),
  );
}

function alertOf({ title, users, expression }: Makers, id: string): fc.Arbitrary<DraftAlert> {
  return fc.record({
    id: fc.constant(id),
    name: title.map((text) => text.slice(0, 251)),
    alertContacts: users,
    expression,
    mobileAlert: fc.boolean(),
  });
}

function launchAlertOf({ seldom, title, expression }: Makers, id: string): fc.Arbitrary<DraftLaunchAlert> {
  return fc.record({
    id: fc.constant(id),
    name: title,
    description: seldom(word, ' '),
    formId: seldom(fc.uuid(), ''),
    expression,
    required: fc.boolean(),
  });
}
