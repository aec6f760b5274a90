// Short messages at the bottom of the screen: what was done, or why something was not. One at a time, until the next one
// or the next key; errors stay longer.
import { type ReadonlySignal, signal } from '@preact/signals-core';

export type Toast = { text: string; tone: 'plain' | 'good' | 'warning' | 'bad' };

export type Toasts = {
  readonly current: ReadonlySignal<Toast | null>;
  say(text: string, tone?: Toast['tone']): void;
  /** A message that stays while something is done; returns what ends it. */
  busy(text: string): () => void;
  clear(): void;
};

export type Timer = {
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(id: never): void;
};

const milliseconds = { plain: 4_000, good: 4_000, warning: 8_000, bad: 15_000 } as const;

/** The messages of one terminal. */
export function createToasts({ setTimeout, clearTimeout }: Timer): Toasts {
  const current = signal<Toast | null>(null);
  let timer: unknown;
  const clear = () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it goes back to the clock that gave it
    clearTimeout(timer as never);
    current.value = null;
  };
  return {
    current,
    clear,
    busy(text) {
      clear();
      const toast: Toast = { text, tone: 'plain' };
      current.value = toast;
      return () => {
        if (current.value === toast) clear();
      };
    },
    say(text, tone = 'plain') {
      clear();
      current.value = { text, tone };
      timer = setTimeout(clear, milliseconds[tone]);
    },
  };
}
