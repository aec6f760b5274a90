// The ways out of the app. Ctrl-C always works, even in inputs: run-terminal.tsx handles it.
import { useApp } from 'ink';
import type { KeyBinding } from './keys/keys.ts';
import { useKeys } from './keys/use-keys.ts';
import { t } from '#core/messages/text.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** Binds `q`, which quits from anywhere except in an input. */
export function useLeaving(): void {
  const { exit } = useApp();
  useKeys([{ key: 'quit', label: t(keyTexts.quit), section: 'Everywhere', run: () => exit() }], 'app');
}

/** Documents Ctrl-C, for a screen where `q` is a character. */
export const interruptKey: KeyBinding = {
  key: 'interrupt',
  label: t(keyTexts.quit),
  section: 'Everywhere',
  run: () => {},
};
