// What every screen of the terminal app may use: the core, who is signed in, the way to other screens, and actions
// with all that belongs to them.
import { createContext, useContext } from 'react';
import type { Action } from '#core/action.ts';
import type { Actor } from '#core/actor.ts';
import type { Core } from '#core/core.ts';
import type { User } from '#core/users/schema.ts';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import type { DetailLines } from '#cli/terminal/input/questions.tsx';
import type { Toast } from '#cli/terminal/toasts.ts';
import type { ScreenPlace } from './screen-places.ts';

export type App = {
  core: Core;
  user: User;
  actor: Actor;
  /** The folder that the app was started in: file names are read from there. */
  folder: string;
  go(place: ScreenPlace): void;
  /** Takes the place of the current screen. */
  replace(place: ScreenPlace): void;
  /** The same, for another side of it: what was done on the screen is still there. */
  turn(place: ScreenPlace): void;
  back(): void;
  /** Opens an address in a browser, or says it where there is none. */
  browse(address: string): Promise<void>;
  /** Says something at the foot of the screen. */
  say(text: string, tone?: Toast['tone']): void;
  /** Does an action: asks first where it wants that, says how it went, and reads anew what it changed. */
  perform<T, R>(action: Action<T, R>, thing: T, options?: PerformOptions): Promise<boolean>;
  /** The same as a key; null where nothing is chosen that it could be done with. */
  actionKey<T, R>(
    key: KeyBinding['key'],
    action: Action<T, R>,
    thing: T | null,
    options?: PerformOptions,
  ): KeyBinding;
  /** A moment in the user's time zone. */
  date(milliseconds: number | null | undefined): string;
};

export type PerformOptions = {
  /** Stands below the question that is asked first: what the answer depends on. */
  details?(): Promise<DetailLines>;
};

export const AppContext = createContext<App | null>(null);

/** The app around the component. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('There is no app around this component.');
  return app;
}
