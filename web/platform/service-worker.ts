// The service worker: stores the console itself on the device, so that it opens offline. It handles only pages and built
// files, never API data, and passes all other requests on. It shows the reminders that it is sent. Runs on import.
//
// Pages come from the server if it responds, so that they are the newest; files with a content hash come from the
// device. The previous version's files are kept for pages that are still open.
import { renewPush } from './push-device.ts';

/** Inserted by the build: the version, the console's files, and the first parts of its pages' addresses. */
declare const __CONSOLE__: { version: string; files: readonly string[]; pages: readonly string[] };

/** The part of a service worker's global scope that is used here, which TypeScript's DOM types lack. */
type WorkerScope = {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly WorkerClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: {
    showNotification(title: string, options: object): Promise<void>;
    pushManager: PushManager;
  };
  location: Location;
  addEventListener(
    type: 'install' | 'activate',
    heard: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(type: 'fetch', heard: (event: FetchEvent) => void): void;
  addEventListener(type: 'push', heard: (event: PushEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', heard: (event: SubscriptionEvent) => void): void;
  addEventListener(type: 'notificationclick', heard: (event: NotificationEvent) => void): void;
};
type WorkerClient = { url: string; postMessage(message: unknown): void; focus?(): Promise<unknown> };
type WorkingEvent = { waitUntil(work: Promise<unknown>): void };
type PushEvent = WorkingEvent & { data: { json(): unknown } | null };
/** Not every browser says what it has subscribed to. */
type SubscriptionEvent = WorkingEvent & { newSubscription?: PushSubscription | null };
type NotificationEvent = WorkingEvent & { notification: { data: unknown; close(): void } };
type FetchEvent = WorkingEvent & { request: Request; respondWith(response: Promise<Response>): void };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the platform are those of a page
const scope = self as unknown as WorkerScope;
const { version, files, pages } = __CONSOLE__;
const prefix = 'formdeck ';
const cacheName = prefix + version;
const page = '/index.html';
/** Milliseconds until loading a page from the server times out. */
const patience = 4_000;

scope.addEventListener('install', (event) => event.waitUntil(install().then(() => scope.skipWaiting())));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(answerPage(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(request));
});

scope.addEventListener('push', (event) => event.waitUntil(showReminder(event)));
scope.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewPush(event.newSubscription ?? null, scope.registration.pushManager)),
);
scope.addEventListener('notificationclick', (event) => event.waitUntil(openReminder(event)));

/** Others are the server's own, such as the description of its API. */
function isPage(pathname: string): boolean {
  return pages.includes(pathname.split('/', 2)[1] ?? '');
}

/** All or nothing: the browser retries later. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  const html = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
  const named = filesIn(await html.clone().text());
  if (!html.ok || !isOurs(named)) throw new Error('This is not the page that these files belong to.');
  await cache.put(page, html);
  // Of the languages only the reader's.
  const used = files.filter((file) => !file.startsWith('/assets/language-') || named.includes(file));
  await Promise.all(
    used.map(async (file) => {
      const had = await caches.match(file);
      if (had === undefined) await cache.add(file);
      else await cache.put(file, had);
    }),
  );
}

/** The built files that a page loads. */
function filesIn(html: string): string[] {
  return Array.from(html.matchAll(/["'](\/assets\/[^"']+)["']/g), ([, file = '']) => file);
}

/** Otherwise the server has a newer console by now, with its own service worker. */
function isOurs(named: readonly string[]): boolean {
  return named.every((file) => files.includes(file));
}

async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await scope.clients.claim();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- they are pages of this origin
  for (const client of await scope.clients.matchAll()) client.postMessage({ version });
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const slow = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  const response = await Promise.race([fetch(request), slow]).catch(() => null);
  if (response !== null && response.status < 500) {
    if (response.ok) event.waitUntil(followLanguage(response.clone()).catch(() => undefined));
    return response;
  }
  const cache = await caches.open(cacheName);
  return (await cache.match(page, { ignoreVary: true })) ?? response ?? fetch(request);
}

/** Offline, too, a page is in the language that its reader has chosen since it was stored. */
async function followLanguage(response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  const stored = await cache.match(page, { ignoreVary: true });
  const languageOf = (named: readonly string[]) => named.find((file) => file.startsWith('/assets/language-'));
  const named = filesIn(await response.clone().text());
  const language = languageOf(named);
  if (stored === undefined || !isOurs(named)) return;
  if (language === languageOf(filesIn(await stored.text()))) return;
  if (language !== undefined) await cache.add(language);
  await cache.put(page, response);
}

/** Other character ranges of the typeface, and rarely needed files, are cached on first use. */
async function answerFile(request: Request): Promise<Response> {
  const had = await caches.match(request, { ignoreVary: true });
  if (had !== undefined) return had;
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    void caches
      .open(cacheName)
      .then((cache) => cache.put(request, copy))
      .catch(() => undefined);
  }
  return response;
}

/** Shows what the server sent (core/push/schema.ts). A browser demands that something is shown. */
async function showReminder({ data }: PushEvent): Promise<void> {
  const { title = 'Formdeck', text, path = '/', tag } = contentOf(data);
  const options = { body: text, tag, icon: '/icons/icon-192.png', data: { path } };
  await scope.registration.showNotification(title, options);
}

function contentOf(data: PushEvent['data']): { title?: string; text?: string; path?: string; tag?: string } {
  try {
    const content: unknown = data?.json();
    return typeof content === 'object' && content !== null ? content : {};
  } catch {
    return {};
  }
}

/** Opens what it is about: in a page that shows it already, or else in one of its own, so that no other page is left. */
async function openReminder({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { data } = notification;
  const path =
    typeof data === 'object' && data !== null && 'path' in data && typeof data.path === 'string'
      ? data.path
      : '/';
  // Never another site.
  const url = new URL(path, scope.location.origin);
  if (url.origin !== scope.location.origin) return;
  const shown = (await scope.clients.matchAll()).find((client) => client.url === url.href);
  if (shown?.focus === undefined) await scope.clients.openWindow(url.href);
  else await shown.focus();
}
