// Sends a file to the server: asks where to, then sends it there. Both are tried again together, since an address
// takes one file only and a reply may have been lost.
import { AppError } from '#core/errors.ts';
import { errorOf, type Http } from '#core/http.ts';
import type { Ports } from '#core/ports.ts';
import { retrying } from '#core/retry.ts';
import type { Send } from '#core/send.ts';
import { requestUpload } from './calls.ts';
import { notCsv } from './csv/csv-file.ts';

/** What fetch takes as a body: bytes, or a platform's file. */
export type UploadBody = NonNullable<NonNullable<Parameters<Http['raw']>[3]>['body']>;

export type PutRequest = {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: UploadBody;
  signal: AbortSignal | undefined;
  /** To be told the share that is sent, 0 to 1. */
  onProgress: (share: number) => void;
};
/** Sends a file and gives the reply, whatever its status. Throws AppError `unreachable` or `cancelled`. */
export type Put = (request: PutRequest) => Promise<Response>;

export type UploadWorld = {
  send: Send;
  http: Pick<Http, 'raw'>;
  ports: Pick<Ports, 'sleep' | 'random'>;
  /** The region's: what an address of the upload without a host of its own is on. */
  server: string;
  /** Given by a platform that sees how far a file is sent, in place of `http`. */
  put?: Put | undefined;
};

export type UploadOptions = {
  signal?: AbortSignal | undefined;
  /** Told the share that is sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Told before it is tried again. */
  onWait?: ((error: AppError, milliseconds: number) => void) | undefined;
};

const mimetype = 'text/csv';
const failed = 'Failed to upload the file';

/**
 * Uploads a CSV file; answers the name that the server knows it by.
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

/** The address is the permission: no token goes to it, wherever it may be. */
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
