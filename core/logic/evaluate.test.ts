import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Logic } from './schema.ts';
import type { Answers } from '#core/questions/values.ts';
import { compile, compileCondition } from './compile.ts';
import { apply, contextMaker, contextOf, evaluate, isTrue, type QuestionTypes } from './evaluate.ts';

const types: QuestionTypes = new Map([
  ['cost', 'NUMERIC'],
  ['speeds', 'MULTI_NUMERIC'],
  ['damaged', 'BOOLEAN'],
  ['damage', 'RADIO'],
  ['parts', 'CHECKBOXES'],
  ['species', 'TEXT'],
  ['seen', 'DATETIME'],
  ['reported', 'DATETIME'],
  ['place', 'CATALOG_RADIO'],
  ['gate', 'PLACE'],
]);

const hour = 3_600_000;
const at = (iso: string, offset = 0) => `${Date.parse(iso)},${offset}`;
const answers: Answers = {
  cost: '120000.5',
  speeds: ['90', '140'],
  damaged: 'true',
  damage: 'Substantial',
  parts: ['Wing', 'Nose'],
  species: 'Turkey vulture',
  // 23:30 on 1 March in New York, where it is 04:30 on 2 March in Greenwich.
  seen: at('2020-03-02T04:30:00Z', -5 * hour),
  // 09:30 on 2 March in Kolkata: an earlier moment's later day.
  reported: at('2020-03-02T04:00:00Z', 5.5 * hour),
};
const valueOf = (expression: Logic, of: Answers = answers) => evaluate(expression, of, types);
const variable = (id: string): Logic => ({ var: id });

describe('variables', () => {
  it.each<[string, unknown]>([
    ['cost', 120000.5],
    ['speeds', [90, 140]],
    ['damaged', true],
    ['damage', 'Substantial'],
    ['parts', ['Wing', 'Nose']],
    ['species', 'Turkey vulture'],
    ['seen', Date.parse('2020-03-02T04:30:00Z')],
    ['place', null],
    ['a question of another form', null],
  ])('%s yields %j', (id, expected) => {
    expect(valueOf(variable(id))).toEqual(expected);
  });

  it('yields null for a blank answer, or the default that the expression names', () => {
    expect(valueOf({ var: 'cost' }, { cost: ' ' })).toBeNull();
    expect(valueOf({ var: ['cost', 7] }, { cost: ' ' })).toBe(7);
  });

  it('takes an answer that is no number under a numeric question as none', () => {
    expect(valueOf({ '<': [variable('cost'), 5] }, { cost: 'a lot' })).toBe(true);
  });

  it.each([
    'constructor',
    '__proto__',
    'toString',
    'cost.constructor',
    'species.at',
    'speeds.map',
    '__proto__.x',
  ])('reaches no prototype through %s', (name) => {
    for (const operand of [name, [name], [name, null]] as Logic[]) {
      expect(valueOf({ var: operand })).toBeNull();
      expect(compile({ var: operand })(contextOf(answers, types))).toBeNull();
      const inItems: Logic = { map: [[1, 'text', ['list']], { var: operand }] };
      expect(valueOf(inItems)).toEqual([null, null, null]);
      expect(compile(inItems)({})).toEqual([null, null, null]);
    }
  });
});

describe('a condition', () => {
  it('fails to false', () => {
    const unknown: Logic = { explode: [1] };
    expect(() => valueOf(unknown)).toThrow('explode');
    expect(isTrue(unknown, answers, types)).toBe(false);
    expect(compileCondition(unknown)(contextOf(answers, types))).toBe(false);
  });

  it('is true as JSON-logic has it', () => {
    const costly: Logic = {
      or: [{ '>': [variable('cost'), 100_000] }, { '==': [variable('damage'), 'Substantial'] }],
    };
    expect(isTrue(costly, answers, types)).toBe(true);
    expect(isTrue(costly, { cost: '5', damage: 'Minor' }, types)).toBe(false);
    expect(isTrue([], answers, types)).toBe(false);
  });
});

