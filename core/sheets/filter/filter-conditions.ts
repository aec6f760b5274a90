// The conditions of a filter one by one, as chips above the data show them: what each is about, what one of them is
// changed or removed into, and which could be added.
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import type { Form } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import {
  addLine,
  changeLastDays,
  filterableQuestions,
  type FilterDraft,
  type FilterLine,
  fromFilter,
  removeLine,
  toFilter,
} from './filter-draft.ts';
import { type ConditionKey, filterLabels, lineKey } from './format-filter.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

/** The condition as a line of a draft; undefined if it is about whole rows. */
export function lineOf({ lines }: FilterDraft, key: ConditionKey): FilterLine | undefined {
  return lines.find((line) => lineKey(line.key) === key);
}

/** A draft without a condition. */
function withoutCondition(draft: FilterDraft, key: ConditionKey): FilterDraft {
  switch (key) {
    case 'dates':
      return changeLastDays(draft, null);
    case 'review':
      return { ...draft, reviewState: null };
    case 'alerts':
      return { ...draft, alerts: null };
    case 'passed':
      return { ...draft, passed: null };
    case 'weekdays':
      return { ...draft, weekdays: [] };
    case 'hours':
      return { ...draft, hours: [] };
    case 'raised':
      return { ...draft, alertIds: [] };
    case 'users':
      return { ...draft, userIds: [] };
    default: {
      const line = lineOf(draft, key);
      return line === undefined ? draft : removeLine(draft, line.key);
    }
  }
}

/** The filter without a condition; null if nothing is left. */
export function removeCondition(filter: RowFilterInput | null, key: ConditionKey): RowFilterInput | null {
  return toFilter(withoutCondition(fromFilter(filter), key));
}

/** What a condition can be added on. */
export type ConditionOffer = { id: string; label: string };

type FilteredForm = Pick<Form, 'reviewers' | 'alerts'> & {
  questions: readonly Question[];
  contextQuestions: readonly Question[];
};

/** What conditions can be added on: of whole rows what the filter does not have yet, and any question. */
export function conditionOffers(form: FilteredForm, draft: FilterDraft): ConditionOffer[] {
  const hasDates = draft.lastDays !== null || draft.minDate !== null || draft.maxDate !== null;
  return [
    ...(hasDates ? [] : [offers.dates]),
    ...(draft.weekdays.length > 0 ? [] : [offers.weekdays]),
    ...(draft.hours.length > 0 ? [] : [offers.hours]),
    ...(form.reviewers.length === 0 || draft.reviewState !== null ? [] : [offers.review]),
    ...(form.alerts.length === 0 || draft.alerts !== null ? [] : [offers.alerts]),
    ...(form.alerts.length === 0 || draft.alertIds.length > 0 ? [] : [offers.raised]),
    ...(!mayHavePassed(form) || draft.passed !== null ? [] : [offers.passed]),
    ...(draft.userIds.length > 0 ? [] : [offers.users]),
    ...filterableQuestions(filteredQuestions(form)).map(({ id, text }) => ({ id, label: text })),
  ];
}

/** Whether rows of a form may have answers that break a rule: it has a rule that may be passed. */
export function mayHavePassed({ questions }: { questions: readonly Pick<Question, 'rules'>[] }): boolean {
  return questions.some(({ rules = [] }) => rules.some(({ passable }) => passable === true));
}

const offers = {
  dates: { id: 'dates', label: t(common.date) },
  weekdays: { id: 'weekdays', label: filterLabels.weekdays },
  hours: { id: 'hours', label: filterLabels.hours },
  review: { id: 'review', label: t(m.reviewStatus) },
  alerts: { id: 'alerts', label: t(m.alerts) },
  passed: { id: 'passed', label: t(m.reasons) },
  raised: { id: 'raised', label: filterLabels.raised },
  users: { id: 'users', label: filterLabels.users },
} as const;

function isOfWholeRows(key: string): key is keyof typeof offers {
  return Object.hasOwn(offers, key);
}

/** What a condition is about: the title of its editor. */
export function conditionTitle(
  key: ConditionKey,
  draft: FilterDraft,
  questions: readonly Pick<Question, 'id' | 'text'>[],
): string {
  if (isOfWholeRows(key)) return offers[key].label;
  const line = lineOf(draft, key);
  return questions.find(({ id }) => id === line?.questionId)?.text ?? '';
}

/** A draft with a new condition, and its key. */
export function addCondition(
  draft: FilterDraft,
  offer: Pick<ConditionOffer, 'id'>,
  questions: readonly Pick<Question, 'id' | 'type'>[],
): { draft: FilterDraft; key: ConditionKey } {
  const question = questions.find(({ id }) => id === offer.id);
  if (question !== undefined) {
    const added = addLine(draft, question);
    return { draft: added, key: lineKey(added.lines.at(-1)?.key ?? 1) };
  }
  return { draft, key: isOfWholeRows(offer.id) ? offer.id : 'dates' };
}
