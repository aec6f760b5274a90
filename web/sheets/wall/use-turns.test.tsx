// The turns of a wall, by a clock that is moved by hand.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useTurns } from './use-turns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function start(count: number, scrollOn = () => false) {
  const toTop = vi.fn();
  const { result, act: change } = await renderHook(() => useTurns({ count, seconds: 30, scrollOn, toTop }));
  const after = (seconds: number) => change(() => void vi.advanceTimersByTime(seconds * 1_000));
  return { result, change, after, toTop };
}

it('goes on after the seconds, from the last one to the first', async () => {
  const { result, after, toTop } = await start(2);
  await after(29);
  expect(result.current.place).toBe(0);
  await after(1);
  expect(result.current.place).toBe(1);
  expect(toTop).toHaveBeenCalledOnce();
  await after(30);
  expect(result.current).toMatchObject({ place: 0, turn: 2 });
});

it('a turn by hand begins the seconds anew, backwards from the first one to the last', async () => {
  const { result, change, after } = await start(3);
  await after(20);
  await change(() => result.current.go(-1));
  expect(result.current.place).toBe(2);
  await after(20);
  expect(result.current.place).toBe(2);
  await after(10);
  expect(result.current.place).toBe(0);
});

it('stays while it is paused, and while there is more to show', async () => {
  const more = [true, false];
  const { result, change, after } = await start(2, () => more.shift() ?? false);
  await after(30);
  expect(result.current.place).toBe(0);
  await after(30);
  expect(result.current.place).toBe(1);
  await change(() => result.current.setIsPaused(true));
  await after(300);
  expect(result.current.place).toBe(1);
  await change(() => result.current.setIsPaused(false));
  await after(30);
  expect(result.current.place).toBe(0);
});

it('of one only, each turn counts on, so that it is read again', async () => {
  const { result, after } = await start(1);
  await after(30);
  expect(result.current).toMatchObject({ place: 0, turn: 1 });
});
