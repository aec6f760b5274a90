// The only mapper from an error to an HTTP response: application/problem+json (contract, "Conventions").
import type { FastifyError } from 'fastify';
import { AppError, type ErrorCode } from '#core/errors.ts';
import { isAway } from '#server/db/away.ts';

export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
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
  const isOnly = only?.id !== undefined && only.message === message;
  const detail = isOnly ? { id: only.id, values: only.values } : said.detail;
  const messages = { ...said, ...(detail && { detail }) };
  return {
    problem: {
      type: `/problems/${code}`,
      title: titles[status] ?? 'Error',
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

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
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
    return new AppError('wrong-media-type', undefined, { hint: 'Send application/json.', cause: error });
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
  if (code === '23505')
    return new AppError('conflict', 'This id or name is already in use.', { cause: error });
  if (code === '23503')
    return new AppError('conflict', 'Something this belongs to no longer exists.', {
      cause: error,
      hint: 'Read it again, then try again.',
    });
  if (isAway(error) || (code !== undefined && comeAgain.has(code))) {
    return new AppError('unavailable', undefined, { cause: error, retryAfter: 1 });
  }
  if (code === '57014') {
    return new AppError('too-slow', undefined, {
      cause: error,
      hint: 'Try again, or request less at once: fewer sheets, fewer days or a filter.',
    });
  }
  if (code === '22021' || code === '22P05' || code === '22P02') {
    return new AppError('invalid', 'A text contains characters that cannot be stored.', { cause: error });
  }
  if (code === '22003') return new AppError('invalid', 'A number is too large to store.', { cause: error });
  return null;
}

function fromFileSystem(error: Error, code: string | undefined): AppError | null {
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(error);
  const why = code === undefined ? undefined : noAccess[code];
  if (why === undefined || !('syscall' in error)) return null;
  return new AppError('unavailable', `The server cannot use the folder of its files: ${why}.`, {
    cause: error,
    hint: 'Nothing was saved. Tell whoever runs the server, then try again.',
    retryAfter: 60,
  });
}

const noAccess: Readonly<Record<string, string>> = {
  EROFS: 'its file system is read-only',
  EACCES: 'its account may not',
  EPERM: 'its account may not',
  EIO: 'its disk has a fault',
};

function diskFull(cause: Error): AppError {
  return new AppError('disk-full', undefined, {
    cause,
    hint: 'Free up some space on the server, then try again. Nothing was partially saved.',
  });
}
