// The rules of a form as a whole, in the spec's words (spec 3, sections 4 and 5). Rules of single fields stand
// in the schema; the editor shows these faults and the server refuses a form that has any.
import type { FieldError } from '#core/errors.ts';
import { checkLogic } from '#core/logic/check.ts';
import type { Form, FormInput, Question, UserRef } from './schema.ts';
import { optionTypes } from './schema.ts';
import { valueFault } from './values.ts';

export type FormLimits = {
  /** Testers at most: the user's usage limit BETA_TESTERS_MAXIMUM, 3 unless it says otherwise. */
  testers: number;
};
export const defaultTesterLimit = 3;

/** Question types that may have default answers, when they are not required. */
export const defaultableTypes: ReadonlySet<string> = new Set([
  'NUMERIC',
  'TEXT',
  'RADIO',
  'CHECKBOXES',
  'BOOLEAN',
]);

/** Everything that is wrong with a form; empty when it may be saved. */
export function formFaults(form: FormInput, limits: FormLimits): FieldError[] {
  const faults: FieldError[] = [];
  const add = (path: string, message: string) => void faults.push({ path, message });
  if (form.questions.length === 0) add('questions', 'A form needs at least one question');
  else if (!form.questions.some((question) => question.required)) {
    add('questions', 'At least one repeated question must be required');
  }
  for (const [list, questions] of [
    ['contextQuestions', form.contextQuestions],
    ['questions', form.questions],
  ] as const) {
    questions.forEach((question, index) => questionFaults(question, `${list}.${index}`, add));
  }
  idFaults(form, add);
  logicFaults(form, add);
  contactFaults(form, add);
  if (form.betaTestUsers.length > limits.testers) {
    add('betaTestUsers', `At most ${limits.testers} testers`);
  }
  return faults;
}

type Add = (path: string, message: string) => void;

function questionFaults(question: Question, path: string, add: Add): void {
  const options = question.questionOptions;
  if (optionTypes.has(question.type)) {
    if (options.length === 0) add(`${path}.questionOptions`, 'An option value is required');
    const seen = new Set<string>();
    options.forEach((option, index) => {
      if (seen.has(option.value)) add(`${path}.questionOptions.${index}.value`, 'Duplicate option');
      seen.add(option.value);
    });
  } else if (options.length > 0) {
    add(`${path}.questionOptions`, 'Only single-select and multi-select questions have options');
  }
  if (question.defaultAnswers.length === 0) return;
  if (question.required || !defaultableTypes.has(question.type)) {
    add(`${path}.defaultAnswers`, 'This question cannot have default answers');
    return;
  }
  question.defaultAnswers.forEach((value, index) => {
    const fault = valueFault(question, value);
    if (fault !== null) add(`${path}.defaultAnswers.${index}`, fault);
  });
}

function idFaults(form: FormInput, add: Add): void {
  const seen = new Set<string>();
  for (const list of ['contextQuestions', 'questions', 'elements', 'alerts', 'contextAlerts'] as const) {
    form[list].forEach(({ id }, index) => {
      if (seen.has(id)) add(`${list}.${index}.id`, 'This id stands twice in the form');
      seen.add(id);
    });
  }
}

function logicFaults(form: FormInput, add: Add): void {
  const known = new Set([...form.contextQuestions, ...form.questions].map(({ id }) => id));
  const check = (path: string, expression: unknown, missing: string) => {
    if (expression === null || expression === undefined) return add(path, missing);
    for (const fault of checkLogic(expression, known)) add(path, fault);
  };
  for (const list of ['contextQuestions', 'questions', 'elements'] as const) {
    form[list].forEach(({ condition }, index) => {
      if (condition === null) return;
      const path = `${list}.${index}.condition`;
      const parsed = parseCondition(condition);
      if (parsed === undefined) add(path, 'The condition must be valid JSON');
      else if (parsed !== null) check(path, parsed, '');
    });
  }
  form.elements.forEach(({ type, data }, index) => {
    if (type !== 'CALCULATION' && type !== 'AGGREGATION') return;
    check(`elements.${index}.data.formula`, data.formula, 'A formula is required');
    if (type === 'AGGREGATION' && data.aggregation == null) {
      add(`elements.${index}.data.aggregation`, 'An aggregation is required');
    }
  });
  form.alerts.forEach(({ expression }, index) =>
    check(`alerts.${index}.expression`, expression, 'A condition to trigger this alert is required'),
  );
  form.contextAlerts.forEach(({ expression }, index) =>
    check(
      `contextAlerts.${index}.expression`,
      expression,
      'A condition to trigger this contextAlert is required',
    ),
  );
}

function contactFaults(form: FormInput, add: Add): void {
  const reviewContacts = form.rowApprovedContacts.length + form.rowRejectedContacts.length;
  if (reviewContacts > 0 && form.reviewers.length === 0)
    add('reviewers', 'At least one reviewer is required');
}

/** A condition's JSON; undefined when it is none. */
export function parseCondition(condition: string): unknown {
  try {
    return JSON.parse(condition);
  } catch {
    return undefined;
  }
}

/** What a published form forbids (spec 3, section 4): every change that its rows could not bear. */
export function publishedFaults(before: Form, after: FormInput): FieldError[] {
  const faults: FieldError[] = [];
  const add = (path: string, message: string) => void faults.push({ path, message });
  if (after.name !== before.name) add('name', 'The name of a published form cannot be changed');
  for (const list of ['contextQuestions', 'questions'] as const) {
    for (const old of before[list]) {
      const index = after[list].findIndex(({ id }) => id === old.id);
      const now = after[list][index];
      if (now === undefined) {
        add(list, `"${old.text}" cannot be deleted from a published form`);
        continue;
      }
      const path = `${list}.${index}`;
      if (now.text !== old.text) add(`${path}.text`, 'The title of a published question cannot be changed');
      if (now.type !== old.type) add(`${path}.type`, 'The type of a published question cannot be changed');
      if (!sameOptions(old, now))
        add(`${path}.questionOptions`, 'The options of a published question cannot be changed');
    }
  }
  return faults;
}

function sameOptions(before: Question, after: Question): boolean {
  const plain = (question: Question) =>
    JSON.stringify(
      question.questionOptions.map(({ value, name }) => JSON.stringify([value, name ?? value])).toSorted(),
    );
  return plain(before) === plain(after);
}

/** Everybody whom a form names, by part. */
export const peopleParts = [
  'betaTestUsers',
  'reviewers',
  'sheetCompleteContacts',
  'rowCompleteContacts',
  'rowApprovedContacts',
  'rowRejectedContacts',
] as const;
export type PeoplePart = (typeof peopleParts)[number];
export type People = Record<PeoplePart, UserRef[]>;
