// Validation rules of a form as a whole, with the spec's messages (spec 3, sections 4 and 5). The schema has the rules
// of single fields; the editor shows these issues and the server rejects a form that has any.
import type { Logic } from '#core/logic/schema.ts';
import type { FieldError } from '#core/errors.ts';
import { checkLogic, listIssues, summariesOf } from '#core/logic/check.ts';
import { fillIssues } from './fill-issues.ts';
import { entriesOfFormLimit, entryIssues, questionsOfEntries } from '#core/questions/entries/entry-issues.ts';
import { followedQuestionOf } from './question-meta.ts';
import { pictureIssues, picturesLimit, picturesOf } from './pictures.ts';
import { rowSteps, rowStepsLimit } from './row-steps.ts';
import type { Alert, ContextAlert, Element, FormInput, UserRef } from './schema.ts';
import type { QuestionRule } from '#core/questions/rules/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { m as entries } from '#core/questions/entries/texts.ts';
import { ownersOf, questionsInside, questionsOutside, titleRead } from '#core/questions/entries/outside.ts';
import { hasOptions, isCatalogType, isDefaultable, isEntries, isMultiValue } from '#core/questions/types.ts';
import { valueIssue } from '#core/questions/answers.ts';
import { fillExpressions } from '#core/questions/fills/fills.ts';
import { optionsTakeTooLong } from '#core/questions/offered.ts';
import { variablesOf } from '#core/logic/variables.ts';
import { parseCondition } from '#core/logic/parse-condition.ts';
import { compileRules, ruleIssues } from '#core/questions/rules/rules.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

export type FormLimits = {
  /** Maximum number of testers: the user's usage limit BETA_TESTERS_MAXIMUM, 3 by default. */
  testers: number;
};
export const defaultTesterLimit = 3;

/** All issues of a form; empty if it can be saved. */
export function formIssues(form: FormInput, limits: FormLimits): FieldError[] {
  const known = readableIn([...form.contextQuestions, ...form.questions]);
  return [
    ...wholeIssues(form, limits),
    ...inList('contextQuestions', form.contextQuestions, (question) => questionIssues(question, known)),
    ...inList('questions', form.questions, (question) => questionIssues(question, known)),
    ...inList('elements', form.elements, (element) => elementIssues(element, known)),
    ...inList('alerts', form.alerts, (alert) => alertIssues(alert, known)),
    ...inList('contextAlerts', form.contextAlerts, (alert) => launchAlertIssues(alert, known)),
    ...fillIssues(form),
  ];
}

/** Issues between the parts of a form. */
export function wholeIssues(form: FormInput, limits: FormLimits): FieldError[] {
  const issues: FieldError[] = [];
  const add = (path: string, message: string) => void issues.push({ path, message });
  if (form.questions.length === 0) add('questions', t(m.formNeedsAtLeastOne));
  else if (!form.questions.some((question) => question.required)) {
    add('questions', t(m.atLeastOneRepeatedQuestion));
  }
  const all = [...form.contextQuestions, ...form.questions];
  const inEntries = questionsOfEntries(all);
  // An entry's answers are short: all entries of an answer are five times as long as another answer, at most.
  const patterns = patternsIn(all) + 5 * patternsIn(inEntries);
  if (patterns > patternsLimit) add('questions', t(m.atMostPatterns, { most: patternsLimit }));
  const options = [...all, ...inEntries].reduce(
    (sum, { questionOptions }) => sum + questionOptions.length,
    0,
  );
  if (options > optionsOfFormLimit) add('questions', t(m.tooManyOptions, { most: optionsOfFormLimit }));
  if (rowSteps(form) > rowStepsLimit) add('questions', t(m.rulesTakeTooLong));
  if (all.filter(({ type }) => isEntries(type)).length > entriesOfFormLimit)
    add('questions', t(entries.tooMany, { most: entriesOfFormLimit }));
  if (picturesOf(form).length > picturesLimit) add('elements', t(m.tooManyPictures, { most: picturesLimit }));
  idIssues(form, add);
  followIssues(form, add);
  if (form.rowApprovedContacts.length + form.rowRejectedContacts.length > 0 && form.reviewers.length === 0) {
    add('reviewers', t(m.atLeastOneReviewerIs));
  }
  if (form.betaTestUsers.length > limits.testers) {
    add('betaTestUsers', t(m.atMostTesters, { testers: limits.testers }));
  }
  return issues;
}

/** Options of all questions of a form: every phone keeps them, and the server reads and writes them at once. */
export const optionsOfFormLimit = 40_000;

/** Regular expressions of a form: a row is judged by all of them at once. */
const patternsLimit = 30;

