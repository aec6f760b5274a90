// Switching reminders on the device on and off. The face asks the browser.
import { action } from '#core/action.ts';
import { yes } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import { switchPushOff, switchPushOn } from './calls.ts';
import type { PushDevice, PushSubscriptionInput } from './schema.ts';

const touches = [['push'], ['audit']] as const;
const failed = (_: unknown, error: unknown) =>
  error instanceof AppError && error.code === 'invalid'
    ? error.message
    : 'This could not be saved. Please try again.';

/** `subscribe` asks the browser; it throws an AppError that says why not. */
export const pushOn = action<{ subscribe: () => Promise<PushSubscriptionInput> }, PushDevice>({
  id: 'push.on',
  label: 'Show reminders on this device',
  may: () => yes,
  run: async (send, { subscribe }) => send(switchPushOn, { body: await subscribe() }),
  done: () => 'Reminders appear on this device now',
  failed,
  touches,
});

export const pushOff = action<void, unknown>({
  id: 'push.off',
  label: 'Show reminders on this device',
  may: () => yes,
  run: (send) => send(switchPushOff, {}),
  done: () => 'Reminders no longer appear on this device',
  failed,
  touches,
});
