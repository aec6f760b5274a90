import { expect, it } from 'vitest';
import type { Logic } from '#core/logic/schema.ts';
import { isTrue } from '#core/logic/evaluate.ts';
import { onlyOnceAnswered, onlyQuestionOf } from './builder-answered.ts';
import { fromLogic, toLogic } from './builder-json.ts';

const types = new Map([['tyres', 'RADIO' as const]]);
const isNot = (value: string): Logic => ({ '!=': [{ var: 'tyres' }, value] });
const mended = (logic: Logic) => toLogic(onlyOnceAnswered(fromLogic(logic, 'condition'), 'tyres'));

it.each([
  ['a single condition', isNot('Good')],
  ['all of several', { and: [isNot('Good'), isNot('Worn')] }],
  ['any of several', { or: [isNot('Good'), isNot('Worn')] }],
])('%s waits for the answer, and means the same once there is one', (_, logic) => {
  const waiting = mended(logic);
  expect(isTrue(logic, {}, types)).toBe(true);
  expect(isTrue(waiting, {}, types)).toBe(false);
  for (const value of ['Good', 'Worn', 'Flat'])
    expect(isTrue(waiting, { tyres: [value] }, types)).toBe(isTrue(logic, { tyres: [value] }, types));
});

it('names the question only where there is one', () => {
  expect(onlyQuestionOf(isNot('Good'))).toBe('tyres');
  expect(onlyQuestionOf({ and: [isNot('Good'), { '!=': [{ var: 'lights' }, 'On'] }] })).toBeNull();
});