function patternsIn(questions: readonly Question[]): number {
  return questions.reduce((sum, { rules = [] }) => sum + rules.filter(isOwnPattern).length, 0);
}

function isOwnPattern(rule: QuestionRule): boolean {
  return rule.kind === 'pattern' && rule.pattern === 'custom';
}

/** What expressions may read: questions by id. Of those of entries, the titles by id: those that are lists there, and all others. */
export type Readable = {
  ids: ReadonlySet<string>;
  lists: ReadonlyMap<string, string>;
  unread: ReadonlyMap<string, string>;
  /** The questions of rows and their entries, which a setup does not read. */
  ofRows: ReadonlySet<string>;
  /** Within an entry, the titles of its own questions that have one answer. */
  own?: ReadonlyMap<string, string>;
};

export function readableIn(questions: readonly Question[]): Readable {
  const lists = new Map(questionsOutside(questions).map((each) => [each.id, titleRead(each)]));
  const inside = questionsInside(questions).map((each) => [each.id, titleRead(each)] as const);
  const unread = new Map(inside.filter(([id]) => !lists.has(id)));
  const ids = new Set([...questions.map(({ id }) => id), ...lists.keys(), ...unread.keys()]);
  const rows = questions.filter(({ context }) => !context);
  return { ids, lists, unread, ofRows: new Set([...rows.map(({ id }) => id), ...ownersOf(rows).keys()]) };
}

/** What the questions of entries may read: each other, and what is around them. */
function readableInside({ id, context, questions = [] }: Question, around: Readable): Readable {
  const ownIds = new Set(questions.map((each) => each.id));
  const single = questions.filter(({ type }) => !isMultiValue(type));
  const own = new Map(single.map((each) => [each.id, each.text]));
  const isAround = (name: string) =>
    name !== id && !ownIds.has(name) && !(context && around.ofRows.has(name));
  const left = (titles: ReadonlyMap<string, string>) =>
    new Map([...titles].filter(([name]) => isAround(name)));
  const ids = new Set([...[...around.ids].filter(isAround), ...ownIds]);
  return { ...around, ids, lists: left(around.lists), unread: left(around.unread), own };
}

/** Issues of one question; `known` is what its expressions may read. Paths are relative to the question. */
export function questionIssues(question: Question, known: Readable): FieldError[] {
  const issues: FieldError[] = [];
  const add = (path: string, message: string) => void issues.push({ path, message });
  optionIssues(question, known, add);
  defaultIssues(question, add);
  for (const expression of fillExpressions(question))
    if (typeof expression === 'object' && expression !== null)
      issues.push(...logicIssues('filledBy', expression, known, ''));
  return [
    ...issues,
    ...conditionIssues(question.condition, known),
    ...rulesIssues(question, known),
    ...entryIssues(question, (each) => questionIssues(each, readableInside(question, known))),
  ];
}

/** Issues of one element. Paths are relative to the element. */
export function elementIssues({ type, data, condition }: Element, known: Readable): FieldError[] {
  const issues = [...conditionIssues(condition, known), ...pictureIssues({ type, data })];
  if (type !== 'CALCULATION' && type !== 'AGGREGATION') return issues;
  issues.push(...logicIssues('data.formula', data.formula, known, t(m.formulaIsRequired)));
  if (type === 'AGGREGATION' && data.aggregation == null) {
    issues.push(fieldError('data.aggregation', m.aggregationIsRequired));
  }
  return issues;
}

/** Issues of one alert. Paths are relative to the alert. */
export function alertIssues({ expression }: Pick<Alert, 'expression'>, known: Readable): FieldError[] {
  return logicIssues('expression', expression, known, t(m.conditionToTriggerThisAlert));
}

/** Issues of one launch alert. Paths are relative to the alert. */
export function launchAlertIssues(
  { expression }: Pick<ContextAlert, 'expression'>,
  known: Readable,
): FieldError[] {
  return logicIssues('expression', expression, known, t(m.conditionToTriggerThisContextalert));
}

type Add = (path: string, message: string) => void;

function inList<T>(list: string, things: readonly T[], issuesOf: (thing: T) => FieldError[]): FieldError[] {
  return things.flatMap((thing, index) =>
    issuesOf(thing).map(({ path, message }) => ({ path: `${list}.${index}.${path}`, message })),
  );
}

