// The ways out of the app. Ctrl-C always works, even where letters are typed: run-terminal.tsx sees to it.
import { useApp } from 'ink';
import type { KeyBinding } from './keys/keys.ts';
import { useKeys } from './keys/use-keys.ts';

/** Lays `q`, which leaves from wherever one is but where one types. */
export function useLeaving(): void {
  const { exit } = useApp();
  useKeys([{ key: 'q', label: 'quit', section: 'Everywhere', run: () => exit() }], 'app');
}

/** Tells of Ctrl-C, for a screen where `q` is a letter. */
export const interruptKey: KeyBinding = {
  key: 'ctrl-c',
  label: 'quit',
  section: 'Everywhere',
  run: () => {},
};
