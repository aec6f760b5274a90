// The catalogue of errors, as data. The faces render an AppError; two mappers turn it into an HTTP response
// (server/http/problem.ts) and into an exit code (cli/output/exit-code.ts). Expected outcomes (an invalid row of an
// import, an unmatched column) are values and never errors.
import type * as z from 'zod/mini';
import { keysOf } from '#core/keys-of.ts';

/** One issue of an input: `path` is the field (`questions.2.text`), `message` is for people. */
export type FieldError = { path: string; message: string };

const catalogue = {
  invalid: { status: 400, message: 'Some fields need your attention.' },
  'not-json': { status: 400, message: 'The body is not valid JSON.' },
  'sign-in-failed': { status: 401, message: 'Invalid credentials' },
  'signed-out': { status: 401, message: 'You are signed out.' },
  forbidden: { status: 403, message: 'Your role does not allow this.' },
  'not-found': { status: 404, message: "This doesn't exist, or you don't have access." },
  conflict: { status: 409, message: 'This conflicts with existing data.' },
  'too-large': { status: 413, message: 'This is too large.' },
  'wrong-media-type': { status: 415, message: 'This type of content is not accepted here.' },
  'too-many-tries': { status: 429, message: 'Too many attempts. Wait a moment, then try again.' },
  'too-much-data': { status: 400, message: 'Too much data to export. Reduce your date range and try again.' },
  'disk-full': { status: 507, message: "The server's disk is full." },
  'quota-full': { status: 507, message: 'Your company has used all of its storage on this server.' },
  unavailable: { status: 503, message: 'The server is temporarily unavailable.' },
  'too-slow': { status: 503, message: 'This took too long and was stopped by the server.' },
  unexpected: { status: 500, message: 'An unexpected problem occurred.' },
  // Only thrown on the client: they have no HTTP status.
  unreachable: { status: 0, message: 'The server did not answer.' },
  'not-a-formdeck-server': { status: 0, message: 'The response did not come from a Formdeck server.' },
  cancelled: { status: 0, message: 'Cancelled.' },
  declined: { status: 0, message: 'Nothing was changed.' },
  usage: { status: 0, message: 'The command was not understood.' },
  'partly-done': { status: 0, message: 'Some rows need fixing.' },
  'still-running': { status: 0, message: 'The server is still working on this.' },
  interrupted: { status: 0, message: 'Interrupted.' },
  busy: { status: 0, message: 'The same job is already running.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof catalogue;

export type ErrorDetails = {
  /** Issues by field, for `invalid`. */
  errors?: readonly FieldError[];
  /** Seconds to wait, for `too-many-tries` and `unavailable`. */
  retryAfter?: number;
  /** Further fields of the problem document, for example `forms` of a user's 409. */
  fields?: Readonly<Record<string, unknown>>;
};

export type AppErrorOptions = ErrorDetails & { hint?: string; cause?: unknown; status?: number };

/** The only error class. `hint` says what to do next; `status` is the HTTP status, 0 if none applies. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetails;
  readonly hint: string | undefined;

  constructor(code: ErrorCode, message?: string, options: AppErrorOptions = {}) {
    super(
      message ?? catalogue[code].message,
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.code = code;
    this.status = options.status ?? catalogue[code].status;
    this.hint = options.hint;
    const { errors, retryAfter, fields } = options;
    this.details = {
      ...(errors && { errors }),
      ...(retryAfter !== undefined && { retryAfter }),
      ...(fields && { fields }),
    };
  }
}

/** An `invalid` error with one entry per issue; with a single issue, its message is the error's message. */
export function invalid(errors: readonly FieldError[], hint?: string): AppError {
  const only = errors.length === 1 ? errors[0]?.message : undefined;
  return new AppError('invalid', only, { errors, ...(hint !== undefined && { hint }) });
}

/** What a schema refuses of a value, by the path of each field; none if it takes it. */
export function issuesOf(schema: z.ZodMiniType, value: unknown): FieldError[] {
  const wrong = schema.safeParse(value).error?.issues ?? [];
  return wrong.map(({ path, message }) => ({ path: path.join('.'), message }));
}

/** The catalogue code for an HTTP status, for responses without one of our codes. */
export function codeOfStatus(status: number): ErrorCode {
  const found = keysOf(catalogue).find((code) => catalogue[code].status === status);
  if (found !== undefined) return found;
  return status >= 500 ? 'unexpected' : 'invalid';
}

/** All codes that the server may send, for the API description. */
export const wireErrors = keysOf(catalogue)
  .map((code) => ({ code, ...catalogue[code] }))
  .filter(({ status }) => status > 0);

/** Whether a string is one of our codes. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(catalogue, text);
}
