// The default answers of a question of an XLSForm, reported where they have no counterpart.
import { valueIssue } from '#core/questions/answers.ts';
import type { Question } from '#core/questions/schema.ts';
import { isDefaultable, isMultipleChoice } from '#core/questions/types.ts';
import type { AddRemark, Placed } from '../reading.ts';
import type { SurveyQuestion } from '../survey-question.ts';
import { m } from '../texts.ts';

export function defaultsOf(
  { item }: Placed,
  { type, choices, options }: Extract<SurveyQuestion, { kind: 'question' }>,
  { required, filledBy }: Pick<Question, 'required' | 'filledBy'>,
  say: AddRemark,
): string[] {
  const text = item.cell('default');
  if (text === '' || filledBy?.from === 'sheet') return [];
  const names = isMultipleChoice(type) ? text.split(/\s+/) : [text];
  const values = names.map((name) => choices.get(name) ?? name);
  const isCalculated = text.includes('${') || /^[\w-]+\(.*\)$/s.test(text);
  const isFitting =
    !isCalculated &&
    filledBy === undefined &&
    isDefaultable(type) &&
    values.every((value) => valueIssue({ type, questionOptions: [...options] }, value) === null);
  if (isFitting && !required) return values;
  say(isFitting ? m.losesItsDefaultRequiredQuestions : m.hasNoDefaultCannotBe, { text });
  return [];
}
