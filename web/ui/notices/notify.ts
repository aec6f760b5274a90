// Short messages that disappear on their own.
import { randomId } from '@mantine/hooks';
import { notifications, notificationsStore } from '@mantine/notifications';
import { createElement } from 'react';
import { type Offer, OfferedMessage } from './offered-message.tsx';

/**
 * Reports a success, optionally with an action, for which the message stays longer. It replaces the previous message
 * with an action, since working row by row would fill the screen.
 */
export function notifyDone(message: string, offer?: Offer): void {
  const style = { color: 'green', withBorder: true };
  if (offer === undefined) {
    notifications.show({ ...style, message, autoClose: 5_000 });
    return;
  }
  withdrawOffer();
  const id = randomId(offers);
  const onChoose = () => {
    notifications.hide(id);
    offer.onChoose();
  };
  notifications.show({
    ...style,
    id,
    message: createElement(OfferedMessage, { message, label: offer.label, onChoose }),
    autoClose: 10_000,
  });
}

/** Removes the message with an action, which may be outdated. */
export function withdrawOffer(): void {
  for (const { id } of notificationsStore.getState().notifications)
    if (id?.startsWith(offers) === true) notifications.hide(id);
}

/** The prefix of ids of messages with an action. */
const offers = 'offer-';

/** Quick work says nothing while it is done. In milliseconds. */
const busyAfter = 500;

/** Says what is being done, until what it returns is called. */
export function notifyBusy(message: string): () => void {
  const id = randomId('busy-');
  const timer = setTimeout(
    () =>
      notifications.show({
        id,
        message,
        loading: true,
        autoClose: false,
        withCloseButton: false,
        withBorder: true,
      }),
    busyAfter,
  );
  return () => {
    clearTimeout(timer);
    notifications.hide(id);
  };
}

/** Explains why something is not possible. */
export function notifyWarning(message: string): void {
  notifications.show({ color: 'amber', withBorder: true, message, autoClose: 5_000 });
}

/**
 * Reports a failure, and in `explanation` what to do about it. It stays longer, but at most until `what` is tried again.
 */
export function notifyFailed(message: string, explanation?: string | null, what?: string): void {
  if (what !== undefined) forgetFailed(what);
  notifications.show({
    ...(what !== undefined && { id: failures + what }),
    color: 'red',
    autoClose: 10_000,
    withBorder: true,
    role: 'alert',
    ...(explanation && explanation !== message ? { title: message, message: explanation } : { message }),
  });
}

/** Removes a failure message, since it is tried again. */
export function forgetFailed(what: string): void {
  notifications.hide(failures + what);
}

/** The prefix of ids of failure messages. */
const failures = 'failed-';
