import { describe, expect, it } from 'vitest';
import { compileRules, firstRule, ruleIssues } from './rules/rules.ts';
import type { QuestionRule } from './rules/schema.ts';
import { pointsOf, scaleOf } from './scale.ts';
import type { QuestionType } from './types.ts';

const issuesOf = (type: QuestionType, answer: string, ...rules: QuestionRule[]) =>
  compileRules({ type, rules, questionOptions: [] }, [])?.(answer, { context: {}, now: 0 }).map(
    ({ message }) => message,
  );

describe('a scale', () => {
  it('has the bounds of its type, or of its question', () => {
    expect(scaleOf({ type: 'STARS' })).toMatchObject({ look: 'stars', least: 1, greatest: 5, step: 1 });
    expect(scaleOf({ type: 'SLIDER', rules: [{ kind: 'range', greatest: 10, step: 0.5 }] })).toMatchObject({
      least: 0,
      greatest: 10,
      step: 0.5,
    });
    expect(scaleOf({ type: 'NUMERIC', rules: [{ kind: 'range', least: 1 }] })).toBeNull();
    expect(firstRule('range', 'SLIDER')).toEqual({ kind: 'range', least: 0, greatest: 100 });
  });

  it('lists its points without the noise of binary fractions', () => {
    const scale = { least: 0, greatest: 0.5, step: 0.1, leastLabel: '', greatestLabel: '' };
    expect(pointsOf(scale)).toEqual(['0', '0.1', '0.2', '0.3', '0.4', '0.5']);
    expect(pointsOf({ ...scale, least: -1, greatest: 1, step: 1 })).toEqual(['-1', '0', '1']);
  });

  it.each<[QuestionType, string, QuestionRule[], string[]]>([
    ['SCALE', '5', [], []],
    ['SCALE', '6', [], ['A whole number between 1 and 5.']],
    ['STARS', '2.5', [], ['A whole number between 1 and 5.']],
    ['SLIDER', '100', [], []],
    ['SLIDER', '0.3', [{ kind: 'range', greatest: 1, step: 0.1 }], []],
    ['SLIDER', '0.35', [{ kind: 'range', greatest: 1, step: 0.1 }], ['Between 0 and 1, in steps of 0.1.']],
    ['SCALE', '9', [{ kind: 'range', least: 0, greatest: 10, message: 'No' }], []],
    ['SCALE', '11', [{ kind: 'range', least: 0, greatest: 10, message: 'No' }], ['No']],
  ])('%s judges %s with %j', (type, answer, rules, said) => {
    expect(issuesOf(type, answer, ...rules)).toEqual(said);
  });

  it('of buttons and stars has at most eleven points', () => {
    const long: QuestionRule = { kind: 'range', least: 0, greatest: 20 };
    const [issue] = ruleIssues(long, 'SCALE');
    expect(issue).toMatchObject({
      path: 'greatest',
      message: expect.stringContaining('At most 11') as unknown,
    });
    expect(ruleIssues(long, 'SLIDER')).toEqual([]);
    expect(ruleIssues({ ...long, step: 2 }, 'STARS')).toEqual([]);
    expect(ruleIssues({ kind: 'range', least: 7 }, 'STARS')).toMatchObject([{ path: 'greatest' }]);
  });
});
