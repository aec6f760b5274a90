// The effects of changed questions on people who fill in the form, and on people who read the answers.
import { sameValue } from '#core/changes/merge.ts';
import type { ImpactCounts } from '#core/forms/calls.ts';
import { type ImpactForm, listed, quoted, type AddLine } from './impact-line.ts';
import { filteredById, filteredQuestions } from '#core/forms/filtered-questions.ts';
import { withGroupConditions } from '#core/forms/groups/groups.ts';
import type { Form } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { t } from '#core/messages/text.ts';
import { sayClashing, uniqueAnew } from './impact-unique.ts';
import { m } from './texts.ts';

/** Which questions are new, and which are no longer asked. */
export function fillingLines(
  before: Form,
  after: ImpactForm,
  counts: ImpactCounts | null,
  say: AddLine,
): void {
  const { added, removed, kept } = compared(before, after);
  const former = new Set(before.formerQuestions.map(({ id }) => id));
  const [back, fresh] = [added.filter(({ id }) => former.has(id)), added.filter(({ id }) => !former.has(id))];
  const demanded = kept.filter(({ old, now }) => now.required && !old.required).map(({ now }) => now);
  const freed = kept.filter(({ old, now }) => old.required && !now.required).map(({ now }) => now);
  const unique = uniqueAnew(before, after).map(({ question }) => question);
  const otherwise = kept.filter(({ old, now }) => old.condition !== now.condition).map(({ now }) => now);
  const filled = kept
    .filter(({ old, now }) => !sameValue(old.filledBy ?? null, now.filledBy ?? null))
    .map(({ now }) => now);
  const offering = kept.filter(({ old, now }) => offers(old) !== offers(now)).map(({ now }) => now);
  if (fresh.length > 0)
    say('added', t(m.newQuestions, { count: fresh.length, questions: withDemand(fresh) }));
  if (back.length > 0) say('added', t(m.askedAgain, { withDemand: withDemand(back) }));
  if (removed.length > 0) say('removed', t(m.noLongerAsked, of(removed)));
  if (demanded.length > 0) say('changed', t(m.mustNowBeAnswered, { named: named(demanded) }));
  if (unique.length > 0) say('changed', t(m.mustNowBeUnique, { named: named(unique) }));
  if (counts !== null) for (const question of unique) sayClashing(question, counts, say);
  if (freed.length > 0) say('changed', t(m.noLongerHasToBe, { named: named(freed) }));
  if (otherwise.length > 0) say('changed', t(m.askedUnderDifferentConditions, of(otherwise)));
  if (filled.length > 0) say('changed', t(m.filledOtherwise, of(filled)));
  if (offering.length > 0) say('changed', t(m.offersUnderDifferentConditions, { named: named(offering) }));
  for (const { old, now } of kept) {
    const [gone, offered] = optionChanges(withoutRetired(old), withoutRetired(now));
    if (gone.length > 0) say('removed', t(m.noLongerOffers, { now: now.text, gone: quoted(gone) }));
    if (offered.length > 0) say('added', t(m.offersToo, { question: now.text, options: quoted(offered) }));
  }
}

/** What happens to existing answers. */
export function readingLines(
  before: Form,
  after: ImpactForm,
  counts: ImpactCounts | null,
  say: AddLine,
): void {
  const { removed, kept } = compared(before, after);
  if (after.name !== before.name)
    say('changed', t(m.formIsRenamedFromTo, { before: before.name, after: after.name }));
  for (const { id, text, context } of removed) {
    const count = counts?.questions.find(({ questionId }) => questionId === id)?.answered;
    if (count === undefined) say('kept', t(m.answersToStayAsFormer, { text }));
    else if (count === 0) say('kept', t(m.nobodyHasAnsweredYet, { text }));
    else say('kept', t(context ? m.answersInSheetsStay : m.answersInRowsStay, { text, count }));
  }
  for (const { old, now } of kept) {
    if (old.text !== now.text) say('changed', t(m.isRenamedToForEarlier, { old: old.text, now: now.text }));
    const [gone] = optionChanges(old, now);
    const chosen = counts?.options.filter(({ questionId }) => questionId === now.id) ?? [];
    const count = chosen.reduce((sum, { answered }) => sum + answered, 0);
    if (gone.length > 0 && count > 0)
      say('kept', t(m.optionsGivenStay, { options: quoted(gone), question: now.text, count }));
  }
}

/** Titles of the removed questions by id, of those of entries too. */
export function removedTitles(before: Form, after: ImpactForm): ReadonlyMap<string, string> {
  const later = filteredById(after);
  const removed = filteredQuestions(before).filter(({ id }) => !later.has(id));
  return new Map(removed.map(({ id, text }) => [id, text]));
}

function named(questions: readonly Question[]): string {
  return quoted(questions.map(({ text }) => text));
}

/** `"Parking bay" (required)`: anyone who fills in reads of a question once. */
function withDemand(questions: readonly Question[]): string {
  return listed(
    questions.map(({ text, required }) => (required ? t(m.isRequired, { title: `"${text}"` }) : `"${text}"`)),
  );
}

function of(questions: readonly Question[]) {
  return { count: questions.length, named: named(questions) };
}

type Compared = {
  added: Question[];
  removed: Question[];
  kept: { old: Question; now: Question }[];
};

function compared(before: ImpactForm, after: ImpactForm): Compared {
  const all = ({ contextQuestions, questions }: ImpactForm) =>
    [contextQuestions, questions].flatMap((list) => list.toSorted((a, b) => a.order - b.order));
  // A group asks its questions under its own condition.
  const [previous, next] = [all(withGroupConditions(before)), all(withGroupConditions(after))];
  const earlier = new Map(previous.map((question) => [question.id, question]));
  const later = new Set(next.map(({ id }) => id));
  return {
    added: next.filter(({ id }) => !earlier.has(id)),
    removed: previous.filter(({ id }) => !later.has(id)),
    kept: next.flatMap((now) => {
      const old = earlier.get(now.id);
      return old === undefined ? [] : [{ old, now }];
    }),
  };
}

/** When each option of a question is offered; options that are new are said elsewhere. */
function offers({ questionOptions }: Question): string {
  const conditions = questionOptions.flatMap(({ value, condition }) =>
    condition == null ? [] : [JSON.stringify([value, condition])],
  );
  return conditions.toSorted().join();
}

function withoutRetired(question: Question): Question {
  return {
    ...question,
    questionOptions: question.questionOptions.filter(({ retired }) => retired === undefined),
  };
}

/** Names of the options removed and added. */
function optionChanges(old: Question, now: Question): [gone: string[], offered: string[]] {
  const without = (options: Question['questionOptions'], others: Question['questionOptions']) => {
    const values = new Set(others.map(({ value }) => value));
    return options.filter(({ value }) => !values.has(value)).map(({ value, name }) => name || value);
  };
  return [
    without(old.questionOptions, now.questionOptions),
    without(now.questionOptions, old.questionOptions),
  ];
}
