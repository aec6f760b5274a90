// What the browser can do about notifications, and its subscription at its push service.
import { AppError } from '#core/errors.ts';
import { type PushSubscriptionInput, pushSubscription } from '#core/push/schema.ts';
import { pushTexts } from '#core/push/labels.ts';
import { versionOf } from '#web/platform/offline-app.ts';

export type PushSupport = 'unsupported' | 'blocked' | 'off' | 'on';

/** Milliseconds. On the first visit the service worker is still on its way. */
const workerPatience = 10_000;

/** The service worker that shows notifications; undefined without one, as in development. */
async function workerOf(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return undefined;
  const found = await navigator.serviceWorker.getRegistration();
  if (found !== undefined || versionOf(document) === null) return found;
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), workerPatience));
  return Promise.race([navigator.serviceWorker.ready, late]);
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
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return;
  const worker = await navigator.serviceWorker.getRegistration();
  const had = await worker?.pushManager.getSubscription();
  await had?.unsubscribe();
}
