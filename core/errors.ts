// The catalogue of errors, as data. The faces render an AppError; two mappers turn it into an HTTP response
// (server/http/problem.ts) and into an exit code (cli/output/exit-code.ts). Expected outcomes (an invalid row of an
// import, an unmatched column) are values and never errors.
import type * as z from 'zod/mini';
import { errorTexts as m } from '#core/messages/error-texts.ts';
import { keysOf } from '#core/keys-of.ts';
import { type Message, type Wording, wording } from '#core/messages/message.ts';
import {
  inReadersLanguage,
  type SaidText,
  saidOf,
  schemaError,
  type WireMessage,
} from '#core/messages/said.ts';
import { english, errorText, t, textIn } from '#core/messages/text.ts';

/**
 * One issue of an input: `path` is the field (`questions.2.text`), `message` is for people. With the id and the values of
 * its message, a face says it in its reader's language. `passable`: it is no issue once a reason is given for it.
 */
export type FieldError = { path: string; passable?: true } & SaidText;

/** The result of a check, of `formdeck doctor` or `formdeck serve --check`. `ok` is null for what was skipped, or is no fault. */
export type Check = { name: string; ok: boolean | null; says: string; hint?: string };

const catalogue = {
  invalid: { status: 400, message: m.invalid },
  'not-json': { status: 400, message: m.notJson },
  'sign-in-failed': { status: 401, message: m.signInFailed },
  'code-needed': { status: 401, message: m.codeNeeded },
  'signed-out': { status: 401, message: m.signedOut },
  forbidden: { status: 403, message: m.forbidden },
  'not-found': { status: 404, message: m.notFound },
  conflict: { status: 409, message: m.conflict },
  'too-large': { status: 413, message: m.tooLarge },
  'wrong-media-type': { status: 415, message: m.wrongMediaType },
  'too-many-tries': { status: 429, message: m.tooManyTries },
  'too-much-data': { status: 400, message: m.tooMuchData },
  'disk-full': { status: 507, message: m.diskFull },
  'quota-full': { status: 507, message: m.quotaFull },
  unavailable: { status: 503, message: m.unavailable },
  'too-slow': { status: 503, message: m.tooSlow },
  unexpected: { status: 500, message: m.unexpected },
  // Only thrown on the client: they have no HTTP status.
  unreachable: { status: 0, message: m.unreachable },
  'not-a-formdeck-server': { status: 0, message: m.notFormdeck },
  cancelled: { status: 0, message: m.cancelled },
  declined: { status: 0, message: m.declined },
  usage: { status: 0, message: m.usage },
  'partly-done': { status: 0, message: m.partlyDone },
  'still-running': { status: 0, message: m.stillRunning },
  interrupted: { status: 0, message: m.interrupted },
  busy: { status: 0, message: m.busy },
} as const satisfies Record<string, { status: number; message: Message<string> }>;

export type ErrorCode = keyof typeof catalogue;

export type ErrorDetails = {
  /** Issues by field, for `invalid`. */
  errors?: readonly FieldError[];
  /** Seconds to wait, for `too-many-tries` and `unavailable`. */
  retryAfter?: number;
  /** Further fields of the problem document, for example `forms` of a user's 409. */
  fields?: Readonly<Record<string, unknown>>;
};

export type AppErrorOptions = ErrorDetails & {
  hint?: string | Wording | undefined;
  cause?: unknown;
  status?: number;
};

/** The only error class. `hint` says what to do next; `status` is the HTTP status, 0 if none applies. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetails;
  readonly hint: string | undefined;
  /** What both are made of, as it crosses the wire, unless the code says it all. */
  readonly said: { detail?: WireMessage; hint?: WireMessage };

  constructor(code: ErrorCode, message?: string | Wording, options: AppErrorOptions = {}) {
    const detail = message ?? wording(catalogue[code].message);
    super(textOf(detail), options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.status = options.status ?? catalogue[code].status;
    const { hint } = options;
    this.hint = hint === undefined ? undefined : textOf(hint);
    this.said = {
      ...(typeof message === 'object' && { detail: saidOf(message) }),
      ...(hint !== undefined && typeof hint !== 'string' && { hint: saidOf(hint) }),
    };
    const { errors, retryAfter, fields } = options;
    this.details = {
      ...(errors && { errors }),
      ...(retryAfter !== undefined && { retryAfter }),
      ...(fields && { fields }),
    };
  }
}

function textOf(what: string | Wording): string {
  return typeof what === 'string' ? what : errorText(what);
}

/** What an error says to this reader, whoever it was thrown for; `otherwise` for one that is not about what people do. */
export function textOfError(error: unknown, otherwise: Message): string {
  if (!(error instanceof AppError)) return t(otherwise);
  const { code, message, said } = error;
  return message === usualMessage(code)
    ? t<Message>(catalogue[code].message)
    : inReadersLanguage(message, said.detail);
}

/** An `invalid` error with one entry per issue; with a single issue, its message is the error's message. */
export function invalid(errors: readonly FieldError[], hint?: string): AppError {
  const only = errors.length === 1 ? errors[0]?.message : undefined;
  return new AppError('invalid', only, { errors, ...(hint !== undefined && { hint }) });
}

/** What a schema refuses of a value, by the path of each field; none if it takes it. */
export function issuesOf(schema: z.ZodMiniType, value: unknown): FieldError[] {
  const wrong = schema.safeParse(value).error?.issues ?? [];
  return wrong.map(({ path, message }) => schemaError(path.join('.'), message));
}

/** The catalogue code for an HTTP status, for responses without one of our codes. */
export function codeOfStatus(status: number): ErrorCode {
  const found = keysOf(catalogue).find((code) => catalogue[code].status === status);
  if (found !== undefined) return found;
  return status >= 500 ? 'unexpected' : 'invalid';
}

/** What a code says in English where nothing more is known. */
export function usualMessage(code: ErrorCode): string {
  return textIn(english, { message: catalogue[code].message });
}

/** All codes that the server may send, for the API description. */
export const wireErrors = keysOf(catalogue)
  .map((code) => ({ code, status: catalogue[code].status, message: usualMessage(code) }))
  .filter(({ status }) => status > 0);

/** Whether a string is one of our codes. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(catalogue, text);
}
