// Whether the page is being printed. Content for print must render before the browser continues, so all subscribers are
// rendered synchronously.
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** When printing was requested, in epoch milliseconds; null on screen. */
export function usePrinting(): number | null {
  return useSyncExternalStore(watch, startedAtNow);
}

const watchers = new Set<() => void>();
let startedAt: number | null = null;

function startedAtNow(): number | null {
  return startedAt;
}

function watch(onChange: () => void): () => void {
  if (watchers.size === 0) {
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
  }
  watchers.add(onChange);
  return () => {
    watchers.delete(onChange);
    if (watchers.size > 0) return;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

function begin(): void {
  startedAt = Date.now();
  flushSync(tellAll);
}

function end(): void {
  startedAt = null;
  tellAll();
}

function tellAll(): void {
  for (const tell of watchers) tell();
}
