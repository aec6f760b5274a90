// An admin's edit of the answers to one question, in a row or a sheet's context: normalizes and validates the values.
// The server enforces this, and the faces show the same messages before they send.
import type { FieldError } from '#core/errors.ts';
import type { Question } from '#core/questions/schema.ts';
import { answersOf, isChosenOnce, isMultiValue } from '#core/questions/types.ts';
import { type AnswerValue, dateTimeOf } from '#core/questions/values.ts';
import { storedValue, valueIssue } from '#core/questions/answers.ts';
import { type BrokenRule, reasonLimit } from '#core/questions/rules/passing.ts';
import { withoutUnknown } from '#core/questions/entries/around.ts';
import { type BesideAnswers, answersBeside } from './following-answers.ts';
import { compileAnswerRules } from '#core/filling/form-rules.ts';
import { contextOf } from '#core/logic/evaluate.ts';
import { offsetAt } from '#core/time/zone.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

export type ChangedAnswer = {
  /** Null: no longer answered. */
  answer: AnswerValue | null;
  /** `path` as in the call's body: `answers` or `answers.N`. */
  issues: FieldError[];
};

/** Normalizes values to an answer to a question. Blank ones are ignored. */
export function changedAnswer(question: Question, given: readonly string[]): ChangedAnswer {
  const entered = given.filter((value) => value.trim() !== '');
  const issues = entered.flatMap((value, index) => {
    const message = valueIssue(question, value);
    return message === null ? [] : [{ path: `answers.${index}`, message }];
  });
  const values = entered.map((value) => storedValue(question, value)).filter((value) => value !== '');
  const isMulti = isMultiValue(question.type);
  if (values.length === 0 && question.required) issues.push(fieldError('answers', m.thisQuestionIsRequired));
  if (values.length > 1 && !isMulti) issues.push(fieldError('answers', m.thisQuestionAcceptsOnlyOne));
  const [only] = values;
  if (only === undefined) return { answer: null, issues };
  // An option is chosen or not.
  const several = isChosenOnce(question.type) ? [...new Set(values)] : values;
  return { answer: isMulti ? several : only, issues };
}

/** What an edit is judged beside: the values of before, the time, the reason for the change, and the answers beside it. */
type Edited = {
  before: readonly string[];
  now: number;
  comment?: string | null;
  beside?: BesideAnswers | undefined;
};

/** The reason for a change, as a rule is passed with it; undefined for none. */
export function reasonOfChange(comment: string | null): string | undefined {
  return comment?.trim().slice(0, reasonLimit) || undefined;
}

/**
 * The message for invalid values in an edit of those of before, or null if they can be saved (spec 2, section 5, "Answer inputs"): a number
 * must be decimal, so must each of several, and a choice must not be empty; text is always valid. `comment` is the reason for
 * the change.
 */
export function editIssue(question: Question, values: readonly string[], edited: Edited): string | null {
  const isEmpty = values.every((value) => value.trim() === '');
  if (isEmpty)
    return answersOf(question.type).emptyIssue ?? (question.required ? t(m.thisQuestionIsRequired) : null);
  if (answersOf(question.type).isDecimal && values.some((value) => value.trim() === ''))
    return t(m.pleaseEnterNumber);
  const { answer, issues } = changedAnswer(question, values);
  return issues[0]?.message ?? brokenRule(question, answer, edited);
}

/**
 * What is wrong with an answer whatever the others are; the rules that read others are the server's. A rule that may be
 * passed asks for the reason of the change.
 */
export function brokenRule(
  question: Question,
  answer: AnswerValue | null,
  { comment = null, ...edited }: Edited,
): string | null {
  const broken = brokenRules(question, answer, edited);
  const must = broken.find(({ passable }) => !passable);
  if (must !== undefined) return must.message;
  const [passable] = broken;
  if (passable === undefined || reasonOfChange(comment) !== undefined) return null;
  return `${passable.message} ${t(m.giveReasonForChange)}`;
}

/** What an answer breaks that may be passed with the reason for the change: shown beside it. */
export function passableIn(question: Question, values: readonly string[], now: number): string[] {
  const { answer, issues } = changedAnswer(question, values);
  return issues.length > 0
    ? []
    : brokenRules(question, answer, { before: values, now }).flatMap(({ passable, message }) =>
        passable ? [message] : [],
      );
}

function brokenRules(
  question: Question,
  answer: AnswerValue | null,
  { before, now, beside = [] }: Edited,
): readonly BrokenRule[] {
  const around = beside.filter((each) => each.question.id !== question.id);
  const known = [question, ...around.map((each) => each.question)];
  const context =
    answer === null ? {} : contextOf({ [question.id]: answer }, new Map([[question.id, question.type]]));
  const answers = () => answersBeside(around);
  const situation = { context, answers, now, before, isUnknown: () => true };
  const broken = compileAnswerRules(withoutUnknown(question, known), known);
  return broken?.(answer ?? undefined, situation) ?? [];
}

/** Whether an edit changes the values. */
export function isEdited(before: readonly string[], after: readonly string[]): boolean {
  const said = after.filter((value) => value.trim() !== '');
  return said.length !== before.length || said.some((value, index) => value !== before[index]);
}

/**
 * The answer for a moment in epoch milliseconds. It keeps the UTC offset of the previous answer; without one it gets
 * that of the time zone.
 */
export function movedMoment(at: number, before: string | undefined, timeZone: string): string {
  const { offset } = (before === undefined ? null : dateTimeOf(before)) ?? { offset: offsetAt(at, timeZone) };
  return `${at},${offset}`;
}

/** The first bytes of a JPEG file; an answer accepts no other image format (spec 2, section 5). */
export function isJpeg(head: Uint8Array): boolean {
  return head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff;
}

/** Messages of answer edits. */
export const answerEditTexts = {
  reason: t(m.reasonForChange),
  notJpeg: t(m.yourImageWasNotUploaded),
  notSent: t(m.yourImageWasNotUploadedPlease),
} as const;
