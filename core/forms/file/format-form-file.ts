// A form as a file for version control, in the format of form-file.ts: the same form always gives the same text. Ids are
// included, so that a file finds its form again; people and groups are written as names and expressions use titles, so
// that the file is readable and can move to another company. Default values are omitted, and so are values that change
// by themselves: versions and dates.
import { withFillExpression } from '#core/questions/fills/fills.ts';
import { withRuleExpressions } from '#core/questions/rules/expressions.ts';
import { renameVariables } from '#core/logic/variables.ts';
import { draftOfInput } from '#core/forms/draft/draft-wire.ts';
import type { Json } from './form-file.ts';
import {
  type DraftAlert,
  type DraftElement,
  type DraftItem,
  type DraftLaunchAlert,
  type DraftOption,
  type DraftQuestion,
  notificationTypes,
} from '#core/forms/draft/form-draft.ts';
import { followedQuestionOf, withFollowedQuestion, withTypesNamed } from '#core/forms/question-meta.ts';
import type { Form, FormInput } from '#core/forms/schema.ts';
import { isUuid } from '#core/primitives.ts';
import { parseCondition } from '#core/logic/parse-condition.ts';

type CatalogTypes = readonly { readonly id: string; readonly name: string }[];

/** The text of the file, with a trailing newline. `types` are those of the catalog, if known: its questions name them. */
export function formFileText(form: Form | FormInput, types?: CatalogTypes): string {
  return `${written(formFile(form, types), '')}\n`;
}

/** The same as an object. */
export function formFile(form: Form | FormInput, types?: CatalogTypes): Json {
  const draft = draftOfInput(form, () => '');
  const known = types ?? draft.catalogTypes;
  const rename = titlesOf([...draft.setup, ...draft.rows]);
  const item = (each: DraftItem) =>
    each.kind === 'question' ? questionInFile(each, rename, known) : elementInFile(each, rename);
  return said({
    id: draft.id || null,
    name: draft.name,
    description: draft.description,
    multi: draft.multi,
    groups: namesOf(draft.groups ?? []).toSorted(),
    betaTestUsers: namesOf(draft.testers ?? []),
    reviewers: namesOf(draft.reviewers ?? []),
    catalogTypes: namesOf(draft.catalogTypes),
    contextQuestions: draft.setup.map(item),
    questions: draft.rows.map(item),
    alerts: draft.alerts.map((alert) => alertInFile(alert, rename)),
    contextAlerts: draft.launchAlerts.map((alert) => launchAlertInFile(alert, rename)),
    ...Object.fromEntries(
      notificationTypes.map((type) => [
        type,
        namesOf(draft.notifications.flatMap((one) => (one.type === type ? one.users : []))),
      ]),
    ),
  });
}

type Rename = (name: string) => string;

/** From id to title, except for titles that are not unique. Those of entries have theirs where no question around them has it. */
function titlesOf(items: readonly DraftItem[]): Rename {
  const questions = items.filter((item) => item.kind === 'question');
  const around = new Set(questions.map(({ text }) => text));
  const inside = questions.flatMap((each) => each.questions ?? []).filter(({ text }) => !around.has(text));
  const titles = new Map([...uniqueTitles(inside), ...uniqueTitles(questions)]);
  return (id) => titles.get(id) ?? id;
}

/** Within entries: their own titles, and those around them that none of them has. */
function titlesInside(questions: readonly DraftQuestion[], around: Rename): Rename {
  const own = uniqueTitles(questions);
  const taken = new Set(questions.map(({ text }) => text));
  const ids = new Set(questions.map(({ id }) => id));
  return (id) => {
    if (ids.has(id)) return own.get(id) ?? id;
    const title = around(id);
    return taken.has(title) ? id : title;
  };
}

function uniqueTitles(questions: readonly DraftQuestion[]): ReadonlyMap<string, string> {
  const byTitle = Map.groupBy(questions, ({ text }) => text);
  return new Map(
    questions
      .filter(({ text }) => byTitle.get(text)?.length === 1 && text !== '' && !isUuid(text))
      .map(({ id, text }) => [id, text]),
  );
}

