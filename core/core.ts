// The root object of a face: the session, and the services that all features need. A face creates it once, in
// web/main.tsx or cli/app/core-and-screens.tsx.
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
  return { ports, http, regions, session, send: session.send };
}