describe('our operators', () => {
  it.each<[Logic, boolean]>([
    [{ answered: variable('cost') }, true],
    [{ answered: [variable('place')] }, false],
    [{ contains: [variable('parts'), 'Wing'] }, true],
    [{ contains: [variable('parts'), 'Win'] }, false],
    [{ contains: [variable('speeds'), 140] }, true],
    [{ contains: [variable('species'), 'VULT'] }, true],
    [{ contains: [variable('species'), 'gull'] }, false],
    [{ contains: [variable('place'), 'x'] }, false],
    [{ contains: [variable('species'), null] }, false],
  ])('%j is %j', (expression, expected) => {
    expect(valueOf(expression)).toBe(expected);
  });

  const noonOfMarch1 = Date.parse('2020-03-01T12:00:00Z');
  it.each<[Logic, boolean]>([
    // 1 March for who answered, though Greenwich had 2 March.
    [{ dateOn: [variable('seen'), noonOfMarch1] }, true],
    [{ dateOn: [variable('seen'), `${noonOfMarch1}`] }, true],
    [{ dateOn: [variable('seen'), `${noonOfMarch1},${14 * hour}`] }, false],
    [{ dateAfter: [variable('seen'), noonOfMarch1] }, false],
    [{ dateBefore: [variable('seen'), variable('reported')] }, true],
    [{ dateAfter: [variable('reported'), variable('seen')] }, true],
    [{ '<': [variable('seen'), variable('reported')] }, false],
    [{ timeOn: [variable('seen'), '23:30'] }, true],
    [{ timeAfter: [variable('seen'), '23:29'] }, true],
    [{ timeAfter: [variable('seen'), variable('reported')] }, true],
    [{ timeBefore: [variable('reported'), '9:31'] }, true],
    [{ timeBefore: [variable('reported'), noonOfMarch1] }, true],
    [{ timeOn: [variable('seen'), '24:00'] }, false],
    [{ dateOn: [{ var: ['place', noonOfMarch1] }, variable('seen')] }, true],
    [{ dateOn: [variable('place'), variable('place')] }, false],
    [{ and: [{ dateOn: [variable('seen'), noonOfMarch1] }, { answered: variable('seen') }] }, true],
  ])('%j is %j', (expression, expected) => {
    expect(valueOf(expression)).toBe(expected);
    expect(compile(expression)(contextMaker(types)(answers))).toBe(expected);
  });

  it('a comparison with a distance is false where a place is missing', () => {
    const far: Logic = { distance: [variable('gate'), 'geo:-36.85,174.76'] };
    for (const comparison of [
      { '<': [far, 500] },
      { '<=': [0, far, 500] },
      { '>=': [500, far] },
      { '>': [far, -1] },
      { '==': [far, 0] },
      { answered: [far] },
    ] satisfies Logic[]) {
      expect(isTrue(comparison, { gate: 'geo:-36.85,174.76' }, types)).toBe(true);
      expect(isTrue(comparison, {}, types)).toBe(false);
      expect(compileCondition(comparison)(contextMaker(types)({}))).toBe(false);
    }
  });

  it('count days and minutes before 1970 too', () => {
    const early = { seen: at('1969-12-31T22:15:00Z', hour) };
    expect(valueOf({ timeOn: [variable('seen'), '23:15'] }, early)).toBe(true);
    expect(valueOf({ dateBefore: [variable('seen'), 0] }, early)).toBe(true);
  });
});

describe('the public JSON-logic suite', () => {
  const file = new URL('../../../shared/data/json-logic-tests.json', import.meta.url);
  const suite: unknown[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const cases = suite.filter((entry): entry is [Logic, never, unknown] => Array.isArray(entry));

  it.skipIf(cases.length === 0)('holds, evaluated and compiled (skipped where the file is missing)', () => {
    expect(cases.length).toBeGreaterThan(270);
    for (const [expression, data, expected] of cases) {
      const name = JSON.stringify([expression, data]);
      expect(apply(expression, data), name).toEqual(expected);
      expect(compile(expression)(data), name).toEqual(expected);
    }
  });
});
