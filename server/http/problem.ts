// The only mapper from an error to an HTTP response: application/problem+json (contract, "Conventions").
import type { FastifyError } from 'fastify';
import { AppError, type ErrorCode } from '#core/errors.ts';
import { isAway } from '#server/db/away.ts';
import { english, textIn } from '#core/messages/text.ts';
import { type Message, wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  hint?: string;
  messages?: AppError['said'];
  [field: string]: unknown;
};

/** The problem document of an error. Anything unknown is 'An unexpected problem occurred.' */
export function problemOf(error: unknown): {
  problem: Problem;
  retryAfter: number | undefined;
  expected: boolean;
} {
  const known = asAppError(error);
  const answered = known ?? new AppError('unexpected');
  const { code, status, message, hint, details, said } = answered;
  // With a single issue, its message is the error's.
  const [only] = details.errors ?? [];
  const detail =
    only?.id !== undefined && only.message === message ? { id: only.id, values: only.values } : said.detail;
  const messages = { ...said, ...(detail && { detail }) };
  return {
    problem: {
      type: `/problems/${code}`,
      title: textIn(english, wording(titleOf(status))),
      status,
      detail: message,
      ...(hint !== undefined && { hint }),
      ...(details.errors && { errors: details.errors }),
      ...(Object.keys(messages).length > 0 && { messages }),
      ...details.fields,
    },
    retryAfter: details.retryAfter,
    expected: known !== null && status < 500,
  };
}

/** What a status is called. */
export function titleOf(status: number): Message {
  return titles[status] ?? m.error;
}

const titles: Readonly<Record<number, Message>> = {
  400: m.badRequest,
  401: m.unauthorized,
  403: m.forbidden,
  404: m.notFound,
  409: m.conflict,
  413: m.contentTooLarge,
  415: m.unsupportedMediaType,
  429: m.tooManyRequests,
  500: m.internalServerError,
  503: m.serviceUnavailable,
  507: m.insufficientStorage,
};

function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return null;
  const { code, statusCode } = error as Partial<FastifyError> & { code?: string };
  return fromFramework(error, code, statusCode) ?? fromDatabase(error, code) ?? fromFileSystem(error, code);
}

function fromFramework(
  error: Error,
  code: string | undefined,
  statusCode: number | undefined,
): AppError | null {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('too-large', undefined, { cause: error });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new AppError('wrong-media-type', undefined, {
      hint: wording(m.sendApplicationJson),
      cause: error,
    });
  }
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError) {
    return statusCode === 400 ? new AppError('not-json', undefined, { cause: error }) : null;
  }
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return new AppError('not-found', undefined, { cause: error });
  const codes: Partial<Record<number, ErrorCode>> = {
    400: 'invalid',
    404: 'not-found',
    413: 'too-large',
    415: 'wrong-media-type',
    503: 'unavailable',
  };
  const found = statusCode === undefined ? undefined : codes[statusCode];
  return found === undefined
    ? null
    : new AppError(found, error.message, { cause: error, ...(found === 'unavailable' && { retryAfter: 5 }) });
}

/** Others were first, or there are too many connections. */
const comeAgain: ReadonlySet<string> = new Set(['40001', '40P01', '55P03', '53300']);

/** Those of PostgreSQL's codes that a caller can do something about. */
function fromDatabase(error: Error, code: string | undefined): AppError | null {
  if (code === '53100' || code === '53200') return diskFull(error);
  if (code === '23505') return new AppError('conflict', wording(m.thisIdOrNameIs), { cause: error });
  if (code === '23503')
    return new AppError('conflict', wording(m.somethingThisBelongsToNo), {
      cause: error,
      hint: wording(m.readItAgainThenTry),
    });
  if (isAway(error) || (code !== undefined && comeAgain.has(code))) {
    return new AppError('unavailable', undefined, { cause: error, retryAfter: 1 });
  }
  if (code === '57014') {
    return new AppError('too-slow', undefined, {
      cause: error,
      hint: wording(m.tryAgainOrRequestLess),
    });
  }
  if (code === '22021' || code === '22P05' || code === '22P02') {
    return new AppError('invalid', wording(m.textContainsCharactersThatCannot), { cause: error });
  }
  if (code === '22003') return new AppError('invalid', wording(m.numberIsTooLargeTo), { cause: error });
  return null;
}

function fromFileSystem(error: Error, code: string | undefined): AppError | null {
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(error);
  if (code === undefined || !noAccess.has(code) || !('syscall' in error)) return null;
  return new AppError('unavailable', wording(m.serverCannotUseFolderOf, { code }), {
    cause: error,
    hint: wording(m.nothingWasSavedTellWhoever),
    retryAfter: 60,
  });
}

/** The codes of which its message says what they mean. */
const noAccess: ReadonlySet<string> = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO']);

function diskFull(cause: Error): AppError {
  return new AppError('disk-full', undefined, {
    cause,
    hint: wording(m.freeUpSomeSpaceOn),
  });
}
