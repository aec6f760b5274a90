// Makes what screens use (use-app.ts) out of the parts.
import type { QueryClient } from '@tanstack/react-query';
import type { Action } from '#core/action.ts';
import { dateWriter } from '#cli/output/date.ts';
import type { Environment } from '#cli/command/options.ts';
import { openInBrowser } from '#cli/platform/browser.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import type { Navigator } from '#cli/terminal/navigation.ts';
import { confirm } from '#cli/terminal/input/questions.tsx';
import type { Toasts } from '#cli/terminal/toasts.ts';
import { wordsOf } from '#cli/terminal/waiting.tsx';
import type { ScreenPlace } from './screen-places.ts';
import type { App, PerformOptions } from './use-app.ts';

export type AppParts = Pick<App, 'core' | 'user' | 'actor' | 'folder'> & {
  navigator: Navigator<ScreenPlace>;
  dialogs: Dialogs;
  toasts: Toasts;
  queries: QueryClient;
  environment: Environment;
};

/** The app of a user. */
export function createApp(parts: AppParts): App {
  const { core, user, actor, folder, navigator, dialogs, toasts, queries, environment } = parts;

  async function perform<T, R>(
    action: Action<T, R>,
    thing: T,
    { details }: PerformOptions = {},
  ): Promise<boolean> {
    const refused = whyNot(action.may(actor, thing));
    if (refused !== undefined) {
      toasts.say(refused, 'warning');
      return false;
    }
    const question = action.confirmation?.(thing);
    if (question) {
      const confirmation = { ...question, danger: action.danger, details: await details?.() };
      if (!(await confirm(dialogs, confirmation))) return false;
    }
    const readAnew = () =>
      Promise.all(action.touches.map((queryKey) => queries.invalidateQueries({ queryKey })));
    try {
      const result = await action.run(core.send, thing);
      toasts.say(action.done?.(thing, result) ?? 'Done.', 'good');
    } catch (error) {
      toasts.say(`${action.failed(thing, error)} (${wordsOf(error).message})`, 'bad');
      // Not waited for: a server that is gone would keep whoever wants to try again.
      void readAnew();
      return false;
    }
    await readAnew();
    return true;
  }

  return {
    core,
    user,
    actor,
    folder,
    go: (place) => navigator.go(place),
    replace: (place) => navigator.replace(place),
    turn: (place) => navigator.turn(place),
    back: () => void navigator.back(),
    async browse(address) {
      if (await openInBrowser(address, environment, process.platform)) toasts.say(`Opened ${address}`);
      else toasts.say(`Open this in a browser: ${address}`, 'warning');
    },
    say: (text, tone) => toasts.say(text, tone),
    date: dateWriter(user.timeZone),
    perform,
    actionKey: (key, action, thing, options) => ({
      key,
      label: action.label.toLowerCase(),
      off: thing === null ? 'Nothing is chosen.' : whyNot(action.may(actor, thing)),
      run: async () => {
        if (thing !== null) await perform(action, thing, options);
      },
    }),
  };
}
