// The questions of a form and the answers of a row with those in entries. Whoever lists what answers name, such as items of the
// catalog or stored files, asks here, so that entries are not forgotten.
import { storedIdOf } from '#core/questions/attached/attached-file.ts';
import type { Question } from '#core/questions/schema.ts';
import type { QuestionType } from '#core/questions/types.ts';
import { type Answers, type AnswerValue, valuesOf } from '#core/questions/values.ts';
import { entryOf } from './entry.ts';

/** Each question, followed by those that its entries ask. */
export function flatQuestions<Q>(
  questions: readonly (Q & { readonly questions?: readonly Q[] | undefined })[],
): Q[] {
  return questions.flatMap((question): Q[] => [question, ...(question.questions ?? [])]);
}

/** An answer to one question: of a row or setup itself, or of an entry. */
export type FlatAnswer<Q> = {
  question: Q;
  values: readonly string[];
  /** The question whose entries ask it, and the index of the entry; null: it is asked by itself. */
  within: { question: Q; index: number } | null;
};

type AskedQuestion = { readonly id: string; readonly type: QuestionType };

/** An answer as it is or, of entries, those in them: answers to questions that `fits` names. */
export function flatAnswer<Q extends AskedQuestion & { readonly questions?: readonly Q[] | undefined }>(
  question: Q,
  answer: AnswerValue | null | undefined,
  fits: (type: QuestionType) => boolean,
): FlatAnswer<Q>[] {
  const values = valuesOf(answer ?? undefined);
  const own = fits(question.type) && values.length > 0 ? [{ question, values, within: null }] : [];
  const inner = (question.questions ?? []).filter(({ type }) => fits(type));
  if (inner.length === 0) return own;
  return values.flatMap((value, index) => {
    const answers = entryOf(value) ?? {};
    return inner.flatMap((each): FlatAnswer<Q>[] => {
      const given = Object.hasOwn(answers, each.id) ? valuesOf(answers[each.id]) : [];
      return given.length === 0 ? [] : [{ question: each, values: given, within: { question, index } }];
    });
  });
}

/** The same of all answers to these questions. */
export function flatAnswers(
  questions: readonly Question[],
  answers: Answers,
  fits: (type: QuestionType) => boolean,
): FlatAnswer<Question>[] {
  return questions.flatMap((question) => flatAnswer<Question>(question, answers[question.id], fits));
}

/**
 * The ids of what a value may name as stored, where its question is not known: its own, or those in an entry. No other value begins
 * with such an id.
 */
export function storedIdsIn(value: string): string[] {
  const entry = value.startsWith('{') ? entryOf(value) : null;
  return (entry === null ? [value] : Object.values(entry).flatMap(valuesOf)).map(storedIdOf);
}
