// Switching reminders on the device on and off. The face asks the browser.
import { action } from '#core/action.ts';
import { yes } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import { switchPushOff, switchPushOn } from './calls.ts';
import type { PushDevice, PushSubscriptionInput } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const touches = [['push'], ['audit']] as const;
const failed = (_: unknown, error: unknown) =>
  error instanceof AppError && error.code === 'invalid' ? error.message : t(m.thisCouldNotBeSaved);

/** `subscribe` asks the browser; it throws an AppError that says why not. */
export const pushOn = action<{ subscribe: () => Promise<PushSubscriptionInput> }, PushDevice>({
  id: 'push.on',
  label: t(m.showRemindersOnThisDevice),
  may: () => yes,
  run: async (send, { subscribe }) => send(switchPushOn, { body: await subscribe() }),
  done: () => t(m.remindersAppearOnThisDevice),
  failed,
  touches,
});

export const pushOff = action<void, unknown>({
  id: 'push.off',
  label: t(m.showRemindersOnThisDevice),
  may: () => yes,
  run: (send) => send(switchPushOff, {}),
  done: () => t(m.remindersNoLongerAppearOn),
  failed,
  touches,
});
