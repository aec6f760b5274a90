// The terminal's properties for all components: size, colours, accessible mode, and the keyboard, dialogs and messages.
import { createContext, useContext } from 'react';
import type { Dialogs } from './dialogs.ts';
import type { Keyboard } from './keys/keyboard.ts';
import type { Toasts } from './toasts.ts';

export type ColorDepth = 1 | 4 | 8 | 24;

export type Terminal = {
  columns: number;
  rows: number;
  colors: boolean;
  /** How many colours it shows, in bits; 1: none. */
  depth: ColorDepth;
  /** Static lines, numbered choices, no spinner: for screen readers and plain terminals. */
  accessible: boolean;
  keyboard: Keyboard;
  dialogs: Dialogs;
  toasts: Toasts;
  /** Copies a text to the terminal's clipboard; false if that is certainly not supported. */
  copy(text: string): boolean;
};

export const TerminalContext = createContext<Terminal | null>(null);

/** The current terminal. */
export function useTerminal(): Terminal {
  const terminal = useContext(TerminalContext);
  if (terminal === null) throw new Error('There is no terminal around this component.');
  return terminal;
}

export type Area = { width: number; height: number };

export const AreaContext = createContext<Area>({ width: 80, height: 20 });

/** The space for the content of a screen or dialog. */
export function useArea(): Area {
  return useContext(AreaContext);
}

/** The base level of key layers below this component; a dialog's is higher than what it covers. */
export const LevelContext = createContext(0);

/** From a dialog to what it covers: more than any component's own levels. */
export const levelStep = 100;
