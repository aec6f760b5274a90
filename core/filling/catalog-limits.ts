// What a catalog question may take: items of some types, below some branches, and below the answer to the catalog
// question that it follows. Answers are paths of ids, so that all but the types can be told without the catalog.
import {
  followedQuestionOf,
  type QuestionMeta,
  selectedBranchesOf,
  selectedTypesOf,
} from '#core/forms/question-meta.ts';
import type { Question } from '#core/questions/schema.ts';
import { isCatalogType } from '#core/questions/types.ts';
import { itemIdOf } from '#core/questions/values.ts';

/** The part of a question that limits what it takes. A draft's is read-only. */
export type LimitedQuestion = { readonly questionMeta: QuestionMeta };

/** What the followed question was answered with. */
export type Followed = {
  /** The title of the followed question. */
  title: string;
  /** Paths of items; empty: it has no answer yet, and nothing fits. */
  answered: readonly string[];
};

/** A catalog question whose choices depend on more than its type: on the catalog, or on another answer. */
export function isLimited({ type, questionMeta }: Pick<Question, 'type' | 'questionMeta'>): boolean {
  return (
    isCatalogType(type) &&
    (selectedTypesOf(questionMeta).length > 0 ||
      selectedBranchesOf(questionMeta).length > 0 ||
      followedQuestionOf(questionMeta) !== null)
  );
}

/** How the followed question is answered: values, or null where it does not limit, such as while it is hidden. */
export type AnsweredWith = (questionId: string) => readonly string[] | null;

/**
 * What a question has to stand below because of the question that it follows; null: that does not limit it. It is so where
 * the followed question is not asked (any more), since the one that follows could never be answered then.
 */
export function followedOf(
  question: LimitedQuestion,
  byId: Pick<ReadonlyMap<string, Pick<Question, 'text' | 'type'>>, 'get'>,
  answeredWith: AnsweredWith,
): Followed | null {
  const id = followedQuestionOf(question.questionMeta);
  const other = id === null ? undefined : byId.get(id);
  if (id === null || other === undefined || !isCatalogType(other.type)) return null;
  const answered = answeredWith(id);
  return answered === null ? null : { title: other.text, answered };
}

/** Why a question does not take a value, as far as its path tells; null if it does. */
export function limitIssue(
  question: LimitedQuestion,
  followed: Followed | null,
  path: string,
): string | null {
  const above = path.split(',').slice(0, -1);
  const branches = selectedBranchesOf(question.questionMeta);
  if (branches.length > 0 && !branches.some((id) => above.includes(id))) return limitTexts.outside;
  if (followed === null) return null;
  if (followed.answered.length === 0) return limitTexts.answerFirst(followed.title);
  return followed.answered.some((other) => above.includes(itemIdOf(other)))
    ? null
    : limitTexts.notBelow(followed.title);
}

/** Where an item stands in the catalog now. */
export type ItemPlace = { path: string; typeId: string };

/** Why a question does not take an item of the catalog; null if it does. Undefined: the catalog does not have it. */
export function itemIssue(
  question: LimitedQuestion,
  followed: Followed | null,
  place: ItemPlace | undefined,
): string | null {
  if (place === undefined) return limitTexts.gone;
  const types = selectedTypesOf(question.questionMeta);
  if (types.length > 0 && !types.includes(place.typeId)) return limitTexts.otherType;
  return limitIssue(question, followed, place.path);
}

/** What is said about answers that a question does not take, and about questions with nothing to choose. */
export const limitTexts = {
  outside: 'This item is not among the choices of this question: please choose another one',
  otherType: 'This item is not of a type that this question offers: please choose another one',
  gone: 'This item is no longer in the catalog: please choose another one',
  answerFirst: (title: string) => `Please answer "${title}" first`,
  notBelow: (title: string) => `This does not match the answer to "${title}": please choose again`,
  /** An answer was removed because another one changed. */
  removed: (title: string, isAnswered: boolean, left: number) =>
    `${left === 0 ? 'The answer' : 'A part of the answer'} was removed: ${
      isAnswered ? `it does not match the new answer to "${title}"` : `"${title}" is no longer answered`
    }.`,
  /** The same of several answers, said where they are not in sight. */
  removedWith: (titles: readonly string[], changed: string) =>
    titles.length === 1
      ? `The answer to "${titles[0] ?? ''}" was removed: it does not match the new answer to "${changed}".`
      : `The answers to ${titles.map((title) => `"${title}"`).join(', ')} were removed: they do not match the new answer to "${changed}".`,
  nothing: {
    catalog: 'The catalog has no items yet. Contact whoever manages this form.',
    branch:
      'The part of the catalog that this question uses no longer exists. Contact whoever manages this form.',
    choices: 'The part of the catalog that this question uses is empty. Contact whoever manages this form.',
    below: (title: string) => `The catalog has no choices below the answer to "${title}".`,
    first: (title: string) => `Answer "${title}" first: the choices depend on it.`,
  },
} as const;
