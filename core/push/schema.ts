// Web Push: reminders as notifications of the device, also while the product is closed.
import * as z from 'zod/mini';
import { timestamp } from '#core/primitives.ts';

/** Milliseconds for which the server tries to reach a push service. */
export const pushPatience = 3_600_000;
/** Milliseconds for which a push service keeps a reminder for a device that is switched off. */
export const pushLifetime = 12 * 3_600_000;
/** The most characters of a message that a notification of a device shows. */
export const pushTextLimit = 300;

const endpointLimit = 1_000;

/**
 * The push services of browsers, each an origin, where `*` stands for the first parts of a host. Addresses that browsers
 * name are called by the server, so it calls no others.
 */
export const pushServices = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
] as const;

/** Where a browser is reached, as it says itself (`PushSubscription.toJSON`). */
export const pushSubscription = z.object({
  endpoint: z.string().check(z.maxLength(endpointLimit)),
  keys: z.object({
    /** A point of the curve P-256, and 16 bytes. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/)),
  }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscription>;

/** Whether the caller's device shows reminders. */
export const pushDevice = z.object({
  /** What the browser is given to subscribe with. */
  publicKey: z.string(),
  isOn: z.boolean(),
  since: z.nullable(timestamp),
});
export type PushDevice = z.infer<typeof pushDevice>;

/** What the service worker is sent. */
export const pushContent = z.object({
  title: z.string(),
  text: z.string(),
  /** The path that opens; a newer one with the same tag takes its place. */
  path: z.string(),
  tag: z.string(),
});
export type PushContent = z.infer<typeof pushContent>;

/** Whether an address is one of a push service in this list. */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return services.some((service) => {
    const [before = '', after] = service.split('*');
    if (after === undefined) return url.origin === service;
    return url.origin.startsWith(before) && url.origin.endsWith(after);
  });
}
