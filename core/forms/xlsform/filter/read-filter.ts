// Reads the choice filter of an XLSForm as the conditions of options. It names columns of the sheet `choices`: for each
// choice they are its own cells, and what is left is an expression over answers.
import { checkLogic } from '#core/logic/check.ts';
import type { Choice } from '#core/forms/xlsform/choices.ts';
import { conditionOfNode, type Names } from '#core/forms/xlsform/to-logic.ts';
import { parseXPath, type XPath, XPathError } from '#core/forms/xlsform/xpath.ts';
import { retiredColumn } from './columns.ts';
import { type QuestionOption, type RetiredState, retiredStates } from '#core/questions/schema.ts';
import { optionsTakeTooLong } from '#core/questions/offered.ts';
import { t } from '#core/messages/text.ts';
import { m } from '#core/forms/xlsform/texts.ts';

type Offered = Pick<QuestionOption, 'retired' | 'condition'>;

/**
 * The options of a list with what a filter says of each.
 * @throws XPathError if it has no counterpart
 */
export function filteredOptions(
  filter: string,
  options: readonly QuestionOption[],
  choices: readonly Choice[],
  names: Names,
): QuestionOption[] {
  const parsed = parseXPath(filter, { hasColumns: true });
  const rowsOf = new Map(choices.map(({ name, rows }) => [name, rows]));
  const unknown = columnsIn(parsed).find(
    (column) => !choices.some(({ rows = [] }) => rows.some((cells) => cells.has(column))),
  );
  if (unknown !== undefined) throw new XPathError(t(m.cannotBeRead, { plain: unknown }));
  const known = new Map<string, Offered>();
  const offeredBy = (node: XPath, retired: RetiredState | undefined): Offered => {
    if (isCall(node, 'true')) return retired === undefined ? {} : { retired };
    if (isCall(node, 'false')) return { retired: retired ?? 'hidden' };
    const condition = conditionOfNode(node, names);
    if (condition !== null && checkLogic(condition).length > 0) throw new XPathError(t(m.filterIsTooLong));
    return { ...(retired !== undefined && { retired }), ...(condition !== null && { condition }) };
  };
  const filtered = options.map((option) => {
    const rows = rowsOf.get(option.value) ?? [];
    // A choice that the list does not have, such as "Other".
    if (rows.length === 0) return option;
    const retired = retiredStates.find((state) => rows.every((cells) => cells.get(retiredColumn) === state));
    const nodes = rows.map((cells) =>
      folded(parsed, (column) =>
        column === retiredColumn && retired !== undefined ? '' : (cells.get(column) ?? ''),
      ),
    );
    const node = joined('or', nodes);
    const key = JSON.stringify([node, retired]);
    const offered = known.get(key) ?? offeredBy(node, retired);
    known.set(key, offered);
    return { ...option, ...offered };
  });
  if (optionsTakeTooLong(filtered)) throw new XPathError(t(m.filterIsTooLong));
  return filtered;
}

function columnsIn(node: XPath): string[] {
  if (node.kind === 'column') return [node.name];
  return 'operands' in node ? node.operands.flatMap(columnsIn) : [];
}

/** An expression with the cells of a choice in it, without the parts that they decide. */
function folded(node: XPath, cellOf: (column: string) => string): XPath {
  switch (node.kind) {
    case 'column':
      return { kind: 'text', value: cellOf(node.name) };
    case 'call': {
      const operands = node.operands.map((operand) => folded(operand, cellOf));
      const [first, second] = operands;
      if (node.name === 'not' && first !== undefined) {
        if (isCall(first, 'true')) return truth(false);
        if (isCall(first, 'false')) return truth(true);
      }
      if (node.name === 'selected' && first?.kind === 'text' && second?.kind === 'text')
        return truth(first.value.split(/\s+/).includes(second.value));
      return { ...node, operands };
    }
    case 'operation': {
      const operands = node.operands.map((operand) => folded(operand, cellOf));
      const { operator } = node;
      if (operator === 'and' || operator === 'or') return joined(operator, operands);
      return compared(operator, operands) ?? { ...node, operands };
    }
    default:
      return node;
  }
}

function joined(operator: 'and' | 'or', operands: readonly XPath[]): XPath {
  const [deciding, idle] = operator === 'and' ? (['false', 'true'] as const) : (['true', 'false'] as const);
  if (operands.some((operand) => isCall(operand, deciding))) return truth(deciding === 'true');
  const left = operands.filter((operand) => !isCall(operand, idle));
  const [first] = left;
  if (first === undefined) return truth(idle === 'true');
  return left.length === 1 ? first : { kind: 'operation', operator, operands: left };
}

/** A comparison of two cells or constants; null for any other. */
function compared(operator: string, [left, right]: readonly XPath[]): XPath | null {
  if (!isConstant(left) || !isConstant(right)) return null;
  const isNumeric = left.kind === 'number' || right.kind === 'number';
  const [a, b] = isNumeric ? [Number(left.value), Number(right.value)] : [left.value, right.value];
  if (operator === '=') return truth(a === b);
  return operator === '!=' ? truth(a !== b) : null;
}

function isConstant(node: XPath | undefined): node is Extract<XPath, { kind: 'text' | 'number' }> {
  return node?.kind === 'text' || node?.kind === 'number';
}

function isCall(node: XPath, name: 'true' | 'false'): boolean {
  return node.kind === 'call' && node.name === name;
}

function truth(isTrue: boolean): XPath {
  return { kind: 'call', name: isTrue ? 'true' : 'false', operands: [] };
}
