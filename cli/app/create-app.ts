// Creates the app object of screens (use-app.ts) from its parts.
import type { QueryClient } from '@tanstack/react-query';
import type { Action } from '#core/action.ts';
import { waitText } from '#core/retry.ts';
import { type ActionFace, explanationOf, runAction } from '#core/run-action.ts';
import { dateWriter } from '#cli/output/date.ts';
import type { Environment } from '#cli/command/options.ts';
import { openInBrowser } from '#cli/platform/browser.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import type { Navigator } from '#cli/terminal/navigation.ts';
import { confirm } from '#cli/terminal/input/questions.tsx';
import type { Toasts } from '#cli/terminal/toasts.ts';
import type { ScreenPlace } from './screen-places.ts';
import type { App, PerformOptions } from './use-app.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

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
    { details, onDone, onFailed }: PerformOptions<R> = {},
  ): Promise<boolean> {
    const face: ActionFace = {
      actor,
      send: core.send,
      ports: core.ports,
      confirm: async (question) => confirm(dialogs, { ...question, details: await details?.() }),
      refresh: (queryKey) => queries.invalidateQueries({ queryKey }),
      busy: (said) => toasts.busy(said),
      onWait: (error, wait) => toasts.say(waitText(error, wait), 'warning'),
    };
    const outcome = await runAction(face, action, thing);
    if (outcome.kind === 'refused') toasts.say(outcome.why, 'warning');
    if (outcome.kind === 'failed') {
      toasts.say(failedText(outcome), 'bad');
      onFailed?.(outcome.error);
    }
    // A key gives no visible feedback of its own, so confirm every success.
    if (outcome.kind === 'done' && outcome.said !== '') toasts.say(outcome.said ?? t(m.done), 'good');
    if (outcome.kind === 'done') onDone?.(outcome.result);
    return outcome.kind === 'done';
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
      if (await openInBrowser(address, environment, process.platform)) toasts.say(t(m.opened, { address }));
      else toasts.say(t(m.openThisInBrowser, { address }), 'warning');
    },
    say: (text, tone) => toasts.say(text, tone),
    date: dateWriter(user.timeZone),
    perform,
    actionKey: (key, action, thing, options) => ({
      key,
      label: action.label.toLowerCase(),
      off: thing === null ? t(m.nothingIsChosen) : whyNot(action.may(actor, thing)),
      run: async () => {
        if (thing !== null) await perform(action, thing, options);
      },
    }),
  };
}

function failedText({ said, error }: { said: string; error: unknown }): string {
  const why = explanationOf(error, said);
  return why === null ? said : `${said} (${why})`;
}
