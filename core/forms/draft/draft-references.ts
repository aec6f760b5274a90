// Which questions the expressions of a draft refer to. Cached per item, because drafts share unchanged items.
import { variablesOf } from '#core/logic/variables.ts';
import type { DraftAlert, DraftItem, DraftLaunchAlert } from './form-draft.ts';
import { calculationOf } from '#core/questions/fills/fills.ts';
import { optionConditions } from '#core/questions/offered.ts';
import { ruleExpressions } from '#core/questions/rules/expressions.ts';
import type { Logic } from '#core/logic/schema.ts';
import { parseCondition } from '#core/logic/parse-condition.ts';

/** Any part of a draft that may hold an expression. */
export type Reader = DraftItem | DraftAlert | DraftLaunchAlert;

/**
 * Ids of the questions that the condition reads, that the formula of an element, the calculation of a question or the
 * expression of an alert reads, that the rules of a question read, and that the conditions of its options read.
 */
export type Reads = Readonly<Record<'condition' | 'expression' | 'rules' | 'options', ReadonlySet<string>>>;

const cache = new WeakMap<Reader, Reads>();

export function readsOf(reader: Reader): Reads {
  const known = cache.get(reader);
  if (known !== undefined) return known;
  const reads = {
    condition: conditionReads('condition' in reader ? reader.condition : null),
    expression: logicReads(expressionOf(reader)),
    rules: allReads('rules' in reader ? ruleExpressions(reader) : []),
    options: allReads('options' in reader ? optionConditions(reader.options) : []),
  };
  cache.set(reader, reads);
  return reads;
}

function expressionOf(reader: Reader): Logic {
  if ('expression' in reader) return reader.expression;
  if (reader.kind === 'element') return reader.data.formula ?? null;
  return calculationOf(reader)?.expression ?? null;
}

function conditionReads(condition: string | null): ReadonlySet<string> {
  return logicReads(condition === null ? null : (parseCondition(condition) ?? null));
}

function allReads(expressions: readonly Logic[]): ReadonlySet<string> {
  return new Set(expressions.flatMap((expression) => [...logicReads(expression)]));
}

function logicReads(logic: Logic): ReadonlySet<string> {
  return logic === null ? nothing : variablesOf(logic);
}

const nothing: ReadonlySet<string> = new Set();
