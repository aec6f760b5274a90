// Groups of which at least one question has to be answered. Only what is asked counts: a group whose questions are all hidden
// needs nothing. A question of it that has an issue of its own says enough.
import { type FormItems, isGroup, itemsOfPart } from './groups.ts';
import { fieldError } from '#core/messages/said.ts';
import { t } from '#core/messages/text.ts';
import type { FieldError } from '#core/errors.ts';
import type { Question } from '#core/questions/schema.ts';
import type { Answers } from '#core/questions/values.ts';
import { m } from '../texts.ts';

export type NeededGroup = {
  /** Of its header. */
  id: string;
  name: string;
  questions: readonly Question[];
};

/** A group without an answer: what is said of it, at `groups.<id>`, and those of its questions that are asked. */
export type UnansweredGroup = { issue: FieldError; questions: readonly Question[] };

/** The groups of a part of a form that need an answer, in order. */
export function neededGroups(form: FormItems, part: 'contextQuestions' | 'questions'): NeededGroup[] {
  const groups: (NeededGroup & { questions: Question[] })[] = [];
  let open: Question[] | null = null;
  for (const item of itemsOfPart(form, part)) {
    if (item.kind === 'question') open?.push(item.question);
    else if (item.element.type === 'HEADER') {
      const { id, data } = item.element;
      open = isGroup(item.element) && data.atLeastOne === true ? [] : null;
      if (open !== null) groups.push({ id, name: data.label, questions: open });
    }
  }
  return groups.filter(({ questions }) => questions.length > 0);
}

/** What a group lacks; null for nothing. `isSettled`: a question is answered, or has an issue of its own. */
export function unansweredGroup(
  { id, questions }: NeededGroup,
  isRelevant: (questionId: string) => boolean,
  isSettled: (questionId: string) => boolean,
): UnansweredGroup | null {
  if (questions.some((each) => isSettled(each.id) && isRelevant(each.id))) return null;
  const relevant = questions.filter((each) => isRelevant(each.id));
  if (relevant.length === 0) return null;
  return { issue: fieldError(`groups.${id}`, m.answerAtLeastOne, namedOf(relevant)), questions: relevant };
}

/** `Answer at least one of: Photo, Description.` */
export function answerAtLeastOne(questions: readonly Pick<Question, 'text'>[]): string {
  return t(m.answerAtLeastOne, namedOf(questions));
}

function namedOf(questions: readonly Pick<Question, 'text'>[]) {
  const named = questions.slice(0, mostNamed).map(({ text }) => text);
  return { titles: named.join(', '), more: questions.length - named.length };
}

/** A sentence of more titles is not read. */
const mostNamed = 8;

type Judging = {
  hidden: ReadonlySet<string>;
  answers: Answers;
  issues: Map<string, readonly string[]>;
  /** Ids of the questions whose issues may have changed. */
  unjudged: ReadonlySet<string>;
};

/** Stores what groups lack under the ids of their headers, of those with a question that may have changed. */
export function judgeGroups(
  needed: readonly NeededGroup[],
  { hidden, answers, issues, unjudged }: Judging,
): void {
  for (const group of needed) {
    if (!group.questions.some(({ id }) => unjudged.has(id))) continue;
    const isSettled = (id: string) => answers[id] !== undefined || issues.has(id);
    const unanswered = unansweredGroup(group, (id) => !hidden.has(id), isSettled);
    issues.delete(group.id);
    if (unanswered !== null) issues.set(group.id, [unanswered.issue.message]);
  }
}
