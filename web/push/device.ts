// What the browser can do about notifications, and its subscription at its push service.
import { AppError } from '#core/errors.ts';
import { type PushSubscriptionInput, pushSubscription } from '#core/push/schema.ts';
import { pushTexts } from '#core/push/texts.ts';

export type PushSupport = 'unsupported' | 'blocked' | 'off' | 'on';

/** The service worker that shows notifications; undefined without one, as in development. */
async function workerOf(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return undefined;
  return navigator.serviceWorker.getRegistration();
}

/** `on`: this browser has a subscription. Asks nobody. */
export async function pushSupport(): Promise<PushSupport> {
  const worker = await workerOf();
  if (worker === undefined) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await worker.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/**
 * Subscribes anew: what an earlier user of this browser had is over. Asks the user where the browser was not allowed yet, so it
 * is called for a click alone. Throws an AppError that says why not.
 */
export async function subscribeDevice(publicKey: string): Promise<PushSubscriptionInput> {
  const worker = await workerOf();
  if (worker === undefined) throw new AppError('invalid', pushTexts.unsupported);
  if ((await Notification.requestPermission()) !== 'granted')
    throw new AppError('invalid', pushTexts.notAllowed, { hint: pushTexts.blocked });
  await unsubscribeDevice();
  const made = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch((cause: unknown) => {
      throw new AppError('invalid', pushTexts.unreachable, { cause });
    });
  return pushSubscription.parse(made.toJSON());
}

/** Ends the browser's subscription, if it has one. */
export async function unsubscribeDevice(): Promise<void> {
  const worker = await workerOf();
  const had = await worker?.pushManager.getSubscription();
  await had?.unsubscribe();
}
