// The service worker: keeps the console itself on the device, so that it opens without a network. What the server knows
// is none of its business: it touches pages and built files, and lets every other request pass. Runs on import.
//
// A page comes from the server where that answers, so that it is the newest; its files, whose names say what is in them,
// come from the device. The files of the version before are kept for pages that are still open.
import { isConsolePage } from './console-pages.ts';

/** Filled in by the build: a name for these files, and the files of the console. */
declare const __CONSOLE__: { version: string; files: readonly string[] };

/** The part of a service worker's world that is used here; the types of pages know nothing of it. */
type WorkerScope = {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { postMessage(message: unknown): void }[]>;
  };
  location: Location;
  addEventListener(
    type: 'install' | 'activate',
    heard: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(type: 'fetch', heard: (event: FetchEvent) => void): void;
};
type FetchEvent = { request: Request; respondWith(response: Promise<Response>): void };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the platform are those of a page
const scope = self as unknown as WorkerScope;
const { version, files } = __CONSOLE__;
const prefix = 'formdeck ';
const cacheName = prefix + version;
const page = '/index.html';
/** How long a page may take to come from the server, in milliseconds. */
const patience = 4_000;

scope.addEventListener('install', (event) => event.waitUntil(install().then(() => scope.skipWaiting())));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate' && isConsolePage(pathname)) event.respondWith(answerPage(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(request));
});

/** All of it or nothing: the browser tries again later. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  const html = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
  const named = [...(await html.clone().text()).matchAll(/["'](\/assets\/[^"']+)["']/g)].map(
    ([, file]) => file,
  );
  // The server has been given a newer console meanwhile, which brings a service worker of its own.
  if (!html.ok || named.some((file) => file !== undefined && !files.includes(file)))
    throw new Error('This is not the page that these files belong to.');
  await cache.put(page, html);
  await Promise.all(
    files.map(async (file) => {
      const had = await caches.match(file);
      if (had === undefined) await cache.add(file);
      else await cache.put(file, had);
    }),
  );
}

async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await scope.clients.claim();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- they are pages of this origin
  for (const client of await scope.clients.matchAll()) client.postMessage({ version });
}

async function answerPage(request: Request): Promise<Response> {
  const slow = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  const response = await Promise.race([fetch(request), slow]).catch(() => null);
  if (response !== null && response.status < 500) return response;
  const cache = await caches.open(cacheName);
  return (await cache.match(page, { ignoreVary: true })) ?? response ?? fetch(request);
}

/** Other letters of the typeface, and what few forms need, are kept from when they are first used. */
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
