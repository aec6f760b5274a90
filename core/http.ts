// The only caller of fetch. Converts a call record and its input to a request, and a response to the record's type or an
// AppError. It does not retry and does not know who is signed in: see retry.ts and session/sign-in.ts.
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import type { Call, CallInput, CallReply } from './contract.ts';
import { pathOf, sessionEndHeader } from './contract.ts';
import { errorTexts as m } from './messages/error-texts.ts';
import { AppError, codeOfStatus, type FieldError, isErrorCode, usualMessage } from './errors.ts';
import { wording } from './messages/message.ts';
import { inReadersLanguage } from './messages/said.ts';

export type Target = { server: string; token?: string | undefined };
export type SendOptions = {
  signal?: AbortSignal | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
};

/** The body type of fetch, which platforms name differently. */
type RequestBody = NonNullable<RequestInit['body']>;

export type Http = {
  /** Sends a call. Throws an AppError: `unreachable`, or the code in the server's response. */
  send<C extends Call>(
    target: Target,
    call: C,
    input: CallInput<C>,
    options?: SendOptions,
  ): Promise<CallReply<C>>;
  /** Sends a request to a path of the server and returns the raw response, whatever its status. */
  raw(
    target: Target,
    method: string,
    path: string,
    options?: SendOptions & { body?: RequestBody | undefined },
  ): Promise<Response>;
};

/** Called when a session was extended by use. */
export type OnSessionEnd = (token: string, expiresAt: number) => void;

/** Creates the client for a fetch function. */
export function createHttp(fetchFunction: typeof fetch, onSessionEnd?: OnSessionEnd): Http {
  async function raw(
    target: Target,
    method: string,
    path: string,
    options: SendOptions & { body?: RequestBody | undefined } = {},
  ): Promise<Response> {
    const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
    if (target.token !== undefined) headers['authorization'] = `Bearer ${target.token}`;
    const request: RequestInit = { method, headers, redirect: 'manual' };
    if (options.body !== undefined) request.body = options.body;
    if (options.signal) request.signal = options.signal;
    try {
      const response = await fetchFunction(target.server + path, request);
      const end = Number(response.headers.get(sessionEndHeader));
      if (target.token !== undefined && end > 0) onSessionEnd?.(target.token, end);
      return response;
    } catch (cause) {
      if (options.signal?.aborted) throw new AppError('cancelled', undefined, { cause });
      throw unreachable(target.server, cause);
    }
  }

  async function send<C extends Call>(
    target: Target,
    call: C,
    input: CallInput<C>,
    options: SendOptions = {},
  ): Promise<CallReply<C>> {
    const path = pathOf(call, input.params) + queryOf(input.query);
    const headers: Record<string, string> = { ...options.headers };
    let body: RequestBody | undefined;
    const given: unknown = input.body;
    if (given instanceof Uint8Array) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fetch takes the bytes of any buffer; only its types do not
      body = given as Uint8Array<ArrayBuffer>;
      headers['content-type'] ??= call.bytes?.[0] ?? 'application/octet-stream';
    } else if (given !== undefined) {
      body = JSON.stringify(given);
      headers['content-type'] = 'application/json';
    }
    const response = await raw(target, call.method, path, { ...options, headers, body });
    if (!response.ok) throw await errorOf(response);
    const reply: unknown =
      call.reply === 'file'
        ? response
        : call.reply === 'empty'
          ? undefined
          : await jsonOf(response, target.server);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract tests compare what the server sends with the call's schema; thousands of rows are not checked a second time here
    return reply as CallReply<C>;
  }

  return { send, raw };
}

const optionalText = orElse(z.optional(z.string()), undefined);
const values = z.optional(z.record(z.string(), z.union([z.string(), z.number()])));
const said = z.object({ id: z.string(), values });
/** A problem document (RFC 9457). A proxy may have sent it: a field of another shape counts as absent. */
const problem = z.looseObject({
  type: optionalText,
  title: optionalText,
  status: z.optional(z.unknown()),
  detail: optionalText,
  hint: optionalText,
  errors: orElse(
    z.optional(
      z.array(
        z.object({
          path: z.string(),
          message: z.string(),
          id: z.optional(z.string()),
          values,
          passable: z.exactOptional(z.literal(true)),
        }),
      ),
    ),
    undefined,
  ),
  messages: orElse(z.optional(z.object({ detail: z.optional(said), hint: z.optional(said) })), undefined),
});

/** The AppError for a failed response. Reads its body. */
export async function errorOf(response: Response): Promise<AppError> {
  const body: unknown = await response.json().catch(() => null);
  const {
    type,
    title,
    status: _status,
    detail,
    errors,
    hint,
    messages,
    ...fields
  } = problem.safeParse(body).data ?? {};
  const named = type?.startsWith('/problems/') ? type.slice('/problems/'.length) : '';
  // A newer server may have codes that this version does not know.
  const code = isErrorCode(named) ? named : codeOfStatus(response.status);
  const retryAfter = Number(response.headers.get('retry-after'));
  return new AppError(
    code,
    detail === usualMessage(code)
      ? undefined
      : inReadersLanguage(detail ?? title ?? `Status ${response.status}`, messages?.detail),
    {
      status: response.status,
      ...(errors !== undefined && { errors: errors.map(readError) }),
      ...(retryAfter > 0 && { retryAfter }),
      ...(hint !== undefined && { hint: inReadersLanguage(hint, messages?.hint) }),
      ...(Object.keys(fields).length > 0 && { fields }),
    },
  );
}

function readError({ passable, ...error }: FieldError): FieldError {
  const message = inReadersLanguage(error.message, error);
  return { path: error.path, message, ...(passable && { passable }) };
}

async function jsonOf(response: Response, server: string): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new AppError('not-a-formdeck-server', wording(m.notFormdeckAt, { server }), { cause });
  }
}

function unreachable(server: string, cause: unknown): AppError {
  return new AppError('unreachable', wording(m.noAnswerFrom, { server }), {
    cause,
    hint: wording(m.noAnswerHint),
  });
}

function queryOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) parameters.set(key, String(value));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
