// formdeck api: any call, as the signed-in user if there is one.
import { readFile } from 'node:fs/promises';
import type { Context } from '#cli/context.ts';
import { oneOf } from '#cli/command/flags.ts';
import type { Output } from '#cli/output/output.ts';
import { harmlessJson } from '#cli/output/width.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { errorOf, type Target } from '#core/http.ts';
import { everyPage, type Page } from '#core/paging.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
type Flags = { body?: string; header?: string[]; paginate?: boolean; include?: boolean };
export type ApiOptions = {
  method: (typeof methods)[number];
  path: string;
  body: string | undefined;
  headers: Readonly<Record<string, string>>;
  paginate: boolean;
  include: boolean;
};
type Reply = {
  /** Status and headers, one a line; null unless asked for. */
  head: string | null;
  /** The body: bytes of anything but JSON. */
  body: Uint8Array | { text: string };
};

export const api = verb({
  effect: { noQuestion: 'Whoever writes a call names what it does.' },
  options: ({ body, header = [], paginate, include }: Flags, [method, path = '']): ApiOptions => {
    const options = {
      method: oneOf('api', methods, method) ?? 'GET',
      path: pathOf(path),
      body,
      headers: Object.fromEntries(header.map(headerOf)),
      paginate: paginate === true,
      include: include === true,
    };
    if (!options.paginate) return options;
    if (options.include)
      throw new AppError('usage', '--include shows one reply, and --paginate asks for many.');
    if (options.method !== 'GET' && options.method !== 'POST')
      throw new AppError('usage', '--paginate reads a list: give GET or POST.');
    if (new URL(options.path, anywhere).searchParams.has('page'))
      throw new AppError('usage', '--paginate asks for every page: leave "page" out of the path.');
    return options;
  },

  /** Also throws for a failed response, after its body was printed. */
  async run(context: Context, options: ApiOptions): Promise<Reply> {
    const { method, path, headers } = options;
    const bytes = options.body === undefined ? undefined : await bytesOf(context, options.body);
    const target = await targetOf(context);
    const ask = async (pathAndQuery: string) => {
      const response = await context.http.raw(target, method, pathAndQuery, {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fetch takes the bytes of any buffer; only its types do not
        body: bytes as Uint8Array<ArrayBuffer> | undefined,
        headers: { ...(bytes && { 'content-type': 'application/json' }), ...headers },
        signal: context.signal(),
      });
      if (response.ok) return response;
      const failed = response.clone();
      await print(context.output, await replyOf(response, options.include));
      throw await errorOf(failed);
    };
    if (!options.paginate) return replyOf(await ask(path), options.include);
    return { head: null, body: { text: JSON.stringify(await allPages(path, ask)) } };
  },

  print,

  json: ({ body }) => {
    if (!('text' in body)) throw new AppError('usage', 'The reply is not JSON. Leave --json and --jq out.');
    return body.text === '' ? null : (JSON.parse(body.text) as unknown);
  },
});

const anywhere = 'http://localhost';

/**
 * What all pages of a list hold, as one list.
 * @throws AppError `usage` where the reply is no page of a list
 */
async function allPages(path: string, ask: (path: string) => Promise<Response>): Promise<unknown[]> {
  const all: unknown[] = [];
  const read = async (page: number): Promise<Page<unknown>> => {
    const url = new URL(path, anywhere);
    url.searchParams.set('page', String(page));
    const reply: unknown = await (await ask(url.pathname + url.search)).json().catch(() => null);
    if (isPage(reply)) return reply;
    throw new AppError('usage', 'The reply is no page of a list. Leave --paginate out.');
  };
  for await (const { content } of everyPage(read)) all.push(...content);
  return all;
}

function isPage(reply: unknown): reply is Page<unknown> {
  return (
    typeof reply === 'object' &&
    reply !== null &&
    'content' in reply &&
    Array.isArray(reply.content) &&
    'totalPages' in reply &&
    typeof reply.totalPages === 'number'
  );
}

async function replyOf(response: Response, withHead: boolean): Promise<Reply> {
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {
    head: withHead ? headOf(response) : null,
    body: isJson || bytes.length === 0 ? { text: new TextDecoder().decode(bytes) } : bytes,
  };
}

function headOf({ status, statusText, headers }: Response): string {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${statusText}`.trimEnd(), ...lines, '', ''].join('\n');
}

/** JSON ends with a line break, and is indented on a terminal; anything else is printed as it came. */
async function print(output: Output, { head, body }: Reply): Promise<void> {
  if (head !== null) await output.raw(head);
  if (!('text' in body)) {
    await output.raw(body);
    if (output.width !== null && body.at(-1) !== 0x0a) await output.raw('\n');
  } else if (body.text !== '') {
    const text = output.width === null ? body.text : indented(body.text);
    await output.raw(text.endsWith('\n') ? text : `${text}\n`);
  }
}

function indented(text: string): string {
  try {
    return harmlessJson(JSON.parse(text), 2);
  } catch {
    return text;
  }
}

/** A path of the server: anything before an address's first slash would select another server. */
function pathOf(path: string): string {
  if (URL.canParse(path))
    throw new AppError('usage', 'Use a path, not a full address.', {
      hint: 'Choose the server with --server.',
    });
  return path.startsWith('/') ? path : `/${path}`;
}

function headerOf(header: string): [string, string] {
  const colon = header.indexOf(':');
  if (colon < 1)
    throw new AppError('usage', `"${header}" is not a header.`, { hint: 'Write "Name: value".' });
  return [header.slice(0, colon).trim().toLowerCase(), header.slice(colon + 1).trim()];
}

async function bytesOf(context: Context, body: string): Promise<Uint8Array> {
  if (body === '-') return context.input.bytes();
  if (!body.startsWith('@')) return new TextEncoder().encode(body);
  try {
    return await readFile(body.slice(1));
  } catch (cause) {
    throw new AppError('usage', `${body.slice(1)} cannot be read.`, { cause });
  }
}

/** Public calls use the first region if nobody is signed in. */
async function targetOf(context: Context): Promise<Target> {
  try {
    return await context.session();
  } catch (error) {
    const [region] = await context.regions();
    if (!(error instanceof AppError) || error.code !== 'signed-out' || context.settings.token || !region)
      throw error;
    return { server: region.server };
  }
}