function questionInFile(question: DraftQuestion, rename: Rename, types: CatalogTypes): Json {
  const { id, text, type, required, options, defaultAnswers, condition, questionMeta } = question;
  const { hidden, pinned, widgetOrder } = question;
  return said({
    id,
    text,
    type,
    required,
    options: options.map((option) => optionInFile(option, rename)),
    questions: (question.questions ?? []).map((each) =>
      questionInFile(each, titlesInside(question.questions ?? [], rename), types),
    ),
    defaultAnswers,
    condition: conditionInFile(condition, rename),
    ...withRuleExpressions(question, (expression) => renameVariables(expression, rename)),
    filledBy: question.filledBy,
    ...withFillExpression(question, (expression) => renameVariables(expression, rename)),
    questionMeta: withTypesNamed(metaInFile(questionMeta, rename), types),
    hidden,
    pinned,
    widgetOrder,
  });
}

/** The question that this one follows is named by its title, as in conditions. */
function metaInFile(meta: DraftQuestion['questionMeta'], rename: Rename): DraftQuestion['questionMeta'] {
  const followed = followedQuestionOf(meta);
  return followed === null ? meta : withFollowedQuestion(meta, rename(followed));
}

function optionInFile({ value, name, retired, condition }: DraftOption, rename: Rename): unknown {
  const more = {
    ...(name && name !== value && { name }),
    ...(retired !== undefined && { retired }),
    ...(condition !== undefined && { condition: renameVariables(condition, rename) }),
  };
  return Object.keys(more).length > 0 ? { value, ...more } : value;
}

function elementInFile({ id, type, condition, data }: DraftElement, rename: Rename): Json {
  return said({
    id,
    type,
    label: data.label,
    formula: data.formula == null ? null : renameVariables(data.formula, rename),
    aggregation: data.aggregation,
    defaultValue: data.defaultValue,
    group: data.group,
    atLeastOne: data.atLeastOne,
    matrix: data.matrix,
    picture: data.picture,
    condition: conditionInFile(condition, rename),
  });
}

function alertInFile({ id, name, expression, alertContacts, mobileAlert }: DraftAlert, rename: Rename): Json {
  return {
    ...said({
      id,
      name,
      expression: renameVariables(expression, rename),
      alertContacts: namesOf(alertContacts),
    }),
    ...(!mobileAlert && { mobileAlert }),
  };
}

function launchAlertInFile(alert: DraftLaunchAlert, rename: Rename): Json {
  const { id, name, description, formId, expression, required } = alert;
  return said({ id, name, description, formId, expression: renameVariables(expression, rename), required });
}

/** A condition as JSON; invalid JSON stays text, to be corrected by hand. */
function conditionInFile(condition: string | null, rename: Rename): unknown {
  if (condition === null) return null;
  const logic = parseCondition(condition);
  return logic === undefined ? condition : renameVariables(logic, rename);
}

type Ref = { id: string; userName?: string; name?: string };

function namesOf(refs: readonly Ref[]): string[] {
  return [...new Set(refs.map(({ id, userName, name }) => userName || name || id))];
}

/** Drops null, `false` and empty values. */
function said(fields: Json): Json {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== false &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
}

const mostInALine = 100;

/** Formats JSON for people: short values stay on one line. */
function written(value: unknown, indent: string): string {
  const line = inALine(value);
  if (line.length + indent.length <= mostInALine && indent !== '') return line;
  const inner = `${indent}  `;
  if (Array.isArray(value) && value.length > 0) {
    return `[\n${value.map((item) => inner + written(item, inner)).join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return line;
  const entries = Object.entries(value).map(
    ([key, each]) => `${inner}${JSON.stringify(key)}: ${written(each, inner)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}

function inALine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inALine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inALine(each)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
