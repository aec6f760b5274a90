// An admin's change of the answers to one question, of a row or of a sheet's context: what stands of the values that
// were given, and what is wrong with them. The server holds changes to it, and the faces say it before they send.
import type { FieldError } from '#core/errors.ts';
import type { Question } from '#core/questions/schema.ts';
import { isMultiValue, kindOf, type QuestionKind } from '#core/questions/types.ts';
import { type AnswerValue, dateTimeOf, valueIssue } from '#core/questions/values.ts';
import { offsetAt } from '#core/time/zone.ts';

export type ChangedAnswer = {
  /** Null: not answered any more. */
  answer: AnswerValue | null;
  /** `path` as the call has it: `answers` or `answers.N`. */
  issues: FieldError[];
};

/** What some values come to as the answer to a question. Blank ones do not count. */
export function changedAnswer(question: Question, given: readonly string[]): ChangedAnswer {
  const values = given.filter((value) => value.trim() !== '');
  const issues = values.flatMap((value, index) => {
    const message = valueIssue(question, value);
    return message === null ? [] : [{ path: `answers.${index}`, message }];
  });
  const isMulti = isMultiValue(question.type);
  if (values.length === 0 && question.required)
    issues.push({ path: 'answers', message: 'This question is required' });
  if (values.length > 1 && !isMulti)
    issues.push({ path: 'answers', message: 'This question takes one answer' });
  const [only] = values;
  if (only === undefined) return { answer: null, issues };
  return { answer: isMulti ? values : only, issues };
}

/**
 * What is said of values in an edit, or null where they can be saved (spec 2, section 5, "Answer inputs"): a number is
 * a decimal, all entries of several are, a choice is not empty; text is always valid.
 */
export function editIssue(question: Question, values: readonly string[]): string | null {
  const isEmpty = values.every((value) => value.trim() === '');
  if (isEmpty)
    return emptyErrors[kindOf(question.type)] ?? (question.required ? 'This question is required' : null);
  if (kindOf(question.type) === 'numbers' && values.some((value) => value.trim() === ''))
    return 'Please enter a number';
  return changedAnswer(question, values).issues[0]?.message ?? null;
}

const emptyErrors: Readonly<Record<QuestionKind, string | null>> = {
  text: null,
  number: 'Please enter a number',
  numbers: 'Please enter a number',
  yesNo: 'Please choose Yes (True) or No (False)',
  choice: 'Please choose an option',
  choices: 'Please choose at least one option',
  item: 'Please choose an option',
  items: 'Please choose at least one option',
  moment: 'Please enter a date',
  image: 'Please add an image',
};

/** Whether an edit says something else than what is there. */
export function isEdited(before: readonly string[], after: readonly string[]): boolean {
  const said = after.filter((value) => value.trim() !== '');
  return said.length !== before.length || said.some((value, index) => value !== before[index]);
}

/**
 * The answer for a moment in epoch milliseconds. It keeps the offset of the place where the one before was written
 * down; where there was none it gets that of a time zone.
 */
export function movedMoment(at: number, before: string | undefined, timeZone: string): string {
  const { offset } = (before === undefined ? null : dateTimeOf(before)) ?? { offset: offsetAt(at, timeZone) };
  return `${at},${offset}`;
}

/** Bytes of a JPEG file begin like this; nothing else is taken as an image of an answer (spec 2, section 5). */
export function isJpeg(head: Uint8Array): boolean {
  return head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff;
}

/** Said in an edit of answers. */
export const answerEditTexts = {
  reason: 'Reason for Change',
  notJpeg: 'Your image was not uploaded. Only JPEG files are supported.',
  notSent: 'Your image was not uploaded. Please try again.',
} as const;
