// Parses XLSForm expressions: the subset of XPath that forms use, with `${name}` for an answer. to-logic.ts interprets
// them.
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type XPath =
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  /** The answer to a question, or the value of a calculation. */
  | { kind: 'name'; name: string }
  /** A cell of a choice, in the filter of its list. */
  | { kind: 'column'; name: string }
  /** The answer to the question itself: `.` in constraints. */
  | { kind: 'self' }
  | { kind: 'call'; name: string; operands: readonly XPath[] }
  /** With one operand: `-`. With more than two: `and` and `or`. */
  | { kind: 'operation'; operator: XPathOperator; operands: readonly XPath[] };
export type XPathOperator = (typeof levels)[number][number];

/** An expression that cannot be parsed or converted; the message is a full sentence for people, without a full stop. */
export class XPathError extends Error {
  override readonly name = 'XPathError';
}

/**
 * Parses an expression; only the filter of a list has columns.
 * @throws XPathError if it is invalid
 */
export function parseXPath(text: string, { hasColumns = false } = {}): XPath {
  const tokens = tokensOf(text, hasColumns);
  let at = 0;
  let depth = 0;
  const next = () => tokens[at];
  const take = (sign: string): boolean => {
    const token = next();
    if (token?.kind !== 'sign' || token.text !== sign) return false;
    at += 1;
    return true;
  };

  const level = (index: number): XPath => {
    const operators = levels[index];
    if (operators === undefined) return unary();
    let left: XPath = level(index + 1);
    let joined: XPath[] | null = null;
    for (let length = 1; ; length += 1) {
      const operator = operators.find(take);
      if (operator === undefined) return left;
      const right = level(index + 1);
      if (joined !== null) joined.push(right);
      else {
        if (length > longest) throw new XPathError(t(m.expressionIsTooLong));
        const operands = [left, right];
        left = { kind: 'operation', operator, operands };
        if (operator === 'and' || operator === 'or') joined = operands;
      }
    }
  };
  const unary = (): XPath =>
    take('-') ? { kind: 'operation', operator: '-', operands: [nested(unary)] } : single();
  const single = (): XPath => {
    const token = next();
    at += 1;
    switch (token?.kind) {
      case undefined:
        throw new XPathError(t(m.expressionEndsTooEarly));
      case 'number':
        return { kind: 'number', value: Number(token.text) };
      case 'text':
        return { kind: 'text', value: token.text };
      case 'name':
      case 'column':
        return { kind: token.kind, name: token.text };
      case 'call':
        return { kind: 'call', name: token.text, operands: nested(operands) };
      case 'sign':
        break;
    }
    if (token.text === '.') return { kind: 'self' };
    if (token.text !== '(') throw new XPathError(t(m.isNotExpectedThere, { token: token.text }));
    const inner = nested(() => level(0));
    expect(')');
    return inner;
  };
  const nested = <T>(read: () => T): T => {
    depth += 1;
    if (depth > deepest) throw new XPathError(t(m.expressionIsNestedTooDeeply));
    const result = read();
    depth -= 1;
    return result;
  };
  const operands = (): XPath[] => {
    const list: XPath[] = [];
    if (take(')')) return list;
    do list.push(level(0));
    while (take(','));
    expect(')');
    return list;
  };
  const expect = (sign: string) => {
    if (!take(sign)) throw new XPathError(`A "${sign}" is missing`);
  };

  const expression = level(0);
  const rest = next();
  if (rest !== undefined) throw new XPathError(t(m.restIsNotExpected, { rest: rest.text }));
  return expression;
}

/** The nesting limit of the expressions that this becomes. */
const deepest = 50;
/** Sums and the like nest with each operand. */
const longest = 300;

/** Operators by precedence, lowest first. */
const levels = [
  ['or'],
  ['and'],
  ['=', '!='],
  ['<=', '>=', '<', '>'],
  ['+', '-'],
  ['*', 'div', 'mod'],
] as const;

type Token = { kind: 'number' | 'text' | 'name' | 'column' | 'call' | 'sign'; text: string };

const patterns: readonly (readonly [Token['kind'] | 'space', RegExp])[] = [
  ['space', /[\s\u00a0]+/y],
  ['name', /\$\{([^{}]*)\}/y],
  ['text', /"([^"]*)"|'([^']*)'/y],
  ['number', /(\d+\.?\d*|\.\d+)/y],
  // A path to an answer: its last step is the name.
  ['name', /(?:\.\.|\/[\w.-]+|\.\/)(?:\/(?:\.\.|[\w.-]+))*/y],
  ['sign', /(or|and|div|mod)\b(?!-)|(<=|>=|!=|[=<>+*(),.-])/y],
  ['call', /([A-Za-z_][\w:.-]*)\s*\(/y],
];
const columnPattern = ['column', /([A-Za-z_][\w.-]*)/y] as const;

function tokensOf(text: string, hasColumns: boolean): Token[] {
  const known = hasColumns ? [...patterns, columnPattern] : patterns;
  // Spreadsheets replace straight quotes with typographic ones.
  const plain = text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');
  const tokens: Token[] = [];
  for (let at = 0; at < plain.length;) {
    const found = known
      .map(([kind, pattern]) => {
        pattern.lastIndex = at;
        return { kind, match: pattern.exec(plain) };
      })
      .find(({ match }) => match !== null);
    if (!found?.match) throw new XPathError(t(m.cannotBeRead, { plain: plain.slice(at, at + 20) }));
    const [whole, ...groups] = found.match;
    if (found.kind !== 'space') tokens.push({ kind: found.kind, text: textOf(found.kind, whole, groups) });
    at += whole.length;
  }
  return tokens;
}

function textOf(kind: Token['kind'], whole: string, groups: readonly (string | undefined)[]): string {
  const group = groups.find((each) => each !== undefined);
  return (
    (kind === 'name' ? group?.trim() : group) ??
    (kind === 'name' ? (whole.split('/').at(-1) ?? '') : whole.slice(1, -1))
  );
}
