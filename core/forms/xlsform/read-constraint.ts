// Reads the constraint of an XLSForm as rules: each part of it that is joined by `and`. What is no rule of its own is a rule
// over answers; what has no counterpart at all is reported.
import { assertNever } from '#core/assert-never.ts';
import { checkLogic } from '#core/logic/check.ts';
import { fittingRules, ruleIssues } from '#core/questions/rules/rules.ts';
import type { DateBound, QuestionRule } from '#core/questions/rules/schema.ts';
import { isDuration, type QuestionType } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { patternOf } from './rules/pattern-expressions.ts';
import { m } from './texts.ts';
import { conditionOfNode, type KnownName, type Names } from './to-logic.ts';
import { parseXPath, type XPath, XPathError } from './xpath.ts';

type Constrained = {
  type: QuestionType;
  /** What `.` refers to. */
  self: KnownName;
  names: Names;
};

/** What a constraint becomes; `issue`: why a part of it, or all, has no counterpart. */
export type ReadConstraint = { rules: QuestionRule[]; issue: string | null };

export function rulesOfConstraint(text: string, message: string, question: Constrained): ReadConstraint {
  const own = message === '' ? {} : { message };
  let issue: string | null = null;
  const orIssue = <T>(read: () => T[]): T[] => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof XPathError)) throw error;
      issue = error.message;
      return [];
    }
  };
  const parts = orIssue(() => [...partsOf(parseXPath(text))]);
  const rules = parts.flatMap((part) => orIssue(() => [ruleOf(part, question)]));
  return { rules: merged(rules).map((rule) => ({ ...rule, ...own })), issue };
}

function partsOf(node: XPath): readonly XPath[] {
  return node.kind === 'operation' && node.operator === 'and' ? node.operands.flatMap(partsOf) : [node];
}

function ruleOf(node: XPath, question: Constrained): QuestionRule {
  const simple = ofType(simpleRule(node), question.type);
  const isFitting =
    simple !== null &&
    fittingRules([simple], question.type).length === 1 &&
    ruleIssues(simple, question.type).length === 0;
  if (simple !== null && isFitting) return simple;
  const names: Names = (name) => (name === '.' ? question.self : question.names(name));
  const expression = conditionOfNode(node, names);
  if (expression === null || checkLogic(expression).length > 0)
    throw new XPathError(t(m.pointHasNoCounterpart));
  return { kind: 'expression', expression };
}

/** Bounds of an amount of time are such an amount. */
function ofType(rule: QuestionRule | null, type: QuestionType): QuestionRule | null {
  if (rule?.kind !== 'range' || !isDuration(type)) return rule;
  const { least, greatest } = rule;
  return {
    kind: 'duration',
    ...(least !== undefined && { least }),
    ...(greatest !== undefined && { greatest }),
  };
}

type Comparison = '<' | '<=' | '>' | '>=' | '=';
const mirrored: Readonly<Record<Comparison, Comparison>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '=': '=',
};

/** A rule of its own; null for any other expression. */
function simpleRule(node: XPath): QuestionRule | null {
  if (node.kind === 'call' && node.name === 'regex') return patternRule(node.operands);
  if (node.kind !== 'operation' || !isComparison(node.operator)) return null;
  const [left, right] = node.operands;
  if (left === undefined || right === undefined) return null;
  return measured(left, node.operator, right) ?? measured(right, mirrored[node.operator], left);
}

function isComparison(operator: string): operator is Comparison {
  return operator in mirrored;
}

function patternRule([self, pattern]: readonly XPath[]): QuestionRule | null {
  if (self?.kind !== 'self' || pattern?.kind !== 'text') return null;
  const [, most] = decimalsForm.exec(pattern.value) ?? [];
  return most === undefined ? patternOf(pattern.value) : { kind: 'decimals', most: Number(most) };
}

/** As write-constraint.ts writes it. */
const decimalsForm = /^-\?\[0-9\]\*\(\[\.\]\[0-9\]\{0,(\d{1,3})\}0\*\)\?$/;

