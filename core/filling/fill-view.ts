// What a face shows of a draft: visible items, issues that are due, values of calculations, raised alerts, forms to
// launch.
import { type GivenAnswer } from './schema.ts';
import { no, type Verdict, yes } from '#core/actor.ts';
import type { Alert, ContextAlert, Element } from '#core/forms/schema.ts';
import { offerOf } from '#core/questions/offered.ts';
import { isAnswered, valuesOf } from '#core/questions/values.ts';
import { isSameAnswer } from './question-values.ts';
import type { Question } from '#core/questions/schema.ts';
import { type Followed, isLimited } from './catalog/catalog-limits.ts';
import { followedIn } from './evaluate-draft.ts';
import { calculationOf } from '#core/questions/fills/fills.ts';
import {
  answersOf,
  type FillDraft,
  type FillStart,
  type GivenAnswers,
  givenOf,
  givenTo,
  markLaunched,
  reasonsOf,
  startFilling,
  takeCalculated,
} from './fill-draft.ts';
import { type AnswerChoice, choicesOf } from './choices.ts';

import { type FillItem, type Outcome, type FillPlan } from './fill-plan.ts';
import { aggregated, valueText } from './fill-values.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The visible questions and elements in order. */
export function itemsShown({ plan, part, hidden }: FillDraft): FillItem[] {
  return plan.parts[part].items.filter(({ id }) => !hidden.has(id));
}

/** The issues of a question or of a group, if they are due: after the user left it, or tried to send. */
export function issuesAt({ issues, touched, tried, ...draft }: FillDraft, id: string): readonly string[] {
  const found = issues.get(id) ?? [];
  if (found.length === 0 || tried || touched.has(id)) return found;
  const group = draft.plan.parts[draft.part].needed.find((each) => each.id === id);
  const isLeft = group?.questions.every((each) => draft.hidden.has(each.id) || touched.has(each.id)) ?? false;
  return isLeft ? found : [];
}

/** What an answer breaks that may be passed, and the reason that was given for it. */
export type Passable = { texts: readonly string[]; reason: string };

/** What a question asks a reason for, if that is due; null: nothing. */
export function passableAt(draft: FillDraft, questionId: string): Passable | null {
  const texts = draft.passable.get(questionId);
  const reason = draft.reasons.get(questionId) ?? '';
  const isDue = draft.tried || draft.touched.has(questionId) || reason !== '';
  return texts === undefined || !isDue ? null : { texts, reason };
}

/** Why a question's answer was removed when another one changed; null if it was not. */
export function removalAt({ removed }: FillDraft, questionId: string): string | null {
  return removed.get(questionId) ?? null;
}

/** What a catalog question's choices stand below because of the question that it follows; null: nothing. */
export function followedAt(draft: FillDraft, question: Question): Followed | null {
  return isLimited(question) ? followedIn(draft, question) : null;
}

/** The choices of a question that is filled in, in order; null: all of its options. */
export function choicesAt(draft: FillDraft, question: Question): AnswerChoice[] | null {
  if (offerOf(question.questionOptions) === null) return null;
  return choicesOf(question, {
    context: draft.logic,
    chosen: givenTo(draft, question.id),
    before: valuesOf(draft.before[question.id]),
  });
}

/** The ids of the invalid questions, and of the headers of groups without an answer, in order, whether or not their issues are shown. */
export function invalidQuestions(draft: FillDraft): string[] {
  return itemsShown(draft).flatMap(({ id }) => (draft.issues.has(id) ? [id] : []));
}

/** The first invalid question, or the first one of a group without an answer; null if there is none. */
export function firstInvalid(draft: FillDraft): string | null {
  const [first = null] = invalidQuestions(draft);
  const group = draft.plan.parts[draft.part].needed.find(({ id }) => id === first);
  return group?.questions.find(({ id }) => !draft.hidden.has(id))?.id ?? first;
}

/** The current value of a calculation or aggregation for people: its default if there is none. */
export function calculatedText({ results, rowNumbers }: FillDraft, element: Element): string {
  const { id, type, data } = element;
  const result = results.get(id);
  const value = type === 'AGGREGATION' ? aggregated(element, rowNumbers.get(id), result) : result;
  return valueText(value) || (data.defaultValue ?? '') || '–';
}

/**
 * The alerts to show immediately: those with `mobileAlert` that are true. One that is true for an empty form is shown
 * once the user has reached a question that it reads.
 */
