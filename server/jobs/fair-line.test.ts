import { expect, it } from 'vitest';
import { createFairLine } from './fair-line.ts';

const [ann, bob] = [
  { company: 'a', person: 'ann' },
  { company: 'a', person: 'bob' },
];
const eve = { company: 'b', person: 'eve' };

function ofNow() {
  // It goes on at each look.
  const clock = { now: 0 };
  return { clock, line: createFairLine<string>(() => (clock.now += 1)) };
}

it('lets the company come first that has used the least, then the person, then whoever came first', () => {
  const { line } = ofNow();
  line.used(ann, 5_000);
  line.used(eve, 100);
  for (const [item, whose] of [
    ['ann 1', ann],
    ['ann 2', ann],
    ['bob', bob],
    ['eve', eve],
  ] as const)
    line.add(item, whose);
  expect(line.waiting(ann)).toEqual({ all: 4, company: 3, person: 2 });
  expect([line.take(), line.take(), line.take(), line.take(), line.take()]).toEqual([
    'eve',
    'bob',
    'ann 1',
    'ann 2',
    undefined,
  ]);
});

it('forgets what somebody has used, within minutes', () => {
  const { clock, line } = ofNow();
  line.used(ann, 5_000);
  clock.now = 20 * 60_000;
  line.used(eve, 100);
  line.add('eve', eve);
  line.add('ann', ann);
  expect(line.take()).toBe('ann');
});

it('passes over those that do not fit', () => {
  const { line } = ofNow();
  line.add('large', ann);
  line.add('small', bob);
  expect(line.take((item) => item === 'small')).toBe('small');
  expect(line.waiting().all).toBe(1);
});
