// The column `unique` of a survey, which other products do not read: among which rows an answer is unique, `form`, `sheet` or both,
// and `passable` where that may be passed with a reason.
import { fittingRules } from '#core/questions/rules/rules.ts';
import { type QuestionRule, uniqueScopes } from '#core/questions/rules/schema.ts';
import type { Question } from '#core/questions/schema.ts';

export function uniqueCell(rules: readonly QuestionRule[]): string {
  const unique = rules.filter((rule) => rule.kind === 'unique');
  const passable = unique.some((rule) => rule.passable === true) ? ['passable'] : [];
  return [...unique.map(({ within }) => within), ...passable].join(' ');
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

export function readsUnique(cell: string, type: Question['type']): boolean {
  return cell !== '' && rulesOfCell(cell, type) !== null;
}

/** A question with the rules that its cell says, behind the others. */
export function withUnique<T extends Pick<Question, 'type' | 'rules'>>(question: T, cell: string): T {
  const unique = rulesOfCell(cell, question.type) ?? [];
  return unique.length === 0 ? question : { ...question, rules: [...(question.rules ?? []), ...unique] };
}
