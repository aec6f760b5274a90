import { expect, it } from 'vitest';
import { textToType, typedExpression } from './typed-expression.ts';

const questions = [{ id: 'cost', text: 'Cost' }];

it('reads words, and JSON for what has none', () => {
  expect(typedExpression('[Cost] * 2', questions)).toEqual({
    expression: { '*': [{ var: 'cost' }, 2] },
    issue: null,
  });
  const branched = { if: [{ var: 'cost' }, 1, 2] };
  expect(textToType(branched, questions)).toBe(JSON.stringify(branched));
  expect(typedExpression(JSON.stringify(branched), questions)).toEqual({ expression: branched, issue: null });
  expect(typedExpression('  ', questions)).toEqual({ expression: null, issue: null });
});

it('says what is wrong and where', () => {
  expect(typedExpression('[Costs]', questions).issue).toBe(
    'The form has no question "Costs" that can stand here (letter 1)',
  );
  expect(typedExpression('{"+": [1,]}', questions).issue).toMatch(/^A value .* \(letter 10\)$/);
});
