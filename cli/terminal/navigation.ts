// The stack of screens: navigation pushes one, esc pops it. Each keeps its state (cursor, filter, sorting), so that
// returning restores it.
import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import { createContext, useContext } from 'react';
import { useSignalValue } from './use-signal-value.ts';

export type Memory = Map<string, Signal>;
export type Entry<ScreenPlace> = { id: number; place: ScreenPlace; memory: Memory };

export type Navigator<ScreenPlace> = {
  /** Never empty; the last one is visible. */
  readonly stack: ReadonlySignal<readonly Entry<ScreenPlace>[]>;
  go(place: ScreenPlace): void;
  /** Replaces the current screen. */
  replace(place: ScreenPlace): void;
  /** The same for another tab of it: the screen keeps its state. */
  turn(place: ScreenPlace): void;
  /** False on the first screen, which stays. */
  back(): boolean;
  /** Replaces the stack, the last one being visible. */
  reset(places: readonly [ScreenPlace, ...ScreenPlace[]]): void;
};

/** A navigator at a place. */
export function createNavigator<ScreenPlace>(first: ScreenPlace): Navigator<ScreenPlace> {
  let last = 0;
  const enter = (place: ScreenPlace, memory: Memory = new Map()): Entry<ScreenPlace> => {
    last += 1;
    return { id: last, place, memory };
  };
  const stack = signal<readonly Entry<ScreenPlace>[]>([enter(first)]);
  return {
    stack,
    go(place) {
      stack.value = [...stack.value, enter(place)];
    },
    replace(place) {
      stack.value = [...stack.value.slice(0, -1), enter(place)];
    },
    turn(place) {
      stack.value = [...stack.value.slice(0, -1), enter(place, stack.value.at(-1)?.memory)];
    },
    back() {
      if (stack.value.length < 2) return false;
      stack.value = stack.value.slice(0, -1);
      return true;
    },
    reset(places) {
      stack.value = places.map((place) => enter(place));
    },
  };
}

export const MemoryContext = createContext<Memory>(new Map());

/**
 * State that persists while other screens are on top. Components that use the same name share it; `get` returns the
 * value set since the last render.
 */
export function useScreenState<T>(
  name: string,
  initial: T,
): readonly [value: T, set: (next: T) => void, get: () => T] {
  const memory = useContext(MemoryContext);
  const remembered = (memory.get(name) ?? signal(initial)) as Signal<T>;
  memory.set(name, remembered);
  const value = useSignalValue(remembered);
  return [value, (next) => void (remembered.value = next), () => remembered.peek()];
}
