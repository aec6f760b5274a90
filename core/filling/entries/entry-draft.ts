// Entries while they are filled in: each is the draft of a small form, as a row is of its form, and its value what is entered.
import { entryValue } from '#core/questions/entries/entry.ts';
import type { Question } from '#core/questions/schema.ts';
import { answersToSend, type FillDraft, givenOf, startFilling } from '../fill-draft.ts';
import { entryForm, givenOfEntry } from './entry-rules.ts';
import { type FillPlan, prepareForm } from '../fill-plan.ts';

/** The questions of a question's entries, compiled for filling in. */
export function entryPlan(question: Question, now: () => number, timeZone?: string): FillPlan {
  const { questions } = entryForm(question);
  const shape = {
    contextQuestions: [],
    questions: [...questions],
    elements: [],
    alerts: [],
    contextAlerts: [],
  };
  return prepareForm(
    { id: question.id, version: 0, name: question.text, multi: false, ...shape },
    now,
    timeZone,
  );
}

/** The draft of an entry; a blank one begins with what its questions are answered with by default. */
export function openEntry(plan: FillPlan, value: string): FillDraft {
  const given = value === '' ? undefined : givenOf(givenOfEntry(value));
  return startFilling(plan, { part: 'questions', given });
}

/** The value of an entry that is filled in, right or wrong; '' while nothing is answered. */
export function valueOfEntry(draft: FillDraft): string {
  const given = givenOf(answersToSend(draft));
  return entryValue(given, [...draft.plan.parts.questions.questions.values()]);
}

/** The index of each entry among those that say something, by which issues name it; null for one that is still blank. */
export function entryIndexes(values: readonly string[]): (number | null)[] {
  let index = 0;
  return values.map((value) => (value.trim() === '' ? null : index++));
}
