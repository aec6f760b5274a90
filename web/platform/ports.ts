// The core's ports in a browser.
import { AppError } from '#core/errors.ts';
import type { Ports, SessionStore } from '#core/ports.ts';

/** The core's ports in a browser. */
export function createPorts(sessions: SessionStore, cookieServer: string | null): Ports {
  return {
    fetch: (input, init) => fetch(input, init),
    sessions,
    cookieServer,
    now: () => Date.now(),
    random: () => Math.random(),
    newId,
    sleep,
  };
}

/** A new UUID. `randomUUID` only exists on https and localhost. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function reasonOf(signal: AbortSignal | undefined): Error {
  return signal?.reason instanceof Error ? signal.reason : new AppError('cancelled');
}

function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(reasonOf(signal));
    const stop = () => {
      clearTimeout(timer);
      reject(reasonOf(signal));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
