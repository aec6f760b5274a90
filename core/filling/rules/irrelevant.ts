// Answers that do not count, since their questions are not asked: hidden by a condition, by their group, or within an entry. They are
// left out, and named to whoever gave them.
import type { FieldError } from '#core/errors.ts';
import { fieldError, inReadersLanguage } from '#core/messages/said.ts';
import { entryOf } from '#core/questions/entries/entry.ts';
import { entryTitle } from '#core/questions/entries/entry-name.ts';
import type { Question } from '#core/questions/schema.ts';
import { type Answers, type AnswerValue, valuesOf } from '#core/questions/values.ts';
import type { StoredRow } from '#core/sheets/schema.ts';
import { m } from '../texts.ts';

/** The question of an answer that is left out; of one in an entry, with the question of the entries and the entry's index. */
export type Irrelevant = { question: Question; entries?: { question: Question; index: number } };

/** The answers of `given` that are not in `counted`. */
export function irrelevantIn(questions: readonly Question[], given: Answers, counted: Answers): Irrelevant[] {
  return questions.flatMap((question) => {
    const [before, after] = [given[question.id], counted[question.id]];
    if (before === undefined || before === after) return [];
    return after === undefined ? [{ question }] : irrelevantInEntries(question, before, after);
  });
}

function irrelevantInEntries(question: Question, before: AnswerValue, after: AnswerValue): Irrelevant[] {
  const { questions: own = [] } = question;
  if (own.length === 0) return [];
  const left = valuesOf(after).map((value) => entryOf(value) ?? {});
  let next = 0;
  return valuesOf(before).flatMap((value, index) => {
    const answers = entryOf(value) ?? {};
    const rest = left[next] ?? {};
    // An entry of which nothing is left is none.
    const isLeft = Object.entries(rest).every(([id, each]) => String(each) === String(answers[id]));
    if (isLeft) next += 1;
    return own
      .filter(({ id }) => answers[id] !== undefined && !(isLeft && Object.hasOwn(rest, id)))
      .map((each) => ({ question: each, entries: { question, index } }));
  });
}

/** What is said of them, at `answers.<question id>`. */
export function irrelevantNotes(irrelevant: readonly Irrelevant[]): FieldError[] {
  return irrelevant.map(({ question: { id, text: question }, entries }) =>
    entries === undefined
      ? fieldError(`answers.${id}`, m.irrelevant, { question })
      : fieldError(`answers.${entries.question.id}`, m.irrelevantInEntry, {
          entry: entryTitle(entries.question, entries.index),
          question,
        }),
  );
}

/** What the server says of them, for its reader. */
export function noteTexts(notes: StoredRow['notes'] = []): string[] {
  return notes.map((note) => inReadersLanguage(note.message, note));
}
