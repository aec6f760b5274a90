import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { interruptSignal } from './interrupt.ts';

class Ended extends Error {}

/** A process that notes the code it is ended with. */
function createProcess() {
  const codes: number[] = [];
  const exit = (code: number): never => {
    codes.push(code);
    throw new Ended();
  };
  return Object.assign(new EventEmitter(), { exit, codes });
}

/** Lets time pass; the process may end meanwhile. */
function pass(milliseconds: number): void {
  try {
    vi.advanceTimersByTime(milliseconds);
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('SIGTERM', () => {
  it('ends work that does not stop by itself within a second, with 143', () => {
    const ours = createProcess();
    const { signal, code } = interruptSignal(ours, Date.now);
    ours.emit('SIGTERM');
    expect([signal.aborted, code(), ours.codes]).toEqual([true, 143, []]);
    pass(1_000);
    expect(ours.codes).toEqual([143]);
  });

  it('lets a server finish what it has begun', () => {
    const ours = createProcess();
    const { signal } = interruptSignal(ours, Date.now, true);
    ours.emit('SIGTERM');
    pass(60_000);
    expect([signal.aborted, ours.codes]).toEqual([true, []]);
  });
});

describe('SIGHUP', () => {
  it('stops a server in order', () => {
    const ours = createProcess();
    const { signal } = interruptSignal(ours, Date.now, true);
    ours.emit('SIGHUP');
    expect([signal.aborted, ours.codes]).toEqual([true, []]);
  });

  it('ends any other command at once, as nobody listens for it', () => {
    const ours = createProcess();
    interruptSignal(ours, Date.now);
    expect(ours.listenerCount('SIGHUP')).toBe(0);
  });
});

it('Ctrl-C leaves work its time', () => {
  const ours = createProcess();
  const { signal, code } = interruptSignal(ours, Date.now);
  ours.emit('SIGINT');
  pass(60_000);
  expect([signal.aborted, code(), ours.codes]).toEqual([true, 130, []]);
});
