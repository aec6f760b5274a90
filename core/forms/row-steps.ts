// How long a form can take for one row. Each expression has a bound of its own (core/logic/cost.ts); a row may have an
// answer to each question, so that a form has one for all of them together.
import { stepsOf } from '#core/logic/cost.ts';
import { parseCondition } from '#core/logic/parse-condition.ts';
import { entriesLimit } from '#core/questions/entries/limits.ts';
import { fillExpressions } from '#core/questions/fills/fills.ts';
import { optionSteps } from '#core/questions/offered.ts';
import { ruleExpressions } from '#core/questions/rules/expressions.ts';
import type { Question } from '#core/questions/schema.ts';
import { questionsOfEntries } from '#core/questions/entries/entry-issues.ts';
import { type FormItems, withGroupConditions } from './groups/groups.ts';
import type { Alert } from './schema.ts';

/**
 * Steps of all conditions, rules, calculated answers and alerts of a form. The condition of a group counts for each of its questions.
 * @public docs/limits.md names it.
 */
export const rowStepsLimit = 300_000;

/** The most steps that a row of a form can take, where its setup is checked or its row. */
export function rowSteps(form: FormItems & { alerts: readonly Pick<Alert, 'expression'>[] }): number {
  const { contextQuestions, questions } = withGroupConditions(form);
  const all = [...contextQuestions, ...questions];
  let steps = stepsOfQuestions(all) + entriesLimit * stepsOfQuestions(questionsOfEntries(all));
  for (const { expression } of form.alerts) steps += stepsOf(expression);
  return steps;
}

function stepsOfQuestions(questions: readonly Question[]): number {
  let steps = 0;
  for (const question of questions) {
    const condition = question.condition === null ? undefined : parseCondition(question.condition);
    if (condition !== undefined) steps += stepsOf(condition);
    steps += optionSteps(question.questionOptions);
    for (const expression of [...ruleExpressions(question), ...fillExpressions(question)])
      steps += stepsOf(expression);
  }
  return steps;
}