export function alertsToShow(draft: FillDraft): Alert[] {
  return firingOutcomes(draft).flatMap((outcome) =>
    outcome.kind === 'alert' && outcome.alert.mobileAlert ? [outcome.alert] : [],
  );
}

/** The launch alerts that are true and not yet handled. */
export function launchesToShow(draft: FillDraft): ContextAlert[] {
  return firingOutcomes(draft).flatMap((outcome) =>
    outcome.kind === 'launch' && !draft.launched.has(outcome.id) ? [outcome.launch] : [],
  );
}

function firingOutcomes(draft: FillDraft): Outcome[] {
  const { plan, part, firing, answers, touched, tried } = draft;
  return plan.parts[part].outcomes.filter(
    ({ id, reads }) =>
      firing.has(id) &&
      reads.length > 0 &&
      (tried || reads.some((read) => touched.has(read) || isAnswered(answers[read]))),
  );
}

export type FillProgress = { answered: number; total: number; requiredLeft: number };

/** Progress over the visible questions. */
export function progressOf(draft: FillDraft): FillProgress {
  const questions = itemsShown(draft).flatMap((item) => (item.kind === 'question' ? [item.question] : []));
  const open = questions.filter(({ id }) => !isAnswered(draft.answers[id]));
  return {
    answered: questions.length - open.length,
    total: questions.length,
    requiredLeft: open.filter(({ required }) => required).length,
  };
}

/** `4 of 12 answered, 2 required left` */
export function progressText({ answered, total, requiredLeft }: FillProgress): string {
  return t(m.answeredOf, { answered, total, requiredLeft });
}

/** Can it be sent as it is? If not, why? */
export function maySend(draft: FillDraft): Verdict {
  if (draft.issues.size > 0) return no(attentionText(draft));
  const required = launchesToShow(draft).find((launch) => launch.required);
  return required === undefined ? yes : no(t(m.fillInFormOfFirst, { required: required.name }));
}

/** `2 questions and 1 group need your attention.` */
function attentionText({ plan, part, issues }: FillDraft): string {
  const groups = plan.parts[part].needed.filter(({ id }) => issues.has(id)).length;
  const questions = issues.size - groups;
  if (groups === 0) return t(m.questionsNeedAttention, { count: questions });
  return questions === 0
    ? t(m.groupsNeedAttention, { count: groups })
    : t(m.questionsAndGroupsNeedAttention, { questions, groups });
}

/** Whether the draft has changes to save. */
export function isChanged(draft: FillDraft, before: Pick<FillDraft, 'given' | 'reasons'>): boolean {
  if (draft.given.size !== before.given.size) return true;
  if ([...draft.reasons].some(([id, reason]) => reason !== (before.reasons.get(id) ?? ''))) return true;
  return [...draft.given].some(([id, values]) => {
    const earlier = before.given.get(id);
    return earlier === undefined || values.join('\n') !== earlier.join('\n');
  });
}

/**
 * The draft of a correction of a returned row: it begins with what was sent, and all answers are sent anew. The launch alerts of the row were handled when it was added.
 */
export function startCorrection(
  plan: FillPlan,
  sheet: Pick<FillStart, 'context' | 'previousRows'>,
  sent: readonly GivenAnswer[],
): FillDraft {
  const before = answersOf(plan, 'questions', sent);
  const entered = { before, given: enteredBefore(plan, sent), reasons: reasonsOf(sent) };
  const draft = untouched(startFilling(plan, { ...sheet, part: 'questions', ...entered }));
  return launchesToShow(draft).reduce((now, { id }) => markLaunched(now, id), draft);
}

/** A calculated question without an answer has been emptied. */
function enteredBefore(plan: FillPlan, sent: readonly GivenAnswer[]): GivenAnswers {
  const calculated = [...plan.parts.questions.questions.values()].filter(
    (each) => calculationOf(each) !== null,
  );
  return { ...Object.fromEntries(calculated.map(({ id }) => [id, []])), ...givenOf(sent) };
}

/** Answers that are the calculated ones follow them again: nobody has answered otherwise. */
function untouched(draft: FillDraft): FillDraft {
  return [...draft.calculated].reduce(
    (now, [id, value]) => (isSameAnswer(draft.given.get(id), value) ? takeCalculated(now, id) : now),
    draft,
  );
}
