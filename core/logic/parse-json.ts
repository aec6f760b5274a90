// Parses JSON that somebody types and locates errors. Error messages of the runtimes' own parsers differ, and often lack
// a position.

import type { Logic } from './schema.ts';
import { assertNever } from '#core/assert-never.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The value, or an issue with its line and column, counted from 1. */
export type ReadJson = { value: Logic } | { issue: JsonIssue };
export type JsonIssue = { message: string; line: number; column: number };

export function readJson(text: string): ReadJson {
  try {
    const value: Logic = JSON.parse(text);
    return { value };
  } catch {
    const { offset, expected } = issueIn(text);
    const lines = text.slice(0, offset).split('\n');
    const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
    return {
      issue: { message: t(m.isExpectedHereNot, { expected, signAt: signAt(text, offset) }), ...place },
    };
  }
}

function signAt(text: string, offset: number): string {
  if (text.slice(offset).trim() === '') return 'the end';
  return text[offset] === '"' ? 'a quotation mark' : `"${text.slice(offset, offset + 1)}"`;
}

const token =
  /[ \t\r\n]*([{}[\]:,]|"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w))/uy;

/** The expected token: a value, the first key of an object, a key after a comma, a colon, a comma or the end. */
type Expected = keyof typeof names;
const names = {
  value: t(m.value),
  valueOrEnd: t(m.valueOr),
  keyOrEnd: 'A name in quotation marks or }',
  key: 'A name in quotation marks',
  colon: t(m.colon),
  next: t(m.commaOrClosingBracket),
  end: t(m.nothingMore),
} as const;

/** The first position where the text is not valid JSON. */
function issueIn(text: string): { offset: number; expected: string } {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  token.lastIndex = 0;
  for (;;) {
    const start = token.lastIndex;
    const [whole = '', sign = ''] = token.exec(text) ?? [];
    const next = step(expected, sign, open);
    if (next === null) {
      const offset = start + (/^[ \t\r\n]*/.exec(text.slice(start))?.[0].length ?? 0);
      return { offset, expected: names[expected] };
    }
    expected = next;
    token.lastIndex = start + whole.length;
  }
}

/** What may follow a token; null if the token is not allowed. */
function step(expected: Expected, sign: string, open: ('{' | '[')[]): Expected | null {
  const afterValue = (): Expected => (open.length === 0 ? 'end' : 'next');
  const closes = (bracket: string) => sign === bracket && open.pop() !== undefined;
  switch (expected) {
    case 'value':
    case 'valueOrEnd':
      if (expected === 'valueOrEnd' && closes(']')) return afterValue();
      if (sign === '{' || sign === '[') {
        open.push(sign);
        return sign === '{' ? 'keyOrEnd' : 'valueOrEnd';
      }
      return sign === '' || '}]:,'.includes(sign) ? null : afterValue();
    case 'keyOrEnd':
    case 'key':
      if (expected === 'keyOrEnd' && closes('}')) return afterValue();
      return sign.startsWith('"') ? 'colon' : null;
    case 'colon':
      return sign === ':' ? 'value' : null;
    case 'next':
      if (sign === ',') return open.at(-1) === '{' ? 'key' : 'value';
      return closes(open.at(-1) === '{' ? '}' : ']') ? afterValue() : null;
    case 'end':
      return null;
    default:
      return assertNever(expected);
  }
}
