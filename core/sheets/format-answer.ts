// Formats values for both faces: answers, moments, review statuses, and abbreviated numbers.
import type { AnswerReader } from '#core/questions/kinds/answer-reader.ts';
import { entryOf } from '#core/questions/entries/entry.ts';
import { m as entries } from '#core/questions/entries/texts.ts';
import type { Question } from '#core/questions/schema.ts';
import { type AnswerValue, valuesOf } from '#core/questions/values.ts';
import type { ReviewStatus } from './schema.ts';
import { timeUnit, withUnit } from '#core/questions/unit.ts';
import { currentFormats } from '#core/format/current.ts';
import type { Formats } from '#core/format/formats.ts';
import { placeTextOf } from '#core/questions/places/place-text.ts';
import { answersOf, type QuestionType, questionTypes } from '#core/questions/types.ts';
import { labelsFrom, t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type AnswerTextOptions = AnswerReader & {
  /** For files: formats independent of the reader. */
  formats?: Formats | undefined;
};

type AnsweredQuestion = Pick<Question, 'type' | 'questionOptions' | 'questions'>;
type AnswerInput = AnswerValue | null | undefined;

/**
 * An answer on one line. Of entries it is how many there are. A choice with more than three items shows only their number (spec 2, section 5), an order begins with
 * the first.
 */
export function answerText(
  question: AnsweredQuestion,
  value: AnswerInput,
  options: AnswerTextOptions,
): string {
  if (typeof value === 'string') return valueText(question, value, options);
  const values = valuesOf(value ?? undefined);
  const { isDecimal, isEntry, isRanking } = answersOf(question.type);
  if (isEntry) return values.length === 0 ? '' : t(entries.entryCount, { count: values.length });
  if (values.length > 3 && isRanking)
    return `${answerTexts(question, values.slice(0, 3), options).join(', ')}, …`;
  if (values.length > 3 && !isDecimal) return t(m.itemsSelected, { count: values.length });
  return answerTexts(question, value, options).join(', ');
}

/** Every value of an answer as a separate text. */
export function answerTexts(
  question: AnsweredQuestion,
  value: AnswerInput,
  options: AnswerTextOptions,
): string[] {
  const texts = valuesOf(value ?? undefined).map((each) => valueText(question, each, options));
  const { isEntry, isRanking } = answersOf(question.type);
  return isRanking || isEntry ? texts.map((text, index) => `${index + 1}. ${text}`) : texts;
}

function valueText(
  { type, questionOptions, questions }: AnsweredQuestion,
  value: string,
  options: AnswerTextOptions,
): string {
  const { isEntry, isImage, text } = answersOf(type);
  if (isImage) return imageWord(type);
  if (isEntry) return entryText(value, questions ?? [], options);
  return text(value, questionOptions, options.formats ?? currentFormats.value, options);
}

/** `Part: Wing, Length: 30` */
function entryText(value: string, questions: readonly Question[], options: AnswerTextOptions): string {
  const answers = entryOf(value) ?? {};
  return questions
    .flatMap((question) => {
      const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
      if (answer === undefined) return [];
      const text = answerTexts(question, answer, options).join('; ');
      return [t(entries.answerOfEntry, { question: question.text, answer: text })];
    })
    .join(', ');
}

/** The name of an image that is not shown. */
export function imageWord(type: QuestionType): string {
  return questionTypes[type].device === 'signaturePad' ? t(m.signature) : t(m.image);
}

/** The file extension of an image (spec 1, section 7): PNG for signatures, otherwise JPEG. */
export function imageExtension(type: QuestionType): 'jpg' | 'png' {
  return questionTypes[type].device === 'signaturePad' ? 'png' : 'jpg';
}

/** `2 images` */
export function imagesText(type: QuestionType, count: number): string {
  return t(questionTypes[type].device === 'signaturePad' ? m.signatures : m.images, { count });
}

/** A moment in a time zone, in the reader's format: `2026-11-20 10:15`. */
export function momentText(at: number, timeZone: string): string {
  return currentFormats.value.moment(at, timeZone);
}

export const reviewLabels = labelsFrom({
  PENDING: m.pending,
  APPROVED: m.approved,
  REJECTED: m.rejected,
  RETURNED: m.returned,
});

/** `Approved`, `Approved by Pat`, `Approved by Pat, 2026-11-23`. */
export function reviewedText(status: ReviewStatus, name?: string, when?: string): string {
  if (name === undefined) return reviewLabels[status];
  return when === undefined ? t(m.reviewedBy, { status, name }) : t(m.reviewedByAt, { status, name, when });
}

/** A number with at most two decimals, and K, M, B, T from a thousand on (spec 1, section 9): `1.23K`. */
export function numberText(value: number): string {
  if (!Number.isFinite(value)) return '–';
  let size = Math.abs(value);
  let step = 0;
  // A number that rounds to 1,000 gets the next letter.
  while (step < letters.length - 1 && Math.round(size * 100) / 100 >= 1_000) {
    size /= 1_000;
    step += 1;
  }
  const text = currentFormats.value.decimal(String(Math.round(size * 100) / 100));
  return `${value < 0 && text !== '0' ? '-' : ''}${text}${letters[step]}`;
}

const letters = ['', 'K', 'M', 'B', 'T'] as const;

/** Such a number with its unit; an amount of time is written as one. */
export function shortMeasure(value: number, unit: string | null | undefined): string {
  return unit === timeUnit ? timeText(value) : withUnit(numberText(value), unit);
}

/** The same in full. */
export function fullMeasure(value: number, unit: string | null | undefined): string {
  return unit === timeUnit ? timeText(value) : withUnit(exactText(value), unit);
}

/** To the second: an average has parts of one. */
function timeText(value: number): string {
  return Number.isFinite(value) ? currentFormats.value.duration(Math.round(value)) : '–';
}

/** A full number, as '1,234.5'. Floating-point noise in the 16th digit is dropped. */
export function exactText(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return currentFormats.value.number(value);
}

/** Where a photo was taken: `Taken at -36.85, 174.76 (±5 m)` */
export function takenAt(place: string): string {
  return t(m.takenAt, { place: placeTextOf(place) });
}
