// Formats answers for people: by question title, dates in the user's time zone, catalog items by name, lists with
// commas.
import { t } from '#core/messages/text.ts';
import { type JsonAnswer, jsonAnswer } from '#core/questions/json-values.ts';
import type { Question } from '#core/questions/schema.ts';
import { nameOfAttached } from '#core/questions/attached/attached-file.ts';
import { shapeText } from '#core/questions/places/measure.ts';
import { placeTextOf } from '#core/questions/places/place-text.ts';
import { durationEntry } from '#core/questions/durations/duration.ts';
import { m as entries } from '#core/questions/entries/texts.ts';
import { answersOf, isEntries, isMultiValue, type QuestionType } from '#core/questions/types.ts';
import { type AnswerValue, dateTimeOf, valuesOf, pathText } from '#core/questions/values.ts';

type AnsweredQuestion = Pick<Question, 'id' | 'text' | 'type' | 'questions'>;

export type NamedAnswers = {
  byId: ReadonlyMap<string, AnswerValue>;
  /** By title, as JSON; if several questions share one, the later ones use their id. */
  titled: Readonly<Record<string, JsonAnswer>>;
};

/** A row's answers: as they are kept (texts, and lists of texts for multi-value questions), and as JSON. */
export function answersByTitle(
  questions: readonly AnsweredQuestion[],
  answers: readonly { questionId: string; value: string }[],
): NamedAnswers {
  const values = Map.groupBy(answers, ({ questionId }) => questionId);
  const byId = new Map<string, AnswerValue>();
  const titled: Record<string, JsonAnswer> = {};
  for (const { id, text, type, questions: ofEntries } of questions) {
    const given = values.get(id)?.map(({ value }) => value);
    if (given === undefined) continue;
    const answer = isMultiValue(type) ? given : (given[0] ?? '');
    byId.set(id, answer);
    titled[Object.hasOwn(titled, text) ? id : text] = jsonAnswer({ type, questions: ofEntries }, answer);
  }
  return { byId, titled };
}

export type AnswerWords = {
  date(ms: number): string;
  /** Names of catalog items by id; an id without a name is shown as it is. */
  catalogNames: ReadonlyMap<string, string>;
};

/** One answer as text for a table. */
export function answerText(type: QuestionType, answer: AnswerValue | undefined, words: AnswerWords): string {
  const values = valuesOf(answer);
  if (isEntries(type)) return values.length === 0 ? '' : t(entries.entryCount, { count: values.length });
  return values.map((value) => valueText(type, value, words)).join(', ');
}

/** Options by their values and numbers as they were answered: what can be filtered by. */
function valueText(type: QuestionType, value: string, { date, catalogNames }: AnswerWords): string {
  const { attaches, choices, isImage, isDuration, geometry, clock } = answersOf(type);
  if (choices === 'yesNo') return value === 'true' ? 'Yes' : 'No';
  if (isImage) return 'image';
  if (attaches !== null) return nameOfAttached(value);
  if (isDuration) return durationEntry(value);
  if (geometry !== null) return geometry === 'point' ? placeTextOf(value) : shapeText(geometry, value);
  if (choices === 'catalog') return pathText(value, catalogNames);
  const moment = clock === 'moment' ? dateTimeOf(value) : null;
  return moment === null ? value : date(moment.at);
}
