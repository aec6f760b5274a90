// What code asks of question types: what the answers of each are like. The table of types is in type-table.ts.
import { keysOf } from '#core/keys-of.ts';
import type { AnswerKind } from './kinds/kind.ts';
import { answerKinds, type QuestionKind } from './kinds/kinds.ts';
import type { QuestionTypeFacts } from './type-facts.ts';
import { types } from './type-table.ts';

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
