// Short messages that go away by themselves.
import { randomId } from '@mantine/hooks';
import { notifications, notificationsStore } from '@mantine/notifications';
import { createElement } from 'react';
import { type Offer, OfferedMessage } from './offered-message.tsx';

/**
 * Says that something was done, and what may be done about it, for which the message stays longer. It takes the place of
 * the last one that offered something: what somebody does row by row would fill the screen.
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

/** Takes the message off that offers something: what it is about may have changed since. */
export function withdrawOffer(): void {
  for (const { id } of notificationsStore.getState().notifications)
    if (id?.startsWith(offers) === true) notifications.hide(id);
}

/** Begins the ids of messages that offer something. */
const offers = 'offer-';

/** Says why there is nothing to do. */
export function notifyWarning(message: string): void {
  notifications.show({ color: 'amber', withBorder: true, message, autoClose: 5_000 });
}

/**
 * Says that something failed, and in `explanation` what to do about it. Stays longer, but no longer than until the same is
 * tried again: `what` names it.
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

/** Takes the message off that it failed, since it is tried again. */
export function forgetFailed(what: string): void {
  notifications.hide(failures + what);
}

/** Begins the ids of messages that something failed. */
const failures = 'failed-';
