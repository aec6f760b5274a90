// What is wrong with the questions of entries, of a question that is answered any number of times. They are questions like
// any other, with what only makes sense of a whole row left out.
import type { FieldError } from '#core/errors.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from '#core/questions/entries/texts.ts';
import type { Question } from '#core/questions/schema.ts';
import {
  answersOf,
  isEntries,
  type QuestionType,
  questionTypeNames,
  questionTypes,
} from '#core/questions/types.ts';

/** Maximum number of questions of a form that are answered by entries. @public docs/limits.md names it. */
export const entriesOfFormLimit = 20;

/** Whether entries may ask for such answers: all but rankings, entries of their own, and what nobody may change. */
export function isOfEntries(type: QuestionType): boolean {
  const { isEntry, isRanking } = answersOf(type);
  return !isEntry && !isRanking && questionTypes[type].isEditable;
}

/** The types that entries may ask for, in the editor's order. */
export const typesOfEntries: readonly QuestionType[] = questionTypeNames.filter(isOfEntries);

/** Issues with the questions of a question's entries; `issuesOf` are those of any question. Paths are relative to it. */
export function entryIssues(
  { type, questions }: Pick<Question, 'type' | 'questions'>,
  issuesOf: (question: Question) => FieldError[],
): FieldError[] {
  if (!isEntries(type))
    return (questions ?? []).length === 0 ? [] : [fieldError('questions', m.onlyOfEntries)];
  if (questions === undefined || questions.length === 0) return [fieldError('questions', m.needsQuestion)];
  return questions.flatMap((question, index) =>
    [...limitsOf(question), ...issuesOf(question)].map((issue) => ({
      ...issue,
      path: `questions.${index}.${issue.path}`,
    })),
  );
}

function limitsOf({ type, filledBy, rules = [] }: Question): FieldError[] {
  return [
    ...(isOfEntries(type)
      ? []
      : [fieldError('type', m.typeNotInEntries, { type: questionTypes[type].label })]),
    ...(filledBy === undefined ? [] : [fieldError('filledBy', m.notFilled)]),
    ...rules.flatMap(({ kind, passable }, index) => [
      ...(kind === 'unique' ? [fieldError(`rules.${index}.kind`, m.notUnique)] : []),
      ...(passable === true ? [fieldError(`rules.${index}.kind`, m.notPassable)] : []),
    ]),
  ];
}

/** The questions of a form's entries. */
export function questionsOfEntries(questions: readonly Pick<Question, 'questions'>[]): Question[] {
  return questions.flatMap(({ questions: own = [] }) => own);
}
