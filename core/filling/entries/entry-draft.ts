// Entries while they are filled in: each is the draft of a small form, as a row is of its form, and its value what is entered.
import { entryValue } from '#core/questions/entries/entry.ts';
import { answersAround, questionsAround } from '#core/questions/entries/around.ts';
import type { Question } from '#core/questions/schema.ts';
import { isEntries } from '#core/questions/types.ts';
import type { Answers } from '#core/questions/values.ts';
import { answersToSend, type FillDraft, givenOf, startFilling } from '../fill-draft.ts';
import { entryForm, givenOfEntry } from './entry-rules.ts';
import { type FillPlan, prepareForm } from '../fill-plan.ts';

/** The questions of a question's entries, compiled for filling in; `all` are those of the form, which they may read. */
export function entryPlan(
  question: Question,
  all: readonly Question[],
  now: () => number,
  timeZone?: string,
): FillPlan {
  const { questions, around } = entryForm(question, questionsAround(question, all));
  const shape = {
    contextQuestions: [],
    questions: [...questions],
    elements: [],
    alerts: [],
    contextAlerts: [],
    around,
  };
  return prepareForm(
    { id: question.id, version: 0, name: question.text, multi: false, ...shape },
    now,
    timeZone,
  );
}

/** The draft of an entry beside these answers; a blank one begins with what its questions are answered with by default. */
export function openEntry(plan: FillPlan, value: string, answers: Answers = {}): FillDraft {
  const given = value === '' ? undefined : givenOf(givenOfEntry(value));
  const context = answersAround(plan.form.around ?? [], answers);
  return startFilling(plan, { part: 'questions', given, context });
}

/** The value of an entry that is filled in, right or wrong; '' while nothing is answered. */
export function valueOfEntry(draft: FillDraft): string {
  const given = givenOf(answersToSend(draft));
  return entryValue(given, [...draft.plan.parts.questions.questions.values()]);
}

/** The questions around entries that theirs read, and their answers. */
export type EntrySurroundings = { questions: readonly Question[]; answers: Answers };

/** What the entries of a question read around them in a draft; null: nothing. */
export function aroundIn(draft: FillDraft, question: Question): EntrySurroundings | null {
  if (!isEntries(question.type)) return null;
  const { contextQuestions, questions } = draft.plan.form;
  const read = questionsAround(question, [...contextQuestions, ...questions]);
  if (read.length === 0) return null;
  return { questions: read, answers: answersAround(read, { ...draft.context, ...draft.answers }) };
}

/** Whether entries read the same around them. */
export function sameAround(one: EntrySurroundings | null, other: EntrySurroundings | null): boolean {
  return JSON.stringify(one?.answers) === JSON.stringify(other?.answers);
}

/** The index of each entry among those that say something, by which issues name it; null for one that is still blank. */
export function entryIndexes(values: readonly string[]): (number | null)[] {
  let index = 0;
  return values.map((value) => (value.trim() === '' ? null : index++));
}
