// Parses an expression that somebody types, in the notation of format-expression.ts: question titles in square brackets, or
// without where they are only words,
// texts in quotation marks, + - * / mod, sum, average, least and greatest (list), distance(place, place) in metres, = != < <= > >=, contains, is one of (...), between ... and ..., is answered,
// after, before and on with a day or a time, and, or, not.
import type { Logic } from './schema.ts';
import { placeValue } from '#core/questions/places/parse-place.ts';
import { comparisonSigns, dayWords, type TitledQuestion, timeWords } from './format-expression.ts';
import { isSummary } from './operators.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The parsed expression, or an issue and its index in the text. */
export type ReadExpression = { expression: Logic } | { issue: string; at: number };

export function readExpression(text: string, questions: readonly TitledQuestion[]): ReadExpression {
  try {
    return { expression: parse(tokensOf(text), questions) };
  } catch (error) {
    if (error instanceof Issue) return { issue: error.message, at: error.at };
    throw error;
  }
}

class Issue extends Error {
  readonly at: number;
  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

/** The pattern's groups, in the order in which it tries them. */
const tokenKinds = ['day', 'time', 'number', 'text', 'title', 'word', 'sign'] as const;
type Token = {
  kind: (typeof tokenKinds)[number] | 'end';
  text: string;
  at: number;
};

const pattern =
  /\s*(?:(?<day>\d{4}-\d\d-\d\d)|(?<time>\d\d:\d\d)|(?<number>\d+(?:\.\d+)?|\.\d+)|"(?<text>[^"]*)"|\[(?<title>[^\]]*)\]|(?<word>[A-Za-z]+)|(?<sign><=|>=|!=|[=<>≠≤≥+\-−*×/÷(),]))/uy;

const alike: ReadonlyMap<string, string> = new Map([
  ['≠', '!='],
  ['≤', '<='],
  ['≥', '>='],
  ['−', '-'],
  ['×', '*'],
  ['÷', '/'],
]);

function tokensOf(typed: string): Token[] {
  // Some keyboards replace straight quotes by typographic ones.
  const text = typed.replaceAll(/[“”]/g, '"');
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  while (text.slice(pattern.lastIndex).trim() !== '') {
    const from = pattern.lastIndex;
    const found = pattern.exec(text);
    const at = from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0);
    if (found?.groups === undefined) throw new Issue(unreadable(text[at] ?? ''), at);
    const { groups } = found;
    const kind = tokenKinds.find((each) => groups[each] !== undefined) ?? 'sign';
    const value = groups[kind] ?? '';
    const said = kind === 'word' ? value.toLowerCase() : value;
    tokens.push({ kind, text: alike.get(said) ?? said, at });
  }
  return [...tokens, { kind: 'end', text: '', at: text.trimEnd().length }];
}

function unreadable(letter: string): string {
  if (letter === '"') return t(m.textThatBeginsHereHas);
  if (letter === '[') return t(m.titleThatBeginsHereHas);
  return t(m.isNotExpectedHere, { letter });
}

/** The maximum depth of an expression. */
const deepest = 40;

