// Uploads a file: requests an address, then sends the file to it. Both are retried together, since an address accepts a
// single file and a reply may have been lost.
import { AppError } from '#core/errors.ts';
import { errorOf, type Http } from '#core/http.ts';
import type { Ports } from '#core/ports.ts';
import { retrying } from '#core/retry.ts';
import type { Send } from '#core/send.ts';
import { requestUpload } from './calls.ts';
import { notCsv } from './csv/csv-file.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** A body for fetch: bytes, or a platform's file. */
export type UploadBody = NonNullable<NonNullable<Parameters<Http['raw']>[3]>['body']>;

export type PutRequest = {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: UploadBody;
  signal: AbortSignal | undefined;
  /** Called with the share sent so far, 0 to 1. */
  onProgress: (share: number) => void;
};
/** Sends a file and returns the response, whatever its status. Throws AppError `unreachable` or `cancelled`. */
export type Put = (request: PutRequest) => Promise<Response>;

export type UploadWorld = {
  send: Send;
  http: Pick<Http, 'raw'>;
  ports: Pick<Ports, 'sleep' | 'random'>;
  /** The region's server: the base of relative upload addresses. */
  server: string;
  /** Provided by platforms that can report upload progress; replaces `http`. */
  put?: Put | undefined;
};

export type UploadOptions = {
  signal?: AbortSignal | undefined;
  /** Called with the share sent so far, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Called before each retry. */
  onWait?: ((error: AppError, milliseconds: number) => void) | undefined;
};

const mimetype = 'text/csv';
const failed = t(m.failedToUploadFile);

/**
 * Uploads a CSV file; returns the server's name for it.
 * @throws AppError 'Failed to upload the file' with the reason
 */
export async function uploadCsv(
  world: UploadWorld,
  body: UploadBody,
  { signal, onProgress = () => {}, onWait = () => {} }: UploadOptions = {},
): Promise<string> {
  const put = world.put ?? putBy(world.http);
  return retrying(
    world.ports,
    async () => {
      const target = await world.send(requestUpload, { query: { mimetype } }, { signal });
      onProgress(0);
      const { href: url } = new URL(target.url, world.server);
      const { method, headers } = target;
      const response = await put({ url, method, headers, body, signal, onProgress }).catch(throwFailed);
      if (!response.ok) throwFailed(await errorOf(response));
      onProgress(1);
      return target.s3Resource;
    },
    { signal, onWait },
  );
}

/** The address itself grants access: never send a token to it, since it may be on another host. */
function putBy(http: Pick<Http, 'raw'>): Put {
  return ({ url, method, headers, body, signal }) => {
    const { origin, pathname, search } = new URL(url);
    return http.raw({ server: origin }, method, pathname + search, { headers, body, signal });
  };
}

function throwFailed(cause: unknown): never {
  if (!(cause instanceof AppError) || cause.code === 'cancelled') throw cause;
  if (cause.code === 'too-large') throw new AppError('too-large', notCsv, { cause });
  const { code, status, hint, message, details } = cause;
  throw new AppError(code, `${failed}: ${message}`, {
    ...details,
    cause,
    status,
    ...(hint !== undefined && { hint }),
  });
}
