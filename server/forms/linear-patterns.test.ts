import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { compilePattern, setPatternEngine } from '#core/questions/rules/pattern-engine.ts';
import { ruleIssues } from '#core/questions/rules/rules.ts';
import { useLinearPatterns } from './linear-patterns.ts';

const own = new Map<string, ReturnType<typeof compilePattern>>();
const ownPattern = (expression: string) => own.get(expression);
const expressions = [
  '[A-Z]{2}-?\\d{4}',
  '(?:a|b)+c?',
  '\\w+\\s\\w+',
  '[\\s\\d]*',
  '\\S+',
  '[\\S]+',
  '.{1,5}',
  'x*y*z*',
  '[^ab]+',
  'é+',
  '(a+)+b',
];
for (const expression of expressions) own.set(expression, compilePattern(expression));
useLinearPatterns();
afterAll(() => setPatternEngine(compilePattern));

it('means the same as the engine of the browser', () => {
  const text = fc
    .array(fc.constantFrom(...Array.from('ABab01-xyz cé\u00a0\r\n\t_')), { maxLength: 12 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.constantFrom(...expressions), text, (expression, answer) => {
      expect(compilePattern(expression)?.(answer)).toBe(ownPattern(expression)?.(answer));
    }),
    { numRuns: 5_000 },
  );
});

it('takes linear time, whatever is brought', () => {
  expect(compilePattern('(a+)+b')?.('a'.repeat(10_000))).toBe(false);
});

it('a text of more than 500 characters fits none', () => {
  expect(compilePattern('a*')?.('a'.repeat(500))).toBe(true);
  expect(compilePattern('a*')?.('a'.repeat(501))).toBe(false);
});

it.each(['(?=a)b', '(a)\\1', '[', 'a**', '[[:alpha:]]', '(?:(?:.?.?){31}){31}x'])(
  'a form with the pattern %s is refused',
  (expression) => {
    expect(ruleIssues({ kind: 'pattern', pattern: 'custom', expression }, 'TEXT')).toMatchObject([
      { path: 'expression' },
    ]);
  },
);
