// What every part of the terminal app may ask about the terminal: its size, whether colours are wanted, whether the
// screen is read aloud, and the keyboard, dialogs and messages.
import { createContext, useContext } from 'react';
import type { Dialogs } from './dialogs.ts';
import type { Keyboard } from './keys/keyboard.ts';
import type { Toasts } from './toasts.ts';

export type Terminal = {
  columns: number;
  rows: number;
  colors: boolean;
  /** Static lines, numbered choices, no spinner: for screen readers and plain terminals. */
  accessible: boolean;
  keyboard: Keyboard;
  dialogs: Dialogs;
  toasts: Toasts;
  /** Asks the terminal to take a text into the clipboard; false where it certainly does not. */
  copy(text: string): boolean;
};

export const TerminalContext = createContext<Terminal | null>(null);

/** The terminal that the component is drawn on. */
export function useTerminal(): Terminal {
  const terminal = useContext(TerminalContext);
  if (terminal === null) throw new Error('There is no terminal around this component.');
  return terminal;
}

export type Area = { width: number; height: number };

export const AreaContext = createContext<Area>({ width: 80, height: 20 });

/** The room that a screen or a dialog has for its content. */
export function useArea(): Area {
  return useContext(AreaContext);
}

/** How high the layers of keys below this component stand; a dialog stands higher than what it covers. */
export const LevelContext = createContext(0);

/** From a dialog to what it covers: more than any component's own levels. */
export const levelStep = 100;
