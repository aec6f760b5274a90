// The core's ports on the command line.
import { setTimeout } from 'node:timers/promises';
import type { Ports, SessionStore } from '#core/ports.ts';

/** The core's ports on Node. */
export function createPorts(sessions: SessionStore): Ports {
  return {
    fetch: globalThis.fetch,
    sessions,
    cookieServer: null,
    now: () => Date.now(),
    random: () => Math.random(),
    // Not node:crypto, which takes 10 ms to load: few commands make anything new.
    newId: () => globalThis.crypto.randomUUID(),
    sleep: async (milliseconds, signal) => {
      await setTimeout(milliseconds, undefined, signal && { signal });
    },
  };
}
