// The texts of core/forms/diff/form-diff.ts: names of questions, elements and alerts, and of their fields.
import { personName } from '#core/primitives.ts';
import type { Field, Fields } from '#core/changes/fields.ts';
import type {
  DraftAlert,
  DraftElement,
  DraftItem,
  DraftLaunchAlert,
  DraftPart,
  DraftQuestion,
} from '#core/forms/draft/form-draft.ts';
import {
  allowsSavedAnswers,
  followedQuestionOf,
  colonReadingOf,
  keepsPhotoPlace,
  metaKeys,
  selectedBranchesOf,
  selectedTypesOf,
} from '#core/forms/question-meta.ts';
import type { Element } from '#core/forms/schema.ts';
import type { Logic } from '#core/logic/schema.ts';
import { parseCondition } from '#core/logic/parse-condition.ts';
import { ownEntryName } from '#core/questions/entries/entry-name.ts';
import { fillTexts } from '#core/questions/fills/fill-text.ts';
import { ruleLine } from '#core/questions/rules/rules.ts';
import { questionTypes } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/forms/texts.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';
import { values } from '#core/messages/value-texts.ts';

type FieldText = { value: unknown; text: string };
type Explain = (expression: Logic) => string;

/** One of the two forms, as fields are said by it. */
type Names = { titleOf: (questionId: string) => string; explain: Explain };

/** `Question "Weight"`, `Header "At the gate"`. */
export function nameOfItem(item: DraftItem): string {
  if (item.kind === 'question') return t(m.question, { text: item.text });
  return `${elementNames[item.type]} "${shorten(item.data.label)}"`;
}

const elementNames: Readonly<Record<Element['type'], string>> = {
  HEADER: t(m.header),
  DESCRIPTION: t(common.description),
  CALCULATION: t(m.calculation),
  AGGREGATION: t(m.aggregation),
};

export function questionFields(
  question: DraftQuestion,
  part: DraftPart,
  condition: FieldText,
  { titleOf, explain }: Names,
): Fields {
  const { text, type, required, options, defaultAnswers, questionMeta } = question;
  const shown = new Map(options.map(({ value, name }) => [value, name || value]));
  const catalogTypes = selectedTypesOf(questionMeta);
  const branches = selectedBranchesOf(questionMeta);
  const followed = followedQuestionOf(questionMeta);
  return {
    text: { word: t(m.titleWord), value: text },
    type: { word: t(m.typeWord), value: type, text: type === null ? '' : questionTypes[type].label },
    context: partField(part),
    required: { word: t(m.requiredWord), value: required },
    defaultAnswers: {
      word: t(m.defaultWord),
      value: defaultAnswers,
      text: defaultAnswers.map((value) => shown.get(value) ?? value).join(', '),
    },
    condition: { word: t(m.askedIf), ...condition },
    rules: {
      word: t(m.rules),
      value: question.rules ?? [],
      text: (question.rules ?? []).map((rule) => ruleLine(rule, explain)).join(' '),
    },
    filledBy: {
      word: t(m.filledBy),
      value: question.filledBy ?? null,
      text: fillTexts(question.filledBy, explain).join(''),
    },
    ...metaFields(questionMeta),
    selectedTypes: {
      word: t(m.chosenCatalogTypes),
      value: catalogTypes.toSorted(),
      text: catalogTypes.join(', '),
    },
    selectedBranches: { word: t(m.catalogBranches), value: branches.toSorted(), text: branches.join(', ') },
    followsQuestion: {
      word: t(m.choicesFollow),
      value: followed,
      text: followed === null ? '' : titleOf(followed),
    },
    colon: colonField(questionMeta),
    ...entriesFields(question, explain),
    allowSaveAnswers: savedField(allowsSavedAnswers(questionMeta)),
    photoPlace: placeField(keepsPhotoPlace(question)),
    ...widgetFields(question),
  };
}

/** The options of an added or removed question; otherwise each option is compared separately. */
export function optionFields(item: DraftItem): Fields {
  if (item.kind === 'element' || item.options.length === 0) return {};
  const shown = item.options.map(({ value, name }) => name || value);
  return { questionOptions: { word: t(m.optionsWord), value: shown, text: shown.join(', ') } };
}

/** What entries are called, and what each of them asks. */
function entriesFields({ questions = [], ...question }: DraftQuestion, explain: Explain): Fields {
  if (questions.length === 0) return {};
  const name = ownEntryName(question);
  return {
    entryName: { word: t(m.entryName), value: name, text: name ?? '' },
    questions: {
      word: t(m.eachEntryAsks),
      value: questions.map(({ options, ...each }) => ({
        ...each,
        options: options.map(({ id: _, ...option }) => option),
      })),
      text: questions.map((each) => entryQuestionText(each, explain)).join('; '),
    },
  };
}

