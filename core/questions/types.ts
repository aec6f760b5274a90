// The question types, each with all facts about it. No other file lists types: code depends on what the kind of a question says of its
// answers (core/questions/kinds/). A type that only differs in how it is asked, such as a scanned code, shares its kind.
import { keysOf } from '#core/keys-of.ts';
import type { AnswerKind } from './kinds/kind.ts';
import {
  captured,
  oneNumber,
  onCatalog,
  onClock,
  onePlainText,
  ofPattern,
  picture,
  plain,
  type QuestionTypeFacts,
  single,
} from './type-facts.ts';
import { answerKinds, type QuestionKind } from './kinds/kinds.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const types = {
  TEXT: {
    ...onePlainText,
    label: t(m.text),
    xlsform: { type: 'text', appearance: '', isAlike: true },
  },
  LONG_TEXT: {
    ...onePlainText,
    label: t(m.longText),
    isGroupable: false,
    entry: { keyboard: 'text', isLong: true },
    xlsform: { type: 'text', appearance: 'multiline', isAlike: true },
  },
  EMAIL_ADDRESS: {
    ...ofPattern,
    label: t(m.emailAddress),
    rules: [{ kind: 'pattern', pattern: 'email' }],
    entry: { keyboard: 'email', isLong: false },
    link: 'mailto:',
  },
  PHONE_NUMBER: {
    ...ofPattern,
    label: t(m.phoneNumber),
    rules: [{ kind: 'pattern', pattern: 'phone' }],
    entry: { keyboard: 'tel', isLong: false },
    link: 'tel:',
  },
  WEB_ADDRESS: {
    ...ofPattern,
    label: t(m.webAddress),
    rules: [{ kind: 'pattern', pattern: 'web' }],
    entry: { keyboard: 'url', isLong: false },
    link: '',
  },
  NUMERIC: {
    ...oneNumber,
    label: t(m.number),
    xlsform: { type: 'decimal', appearance: '', isAlike: true },
  },
  WHOLE_NUMBER: {
    ...oneNumber,
    label: t(m.wholeNumber),
    rules: [{ kind: 'decimals', most: 0 }],
    entry: { keyboard: 'numeric', isLong: false },
    xlsform: { type: 'integer', appearance: '', isAlike: true },
  },
  SCALE: {
    ...oneNumber,
    label: t(m.scale),
    scale: { look: 'buttons', least: 1, greatest: 5 },
    xlsform: { type: 'range', appearance: 'picker', isAlike: true },
  },
  STARS: {
    ...oneNumber,
    label: t(m.stars),
    scale: { look: 'stars', least: 1, greatest: 5 },
    xlsform: { type: 'range', appearance: 'rating', isAlike: true },
  },
  SLIDER: {
    ...oneNumber,
    label: t(m.slider),
    isGroupable: false,
    scale: { look: 'slider', least: 0, greatest: 100 },
    xlsform: { type: 'range', appearance: '', isAlike: true },
  },
  MULTI_NUMERIC: {
    ...captured,
    label: t(m.severalNumbers),
    kind: 'numbers',
    entry: { keyboard: 'decimal', isLong: false },
    xlsform: { type: 'text', appearance: '', isAlike: false },
  },
  RADIO: {
    ...plain,
    label: t(m.singleSelect),
    kind: 'choice',
    answerOperator: 'EQ',
    xlsform: { type: 'select_one', appearance: '', isAlike: true },
  },
  CHECKBOXES: {
    ...plain,
    label: t(m.multiSelect),
    kind: 'choices',
    isGroupable: false,
    answerOperator: 'CONTAINS',
    xlsform: { type: 'select_multiple', appearance: '', isAlike: true },
  },
  RANKING: {
    ...single,
    label: t(m.ranking),
    kind: 'ranking',
    answerOperator: 'RANKED_FIRST',
    xlsform: { type: 'rank', appearance: '', isAlike: true },
  },
  BOOLEAN: {
    ...plain,
    label: t(m.yesOrNo),
    kind: 'yesNo',
    answerOperator: 'EQ',
    xlsform: { type: 'select_one', appearance: '', isAlike: true },
  },
  IMAGE: {
    ...picture,
    label: t(m.photo),
    device: 'camera',
    xlsform: { type: 'image', appearance: '', isAlike: true },
  },
  DRAWING: {
    ...picture,
    label: t(m.drawing),
    device: 'drawingPad',
    xlsform: { type: 'image', appearance: 'annotate', isAlike: true },
  },
  FILE: {
    ...captured,
    label: t(m.file),
    kind: 'file',
    xlsform: { type: 'file', appearance: '', isAlike: true },
  },
  AUDIO: {
    ...captured,
    label: t(m.recording),
    kind: 'recording',
    device: 'microphone',
    xlsform: { type: 'audio', appearance: '', isAlike: true },
  },
  DATETIME: {
    ...onClock,
    label: t(m.dateAndTime),
    kind: 'moment',
    answerOperator: 'BETWEEN',
    xlsform: { type: 'dateTime', appearance: '', isAlike: true },
  },
  DATE: {
    ...onClock,
    label: t(m.date),
    kind: 'day',
    xlsform: { type: 'date', appearance: '', isAlike: true },
  },
  TIME: {
    ...onClock,
    label: t(m.time),
    kind: 'time',
    xlsform: { type: 'time', appearance: '', isAlike: true },
  },
  DURATION: {
    ...single,
    label: t(m.duration),
    kind: 'duration',
    answerOperator: 'EQ',
    xlsform: { type: 'integer', appearance: 'duration', isAlike: false },
  },
  PLACE: {
    ...captured,
    label: t(m.place),
    kind: 'place',
    xlsform: { type: 'geopoint', appearance: '', isAlike: true },
  },
  LINE: {
    ...captured,
    label: t(m.line),
    kind: 'line',
    xlsform: { type: 'geotrace', appearance: '', isAlike: true },
  },
  AREA: {
    ...captured,
    label: t(m.area),
    kind: 'area',
    xlsform: { type: 'geoshape', appearance: '', isAlike: true },
  },
  SIGNATURE: {
    ...picture,
    label: t(m.signature),
    device: 'signaturePad',
    isEditable: false,
    xlsform: { type: 'image', appearance: 'signature', isAlike: true },
  },
  SCANNED_CODE: {
    ...captured,
    label: t(m.scannedCode),
    kind: 'text',
    device: 'scanner',
    xlsform: { type: 'barcode', appearance: '', isAlike: true },
  },
  ENTRIES: {
    ...captured,
    label: t(m.repeatedEntries),
    kind: 'entry',
    xlsform: { type: 'begin_repeat', appearance: '', isAlike: true },
  },
  CATALOG_RADIO: { ...onCatalog, label: t(m.catalogSingleSelect), kind: 'item' },
  CATALOG_CHECKBOX: { ...onCatalog, label: t(m.catalogMultiSelect), kind: 'items', isGroupable: false },
} as const satisfies Readonly<Record<string, QuestionTypeFacts>>;

