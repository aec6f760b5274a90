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
import { t } from '#core/messages/text.ts';
import { m } from '../texts.ts';

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

/** Where an item is in the catalog now. */
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
  outside: t(m.thisItemIsNotAmong),
  otherType: t(m.thisItemIsNotOf),
  gone: t(m.thisItemIsNoLonger),
  answerFirst: (title: string) => t(m.pleaseAnswerFirst, { title }),
  notBelow: (title: string) => t(m.thisDoesNotMatchAnswer, { title }),
  /** An answer was removed because another one changed. */
  removed: (title: string, isAnswered: boolean, left: number) =>
    t(isAnswered ? m.answerDoesNotMatch : m.answerNotAnswered, {
      isWhole: left === 0 ? 'yes' : 'no',
      title,
    }),
  /** The same of several answers, said where they are not in sight. */
  removedWith: (titles: readonly string[], changed: string) =>
    titles.length === 1
      ? t(m.answerToWasRemovedIt, { titles: titles[0] ?? '', changed })
      : t(m.answersToWereRemovedThey, { titles: titles.map((title) => `"${title}"`).join(', '), changed }),
  nothing: {
    catalog: t(m.catalogHasNoItemsYet),
    branch: t(m.partOfCatalogThatThis),
    choices: t(m.partOfCatalogThatThisQuestion),
    below: (title: string) => t(m.catalogHasNoChoicesBelow, { title }),
    first: (title: string) => t(m.answerFirstChoicesDependOn, { title }),
  },
} as const;
