// formdeck api: any call, as the signed-in user if there is one.
import { readFile } from 'node:fs/promises';
import type { Context } from '#cli/context.ts';
import { oneOf } from '#cli/command/flags.ts';
import type { Output } from '#cli/output/output.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { errorOf, type Target } from '#core/http.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
type Flags = { body?: string; header?: string[] };
export type ApiOptions = {
  method: (typeof methods)[number];
  path: string;
  body: string | undefined;
  headers: Readonly<Record<string, string>>;
};

export const api = verb({
  effect: { noQuestion: 'Whoever writes a call names what it does.' },
  options: ({ body, header = [] }: Flags, [method, path = '']): ApiOptions => ({
    method: oneOf('api', methods, method) ?? 'GET',
    path: pathOf(path),
    body,
    headers: Object.fromEntries(header.map(headerOf)),
  }),

  /** Also throws for a failed response, after its body was printed. */
  async run(context: Context, { method, path, body, headers }: ApiOptions): Promise<{ text: string }> {
    const bytes = body === undefined ? undefined : await bytesOf(context, body);
    const response = await context.http.raw(await targetOf(context), method, path, {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fetch takes the bytes of any buffer; only its types do not
      body: bytes as Uint8Array<ArrayBuffer> | undefined,
      headers: { ...(bytes && { 'content-type': 'application/json' }), ...headers },
      signal: context.signal(),
    });
    if (response.ok) return { text: await response.text() };
    const failed = response.clone();
    await print(context.output, await response.text());
    throw await errorOf(failed);
  },

  print: (output, { text }) => print(output, text),

  json: ({ text }) => (text === '' ? null : (JSON.parse(text) as unknown)),
});

/** Unchanged; on a terminal with a line break before the next prompt. */
async function print(output: Output, text: string): Promise<void> {
  await output.raw(text);
  if (output.width !== null && !text.endsWith('\n')) await output.raw('\n');
}

/** A path of the server: anything before an address's first slash would select another server. */
function pathOf(path: string): string {
  if (URL.canParse(path))
    throw new AppError('usage', 'Give a path, not an address.', { hint: 'Choose the server with --server.' });
  return path.startsWith('/') ? path : `/${path}`;
}

function headerOf(header: string): [string, string] {
  const colon = header.indexOf(':');
  if (colon < 1) throw new AppError('usage', `"${header}" is no header.`, { hint: 'Write "Name: value".' });
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
