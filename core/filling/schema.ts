// Filling in: a new sheet, new rows, images.
import { rowsPerBatch } from '#core/batches.ts';
import * as z from 'zod/mini';
import { id } from '#core/primitives.ts';
import { latestMoment } from '#core/time/zone.ts';
import { reason } from '#core/questions/rules/passing.ts';
import { isStorableText } from '#core/storable-text.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** An answer as a client sends it; several values of one question are several answers, in order. */
const longestValue = 10_000;
const givenAnswer = z.object({
  questionId: id,
  value: z.string().check(z.maxLength(longestValue)),
  /** Why it breaks a rule of its question that may be passed with a reason; of several values, with any of them. */
  reason: z.optional(reason),
});
export type GivenAnswer = z.infer<typeof givenAnswer>;
const mostAnswers = 5_000;
const givenAnswers = z.array(givenAnswer).check(z.maxLength(mostAnswers, refusal(m.atMost5000Answers)));

/**
 * The version of the form that was filled in. Answers valid for that version are accepted even after the form has
 * changed, so that an offline phone loses nothing; without it the published version counts.
 */
const formVersion = z.optional(z.number().check(z.int(), z.minimum(1)));

/**
 * When it was filled in, in epoch milliseconds: a phone may send it later. Rules about dates then mean the day on which it was
 * filled in, or today.
 */
const filledAt = z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(latestMoment)));

export const newSheet = z.object({
  id: z.optional(id),
  formVersion,
  filledAt,
  name: z._default(z.string().check(z.trim(), z.maxLength(250, refusal(m.atMost250Characters))), ''),
  contextAnswers: z._default(givenAnswers, []),
});
export type NewSheet = z.infer<typeof newSheet>;

export const newRow = z.object({ id: z.optional(id), formVersion, filledAt, answers: givenAnswers });
export type NewRow = z.infer<typeof newRow>;

/** A returned row as corrected by its author. */
export const correctedRow = z.object({
  formVersion,
  answers: givenAnswers,
  /** A comment for the reviewer. */
  comment: z._default(z.nullable(z.string().check(z.maxLength(10_000))), null),
});

/** Maximum rows per request: the batch size of bulk senders. @public docs/limits.md names it. */
export const maximumRowsPerRequest = rowsPerBatch;
export const newRows = z.object({
  rows: z
    .array(newRow)
    .check(
      z.minLength(1, refusal(m.sendAtLeastOneRow)),
      z.maxLength(maximumRowsPerRequest, refusal(m.atMostRowsAtOnce, { maximumRowsPerRequest })),
    ),
});

/**
 * Whether a value is a new row exactly as its schema would return it. Never true for what the schema rejects or changes;
 * if false, the schema decides. Takes a tenth of the schema's time: this dominates the cost of sending rows.
 */
export function isPlainNewRow(value: unknown): value is NewRow {
  if (!isRecord(value) || !Array.isArray(value['answers'])) return false;
  for (const key in value) {
    const isPlain =
      key === 'answers' ||
      (key === 'id' && isLowerCaseId(value[key])) ||
      (key === 'formVersion' && isVersion(value[key])) ||
      (key === 'filledAt' && isMoment(value[key]));
    if (!isPlain) return false;
  }
  return value['answers'].length <= mostAnswers && value['answers'].every(isPlainAnswer);
}

/** The same for a call with many rows. */
export function isPlainNewRows(value: unknown): value is z.infer<typeof newRows> {
  if (!isRecord(value) || !Array.isArray(value['rows'])) return false;
  for (const key in value) if (key !== 'rows') return false;
  const { length } = value['rows'];
  return length >= 1 && length <= maximumRowsPerRequest && value['rows'].every(isPlainNewRow);
}

function isPlainAnswer(value: unknown): value is GivenAnswer {
  if (!isRecord(value)) return false;
  for (const key in value) if (key !== 'questionId' && key !== 'value') return false;
  const { questionId, value: text } = value;
  return (
    isLowerCaseId(questionId) &&
    typeof text === 'string' &&
    text.length <= longestValue &&
    isStorableText(text)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isMoment(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= latestMoment;
}

function isVersion(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}

const lowerCaseId = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

function isLowerCaseId(value: unknown): value is string {
  return typeof value === 'string' && lowerCaseId.test(value);
}