export type QuestionType = keyof typeof types;

/** The facts of each type. */
export const questionTypes: Readonly<Record<QuestionType, QuestionTypeFacts>> = types;

/** All types, in the editor's order. */
export const questionTypeNames = keysOf(types);

/** A draft's question may have no type yet. */
type AnyType = QuestionType | null | undefined;

/** The kind of a question type, to look up what a table has for it. What core knows of it is in `answersOf`. */
export function kindOf(type: QuestionType): QuestionKind {
  return questionTypes[type].kind;
}

/** What the answers of a question type are like; null if the type is unknown. */
export function answersOf(type: QuestionType): AnswerKind;
export function answersOf(type: AnyType): AnswerKind | null;
export function answersOf(type: AnyType): AnswerKind | null {
  return type == null ? null : answersByType[type];
}

/** Looked up once for each answer of a million rows. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries has lost the names that the record has
const answersByType = Object.fromEntries(
  questionTypeNames.map((type) => [type, answerKinds[questionTypes[type].kind]]),
) as Readonly<Record<QuestionType, AnswerKind>>;

/** Whether an answer is one number, which can be calculated with. */
export function isNumber(type: AnyType): boolean {
  const answers = answersOf(type);
  return answers !== null && answers.isDecimal && !answers.isList;
}

/** Whether an answer is an amount of time, in seconds. */
export function isDuration(type: AnyType): boolean {
  return answersOf(type)?.isDuration === true;
}

/** Whether an answer is a moment: a date and time. */
export function isMoment(type: AnyType): boolean {
  return clockOf(type) === 'moment';
}

/** What of a clock and a calendar an answer says; null: nothing. */
export function clockOf(type: AnyType): AnswerKind['clock'] {
  return answersOf(type)?.clock ?? null;
}

/** Whether an answer is a list of values (several on the wire, in order). */
export function isMultiValue(type: AnyType): boolean {
  return answersOf(type)?.isList === true;
}

/** Whether it has options of its own. */
export function hasOptions(type: AnyType): boolean {
  return answersOf(type)?.choices === 'options';
}

/** Whether several of its own options may be chosen. */
export function isMultipleChoice(type: AnyType): boolean {
  return hasOptions(type) && isMultiValue(type);
}

/** Whether an option that is given twice is chosen once: a ranking with one is refused. */
export function isChosenOnce(type: QuestionType): boolean {
  return hasOptions(type) && answersOf(type).isUnordered;
}

/** Whether it may have default answers if it is not required. */
export function isDefaultable(type: QuestionType | null): boolean {
  return type !== null && questionTypes[type].isDefaultable;
}

/** Whether an answer is the id of an image. */
export function isImageType(type: AnyType): boolean {
  return answersOf(type)?.isImage === true;
}

/** What an answer is on a map: a place is a point; null: it is on none. */
export function geometryOf(type: AnyType): AnswerKind['geometry'] {
  return answersOf(type)?.geometry ?? null;
}

/** Whether an answer is a list of entries: answers to questions of its own. */
export function isEntries(type: AnyType): boolean {
  return answersOf(type)?.isEntry === true;
}

/** Whether an answer is a path of catalog items, or several. */
export function isCatalogType(type: AnyType): boolean {
  return answersOf(type)?.choices === 'catalog';
}

/** The types whose answers are paths of catalog items. */
export const catalogTypes: readonly QuestionType[] = questionTypeNames.filter(isCatalogType);
