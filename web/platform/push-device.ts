// Browsers change where they are reached by themselves, also while no page is open. The service worker then tells the server:
// what it needs for that is noted here, since it cannot read where pages keep the session.

/** The server that sends reminders to this browser, by which session, and the key to subscribe with. */
export type PushDevice = { server: string; token: string; publicKey: string };

/** Not among those of the service worker, which a new version of it deletes. */
const cacheName = 'push device';
const address = '/push-device';
/** That of `switchPushOn`; the service worker does without the contract. */
const pushPath = '/user/push';

/** Notes what shows reminders in this browser; null: nothing any more. */
export async function notePushDevice(device: PushDevice | null): Promise<void> {
  if (!('caches' in globalThis)) return;
  if (device === null) await caches.delete(cacheName);
  else await (await caches.open(cacheName)).put(address, Response.json(device));
}

async function notedDevice(): Promise<PushDevice | null> {
  const noted: unknown = await (await caches.match(address, { cacheName }))?.json();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only notePushDevice writes it
  return noted === undefined ? null : (noted as PushDevice);
}

type Subscription = { toJSON(): PushSubscriptionJSON };
type Subscribing = {
  subscribe(options: { userVisibleOnly: true; applicationServerKey: string }): Promise<Subscription>;
};

/** Tells the server where this browser is reached now: at what it has subscribed to by itself, or does now. */
export async function renewPush(changed: Subscription | null, browser: Subscribing): Promise<void> {
  const device = await notedDevice();
  if (device === null) return;
  const { server, token, publicKey } = device;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey } as const;
  const { endpoint, keys } = (changed ?? (await browser.subscribe(options))).toJSON();
  const { status } = await fetch(server + pushPath, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
  // Its session is over.
  if (status === 401) await notePushDevice(null);
}
