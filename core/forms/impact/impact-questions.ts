// The effects of changed questions on people who fill in the form, and on people who read the answers.
import { counted } from '#core/count-text.ts';
import type { ImpactCounts } from '#core/forms/calls.ts';
import { type ImpactForm, listed, quoted, type AddLine } from './impact-line.ts';
import type { Form } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Which questions are new, and which are no longer asked. */
export function fillingLines(before: Form, after: ImpactForm, say: AddLine): void {
  const { added, removed, kept } = compared(before, after);
  const former = new Set(before.formerQuestions.map(({ id }) => id));
  const [back, fresh] = [added.filter(({ id }) => former.has(id)), added.filter(({ id }) => !former.has(id))];
  const demanded = kept.filter(({ old, now }) => now.required && !old.required).map(({ now }) => now);
  const freed = kept.filter(({ old, now }) => old.required && !now.required).map(({ now }) => now);
  const otherwise = kept.filter(({ old, now }) => old.condition !== now.condition).map(({ now }) => now);
  if (fresh.length > 0) say('added', `New ${questionsWithDemand(fresh)}.`);
  if (back.length > 0) say('added', t(m.askedAgain, { withDemand: withDemand(back) }));
  if (removed.length > 0) say('removed', t(m.noLongerAsked, { are: are(removed) }));
  if (demanded.length > 0) say('changed', t(m.mustNowBeAnswered, { named: named(demanded) }));
  if (freed.length > 0) say('changed', t(m.noLongerHasToBe, { named: named(freed) }));
  if (otherwise.length > 0) say('changed', t(m.askedUnderDifferentConditions, { are: are(otherwise) }));
  for (const { old, now } of kept) {
    const [gone, offered] = optionChanges(old, now);
    if (gone.length > 0) say('removed', t(m.noLongerOffers, { now: now.text, gone: quoted(gone) }));
    if (offered.length > 0) say('added', `"${now.text}" offers ${quoted(offered)} too.`);
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
    const where = count === undefined ? '' : ` in ${counted(count, context ? 'sheet' : 'row')}`;
    if (count === 0) say('kept', t(m.nobodyHasAnsweredYet, { text }));
    else say('kept', t(m.answersToStayAsFormer, { text, where }));
  }
  for (const { old, now } of kept) {
    if (old.text !== now.text) say('changed', t(m.isRenamedToForEarlier, { old: old.text, now: now.text }));
    const [gone] = optionChanges(old, now);
    const chosen = counts?.options.filter(({ questionId }) => questionId === now.id) ?? [];
    const count = chosen.reduce((sum, { answered }) => sum + answered, 0);
    if (gone.length > 0 && count > 0) {
      const they = count === 1 ? t(m.wasGivenAndStays) : t(m.wereGivenAndStay);
      say('kept', `${quoted(gone)} in "${now.text}": ${counted(count, 'answer')} ${they}.`);
    }
  }
}

/** Titles of the removed questions by id. */
export function removedTitles(before: Form, after: ImpactForm): ReadonlyMap<string, string> {
  return new Map(compared(before, after).removed.map(({ id, text }) => [id, text]));
}

function named(questions: readonly Question[]): string {
  return quoted(questions.map(({ text }) => text));
}

function questionsWithDemand(questions: readonly Question[]): string {
  return `question${questions.length === 1 ? '' : 's'}: ${withDemand(questions)}`;
}

/** `"Parking bay" (required)`: whoever fills in reads of a question once. */
function withDemand(questions: readonly Question[]): string {
  return listed(questions.map(({ text, required }) => `"${text}"${required ? ' (required)' : ''}`));
}

function are(questions: readonly Question[]): string {
  return `${named(questions)} ${questions.length === 1 ? 'is' : 'are'}`;
}

type Compared = {
  added: Question[];
  removed: Question[];
  kept: { old: Question; now: Question }[];
};

function compared(before: ImpactForm, after: ImpactForm): Compared {
  const all = ({ contextQuestions, questions }: ImpactForm) =>
    [contextQuestions, questions].flatMap((list) => list.toSorted((a, b) => a.order - b.order));
  const [previous, next] = [all(before), all(after)];
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
