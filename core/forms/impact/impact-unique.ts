// What the rows of a form that is in use say to a rule that its answers be unique: they stay as they are, and some may have the
// answer of another one.
import type { ImpactCounts } from '#core/forms/calls.ts';
import { t } from '#core/messages/text.ts';
import { scopesOf, type UniqueScope } from '#core/questions/rules/unique.ts';
import type { Question } from '#core/questions/schema.ts';
import { filterWithAnswer } from '#core/sheets/filter/drill-down.ts';
import { type AddLine, quoted } from './impact-line.ts';
import { m } from './texts.ts';

/** @public docs/limits.md names it. */
export const mostComparedAnswers = 100_000;
/** Answers of several rows that whoever publishes is led to. */
export const mostExamples = 10;

/** Among which rows the answers to a question must be unique. */
export type UniqueQuestion = { question: Question; within: UniqueScope };

type FormRows = { readonly questions: readonly Question[] };

/** The questions whose answers must be unique among rows among which they need not be before. Of the form, that is of each sheet. */
export function uniqueAnew(before: FormRows, after: FormRows): UniqueQuestion[] {
  const earlier = new Map(before.questions.map((question) => [question.id, question]));
  return after.questions.flatMap((question) => {
    const old = earlier.get(question.id);
    if (old === undefined) return [];
    const scopes = scopesOf(question).filter((each) => !scopesOf(old).includes(each));
    if (scopes.length === 0) return [];
    return [{ question, within: scopes.includes('form') ? 'form' : 'sheet' }];
  });
}

/** How many rows have the answer of another row, and which. */
export function sayClashing(question: Question, { unique, form }: ImpactCounts, say: AddLine): void {
  const found = unique.find(({ questionId }) => questionId === question.id);
  if (found === undefined || found.compared === 0) return;
  const { compared, clashing: count, examples } = found;
  // Where not all were compared, others may clash.
  const params = { question: question.text, compared, isPart: `${compared >= mostComparedAnswers}` };
  if (count === 0) return say('kept', t(m.noRowsClash, params));
  const names = new Map(question.questionOptions.map(({ value, name }) => [value, name]));
  const answers = quoted(examples.map((value) => names.get(value) || value));
  const filters = examples.flatMap((value) => filterWithAnswer(null, question, value)?.filters ?? []);
  say(
    'warning',
    t(m.rowsClash, { ...params, count, answers }),
    filters.length === 0 ? undefined : { formId: form.id, filter: { and: false, filters } },
  );
}