/** `Length (Number, required, Between 0 and 9., asked if Part is Wing)` */
function entryQuestionText(
  { text, type, required, options, condition, rules = [], questionMeta }: DraftQuestion,
  explain: Explain,
) {
  const logic = condition === null ? null : (parseCondition(condition) ?? null);
  const facts = [
    ...(type === null ? [] : [questionTypes[type].label]),
    ...(options.length > 0 ? [options.map(({ value, name }) => name || value).join(' / ')] : []),
    ...(required ? [t(m.requiredWord)] : []),
    ...(keepsPhotoPlace({ type, questionMeta }) ? [t(both.keepsPhotoPlace)] : []),
    ...rules.map((rule) => ruleLine(rule, explain)),
    ...(logic === null ? [] : [`${t(m.askedIf)} ${explain(logic)}`]),
  ];
  return `${text} (${facts.join(', ')})`;
}

function colonField(meta: DraftQuestion['questionMeta']): Field {
  const colon = colonReadingOf(meta);
  return {
    word: t(m.colonWord),
    value: colon === 'hours' ? null : colon,
    text: t(colon === 'hours' ? m.hoursAndMinutes : m.minutesAndSeconds),
  };
}

function savedField(allowed: boolean): Field {
  return {
    word: t(m.answersMayBeSaved),
    value: allowed ? null : 'forbidden',
    text: allowed ? t(values.yes) : t(values.no),
  };
}

function placeField(keeps: boolean): Field {
  return {
    word: t(m.photoPlaceWord),
    value: keeps ? 'keeps' : null,
    text: keeps ? t(values.yes) : t(values.no),
  };
}

function widgetFields({ hidden, pinned, widgetOrder }: DraftQuestion): Fields {
  return {
    hidden: { word: t(m.hiddenOnDashboard), value: hidden },
    pinned: { word: t(m.pinnedToDashboard), value: pinned },
    widgetOrder: { word: t(m.placeOnDashboard), value: widgetOrder },
  };
}

/** Settings that this code does not know, so that changes of them are shown too. */
function metaFields(meta: DraftQuestion['questionMeta']): Fields {
  const known = new Set<string>(metaKeys);
  return Object.fromEntries(
    meta
      .filter(({ key }) => !known.has(key))
      .map(({ key, value }) => [`questionMeta.${key}`, { word: t(m.settingOf, { key }), value }]),
  );
}

export function elementFields(
  { type, data }: DraftElement,
  part: DraftPart,
  condition: FieldText,
  explain: Explain,
): Fields {
  const { label, defaultValue, formula = null, aggregation } = data;
  const { group = false, atLeastOne = false, matrix = false, picture = null } = data;
  return {
    type: { word: t(m.typeWord), value: type, text: t(m.elementType, { type }) },
    context: partField(part, 'shown'),
    'data.label': { word: t(m.textWord), value: label, text: shorten(label) },
    'data.formula': {
      word: t(m.formulaWord),
      value: formula,
      text: formula === null ? '' : explain(formula),
    },
    'data.aggregation': { word: t(m.aggregationWord), value: aggregation ?? null },
    'data.defaultValue': { word: t(m.defaultWord), value: defaultValue || null },
    'data.group': { word: t(m.groupWord), value: group },
    'data.atLeastOne': { word: t(m.atLeastOneWord), value: atLeastOne },
    'data.picture': { word: t(m.pictureWord), value: picture, text: picture?.text ?? '' },
    'data.matrix': { word: t(m.matrixWord), value: matrix },
    condition: { word: t(m.shownIf), ...condition },
  };
}

export function alertFields(
  { name, expression, alertContacts, mobileAlert }: DraftAlert,
  explain: Explain,
): Fields {
  return {
    name: { word: t(m.nameWord), value: name },
    expression: {
      word: t(m.raisedIf),
      value: expression,
      text: expression === null ? '' : explain(expression),
    },
    alertContacts: {
      word: t(m.contactsWord),
      value: [...new Set(alertContacts.map(({ id }) => id))],
      text: alertContacts.map((user) => personName(user) || user.id).join(', '),
    },
    mobileAlert: { word: t(m.shownWhileFillingIn), value: mobileAlert },
  };
}

export function launchAlertFields(alert: DraftLaunchAlert, explain: Explain): Fields {
  const { name, description, formId, expression, required } = alert;
  return {
    name: { word: t(m.nameWord), value: name },
    description: { word: t(m.descriptionWord), value: description },
    formId: { word: t(m.formToComplete), value: formId },
    expression: {
      word: t(m.launchedIf),
      value: expression,
      text: expression === null ? '' : explain(expression),
    },
    required: { word: t(m.requiredWord), value: required },
  };
}

/** Once per row is the default and not mentioned for a new item. */
function partField(part: DraftPart, verb = 'asked'): Field {
  return part === 'setup'
    ? { word: verb, value: part, text: t(m.oncePerSheet) }
    : { word: verb, value: null, text: t(m.oncePerRow) };
}

function shorten(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}
