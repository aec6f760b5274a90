// Conditions go from XLSForm to JSON-logic and back without a change of meaning: held against an evaluator of XPath.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DivisionByZero, truthOfXPath, valueOfXPath, type XPathValue } from '#tests/support/xpath-meaning.ts';
import {
  choices,
  examples,
  names,
  questions,
  types,
  writtenNames,
} from '#tests/support/xlsform-questions.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { Answers } from '#core/questions/values.ts';
import { checkLogic } from '#core/logic/check.ts';
import { evaluate, isTruthy } from '#core/logic/evaluate.ts';
import { conditionXPath } from './from-logic.ts';
import { conditionLogic } from './to-logic.ts';
import type { WrittenQuestion } from './written/written.ts';
import { parseXPath } from './xpath.ts';

const anyAnswers: fc.Arbitrary<Answers> = fc.record(
  {
    'id-age': fc.constantFrom('0', '1', '5', '-3.5', '18'),
    'id-weight': fc.constantFrom('0', '1', '5', '12.5'),
    'id-species': fc.constantFrom('gull', 'a', '5'),
    'id-size': fc.constantFrom(...choices.map(([, value]) => value)),
    'id-tools': fc.subarray(
      choices.map(([, value]) => value),
      { minLength: 1 },
    ),
    'id-hurt': fc.constantFrom('true', 'false'),
    'id-seen': fc.constantFrom('0,0', '1577836800000,0', '1577880000000,0', '1600000000000,0'),
    'id-born': fc.constantFrom('1577836800000,0', '1577880000000,0', '-86400000,0'),
  },
  { requiredKeys: [] },
);

/** The same answers as ODK has them. */
function asXPath(answers: Answers): Record<string, XPathValue> {
  return Object.fromEntries(
    Object.entries(examples).map(([name, { choices: choicesOf = [], kind }]): [string, XPathValue] => {
      const answer = answers[`id-${name}`];
      if (answer === undefined) return [name, ''];
      const xml = (value: string) => choicesOf.find((choice) => choice[1] === value)?.[0] ?? value;
      if (kind === 'moment') return [name, Number.parseInt(String(answer), 10)];
      return [name, typeof answer === 'string' ? xml(answer) : answer.map(xml).join(' ')];
    }),
  );
}

/** Whether an expression is true for answers; a case in which it divides by zero is left out. */
function truthOf(xpath: string, answers: Answers): boolean {
  try {
    return truthOfXPath(valueOfXPath(parseXPath(xpath), asXPath(answers)));
  } catch (error) {
    fc.pre(!(error instanceof DivisionByZero));
    throw error;
  }
}

const variable = (...kinds: WrittenQuestion['kind'][]) =>
  fc.constantFrom(...Object.keys(examples).filter((name) => kinds.includes(examples[name]!.kind)));