function optionIssues({ type, questionOptions: options }: Question, known: Readable, add: Add): void {
  if (hasOptions(type)) {
    if (options.length === 0) add('questionOptions', t(m.optionValueIsRequired));
    const seen = new Set<string>();
    options.forEach((option, index) => {
      if (seen.has(option.value)) add(`questionOptions.${index}.value`, t(m.duplicateOption));
      seen.add(option.value);
      if (option.condition == null) return;
      for (const { path, message } of logicIssues('condition', option.condition, known, ''))
        add(`questionOptions.${index}.${path}`, message);
    });
    if (options.length > 0 && options.every(({ retired }) => retired !== undefined))
      add('questionOptions', t(m.noOptionOffered));
    if (optionsTakeTooLong(options)) add('questionOptions', t(m.optionConditionsTakeTooLong));
  } else if (options.length > 0) {
    add('questionOptions', t(m.onlySingleSelectAndMulti));
  }
}

function defaultIssues(question: Question, add: Add): void {
  if (question.defaultAnswers.length === 0) return;
  if (question.required || !isDefaultable(question.type)) {
    add('defaultAnswers', t(m.thisQuestionCannotHaveDefault));
    return;
  }
  question.defaultAnswers.forEach((value, index) => {
    const issue = valueIssue(question, value);
    if (issue !== null) add(`defaultAnswers.${index}`, issue);
  });
  // A default that breaks a rule would be wrong before anybody has answered.
  const [broken] =
    compileRules(question, [])?.(question.defaultAnswers, { context: {}, now: 0, isUnknown: () => true }) ??
    [];
  if (broken !== undefined) add('defaultAnswers', broken.message);
}

function rulesIssues({ rules = [], type, context }: Question, known: Readable): FieldError[] {
  return rules.flatMap((rule, index) =>
    [
      ...ruleIssues(rule, type),
      ...(rule.kind === 'unique' && context ? [fieldError('kind', m.uniqueOfRows)] : []),
      ...(rule.kind === 'expression' && rule.expression !== null
        ? logicIssues('expression', rule.expression, known, '')
        : []),
    ].map((issue) => ({ ...issue, path: `rules.${index}.${issue.path}` })),
  );
}

function idIssues(form: FormInput, add: Add): void {
  const seen = new Set<string>();
  for (const list of ['contextQuestions', 'questions', 'elements', 'alerts', 'contextAlerts'] as const) {
    form[list].forEach((item, index) => {
      const own = 'questions' in item ? (item.questions ?? []) : [];
      for (const { id } of [item, ...own]) {
        if (seen.has(id)) add(`${list}.${index}.id`, t(m.thisIdAppearsTwiceIn));
        seen.add(id);
      }
    });
  }
}

/** A catalog question follows one that is answered before it: earlier in its part or its entry, or on setup. */
function followIssues(form: FormInput, add: Add): void {
  for (const list of ['contextQuestions', 'questions'] as const) {
    const setup = list === 'questions' ? form.contextQuestions : [];
    followIssuesIn(form[list], setup, (path, message) => add(`${list}.${path}`, message));
    form[list].forEach(({ questions = [] }, index) =>
      followIssuesIn(questions, [], (path, message) => add(`${list}.${index}.questions.${path}`, message)),
    );
  }
}

function followIssuesIn(questions: readonly Question[], setup: readonly Question[], add: Add): void {
  questions.forEach(({ id: own, type, questionMeta, order }, index) => {
    const id = followedQuestionOf(questionMeta);
    if (id === null || !isCatalogType(type)) return;
    const isFollowed = (other: Question) => other.id === id && isCatalogType(other.type);
    const isEarlier = (other: Question) => isFollowed(other) && other.id !== own && other.order < order;
    if (!questions.some(isEarlier) && !setup.some(isFollowed)) add(`${index}.questionMeta`, followRule);
  });
}

const followRule = t(m.choicesCanFollowCatalogQuestion);

function conditionIssues(condition: string | null, known: Readable): FieldError[] {
  if (condition === null) return [];
  const parsed = parseCondition(condition);
  if (parsed === undefined) return [fieldError('condition', m.conditionMustBeValidJson)];
  return parsed === null ? [] : logicIssues('condition', parsed, known, '');
}

function logicIssues(
  path: string,
  expression: Logic | undefined,
  known: Readable,
  missing: string,
): FieldError[] {
  if (expression === null || expression === undefined) return [{ path, message: missing }];
  const issues = checkLogic(expression, known.ids);
  if (issues.length > 0) return issues.map((message) => ({ path, message }));
  const unread = [...variablesOf(expression)].flatMap((id) => known.unread.get(id) ?? []);
  return [
    ...listIssues(expression, known.lists).map((message) => ({ path, message })),
    ...(known.own === undefined ? [] : summariesOf(expression))
      .flatMap((id) => known.own?.get(id) ?? [])
      .map((title) => fieldError(path, entries.oneInEntry, { title })),
    ...unread.map((title) => fieldError(path, entries.notReadOutside, { title })),
  ];
}

/** Everyone that a form refers to, by part. */
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
