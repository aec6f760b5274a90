// Answers, choices and constants in XLSForm expressions; from-logic.ts combines them. Throws an XPathError for anything
// without a counterpart.
import type { Logic } from '#core/logic/schema.ts';
import { dateTimeOf } from '#core/questions/values.ts';
import { geoPointOf, rounded } from '#core/questions/places/geo-point.ts';
import type { ShapeKind } from '#core/questions/places/shape.ts';
import { variableName } from '#core/logic/operation.ts';
import { XPathError } from '../xpath.ts';
import { t } from '#core/messages/text.ts';
import { m } from '../texts.ts';

/** A question as the XLSForm represents it. */
export type WrittenQuestion = {
  name: string;
  title: string;
  /** `other`: its answer can be tested for presence only; of a place its distance is another number, of a line or an area its size. */
  kind:
    | 'number'
    | 'text'
    | 'choice'
    | 'choices'
    | 'yesNo'
    | 'moment'
    | 'date'
    | 'time'
    | 'place'
    | ShapeKind
    /** A repeat: how many entries there are. */
    | 'entries'
    | 'other';
  /** Choice names by form value. */
  choices: ReadonlyMap<string, string>;
  /** It is asked in entries, and read outside of them: it has several answers. */
  isInEntries?: true;
};
/** Questions by id. */
export type WrittenQuestions = ReadonlyMap<string, WrittenQuestion>;

/** The question that a variable reads. */
export function questionOf(node: Logic, questions: WrittenQuestions): WrittenQuestion {
  const id = variableName(node);
  const question = id === null ? undefined : questions.get(id);
  if (question === undefined) return fail(t(m.itReadsQuestionThatIs));
  if (question.kind === 'entries' || question.isInEntries === true)
    return fail(t(m.readsEntriesOtherwise, { question: question.title }));
  return question;
}

/** A reference to its answer: `${weight}`. */
export function answerText(node: Logic, questions: WrittenQuestions): string {
  return `\${${questionOf(node, questions).name}}`;
}

/** Whether an answer is read as a number, or as text. */
export function readsAsNumber({ kind, choices }: WrittenQuestion): boolean {
  if (kind === 'choice') return [...choices].every(([value, name]) => value === name);
  return kind === 'number' || kind === 'text';
}

/** Rejects a comparison of two questions whose equal answers may be written differently. */
export function requireAlike(left: WrittenQuestion, right: WrittenQuestion): void {
  const isSame =
    left.kind === right.kind && !['other', 'entries', 'place', 'line', 'area', 'choices'].includes(left.kind);
  const isRenamed = [left, right].some(({ choices }) => [...choices].some(([value, name]) => value !== name));
  if (!isSame || isRenamed) fail(t(m.andCannotBeCompared, { left: left.title, right: right.title }));
}

/** A constant as an answer to a question. `exact`: 5 is not the text "5". */
export function answerConstant(question: WrittenQuestion, constant: Logic, exact: boolean): string {
  const { kind, title } = question;
  const isFitting = {
    yesNo: typeof constant === 'boolean',
    choice: typeof constant === 'string',
    choices: typeof constant === 'string' && !exact,
    number: typeof constant === 'number',
    text: (typeof constant === 'string' && constant !== '') || (typeof constant === 'number' && !exact),
    moment: false,
    date: false,
    time: false,
    place: false,
    line: false,
    area: false,
    entries: false,
    other: false,
  }[kind];
  if (!isFitting) return fail(t(m.cannotBeComparedWithValue, { title, stringify: JSON.stringify(constant) }));
  if (typeof constant === 'boolean') return constant ? "'yes'" : "'no'";
  if (typeof constant === 'number') return numberText(constant);
  return kind === 'text' ? constantText(constant, false) : choiceText(question, constant);
}

/** The name of a choice, quoted. */
export function choiceText({ choices, title }: WrittenQuestion, value: Logic): string {
  const name = typeof value === 'string' ? choices.get(value) : undefined;
  return name === undefined
    ? fail(t(m.isNotOptionOf, { stringify: JSON.stringify(value), title }))
    : quoted(name);
}

/** The day of a moment or constant: a number is in UTC, a text has its offset. */
export function dayText(node: Logic, questions: WrittenQuestions): string {
  if (variableName(node) !== null) {
    const { kind, title } = questionOf(node, questions);
    if (kind === 'date') return answerText(node, questions);
    return kind === 'moment'
      ? `date(${answerText(node, questions)})`
      : fail(t(m.questionIsNotDate, { title }));
  }
  const moment = typeof node === 'number' || typeof node === 'string' ? dateTimeOf(String(node)) : null;
  if (moment === null) return fail(t(m.onlyDaysOfDatesCan));
  return `date('${isoOf(moment.at + moment.offset).slice(0, 10)}')`;
}

/** A point: a question that asks for one, or a constant as XLSForm has it: latitude and longitude. */
export function placeText(node: Logic, questions: WrittenQuestions): string {
  if (variableName(node) !== null) {
    const { kind, title } = questionOf(node, questions);
    return kind === 'place' ? answerText(node, questions) : fail(t(m.questionIsNotPlace, { title }));
  }
  const point = typeof node === 'string' ? geoPointOf(node) : null;
  if (point === null) return fail(t(m.distanceTakesTwoPoints));
  return quoted(`${rounded(point.latitude, 7)} ${rounded(point.longitude, 7)}`);
}

/** Epoch milliseconds as ISO 8601, for example `2026-01-31T08:30:00.000Z`. */
export function isoOf(at: number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? fail(t(m.valueIsNotDate, { at })) : date.toISOString();
}

/** A constant. With `asZero`, null is 0. */
export function constantText(constant: Logic, asZero: boolean): string {
  if (constant === null) return asZero ? '0' : "''";
  if (typeof constant === 'number') return numberText(constant);
  if (typeof constant === 'boolean') return constant ? 'true()' : 'false()';
  return typeof constant === 'string' ? quoted(constant) : fail(t(m.listCannotBeWritten));
}

/** XPath has no exponent notation. */
export function numberText(number: number): string {
  const text = String(number);
  return /^-?\d+(\.\d+)?$/.test(text) ? text : fail(t(m.cannotBeWritten, { text }));
}

function quoted(text: string): string {
  if (!text.includes("'")) return `'${text}'`;
  return text.includes('"') ? fail(t(m.textWithBothKindsOf)) : `"${text}"`;
}

/** Throws an XPathError. The message is a sentence without a full stop. */
export function fail(message: string): never {
  throw new XPathError(message);
}

/** A label in the report. */
export function titleOf(label: string): string {
  return label.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
}
