// The fetch function of a command: with a User-Agent, and through the proxy in the environment.
import http from 'node:http';
import { hostname } from 'node:os';
import type { Environment } from '#cli/command/options.ts';

/** This machine is contacted directly. */
const local = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** Node's fetch with our own User-Agent. */
export function createFetch(version: string, environment: Environment): typeof fetch {
  applyProxy(environment);
  const agent = `formdeck/${version} (node ${process.versions.node}; ${process.platform}; host ${machine()})`;
  return (input, init) => {
    const headers = new Headers(init?.headers);
    if (!headers.has('user-agent')) headers.set('user-agent', agent);
    return globalThis.fetch(input, { ...init, headers });
  };
}

/** The name of this machine, which distinguishes sessions for people. */
function machine(): string {
  return hostname()
    .replaceAll(/[^\w.-]/g, '')
    .slice(0, 60);
}

/** The environment variable that names a proxy, if any. */
export function proxyVariable(environment: Environment): string | undefined {
  return ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'].find((name) => environment[name]);
}

/** Whether this Node supports proxies: from 24.14 on. */
export function knowsProxies(): boolean {
  return typeof http.setGlobalProxyFromEnv === 'function';
}

function applyProxy(environment: Environment): void {
  if (proxyVariable(environment) === undefined || !knowsProxies()) return;
  const without = [environment['NO_PROXY'] ?? environment['no_proxy'], ...local].filter(Boolean).join(',');
  http.setGlobalProxyFromEnv({ ...environment, NO_PROXY: without, no_proxy: without });
}
