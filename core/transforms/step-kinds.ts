// The steps that the recipe editor offers: their names, and their initial values.
import type { Logic } from '#core/logic/schema.ts';
import { operationOf, variableName } from '#core/logic/operation.ts';
import type { RecipeStep, StepKind } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';

export type StepChoice = { kind: StepKind; label: string; description: string };

/** All kinds, in display order. */
export const stepChoices: readonly StepChoice[] = [
  { kind: 'keep', label: t(m.keepColumns), description: t(m.onlyTheseColumnsInThis) },
  { kind: 'drop', label: t(m.dropColumns), description: t(m.allExceptTheseColumns) },
  { kind: 'rename', label: t(m.renameColumn), description: t(m.sameValuesUnderAnotherName) },
  { kind: 'dateTime', label: t(m.readDate), description: t(m.combineDateAndTimeFrom) },
  { kind: 'number', label: t(m.readNumbers), description: t(m.decimalCommasAndThousandsSeparators) },
  { kind: 'replace', label: t(m.replaceValues), description: t(m.replaceDevicesWordsWithForms) },
  { kind: 'split', label: t(m.splitColumn), description: t(m.splitTextIntoColumns) },
  { kind: 'join', label: t(m.joinColumns), description: t(m.joinColumnsIntoOneText) },
  { kind: 'set', label: t(m.setColumn), description: t(m.sameValueInEveryRow) },
  { kind: 'filter', label: t(m.keepOrDropRows), description: t(m.byCondition) },
  { kind: 'columnsToRows', label: t(m.turnColumnsIntoRows), description: t(m.rowForEachOfSome) },
];

/** Creates a step of a kind for a table with these columns. */
export function newStep(kind: StepKind, columns: readonly string[]): RecipeStep {
  const [first = '', second = ''] = columns;
  switch (kind) {
    case 'keep':
      return { kind, columns: [...columns] };
    case 'drop':
      return { kind, columns: [] };
    case 'rename':
      return { kind, column: first, to: first };
    case 'dateTime':
      return {
        kind,
        date: first,
        time: null,
        format: 'dd.MM.yyyy',
        to: first,
        writes: 'yyyy-MM-dd HH:mm:ss',
      };
    case 'number':
      return { kind, columns: [], decimal: ',' };
    case 'replace':
      return { kind, column: first, to: null, values: [], others: 'keep' };
    case 'split':
      return { kind, column: first, separator: ' ', into: [] };
    case 'join':
      return { kind, columns: [first, second].filter((name) => name !== ''), separator: ' ', to: '' };
    case 'set':
      return { kind, column: '', value: '' };
    case 'filter':
      return { kind, rows: 'keep', condition: conditionOf({ column: first, operator: 'filled', value: '' }) };
    case 'columnsToRows':
      return { kind, columns: [], nameTo: t(common.name), valueTo: t(m.value), skipsEmpty: true };
    default:
      return kind satisfies never;
  }
}

export const rowOperators = [
  { value: 'is', label: 'is' },
  { value: 'isNot', label: t(m.isNot) },
  { value: 'contains', label: 'contains' },
  { value: 'above', label: t(m.isAbove) },
  { value: 'below', label: t(m.isBelow) },
  { value: 'filled', label: t(m.isFilled) },
  { value: 'empty', label: t(m.isEmpty) },
] as const;
export type RowOperator = (typeof rowOperators)[number]['value'];
/** A condition on one column, edited in three fields. */
export type RowCondition = { column: string; operator: RowOperator; value: string };

/** Converts such a condition to JSON-logic. */
export function conditionOf({ column, operator, value }: RowCondition): Logic {
  const cell = { var: column };
  switch (operator) {
    case 'is':
      return { '==': [cell, value] };
    case 'isNot':
      return { '!=': [cell, value] };
    case 'contains':
      return { in: [value, cell] };
    case 'above':
      return { and: [{ answered: cell }, { '>': [cell, Number(value)] }] };
    case 'below':
      return { and: [{ answered: cell }, { '<': [cell, Number(value)] }] };
    case 'filled':
      return { answered: cell };
    case 'empty':
      return { '!': { answered: cell } };
    default:
      return operator satisfies never;
  }
}

/** Converts a condition to the three fields; null if it is more complex. */
export function readCondition(condition: Logic): RowCondition | null {
  const text = JSON.stringify(condition);
  const values = textsIn(condition);
  const found = rowOperators
    .flatMap(({ value: operator }) =>
      values.columns.flatMap((column) =>
        ['', ...values.constants].map((value): RowCondition => ({ column, operator, value })),
      ),
    )
    .find((candidate) => JSON.stringify(conditionOf(candidate)) === text);
  return found ?? null;
}

function textsIn(node: Logic): { columns: string[]; constants: string[] } {
  const name = variableName(node);
  if (name !== null) return { columns: [name], constants: [] };
  if (typeof node === 'string' || typeof node === 'number') return { columns: [], constants: [String(node)] };
  const parts = Array.isArray(node) ? node : (operationOf(node)?.operands ?? []);
  const found = parts.map(textsIn);
  return {
    columns: found.flatMap(({ columns }) => columns),
    constants: found.flatMap(({ constants }) => constants),
  };
}