describe('an XPath condition', () => {
  const number = fc.constantFrom('0', '1', '5', '-2.5', '18');
  const grammar = fc.letrec<{ number: string; condition: string }>((tie) => ({
    number: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      variable('number').map((name) => `\${${name}}`),
      number,
      fc.constant('${twice}'),
      fc.constant('count-selected(${tools})'),
      fc.tuple(variable('number'), number).map(([name, other]) => `coalesce(\${${name}}, ${other})`),
      fc
        .tuple(tie('number'), fc.constantFrom('+', '-', '*', 'div', 'mod'), tie('number'))
        .map(([a, sign, b]) => `(${a} ${sign} ${b})`),
      fc
        .tuple(fc.constantFrom('min', 'max'), tie('number'), tie('number'))
        .map(([name, a, b]) => `${name}(${a}, ${b})`),
      fc
        .tuple(tie('condition'), tie('number'), tie('number'))
        .map(([test, a, b]) => `if(${test}, ${a}, ${b})`),
      tie('number').map((inner) => `-(${inner})`),
    ),
    condition: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc
        .tuple(tie('number'), fc.constantFrom('<', '<=', '>', '>=', '=', '!='), tie('number'))
        .map((parts) => parts.join(' ')),
      fc
        .tuple(fc.constantFrom('=', '!='), fc.constantFrom('small', 'large', '3', ''))
        .map(([sign, name]) => `\${size} ${sign} '${name}'`),
      fc
        .tuple(variable('choice', 'choices'), fc.constantFrom('small', 'large'))
        .map(([name, choice]) => `selected(\${${name}}, '${choice}')`),
      fc
        .tuple(fc.constantFrom('=', '!='), fc.constantFrom('yes', 'no', ''))
        .map(([sign, name]) => `\${hurt} ${sign} '${name}'`),
      fc
        .tuple(fc.constantFrom('=', '!='), fc.constantFrom("'gull'", "'a'", '""'))
        .map((parts) => `\${species} ${parts.join(' ')}`),
      fc
        .tuple(fc.constantFrom('<', '<=', '>', '>=', '=', '!='), fc.constantFrom('2020-01-01', '1969-12-31'))
        .map(([sign, date]) => `date(\${seen}) ${sign} date('${date}')`),
      fc
        .tuple(
          fc.constantFrom('<', '<=', '>', '>='),
          fc.constantFrom('2020-01-01T12:00:00Z', '1969-12-31T00:00:00Z'),
        )
        .map(([sign, date]) => `\${seen} ${sign} date-time('${date}')`),
      variable('text', 'choice', 'choices', 'moment', 'yesNo').map((name) => `\${${name}} != ''`),
      fc.constantFrom('>', '=', '!=').map((sign) => `string-length(\${species}) ${sign} 0`),
      fc
        .tuple(tie('condition'), fc.constantFrom('and', 'or'), tie('condition'))
        .map((parts) => `(${parts.join(' ')})`),
      tie('condition').map((inner) => `not(${inner})`),
      fc
        .tuple(tie('condition'), fc.constantFrom('true()', 'false()'))
        .map(([inner, truth]) => `(${inner}) = ${truth}`),
    ),
  }));

  it('means the same as JSON-logic', () => {
    fc.assert(
      fc.property(grammar.condition, anyAnswers, (text, answers) => {
        const logic = conditionLogic(text, names);
        const xpath = text.replaceAll('${twice}', '(${age} * 2)');
        const holds = logic === null || isTruthy(evaluate(logic, answers, types));
        expect(holds).toBe(truthOf(xpath, answers));
        if (logic !== null) expect(checkLogic(logic, new Set(types.keys()))).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  });

  it('means the same once it was written again', () => {
    fc.assert(
      fc.property(grammar.condition, anyAnswers, (text, answers) => {
        const logic = conditionLogic(text, names);
        if (logic === null) return;
        const again = conditionXPath(logic, questions);
        const holds = isTruthy(evaluate(logic, answers, types));
        expect(truthOf(again, answers)).toBe(holds);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('a JSON-logic condition', () => {
  it('keeps its parts together when `!!` stands between `and` and `or`', () => {
    const adult: Logic = { '>': [{ var: 'id-age' }, 5] };
    const heavy: Logic = { '>': [{ var: 'id-weight' }, 5] };
    const hurt: Logic = { '==': [{ var: 'id-hurt' }, true] };
    expect(conditionXPath({ and: [{ '!!': [{ or: [adult, heavy] }] }, hurt] }, questions)).toBe(
      "(${age} > 5 or ${weight} > 5) and ${hurt} = 'yes'",
    );
  });

  const read = (...kinds: WrittenQuestion['kind'][]) =>
    variable(...kinds).map((name): Logic => ({ var: `id-${name}` }));
  const operation = (operators: string[], ...operands: fc.Arbitrary<Logic>[]) =>
    fc
      .tuple(fc.constantFrom(...operators), fc.tuple(...operands))
      .map(([operator, list]): Logic => ({ [operator]: list }));
  const constant = fc.constantFrom<Logic[]>(0, 1, 5, -2.5, 18);
  const value = fc.constantFrom<Logic[]>(...choices.map(([, each]) => each));
  const grammar = fc.letrec<{ number: Logic; condition: Logic }>((tie) => ({
    number: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      read('number'),
      constant,
      variable('number').map((name): Logic => ({ var: [`id-${name}`, 5] })),
      operation(['+', '-', '*', '/', '%', 'min', 'max'], tie('number'), tie('number')),
      operation(['-', '+'], tie('number')),
      operation(['+', '*', 'max'], tie('number'), tie('number'), tie('number')),
      operation(['if'], tie('condition'), tie('number'), tie('number')),
    ),
    condition: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      operation(['<', '<=', '>', '>=', '=='], tie('number'), tie('number')),
      operation(['<', '<='], tie('number'), tie('number'), tie('number')),
      operation(['<', '<=', '>', '>=', '==', '!=', '===', '!=='], read('number'), constant),
      operation(['<', '>='], constant, read('number')),
      operation(['==', '!=', '==='], read('choice'), value),
      operation(['==', '!='], read('choices'), value),
      operation(['==', '!=', '==='], read('yesNo'), fc.constantFrom<Logic[]>(true, false, null)),
      operation(['==', '!='], read('text', 'choice', 'number', 'moment'), fc.constant<Logic>(null)),
      operation(['==', '!='], read('number'), read('number')),
      operation(['contains'], read('choices'), value),
      operation(['in'], read('choice'), fc.array(value, { maxLength: 3 }) as fc.Arbitrary<Logic>),
      operation(
        ['dateAfter', 'dateBefore', 'dateOn'],
        read('moment'),
        fc.constantFrom<Logic[]>(1_577_836_800_000, '1577880000000,0'),
      ),
      operation(['dateAfter', 'dateOn'], read('moment'), read('moment')),
      operation(['<', '<=', '>', '>='], read('moment'), fc.constantFrom<Logic[]>(1_577_836_800_000, -5)),
      operation(['answered'], read('number', 'text', 'choice', 'choices', 'yesNo', 'moment')),
      read('number', 'text', 'choice', 'choices', 'yesNo'),
      operation(['and', 'or'], tie('condition'), tie('condition')),
      operation(['and', 'or'], tie('condition')),
      operation(['!', '!!'], tie('condition')),
      operation(['if'], tie('condition'), tie('condition'), tie('condition')),
    ),
  }));

  it('means the same as XPath, and once it was read again', () => {
    let converted = 0;
    fc.assert(
      fc.property(grammar.condition, anyAnswers, (logic, answers) => {
        const written = conditionXPath(logic, questions);
        converted += 1;
        const holds = isTruthy(evaluate(logic, answers, types));
        expect(truthOf(written, answers)).toBe(holds);
        const again = conditionLogic(written, writtenNames);
        expect(again === null || isTruthy(evaluate(again, answers, types))).toBe(holds);
      }),
      { numRuns: 3_000 },
    );
    expect(converted).toBeGreaterThan(2_000);
  });
});
