// The fetch function of a command: with a User-Agent, and through the proxy in the environment.
import http from 'node:http';
import { hostname } from 'node:os';
import type { Environment } from '#cli/command/options.ts';
import { lightFetch } from './light-fetch.ts';

/** This machine is contacted directly. */
const local = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** Receives a line about a request. */
export type Trace = (line: string) => void;

/** A fetch with our own User-Agent; with a trace, each request is told there. */
export function createFetch(
  version: string,
  environment: Environment,
  trace: Trace | null = null,
): typeof fetch {
  applyProxy(environment);
  const isProxied = proxyVariable(environment) !== undefined || environment['NODE_USE_ENV_PROXY'] === '1';
  const agent = `formdeck/${version} (node ${process.versions.node}; ${process.platform}; host ${machine()})`;
  return (input, init) => {
    const request = () => {
      const light = isProxied ? null : lightRequest(input, init, agent);
      if (light !== null) return lightFetch(...light);
      const headers = new Headers(init?.headers);
      if (!headers.has('user-agent')) headers.set('user-agent', agent);
      return globalThis.fetch(input, { ...init, headers });
    };
    return trace === null ? request() : traced(request, `${init?.method ?? 'GET'} ${placeOf(input)}`, trace);
  };
}

/** The request of our own client, as plain data; null for any other, and for what needs Node's own fetch. */
function lightRequest(
  input: Parameters<typeof fetch>[0],
  { method = 'GET', headers = {}, body, signal }: RequestInit = {},
  agent: string,
): Parameters<typeof lightFetch> | null {
  if (typeof input !== 'string' || !isPlain(headers)) return null;
  if (body != null && typeof body !== 'string' && !(body instanceof Uint8Array)) return null;
  const url = new URL(input);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  const sent = { method, headers: { 'user-agent': agent, ...headers } };
  return [url, { ...sent, body: body ?? undefined, signal: signal ?? undefined }];
}

function isPlain(headers: NonNullable<RequestInit['headers']>): headers is Record<string, string> {
  return Object.getPrototypeOf(headers) === Object.prototype;
}

/** Method, path, status, time and the id by which the server's log knows the request: never a header, a value or a body. */
async function traced(request: () => Promise<Response>, what: string, trace: Trace): Promise<Response> {
  const start = performance.now();
  const time = () => `${Math.round(performance.now() - start)} ms`;
  try {
    const response = await request();
    const id = response.headers.get('x-request-id');
    trace(`${what}  ${response.status}  ${time()}${id === null ? '' : `  ${id}`}`);
    return response;
  } catch (error) {
    trace(`${what}  no answer  ${time()}`);
    throw error;
  }
}

/** The server and the path; of the query the names alone. */
function placeOf(input: Parameters<typeof fetch>[0]): string {
  const { origin, pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
  const names = [...new Set(searchParams.keys())];
  return origin + pathname + (names.length === 0 ? '' : `?${names.join('&')}`);
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
