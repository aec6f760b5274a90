// The root object of a face: the session, and the services that all features need. A face creates it once, in
// web/main.tsx or cli/app/core-and-screens.tsx.
import { effect } from '@preact/signals-core';
import { setFormatPreferences } from './format/current.ts';
import { formatPreferencesOf } from './format/preferences.ts';
import { createHttp, type Http } from './http.ts';
import type { Ports } from './ports.ts';
import type { Region } from './regions.ts';
import type { Send } from './send.ts';
import { createSession, type Session } from './session/session.ts';

export type Core = {
  ports: Ports;
  http: Http;
  regions: readonly Region[];
  session: Session;
  /** Sends a call as the signed-in user: passed to queries and actions. */
  send: Send;
};

/** Creates the core of a face, signed out. */
export function createCore(ports: Ports, regions: readonly Region[]): Core {
  const http = createHttp(ports.fetch, (token, expiresAt) => ports.sessions.renew(token, expiresAt));
  const session = createSession({ http, ports, regions });
  // A face shows one person's world, and is in their format as soon as they have chosen another.
  effect(() => setFormatPreferences(formatPreferencesOf(session.user.value?.settings ?? [])));
  return { ports, http, regions, session, send: session.send };
}
