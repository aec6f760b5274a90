// A row filter as text: the names of its operators, and the whole filter as a sentence.
import type { Question } from '#core/questions/schema.ts';
import { type FilterOperator, kindOf, type QuestionType } from '#core/questions/types.ts';
import { answerText, type AnswerTextOptions, momentText, reviewLabels } from '#core/sheets/format-answer.ts';
import { lastDaysText } from './filter-dates.ts';
import { statusIn } from '#core/sheets/review/review-status.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';

/** An operator's name for a type (spec 2, section 5, "Operators by type"). */
export function operatorLabel(operator: FilterOperator, type: QuestionType): string {
  return kindOf(type) === 'moment' ? (dateLabels[operator] ?? labels[operator]) : labels[operator];
}

const labels: Readonly<Record<FilterOperator, string>> = {
  EQ: 'equals',
  NE: 'not equals',
  GT: 'greater',
  GTE: 'greater or equal',
  LT: 'less',
  LTE: 'less or equal',
  BETWEEN: 'between',
  CONTAINS: 'contains',
  NOT_CONTAINS: 'does not contain',
};
const dateLabels: Partial<Record<FilterOperator, string>> = { GT: 'greater than', LT: 'less than' };

type FilteredQuestion = Pick<Question, 'id' | 'text' | 'type' | 'questionOptions'>;

/** A filter as a sentence without a full stop: `Phase of flight equals Approach and Cost greater 100`. */
export function filterSentence(
  filter: RowFilterInput,
  questions: readonly FilteredQuestion[],
  options: AnswerTextOptions,
): string {
  const { minDate, maxDate, lastDays, alerts = null, filters = [], and = true } = filter;
  const status = statusIn(filter);
  const moment = (at: number) => momentText(at, options.timeZone);
  const lines = filters.map((one) => lineText(one, questions, options));
  return [
    ...(minDate != null && maxDate != null ? [`Date between ${moment(minDate)} and ${moment(maxDate)}`] : []),
    ...(lastDays != null
      ? [lastDays === 1 ? 'Date today' : `Date in the ${lastDaysText(lastDays).toLowerCase()}`]
      : []),
    ...(status === null ? [] : [`Review equals ${reviewLabels[status]}`]),
    ...(alerts === null ? [] : [alertsLabel(alerts)]),
    ...(lines.length > 0 ? [lines.join(and ? ' and ' : ' or ')] : []),
  ].join(', ');
}

/** What a filter asks for of a row's alerts. */
export function alertsLabel(hasAlerts: boolean): string {
  return hasAlerts ? 'With alerts' : 'Without alerts';
}

function lineText(
  { questionId, operator, values }: NonNullable<RowFilterInput['filters']>[number],
  questions: readonly FilteredQuestion[],
  options: AnswerTextOptions,
): string {
  const question = questions.find(({ id }) => id === questionId);
  if (question === undefined) return 'a question that the form does not have';
  const texts = values.map((value) => answerText(question, value, options));
  return `${question.text} ${operatorLabel(operator, question.type)} ${texts.join(operator === 'BETWEEN' ? ' and ' : ' or ')}`;
}
