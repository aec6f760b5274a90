// Dialogs over a screen, which stays as it is. A dialog is opened where its answer is needed and returns a promise; null
// if cancelled with esc.
import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { ReactNode } from 'react';

export type Close<T> = (answer: T | null) => void;

export type OpenDialog = { id: number; draw(): ReactNode };

export type Dialogs = {
  /** The open dialogs, newest last. */
  readonly current: ReadonlySignal<readonly OpenDialog[]>;
  /** Opens a dialog; `draw` returns its element, which must be an `Overlay`, and calls `close`. */
  open<T>(draw: (close: Close<T>) => ReactNode): Promise<T | null>;
};

/** The dialogs of one terminal. */
export function createDialogs(): Dialogs {
  const current = signal<readonly OpenDialog[]>([]);
  let last = 0;
  return {
    current,
    open: <T>(draw: (close: Close<T>) => ReactNode) =>
      new Promise<T | null>((resolve) => {
        last += 1;
        const id = last;
        const close: Close<T> = (answer) => {
          current.value = current.value.filter((dialog) => dialog.id !== id);
          resolve(answer);
        };
        current.value = [...current.value, { id, draw: () => draw(close) }];
      }),
  };
}