/** `.`, its length or its number of choices, compared with a number or a day. */
function measured(left: XPath, operator: Comparison, right: XPath): QuestionRule | null {
  if (left.kind === 'self') {
    const day = dayOf(right);
    if (day !== null) return dateRule(operator, day);
    const bound = numberOf(right);
    return bound === null || operator === '<' || operator === '>'
      ? null
      : { kind: 'range', ...sides(operator, bound) };
  }
  const bound = numberOf(right);
  const isOfSelf = left.kind === 'call' && left.operands.length === 1 && left.operands[0]?.kind === 'self';
  if (!isOfSelf || bound === null || !Number.isInteger(bound) || bound < 0) return null;
  if (left.name === 'string-length') return { kind: 'length', ...sides(operator, bound) };
  return left.name === 'count-selected' ? { kind: 'choices', ...sides(operator, bound) } : null;
}

/** Whole numbers above 5 are those from 6 on. */
function sides(operator: Comparison, bound: number): { least?: number; greatest?: number } {
  switch (operator) {
    case '>=':
      return { least: bound };
    case '>':
      return { least: bound + 1 };
    case '<=':
      return { greatest: bound };
    case '<':
      return { greatest: bound - 1 };
    case '=':
      return { least: bound, greatest: bound };
    default:
      return assertNever(operator);
  }
}

function numberOf(node: XPath): number | null {
  if (node.kind === 'number') return node.value;
  const isNegative = node.kind === 'operation' && node.operator === '-' && node.operands.length === 1;
  const positive = isNegative && node.operands[0]?.kind === 'number' ? node.operands[0].value : null;
  return positive === null ? null : -positive;
}

/** `today()`, `today() - 7`, `date('2026-01-31')`; null for anything else. */
function dayOf(node: XPath): DateBound | null {
  if (node.kind === 'call' && node.name === 'today' && node.operands.length === 0) return { days: 0 };
  if (node.kind === 'call' && node.name === 'date') {
    const [text] = node.operands;
    return text?.kind === 'text' && /^\d{4}-\d\d-\d\d$/.test(text.value) ? { date: text.value } : null;
  }
  if (node.kind !== 'operation' || (node.operator !== '+' && node.operator !== '-')) return null;
  const [day, days] =
    node.operands.length === 2 ? node.operands.map((each, at) => (at === 0 ? dayOf(each) : each)) : [];
  if (day === undefined || day === null || !('days' in day) || days === undefined || days === null)
    return null;
  const many = 'kind' in days ? numberOf(days) : null;
  return many === null || !Number.isInteger(many)
    ? null
    : { days: day.days + (node.operator === '+' ? many : -many) };
}

/** A moment on a day is before the beginning of the next: `. < today() + 1`. */
function dateRule(operator: Comparison, day: DateBound): QuestionRule {
  switch (operator) {
    case '>=':
      return { kind: 'dates', least: day };
    case '>':
      return { kind: 'dates', least: shifted(day, 1) };
    case '<=':
      return { kind: 'dates', greatest: day };
    case '<':
      return { kind: 'dates', greatest: shifted(day, -1) };
    case '=':
      return { kind: 'dates', least: day, greatest: day };
    default:
      return assertNever(operator);
  }
}

/** Some days later. */
export function shifted(day: DateBound, days: number): DateBound {
  if ('days' in day) return { days: day.days + days };
  return { date: new Date(Date.parse(day.date) + days * 86_400_000).toISOString().slice(0, 10) };
}

/** A least and a greatest beside each other are one rule. */
function merged(rules: readonly QuestionRule[]): QuestionRule[] {
  return rules.reduce<QuestionRule[]>((all, rule) => {
    const last = all.at(-1);
    const isPair =
      last !== undefined &&
      last.kind === rule.kind &&
      'least' in last !== 'least' in rule &&
      'greatest' in last !== 'greatest' in rule;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- two of a kind, with one bound each
    return isPair ? [...all.slice(0, -1), { ...last, ...rule } as QuestionRule] : [...all, rule];
  }, []);
}
