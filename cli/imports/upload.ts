// Sends a file to the server: asks where to, then sends it there. Both are tried again together, since an address
// takes one file only and a reply may have been lost.
import type { Context } from '#cli/context.ts';
import { AppError } from '#core/errors.ts';
import { errorOf } from '#core/http.ts';
import { requestUpload } from '#core/imports/calls.ts';
import { retrying } from '#core/retry.ts';

const mimetype = 'text/csv';

/** Uploads a CSV file; answers the name that the server knows it by. */
export async function uploadCsv(context: Context, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return retrying(
    await context.ports(),
    async () => {
      const target = await context.send(requestUpload, { query: { mimetype } });
      const url = new URL(target.url);
      // The address is the permission: no token goes to it, wherever it may be.
      const response = await context.http.raw(
        { server: url.origin },
        target.method,
        url.pathname + url.search,
        {
          headers: target.headers,
          body: bytes,
          signal: context.signal(),
        },
      );
      if (!response.ok) throw new AppError(...failure(await errorOf(response)));
      return target.s3Resource;
    },
    {
      signal: context.signal(),
      onWait: (error, wait) =>
        context.output.say(`${error.message} Trying again in ${Math.ceil(wait / 1000)} s ...`),
    },
  );
}

function failure(cause: AppError): ConstructorParameters<typeof AppError> {
  return [cause.code, `Failed to upload the file: ${cause.message}`, { cause, status: cause.status }];
}
