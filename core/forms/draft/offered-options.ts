// When the options of a question are offered, as the editor says it quickly for many: by the answer to one other question.
import type { Logic } from '#core/logic/schema.ts';
import { operationOf, variableName } from '#core/logic/operation.ts';
import { isMultiValue, type QuestionType } from '#core/questions/types.ts';
import { addOption, setOptionConditions } from './draft-questions.ts';
import { itemOf } from './draft-items.ts';
import type { DraftOption, DraftQuestion, FormDraft, NewId } from './form-draft.ts';

export type NamedAnswers = { id: string; values: readonly string[] };

/** The question and the answers to it for which a condition is true, where it says no more than that. */
export function answersIn(condition: Logic | undefined): NamedAnswers | null {
  const operation = condition === undefined ? null : operationOf(condition);
  if (operation === null) return null;
  const { operator, operands } = operation;
  if (operator === 'or') {
    const parts = operands.map(answersIn);
    const [first] = parts;
    const values = parts.flatMap((part) => (part?.id === first?.id ? (part?.values ?? []) : []));
    return first != null && values.length === parts.length ? { id: first.id, values } : null;
  }
  const [variable = null, constant = null, ...more] = operands;
  const id = variableName(variable);
  const values =
    operator === '==' || operator === 'contains' ? [constant] : operator === 'in' ? constant : null;
  if (id === null || id === '' || more.length > 0 || !Array.isArray(values)) return null;
  return values.every((value) => typeof value === 'string') ? { id, values } : null;
}

/** The condition that one of some answers is given; null for none: always. */
export function conditionOfAnswers(
  { id, type }: { id: string; type: QuestionType },
  values: readonly string[],
): Logic | null {
  const [only, ...others] = values;
  if (only === undefined) return null;
  const answer: Logic = { var: id };
  if (isMultiValue(type)) {
    const parts = values.map((value): Logic => ({ contains: [answer, value] }));
    return others.length === 0 ? (parts[0] ?? null) : { or: parts };
  }
  return others.length === 0 ? { '==': [answer, only] } : { in: [answer, [...values]] };
}

/** The question by whose answer options are offered; null: none, or they differ. */
export function deciderOf(options: readonly DraftOption[]): string | null {
  const ids = new Set(
    options.flatMap(({ condition }) => (condition === undefined ? [] : [answersIn(condition)?.id ?? ''])),
  );
  const [id = ''] = ids;
  return ids.size === 1 && id !== '' ? id : null;
}

export type PasteParams = {
  decider: DraftQuestion & { type: QuestionType };
  lines: readonly string[];
  newId: NewId;
  mayAdd: boolean;
};
export type PastedOffer = { draft: FormDraft; changed: number; unknown: string[] };

/**
 * Options and the answers for which they are offered, a line each: two columns of a spreadsheet. Options that do not exist yet
 * are added if they may be; lines that name no option or answer are handed back.
 */
export function pasteOffered(
  draft: FormDraft,
  id: string,
  { decider, lines, newId, mayAdd }: PasteParams,
): PastedOffer {
  const answers = finder(decider.options);
  const wanted = new Map<string, { option: string; values: Set<string>; lines: string[] }>();
  const unknown: string[] = [];
  for (const line of lines.filter((each) => each.trim() !== '')) {
    const [option = '', answer = ''] = line.split(/\t|;/).map((cell) => cell.trim());
    const value = answers(answer)?.value;
    if (option === '' || value === undefined) unknown.push(line.trim());
    else {
      const entry = wanted.get(option.toLowerCase()) ?? { option, values: new Set<string>(), lines: [] };
      wanted.set(option.toLowerCase(), entry);
      entry.values.add(value);
      entry.lines.push(line.trim());
    }
  }
  let next = draft;
  const conditions = new Map<string, Logic | null>();
  const known = finder(optionsOf(draft, id));
  for (const { option, values, lines: own } of wanted.values()) {
    let optionId = known(option)?.id;
    if (optionId === undefined && mayAdd) {
      optionId = newId();
      const blank = optionsOf(next, id).findIndex(({ value }) => value.trim() === '');
      next = addOption(next, id, optionId, { value: option, ...(blank >= 0 && { at: blank }) });
    }
    if (optionId === undefined) unknown.push(...own);
    else conditions.set(optionId, conditionOfAnswers(decider, [...values]));
  }
  return { draft: setOptionConditions(next, id, conditions), changed: conditions.size, unknown };
}

function optionsOf(draft: FormDraft, id: string): readonly DraftOption[] {
  const item = itemOf(draft, id);
  return item?.kind === 'question' ? item.options : [];
}

/** Finds an option by its value or what it is shown as, ignoring case. */
function finder(options: readonly DraftOption[]): (text: string) => DraftOption | undefined {
  const byText = new Map<string, DraftOption>();
  for (const key of ['name', 'value'] as const)
    for (const option of options) if (option[key]) byText.set(option[key].toLowerCase(), option);
  return (text) => byText.get(text.toLowerCase());
}