function parse(tokens: readonly Token[], questions: readonly TitledQuestion[]): Logic {
  let place = 0;
  let depth = 0;
  const next = (): Token => tokens[place] ?? { kind: 'end', text: '', at: 0 };
  const take = (...texts: readonly string[]): boolean => {
    const isHere = texts.every((text, index) => {
      const token = tokens[place + index];
      return (token?.kind === 'word' || token?.kind === 'sign') && token.text === text;
    });
    if (isHere) place += texts.length;
    return isHere;
  };
  const unexpected = (wanted: string): Issue => {
    const { kind, text, at } = next();
    return new Issue(
      kind === 'end' ? t(m.isMissing, { wanted }) : t(m.wasFoundWhereIsExpected, { text, wanted }),
      at,
    );
  };
  const expect = (sign: string) => {
    if (!take(sign)) throw unexpected(`"${sign}"`);
  };
  const nested = <T>(read: () => T): T => {
    depth += 1;
    if (depth > deepest) throw new Issue(t(m.expressionIsNestedTooDeeply), next().at);
    const result = read();
    depth -= 1;
    return result;
  };
  const list = (): Logic[] => {
    const items = [nested(either)];
    while (take(',')) items.push(nested(either));
    expect(')');
    return items;
  };
  const chain = (word: string, read: () => Logic): Logic => {
    const parts = [read()];
    while (take(word)) parts.push(read());
    return parts.length === 1 ? (parts[0] ?? null) : { [word]: parts };
  };
  const either = (): Logic => chain('or', both);
  const both = (): Logic => chain('and', denied);
  const denied = (): Logic => (take('not') ? { '!': [nested(denied)] } : comparison());
  const comparison = (): Logic => {
    const left = sum();
    for (const [sign, operator] of comparisonSigns) if (take(sign)) return { [operator]: [left, sum()] };
    if (take('contains')) return { contains: [left, sum()] };
    if (take('does', 'not', 'contain')) return { '!': [{ contains: [left, sum()] }] };
    if (take('is', 'not', 'answered')) return { '!': [{ answered: [left] }] };
    if (take('is', 'answered')) return { answered: [left] };
    if (take('is', 'one', 'of')) {
      expect('(');
      // Of nothing: an expression that was written elsewhere may ask so.
      return { in: [left, take(')') ? [] : list()] };
    }
    if (take('between')) {
      const low = sum();
      expect('and');
      return { '<=': [low, left, sum()] };
    }
    for (const word of dayWords.keys()) if (take(word)) return moment(word, left);
    return left;
  };
  const moment = (word: string, left: Logic): Logic => {
    const { kind, text } = next();
    if (kind === 'time') {
      place += 1;
      return { [timeWords.get(word) ?? word]: [left, text] };
    }
    const at = kind === 'day' ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
    // February 31 would be parsed as a day in March.
    if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text)
      throw unexpected(t(m.dayOrTime));
    place += 1;
    return { [dayWords.get(word) ?? word]: [left, `${at},0`] };
  };
  /** Two places: titles of questions, or texts that are places. */
  const places = (): Logic[] => {
    const from = placeOrTitle();
    expect(',');
    const to = placeOrTitle();
    expect(')');
    return [from, to];
  };
  const placeOrTitle = (): Logic => {
    const token = next();
    const constant = token.kind === 'text' ? placeValue(token.text) : undefined;
    if (constant === undefined && token.kind !== 'title') throw unexpected(t(m.placeExpected));
    place += 1;
    return constant ?? { var: idOf(token, questions) };
  };
  const sum = (): Logic => {
    let left = product();
    for (;;) {
      if (take('+')) left = { '+': [...joined('+', left), product()] };
      else if (take('-')) left = { '-': [left, product()] };
      else return left;
    }
  };
  const product = (): Logic => {
    let left = signed();
    for (;;) {
      if (take('*')) left = { '*': [...joined('*', left), signed()] };
      else if (take('/')) left = { '/': [left, signed()] };
      else if (take('mod')) left = { '%': [left, signed()] };
      else return left;
    }
  };
  /** Sums and products created here can be extended; one in brackets is an operand. */
  const own = new WeakSet<object>();
  const joined = (operator: string, left: Logic): Logic[] => {
    if (typeof left === 'object' && left !== null && !Array.isArray(left) && !own.has(left)) {
      const operands = left[operator];
      if (Array.isArray(operands) && Object.keys(left).length === 1) return operands;
    }
    return [left];
  };
  const signed = (): Logic => (take('-') ? { '-': [nested(signed)] } : single());
  const single = (): Logic => {
    const token = next();
    if (take('(')) {
      const inner = nested(either);
      expect(')');
      if (typeof inner === 'object' && inner !== null) own.add(inner);
      return inner;
    }
    place += 1;
    switch (token.kind) {
      case 'number':
        return Number(token.text);
      case 'text':
        return token.text;
      case 'title':
        return { var: idOf(token, questions) };
      case 'word':
        if (token.text === 'yes' || token.text === 'true') return true;
        if (token.text === 'no' || token.text === 'false') return false;
        if (isSummary(token.text) && take('(')) {
          const operand = nested(either);
          expect(')');
          return { [token.text]: [operand] };
        }
        if (token.text === 'distance' && take('(')) return { distance: places() };
        if ((token.text === 'min' || token.text === 'max') && take('(')) return { [token.text]: list() };
        return bareTitle() ?? missing();
      default:
        break;
    }
    return missing();
  };
  const missing = (): never => {
    place -= 1;
    throw unexpected(t(m.numberTextOrTitleOf));
  };
  /** The question whose title the words from here are, as many of them as possible; null where they are none. */
  const bareTitle = (): Logic | null => {
    const first = place - 1;
    let count = 0;
    while (tokens[first + count]?.kind === 'word') count += 1;
    for (; count > 0; count -= 1) {
      const title = tokens
        .slice(first, first + count)
        .map(({ text }) => text)
        .join(' ');
      if (!questions.some(({ text }) => text.trim().toLowerCase() === title)) continue;
      place = first + count;
      return { var: idOf({ kind: 'title', text: title, at: tokens[first]?.at ?? 0 }, questions) };
    }
    return null;
  };

  const expression = either();
  if (next().kind !== 'end') throw new Issue(t(m.nextIsNotExpected, { next: next().text }), next().at);
  return expression;
}

function idOf({ text, at }: Token, questions: readonly TitledQuestion[]): string {
  const title = text.trim().toLowerCase();
  const byId = questions.find(({ id }) => id === text.trim());
  if (byId !== undefined) return byId.id;
  const [found, ...others] = questions.filter((question) => question.text.trim().toLowerCase() === title);
  if (found === undefined) throw new Issue(t(m.formHasNoQuestionThat, { text }), at);
  if (others.length > 0) throw new Issue(t(m.severalQuestionsAreCalledWrite, { text }), at);
  return found.id;
}
