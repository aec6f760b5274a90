// How a value is shown, in both faces: an answer as text, a moment, a review state, a number that is short enough for a headline.
import { assertNever } from '#core/assert-never.ts';
import type { Question } from '#core/questions/schema.ts';
import { type AnswerValue, dateTimeOf, valuesOf } from '#core/questions/values.ts';
import { formatDate } from '#core/time/date-format.ts';
import { isTimeZone, latestMoment } from '#core/time/zone.ts';
import type { ReviewStatus } from './schema.ts';
import { kindOf, type QuestionType, questionTypes } from '#core/questions/types.ts';

export type AnswerTextOptions = {
  /** Moments are shown on its wall clock. */
  timeZone: string;
  /** Names of catalog items by id; an id without one stands for itself. */
  catalogNames?: ReadonlyMap<string, string>;
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
  switch (kind) {
    case 'yesNo':
      return value === 'true' ? 'Yes' : value === 'false' ? 'No' : value;
    case 'choice':
    case 'choices':
      return questionOptions.find((option) => option.value === value)?.name || value;
    case 'moment': {
      const moment = dateTimeOf(value);
      return moment === null ? value : momentText(moment.at, options.timeZone);
    }
    case 'image':
      return imageWord(type);
    case 'item':
    case 'items':
      return pathText(value, options.catalogNames);
    case 'text':
    case 'number':
    case 'numbers':
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

/** A moment as `2026-11-20 10:15` on a zone's wall clock; in UTC where the zone is not known here. */
export function momentText(at: number, timeZone: string): string {
  // A moment outside of what a date can hold is shown as the number that it is.
  if (Math.abs(at) > latestMoment) return String(at);
  return formatDate(at, 'yyyy-MM-dd HH:mm', isTimeZone(timeZone) ? timeZone : 'UTC');
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
  const text = String(Math.round(size * 100) / 100);
  return `${value < 0 && text !== '0' ? '-' : ''}${text}${letters[step]}`;
}

const letters = ['', 'K', 'M', 'B', 'T'] as const;

/** A number in full, as '1,234.5'. What only a computer's sums add to it, 16 digits behind, is left out. */
export function exactText(value: number): string {
  if (!Number.isFinite(value)) return '–';
  exactNumbers ??= new Intl.NumberFormat('en-CA', { maximumFractionDigits: 10 });
  return exactNumbers.format(value);
}

let exactNumbers: Intl.NumberFormat | undefined;
