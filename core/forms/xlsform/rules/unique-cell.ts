// The columns `unique` and `unique_message` of a survey, which other products do not read: among which rows an answer is unique,
// `form`, `sheet` or both, and `passable` where that may be passed with a reason; and what is said of another one.
import { fittingRules } from '#core/questions/rules/rules.ts';
import { type QuestionRule, ruleMessageLimit, uniqueScopes } from '#core/questions/rules/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import type { SurveyItem } from '../survey-item.ts';

export function uniqueCell(rules: readonly QuestionRule[]): string {
  const unique = rules.filter((rule) => rule.kind === 'unique');
  const passable = unique.some((rule) => rule.passable === true) ? ['passable'] : [];
  return [...unique.map(({ within }) => within), ...passable].join(' ');
}

/** The messages of these rules; there is room for one. */
export function uniqueMessages(rules: readonly QuestionRule[]): string[] {
  const messages = rules.flatMap((rule) => (rule.kind === 'unique' ? [rule.message?.trim() ?? ''] : []));
  return [...new Set(messages)];
}

/** The rules that a cell says; null: it says something else. */
function rulesOfCell(cell: string, type: Question['type']): QuestionRule[] | null {
  const words = cell.toLowerCase().split(/\s+/).filter(Boolean);
  const passable = words.includes('passable') ? { passable: true } : {};
  const rules = uniqueScopes.flatMap((within): QuestionRule[] =>
    words.includes(within) ? [{ kind: 'unique', within, ...passable }] : [],
  );
  const isRead = words.every((word) => word === 'passable' || uniqueScopes.some((scope) => scope === word));
  return isRead && rules.length > 0 && fittingRules(rules, type).length === rules.length ? rules : null;
}

/** The columns of a row that are read; a message too, where it is one. */
export function uniqueColumns({ cell }: SurveyItem, type: Question['type']): string[] {
  if (cell('unique') === '' || rulesOfCell(cell('unique'), type) === null) return [];
  return ['unique', ...(cell('unique_message').length <= ruleMessageLimit ? ['unique_message'] : [])];
}

/** A question with the rules that its row says, behind the others. */
export function withUnique<T extends Pick<Question, 'type' | 'rules'>>(question: T, { cell }: SurveyItem): T {
  const unique = rulesOfCell(cell('unique'), question.type) ?? [];
  const message = cell('unique_message');
  const isSaid = message !== '' && message.length <= ruleMessageLimit;
  const rules = unique.map((rule) => (isSaid ? { ...rule, message } : rule));
  return rules.length === 0 ? question : { ...question, rules: [...(question.rules ?? []), ...rules] };
}
