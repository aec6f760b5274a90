// Catalog answers that follow another one, where an admin edits them: what may be chosen, and what a change has removed.
import { type FillDraft, givenTo } from '#core/filling/fill-draft.ts';
import { type Followed, followedOf, limitTexts } from '#core/filling/catalog/catalog-limits.ts';
import type { Question } from '#core/questions/schema.ts';
import { contextOf, type LogicContext } from '#core/logic/evaluate.ts';
import { variablesOf } from '#core/logic/variables.ts';
import { questionsOutside } from '#core/questions/entries/outside.ts';
import { isCalculatedOnly } from '#core/questions/fills/fills.ts';
import { optionConditions } from '#core/questions/offered.ts';
import type { Answers } from '#core/questions/values.ts';
import type { Row, Sheet } from './schema.ts';

/** The answers beside the one that is edited: of the row, or of the sheet. */
export type BesideAnswers = readonly { readonly question: Question; readonly values: readonly string[] }[];

/** What a question's choices stand below because of the answers beside it; null: nothing. */
export function followedBeside(question: Question, answers: BesideAnswers): Followed | null {
  const questions = new Map(answers.map((each) => [each.question.id, each.question]));
  return followedOf(
    question,
    questions,
    (id) => answers.find((each) => each.question.id === id)?.values ?? null,
  );
}

/** What an entry that is edited is answered with, beside the answers around it. */
export function besideIn(draft: FillDraft): BesideAnswers {
  return [...draft.plan.parts.questions.questions.values()].map((question) => ({
    question,
    values: givenTo(draft, question.id),
  }));
}

/** The answers by question id. */
export function answersBeside(answers: BesideAnswers): Answers {
  return Object.fromEntries(answers.map(({ question: { id }, values }) => [id, [...values]]));
}

/** What the conditions of a question's options read, from the answers beside it; null: they read others, too. */
export function contextBeside(question: Question, answers: BesideAnswers): LogicContext | null {
  const questions = answers.map((each) => each.question);
  const types = new Map([...questions, ...questionsOutside(questions)].map(({ id, type }) => [id, type]));
  const reads = optionConditions(question.questionOptions).flatMap((condition) => [
    ...variablesOf(condition),
  ]);
  if (reads.some((id) => !types.has(id))) return null;
  return contextOf(answersBeside(answers), types);
}

/** That answers were removed because the edited one changed; null if none was. */
export function removedText(
  edited: Question,
  answers: BesideAnswers,
  saved: Pick<Row, 'answers'> | Pick<Sheet, 'contextAnswers'>,
): string | null {
  const left = 'contextAnswers' in saved ? saved.contextAnswers : saved.answers;
  const titles = answers.flatMap(({ question, values }) => {
    const count = left.filter(({ questionId }) => questionId === question.id).length;
    return question.id !== edited.id && !isCalculatedOnly(question) && count < values.length
      ? [question.text]
      : [];
  });
  return titles.length === 0 ? null : limitTexts.removedWith(titles, edited.text);
}
