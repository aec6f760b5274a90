// A step of a recipe in words, where there is no room for its fields.
import { readCondition, rowOperators } from './step-kinds.ts';
import type { RecipeStep } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** For example `Rename "Lot" to "Batch"`. */
export function describeStep(step: RecipeStep): string {
  switch (step.kind) {
    case 'keep':
      return t(m.keepOnly, { columns: listed(step.columns) });
    case 'drop':
      return t(m.dropOnly, { columns: listed(step.columns) });
    case 'rename':
      return t(m.renameTo, { column: quoted(step.column), to: quoted(step.to) });
    case 'dateTime': {
      const values = { date: quoted(step.date), format: step.format, to: quoted(step.to) };
      return step.time === null
        ? t(m.readAs, values)
        : t(m.readBothAs, { ...values, time: quoted(step.time) });
    }
    case 'number':
      return t(m.readAsNumbers, {
        columns: listed(step.columns),
        decimal: step.decimal === ',' ? 'comma' : 'point',
      });
    case 'replace':
      return step.to === null
        ? t(m.replaceValuesOf, { column: quoted(step.column), pairs: replaced(step) })
        : t(m.replaceValuesInto, { column: quoted(step.column), to: quoted(step.to), pairs: replaced(step) });
    case 'split':
      return t(m.splitAt, {
        column: quoted(step.column),
        separator: quoted(step.separator),
        into: listed(step.into),
      });
    case 'join':
      return t(m.joinInto, { columns: listed(step.columns), to: quoted(step.to) });
    case 'set':
      return t(m.setTo, { column: quoted(step.column), value: quoted(step.value) });
    case 'filter':
      return t(step.rows === 'keep' ? m.keepRows : m.dropRows, { condition: conditionText(step) });
    case 'columnsToRows':
      return t(m.turnIntoRowsOfAnd, {
        listed: listed(step.columns),
        nameTo: quoted(step.nameTo),
        valueTo: quoted(step.valueTo),
      });
    default:
      return step satisfies never;
  }
}

function quoted(text: string): string {
  return `"${text}"`;
}

function listed(names: readonly string[]): string {
  return names.map(quoted).join(', ');
}

const mostPairs = 3;
const othersText = {
  keep: t(m.othersStay),
  empty: t(m.othersBecomeEmpty),
  refuse: t(m.othersAreError),
} as const;

function replaced({ values, others }: RecipeStep & { kind: 'replace' }): string {
  const pairs = values.slice(0, mostPairs).map(({ from, to }) => `${from} = ${to}`);
  const more = values.length > mostPairs ? [t(m.moreCount, { count: values.length - mostPairs })] : [];
  return [...pairs, ...more, othersText[others]].join(', ');
}

function conditionText({ condition }: RecipeStep & { kind: 'filter' }): string {
  const plain = readCondition(condition);
  if (plain === null) return t(m.whereJson, { condition: JSON.stringify(condition) });
  const operator = rowOperators.find(({ value }) => value === plain.operator)?.label ?? plain.operator;
  const value = plain.operator === 'filled' || plain.operator === 'empty' ? '' : ` ${quoted(plain.value)}`;
  return t(m.where, { column: quoted(plain.column), operator, value });
}
