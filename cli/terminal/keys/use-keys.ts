// Hooks that add a component's keys to the keyboard while it is mounted.
import { useContext, useLayoutEffect, useRef } from 'react';
import type { Layer } from './keyboard.ts';
import type { KeyBinding } from './keys.ts';
import type { Press } from './presses.ts';
import { LevelContext, useTerminal } from '#cli/terminal/terminal-context.ts';

/** The more specific component on a screen gets a press first. */
const levels = { app: 0, screen: 10, part: 20, typing: 30 } as const;

/** The keys of a screen, or of a part of one such as a list. */
export function useKeys(bindings: readonly KeyBinding[], level: 'app' | 'screen' | 'part' = 'screen'): void {
  useLayer({ bindings }, levels[level]);
}

/** Announces that the component is loading and may handle what is pressed meanwhile. */
export function useExpected(): void {
  const { keyboard } = useTerminal();
  useLayoutEffect(() => keyboard.expect(), [keyboard]);
}

export type Typing = {
  bindings?: readonly KeyBinding[];
  onText(text: string): void;
  /** Keys that type nothing here. */
  leaves?: readonly string[];
  onPress?(press: Press): boolean;
};

/** Receives everything typed; null while the input has no focus. */
export function useTyping(typing: Typing | null): void {
  const { bindings = [], leaves = [], onText, onPress } = typing ?? {};
  useLayer({ bindings, leaves, onText, onPress }, levels.typing);
}

/** Blocks presses for components below: the outermost layer of a dialog. */
export function useModal(bindings: readonly KeyBinding[]): void {
  useLayer({ bindings, modal: true }, levels.app);
}

function useLayer(given: Omit<Layer, 'level'>, offset: number): void {
  const { keyboard } = useTerminal();
  const level = useContext(LevelContext) + offset;
  const layer = useRef<Layer>({ ...given, level });
  // Every render brings new closures; hints are only rendered again if their text changes.
  useLayoutEffect(() => {
    const before = read(layer.current);
    Object.assign(layer.current, given);
    if (read(layer.current) !== before) keyboard.changed();
  });
  useLayoutEffect(() => {
    layer.current.level = level;
    return keyboard.add(layer.current);
  }, [keyboard, level]);
}

function read({ bindings }: Layer): string {
  return JSON.stringify(
    bindings.map(({ key, label, off, hint, section }) => [key, label, off, hint, section]),
  );
}
