// Whether the server's port is free. For as long as the checks take, something listens there that whoever comes through the
// public address can be recognized by.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { Check } from '#core/errors.ts';
import { hasErrorCode } from '#core/error-code.ts';
import { requireOpenPorts } from '#server/http/blocked-ports.ts';
import { failedCheck } from './failed-check.ts';

/** What is behind the port: the checks themselves, a Formdeck that runs, or something that is none of ours. */
export type Doorstep =
  | { kind: 'ours'; key: string; headers(): IncomingHttpHeaders | null; close(): Promise<void> }
  | { kind: 'running' }
  | { kind: 'foreign' };

const name = 'Port';
const patience = 5_000;

export async function checkPort(
  host: string,
  port: number,
): Promise<{ doorstep: Doorstep; checks: Check[] }> {
  try {
    requireOpenPorts([port]);
    const doorstep = await listen(host, port);
    return { doorstep, checks: [{ name, ok: true, says: `${port} of ${host} is free` }] };
  } catch (error) {
    if (!hasErrorCode(error, 'EADDRINUSE'))
      return { doorstep: { kind: 'foreign' }, checks: [withHint(failedCheck(name, error), error, port)] };
    if (await isFormdeck(port))
      return {
        doorstep: { kind: 'running' },
        checks: [{ name, ok: null, says: `${port} is in use: Formdeck runs there` }],
      };
    const hint = `Stop the other program, or set PORT to another port. \`ss -ltnp 'sport = :${port}'\` names it.`;
    return {
      doorstep: { kind: 'foreign' },
      checks: [{ name, ok: false, says: `${port} is in use by another program`, hint }],
    };
  }
}

function withHint(check: Check, error: unknown, port: number): Check {
  if (hasErrorCode(error, 'EACCES'))
    return {
      ...check,
      hint: `Ports below 1024 are root's: set PORT to 4700, and let a proxy listen on ${port}.`,
    };
  if (hasErrorCode(error, 'EADDRNOTAVAIL') || hasErrorCode(error, 'ENOTFOUND'))
    return { ...check, hint: 'Set HOST to an address of this machine, or to 0.0.0.0 for all of them.' };
  return check;
}

async function listen(host: string, port: number): Promise<Extract<Doorstep, { kind: 'ours' }>> {
  const key = randomUUID();
  let met: IncomingHttpHeaders | null = null;
  const server = createServer((request, response) => {
    if (request.headers['x-formdeck-check'] === key) met = request.headers;
    response
      .writeHead(200, { 'content-type': 'text/plain', 'x-formdeck-check': key })
      .end('Formdeck is checked.');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    kind: 'ours',
    key,
    headers: () => met,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function isFormdeck(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://localhost:${port}/health/live`, {
      signal: AbortSignal.timeout(patience),
    });
    return answer.ok && (await answer.text()).includes('"live"');
  } catch {
    return false;
  }
}
