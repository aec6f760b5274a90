// How a value is shown, in both faces: an answer as text, a moment, a review state, a number that is short enough for a headline.
import { assertNever } from '#core/assert-never.ts';
import type { Question } from '#core/questions/schema.ts';
import { type AnswerValue, dateTimeOf, valuesOf } from '#core/questions/values.ts';
import { currentFormats } from '#core/format/current.ts';
import type { Formats } from '#core/format/formats.ts';
import type { ReviewStatus } from './schema.ts';
import { kindOf, type QuestionType, questionTypes } from '#core/questions/types.ts';

export type AnswerTextOptions = {
  /** Moments are shown on its wall clock. */
  timeZone: string;
  /** Names of catalog items by id; an id without one stands for itself. */
  catalogNames?: ReadonlyMap<string, string>;
  /** For files: those that do not change with whoever reads. */
  formats?: Formats | undefined;
};

type AnsweredQuestion = Pick<Question, 'type' | 'questionOptions'>;
type AnswerInput = AnswerValue | null | undefined;

/** An answer on one line. Of a choice with more than three items only their number is said (spec 2, section 5). */
export function answerText(
  question: AnsweredQuestion,
  value: AnswerInput,
  options: AnswerTextOptions,
): string {
  if (typeof value === 'string') return valueText(question, value, options);
  const values = valuesOf(value ?? undefined);
  if (values.length > 3 && kindOf(question.type) !== 'numbers') return `${values.length} items selected`;
  return answerTexts(question, value, options).join(', ');
}

/** Every value of an answer as a text of its own. */
export function answerTexts(
  question: AnsweredQuestion,
  value: AnswerInput,
  options: AnswerTextOptions,
): string[] {
  return valuesOf(value ?? undefined).map((each) => valueText(question, each, options));
}

function valueText(
  { type, questionOptions }: AnsweredQuestion,
  value: string,
  options: AnswerTextOptions,
): string {
  const kind = kindOf(type);
  const { formats = currentFormats.value } = options;
  switch (kind) {
    case 'yesNo':
      return value === 'true' ? 'Yes' : value === 'false' ? 'No' : value;
    case 'choice':
    case 'choices':
      return questionOptions.find((option) => option.value === value)?.name || value;
    case 'moment': {
      const moment = dateTimeOf(value);
      return moment === null ? value : formats.moment(moment.at, options.timeZone);
    }
    case 'image':
      return imageWord(type);
    case 'item':
    case 'items':
      return pathText(value, options.catalogNames);
    case 'number':
    case 'numbers':
      // No signs between thousands: an answer may be a year or a number on a badge.
      return formats.decimal(value);
    case 'text':
      return value;
    default:
      return assertNever(kind);
  }
}

/** What an image is called where it is not shown. */
export function imageWord(type: QuestionType): string {
  return questionTypes[type].device === 'signaturePad' ? 'Signature' : 'Image';
}

/** A catalog answer by the names on its path: `Canada / Ontario`. */
export function pathText(path: string, names: ReadonlyMap<string, string> = new Map()): string {
  return path
    .split(',')
    .map((id) => names.get(id) ?? id)
    .join(' / ');
}

/** A moment on a zone's wall clock, as whoever reads it wants dates written: `2026-11-20 10:15`. */
export function momentText(at: number, timeZone: string): string {
  return currentFormats.value.moment(at, timeZone);
}

export const reviewLabels: Readonly<Record<ReviewStatus, string>> = {
  PENDING: 'Pending',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  RETURNED: 'Returned',
};

/** A number with two decimals at most, and K, M, B, T for thousands and upwards (spec 1, section 9): `1.23K`. */
export function numberText(value: number): string {
  if (!Number.isFinite(value)) return '–';
  let size = Math.abs(value);
  let step = 0;
  // What rounds to 1,000 is one of the next letter.
  while (step < letters.length - 1 && Math.round(size * 100) / 100 >= 1_000) {
    size /= 1_000;
    step += 1;
  }
  const text = currentFormats.value.decimal(String(Math.round(size * 100) / 100));
  return `${value < 0 && text !== '0' ? '-' : ''}${text}${letters[step]}`;
}

const letters = ['', 'K', 'M', 'B', 'T'] as const;

/** A number in full, as '1,234.5'. What only a computer's sums add to it, 16 digits behind, is left out. */
export function exactText(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return currentFormats.value.number(value);
}
