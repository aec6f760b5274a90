// Which required questions an import has to answer: every one that it can fill, those of the catalog too. One rule for the
// faces, which show it before anything is sent, and for the server, which decides.
import { type FormItems, withGroupConditions } from '#core/forms/groups/groups.ts';
import { type NeededGroup, neededGroups } from '#core/forms/groups/needed-groups.ts';
import { calculationOf } from '#core/questions/fills/fills.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { questionsInside, titleRead } from '#core/questions/entries/outside.ts';
import type { Question } from '#core/questions/schema.ts';
import { isMappable } from './cells/cell-format.ts';
import { m as inFiles } from './files/texts.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type RowQuestion = Pick<Question, 'id' | 'text' | 'type' | 'required' | 'condition' | 'filledBy'>;

/**
 * Required questions that no column answers: no row can be imported. One with a condition may not be relevant, and one that is
 * calculated needs no column.
 */
export function missingQuestions<Q extends RowQuestion>(
  questions: readonly Q[],
  hasColumn: (questionId: string) => boolean,
): Q[] {
  return questions.filter(
    (question) =>
      question.required &&
      question.condition === null &&
      isMappable(question) &&
      calculationOf(question) === null &&
      !hasColumn(question.id),
  );
}

/**
 * Groups that need an answer of every row, to none of whose questions a column or a calculation has one: no row can be imported. One
 * whose questions have conditions may need none, and one that no import can fill comes in without.
 */
export function missingGroups(
  form: FormItems,
  hasColumn: (questionId: string) => boolean,
): (NeededGroup & { fillable: Question })[] {
  return neededGroups(withGroupConditions(form), 'questions').flatMap((group) => {
    const { questions } = group;
    const fillable = questions.find((each) => each.condition === null && isMappable(each));
    const mayBeAnswered = questions.some((each) => hasColumn(each.id) || calculationOf(each) !== null);
    // A required question of it is missing by itself.
    const isSaid = missingQuestions(questions, hasColumn).length > 0;
    return fillable === undefined || mayBeAnswered || isSaid ? [] : [{ ...group, fillable }];
  });
}

type Missing = { questionId: string; message: string; /** Beside the question. */ here: string };

/** Both, of a form, where a question in a group has the condition of its group too. */
export function missingInForm(form: FormItems, hasColumn: (questionId: string) => boolean): Missing[] {
  const questions = missingQuestions(withGroupConditions(form).questions, hasColumn);
  return [
    ...questions.map(({ id, text }) => ({
      questionId: id,
      message: requiredTexts.missing(text),
      here: t(m.noColumnAnswersThisRequired),
    })),
    ...missingGroups(form, hasColumn).map(({ name, fillable }) => {
      const message = requiredTexts.missingGroup(name);
      return { questionId: fillable.id, message, here: message };
    }),
  ];
}

/** Required questions that this import does not fill, since it brings no photos and files for them: every row comes in without answers. */
export function unfillableQuestions(
  questions: readonly (RowQuestion & { readonly questions?: readonly RowQuestion[] | undefined })[],
  {
    hasColumn = () => false,
    bringsFiles = false,
  }: { hasColumn?: (questionId: string) => boolean; bringsFiles?: boolean } = {},
): { id: string; text: string }[] {
  const inside = bringsFiles ? [] : questionsInside(questions).filter(({ type }) => isStoredType(type));
  return [...questions.filter((question) => !isMappable(question) && !hasColumn(question.id)), ...inside]
    .filter(({ required }) => required)
    .map((question) => ({ id: question.id, text: titleRead(question) }));
}

export const requiredTexts = {
  missing: (title: string) => t(m.noColumnAnswersRequiredQuestion, { title }),
  missingGroup: (name: string) => t(m.noColumnAnswersNeededGroup, { name }),
  takesFiles: t(inFiles.bringFiles),
  unfillable: (title: string) => t(m.requiredQuestionCannotBeImported, { title }),
} as const;

/** Why a column with the title of a question does not answer it, or that there is no such question. */
export function unusedReason(
  header: string,
  {
    questions,
    contextQuestions,
  }: { questions: readonly RowQuestion[]; contextQuestions: readonly RowQuestion[] },
): string {
  const isNamed = ({ text }: RowQuestion) => text.trim().toLowerCase() === header.trim().toLowerCase();
  const question = questions.find(isNamed);
  if (question !== undefined && isStoredType(question.type)) return requiredTexts.takesFiles;
  if (question !== undefined && !isMappable(question)) return t(m.itsQuestionCannotBeImported);
  if (question !== undefined) return t(m.itsQuestionIsNotAnswered);
  return contextQuestions.some(isNamed) ? t(m.itsQuestionBelongsToSetup) : t(m.noQuestionMatches);
}
