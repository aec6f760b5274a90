// When the page is printed. What the paper shows has to be drawn before the browser goes on, so that it is drawn at once,
// by all who ask in one go.
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Epoch milliseconds at which the page on its way to paper was asked for; null while it is read on a screen. */
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
