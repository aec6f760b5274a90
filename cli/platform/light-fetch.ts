// Fetch over Node's http module, for what commands ask and get: JSON. Node's own fetch takes 100 ms of processor time to
// load and to start its parser, more than the rest of a short command; files and streams of events still come as its
// responses. Modules of Node are called for by a function, since an import of http loads that fetch.
import type { IncomingMessage, RequestOptions } from 'node:http';

export type LightRequest = {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array | undefined;
  signal?: AbortSignal | undefined;
};

/** Sends a request; follows no redirect. Throws what fetch throws. */
export async function lightFetch(url: URL, request: LightRequest): Promise<Response> {
  const reply = await sent(url, request);
  const status = reply.statusCode ?? 0;
  const headers = headersOf(reply);
  const unpacked = reply.headers['content-encoding'] === 'gzip' ? gunzip(reply) : reply;
  if (!isJson(reply)) {
    const { Readable } = process.getBuiltinModule('node:stream');
    const isEmpty = [204, 205, 304].includes(status) || request.method === 'HEAD';
    if (isEmpty) reply.resume();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node's streams are those of its own fetch
    const body = isEmpty ? null : (Readable.toWeb(unpacked) as ReadableStream<Uint8Array>);
    return new Response(body, { status, statusText: reply.statusMessage ?? '', headers });
  }
  const parts: Uint8Array[] = [];
  try {
    for await (const part of unpacked as AsyncIterable<Uint8Array>) parts.push(part);
  } catch (cause) {
    throw failure(cause, request.signal);
  }
  return jsonResponse(Buffer.concat(parts), status, reply.statusMessage ?? '', headers);
}

/** The head of the reply. */
function sent(url: URL, request: LightRequest): Promise<IncomingMessage> {
  const { request: open } = process.getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http');
  const { method, body, signal } = request;
  const headers: Record<string, string | number> = { 'accept-encoding': 'gzip', ...request.headers };
  if (body !== undefined) headers['content-length'] = Buffer.byteLength(body);
  else if (method !== 'GET' && method !== 'HEAD') headers['content-length'] = 0;
  const options: RequestOptions = { method, headers, ...(signal && { signal }) };
  return new Promise((resolve, reject) => {
    const opened = open(url, options, resolve);
    opened.setTimeout(patience, () => void opened.destroy(new Error('No answer for 5 minutes')));
    opened.on('error', (cause: NodeJS.ErrnoException) => {
      // The server closed the connection while it was unused.
      const isStale = opened.reusedSocket && cause.code === 'ECONNRESET' && method === 'GET';
      if (isStale) sent(url, request).then(resolve, reject);
      else reject(failure(cause, signal));
    });
    opened.end(body);
  });
}

/** As long as Node's own fetch waits. */
const patience = 300_000;

function failure(cause: unknown, signal: AbortSignal | undefined): unknown {
  return signal?.aborted ? signal.reason : new TypeError('fetch failed', { cause });
}

function gunzip(reply: IncomingMessage) {
  const { createGunzip } = process.getBuiltinModule('node:zlib');
  const { pipeline } = process.getBuiltinModule('node:stream');
  // What goes wrong with one is told to who reads the other.
  return pipeline(reply, createGunzip(), () => undefined);
}

/** What is read as a whole in any case, and is not a file. */
function isJson({ headers }: IncomingMessage): boolean {
  return (
    headers['content-disposition'] === undefined &&
    /^application\/(?:problem\+)?json\b/.test(headers['content-type'] ?? '')
  );
}

function headersOf({ rawHeaders }: IncomingMessage): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    pairs.push([rawHeaders[at]?.toLowerCase() ?? '', rawHeaders[at + 1] ?? '']);
  return pairs.filter(([name]) => name !== 'content-encoding' && name !== 'content-length');
}

/** A response of what is read of one with JSON. Anyone who asks for its bytes gets those of one of Node's own. */
function jsonResponse(
  bytes: Uint8Array<ArrayBuffer>,
  status: number,
  statusText: string,
  pairs: [string, string][],
): Response {
  const whole = () => new Response(bytes, { status, statusText, headers: pairs });
  const text = () => new TextDecoder().decode(bytes);
  const headers = {
    get(name: string) {
      const values = pairs.filter(([own]) => own === name.toLowerCase()).map(([, value]) => value);
      return values.length === 0 ? null : values.join(', ');
    },
    [Symbol.iterator]: () => pairs[Symbol.iterator](),
  };
  const light = {
    status,
    statusText,
    ok: status >= 200 && status < 300,
    headers,
    // oxlint-disable-next-line typescript/require-await -- what is no JSON is a rejection
    json: async (): Promise<unknown> => JSON.parse(text()),
    text: () => Promise.resolve(text()),
    arrayBuffer: () => whole().arrayBuffer(),
    clone: whole,
    get body() {
      return whole().body;
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- commands ask for nothing else of a response
  return light as unknown as Response;
}
