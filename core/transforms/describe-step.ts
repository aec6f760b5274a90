// A step of a recipe in words, where there is no room for its fields.
import { readCondition, rowOperators } from './step-kinds.ts';
import type { RecipeStep } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** For example `Rename "Lot" to "Batch"`. */
export function describeStep(step: RecipeStep): string {
  switch (step.kind) {
    case 'keep':
      return `Keep ${listed(step.columns)}`;
    case 'drop':
      return `Drop ${listed(step.columns)}`;
    case 'rename':
      return `Rename ${quoted(step.column)} to ${quoted(step.to)}`;
    case 'dateTime': {
      const from = step.time === null ? quoted(step.date) : `${quoted(step.date)} and ${quoted(step.time)}`;
      return `Read ${from} as ${step.format} into ${quoted(step.to)}`;
    }
    case 'number':
      return `Read ${listed(step.columns)} as numbers with a decimal ${step.decimal === ',' ? 'comma' : 'point'}`;
    case 'replace':
      return `Replace values of ${quoted(step.column)}${step.to === null ? '' : ` into ${quoted(step.to)}`}: ${replaced(step)}`;
    case 'split':
      return `Split ${quoted(step.column)} at ${quoted(step.separator)} into ${listed(step.into)}`;
    case 'join':
      return `Join ${listed(step.columns)} into ${quoted(step.to)}`;
    case 'set':
      return `Set ${quoted(step.column)} to ${quoted(step.value)}`;
    case 'filter':
      return `${step.rows === 'keep' ? 'Keep' : 'Drop'} rows ${conditionText(step)}`;
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
  keep: 'others stay',
  empty: t(m.othersBecomeEmpty),
  refuse: t(m.othersAreError),
} as const;

function replaced({ values, others }: RecipeStep & { kind: 'replace' }): string {
  const pairs = values.slice(0, mostPairs).map(({ from, to }) => `${from} = ${to}`);
  const more = values.length > mostPairs ? [`${values.length - mostPairs} more`] : [];
  return [...pairs, ...more, othersText[others]].join(', ');
}

function conditionText({ condition }: RecipeStep & { kind: 'filter' }): string {
  const plain = readCondition(condition);
  if (plain === null) return `where ${JSON.stringify(condition)}`;
  const operator = rowOperators.find(({ value }) => value === plain.operator)?.label ?? plain.operator;
  const value = plain.operator === 'filled' || plain.operator === 'empty' ? '' : ` ${quoted(plain.value)}`;
  return `where ${quoted(plain.column)} ${operator}${value}`;
}
