// Stores the console on this device for offline use, and reports newer versions.
const hour = 3_600_000;

/** The version of the files that this page was built from; null in development, which has no service worker. */
export function versionOf(page: Document): string | null {
  return page.querySelector('meta[name="formdeck-version"]')?.getAttribute('content') ?? null;
}

/**
 * Whether the browser stores the console on this device, so that it opens offline. Resolves once it has, or when it is
 * known that it will not.
 */
export async function consoleSaved(page: Document): Promise<boolean> {
  if (versionOf(page) === null || !('serviceWorker' in navigator)) return false;
  await navigator.serviceWorker.ready;
  return true;
}

/**
 * Starts the service worker if supported (on https and localhost), and checks for a newer one whenever the user returns
 * after an hour. `onNewer` is called when this page is outdated. Returns the function that stops listening.
 */
export function keepConsole(page: Document, onNewer: () => void): () => void {
  const own = versionOf(page);
  if (own === null || !('serviceWorker' in navigator)) return () => {};
  const workers = navigator.serviceWorker;
  let lookedAt = Date.now();
  const registering = workers.register('/sw.js').catch(() => null);
  const hear = ({ data }: MessageEvent<{ version?: string }>) => {
    if (data.version !== undefined && data.version !== own) onNewer();
  };
  const look = () => {
    if (page.visibilityState !== 'visible' || Date.now() - lookedAt < hour) return;
    lookedAt = Date.now();
    void registering.then((registration) => registration?.update()).catch(() => undefined);
  };
  workers.addEventListener('message', hear);
  page.addEventListener('visibilitychange', look);
  return () => {
    workers.removeEventListener('message', hear);
    page.removeEventListener('visibilitychange', look);
  };
}
