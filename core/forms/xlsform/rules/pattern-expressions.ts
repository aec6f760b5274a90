// The ready patterns as regular expressions of an XLSForm, which has none of its own. One that is written here is read as the
// pattern again.
import { keysOf } from '#core/keys-of.ts';
import type { PatternName, RuleOf } from '#core/questions/rules/schema.ts';

const expressions: Readonly<Record<Exclude<PatternName, 'custom'>, string>> = {
  email: '[^@\\s]+@[^@\\s]+[.][^@\\s]+',
  phone: '[+]?[0-9 ().\\-/]{5,30}',
  web: 'https?://[^\\s]+[.][^\\s]+',
  iban: '[A-Za-z]{2}[0-9]{2}[A-Za-z0-9 ]{11,38}',
  numberPlate: '[A-Za-z0-9][A-Za-z0-9 .\\-]{1,13}',
};

/** The expression of a pattern. `isExact`: elsewhere it lets through what it does here. */
export function expressionOf({ pattern, expression = '' }: RuleOf<'pattern'>): {
  expression: string;
  isExact: boolean;
} {
  return pattern === 'custom'
    ? { expression, isExact: true }
    : { expression: expressions[pattern], isExact: false };
}

/** The pattern of an expression. */
export function patternOf(expression: string): RuleOf<'pattern'> {
  const ready = keysOf(expressions).find((name) => expressions[name] === expression);
  return ready === undefined
    ? { kind: 'pattern', pattern: 'custom', expression }
    : { kind: 'pattern', pattern: ready };
}
