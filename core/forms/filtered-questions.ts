// The questions that rows are filtered by: those of analysis, and those of their entries, of which any may be meant.
import { questionsInside, titleRead } from '#core/questions/entries/outside.ts';
import type { Question } from '#core/questions/schema.ts';
import { currentLanguage } from '#core/messages/text.ts';
import { analysedQuestions } from './analysed-questions.ts';

/** `entriesOf`: the question that has the entries, of one that they ask. */
export type FilteredQuestion = Question & { entriesOf?: string };

type FormParts = { readonly questions: readonly Question[]; readonly contextQuestions: readonly Question[] };

const known = new WeakMap<object, { language: string; questions: readonly FilteredQuestion[] }>();

/** The same list for the same form and reader. */
export function filteredQuestions(form: FormParts): readonly FilteredQuestion[] {
  const language = currentLanguage().tag;
  const before = known.get(form);
  if (before?.language === language) return before.questions;
  const analysed = analysedQuestions(form);
  const questions = [...analysed, ...analysed.flatMap(insideOf)];
  known.set(form, { language, questions });
  return questions;
}

function insideOf(owner: Question): FilteredQuestion[] {
  return questionsInside([owner]).map(({ entries, ...question }) => ({
    ...question,
    text: titleRead({ text: question.text, entries }),
    context: owner.context,
    entriesOf: owner.id,
  }));
}

/** Of these questions those of rows, and those that the entries of one of them are asked. */
export function questionsWithin<Q extends { readonly entriesOf?: string | undefined }>(
  questions: readonly Q[],
  entriesQuestion: string | null | undefined,
): Q[] {
  return questions.filter(({ entriesOf }) => entriesOf === undefined || entriesOf === entriesQuestion);
}

/** All of them by id. */
export function filteredById(form: FormParts): ReadonlyMap<string, FilteredQuestion> {
  return new Map(filteredQuestions(form).map((question) => [question.id, question]));
}
