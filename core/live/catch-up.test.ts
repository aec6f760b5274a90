import { expect, it } from 'vitest';
import { catchUp } from './catch-up.ts';

it('catches up once at a time, again for what came meanwhile, and with a pause where it is dear', async () => {
  const waits: (() => void)[] = [];
  const waiting = () => new Promise<void>((resolve) => void waits.push(resolve));
  const steps: string[] = [];
  let isSummarized = false;
  const hear = catchUp({
    refresh: () => {
      steps.push('refresh');
      return waiting().then(() => Promise.reject(new Error('This one fails.')));
    },
    isSummarized: () => isSummarized,
    sleep: () => {
      steps.push('pause');
      return waiting();
    },
  });
  const done = async () => {
    waits.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  hear();
  hear();
  hear();
  expect(steps).toEqual(['refresh']);
  await done();
  expect(steps).toEqual(['refresh', 'refresh']);
  isSummarized = true;
  await done();
  hear();
  expect(steps).toEqual(['refresh', 'refresh', 'pause']);
  await done();
  expect(steps.at(-1)).toBe('refresh');
});
