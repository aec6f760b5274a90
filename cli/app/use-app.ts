// What every screen of the terminal app may use: the core, the signed-in user, navigation, and running actions.
import { createContext, useContext } from 'react';
import type { Action } from '#core/action.ts';
import type { Actor } from '#core/actor.ts';
import type { Core } from '#core/core.ts';
import type { User } from '#core/users/user.ts';
import type { KeyId } from '#cli/terminal/keys/key-table.ts';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import type { DetailLines } from '#cli/terminal/input/questions.tsx';
import type { Toast } from '#cli/terminal/toasts.ts';
import type { ScreenPlace } from './screen-places.ts';

export type App = {
  core: Core;
  user: User;
  actor: Actor;
  /** The folder in which the app was started: the base of file names. */
  folder: string;
  go(place: ScreenPlace): void;
  /** Replaces the current screen. */
  replace(place: ScreenPlace): void;
  /** The same for another tab of it: the screen keeps its state. */
  turn(place: ScreenPlace): void;
  back(): void;
  /** Opens an address in a browser, or shows it if there is none. */
  browse(address: string): Promise<void>;
  /** Shows a message at the bottom of the screen. */
  say(text: string, tone?: Toast['tone']): void;
  /** Runs an action: confirms first if needed, shows the result, and refetches what it changed. */
  perform<T, R>(action: Action<T, R>, thing: T, options?: PerformOptions<R>): Promise<boolean>;
  /** The same as a key; null if nothing is selected that it applies to. */
  actionKey<T, R>(key: KeyId, action: Action<T, R>, thing: T | null, options?: PerformOptions<R>): KeyBinding;
  /** A moment in the user's time zone. */
  date(milliseconds: number | null | undefined): string;
};

export type PerformOptions<R> = {
  /** Shown below the confirmation: information for the decision. */
  details?(): Promise<DetailLines>;
  onDone?(result: R): void;
  /** Beside the message. */
  onFailed?(error: unknown): void;
};

export const AppContext = createContext<App | null>(null);

/** The app of the current component. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('There is no app around this component.');
  return app;
}
