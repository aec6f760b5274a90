// Has the browser keep the console on this device, and tells when it has a newer one.
const hour = 3_600_000;

/** The name of the console's files that this page was made of; null where it was not built. */
function versionOf(page: Document): string | null {
  return page.querySelector('meta[name="formdeck-version"]')?.getAttribute('content') ?? null;
}

/**
 * Whether the browser saves the console on this device, so that it opens without a network. Resolves once it has, or when
 * it is known that it never does.
 */
export async function consoleSaved(page: Document): Promise<boolean> {
  if (versionOf(page) === null || !('serviceWorker' in navigator)) return false;
  await navigator.serviceWorker.ready;
  return true;
}

/**
 * Starts the service worker, where the browser has them (on https and on this machine), and looks for a newer one each
 * time that somebody comes back after an hour. `onNewer` is called when this page is no longer the newest. Gives the
 * function that ends the listening.
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
