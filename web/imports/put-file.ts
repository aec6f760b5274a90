// Uploads a file with progress events, which fetch does not have.
import { AppError } from '#core/errors.ts';
import type { Put } from '#core/imports/upload.ts';

/** Rejects as specified by `Put`: `unreachable` or `cancelled`. */
export const putFile: Put = ({ url, method, headers, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new AppError('cancelled'));
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    signal?.addEventListener('abort', stop, { once: true });
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    request.onload = () => resolve(replyOf(request));
    request.onerror = () => reject(new AppError('unreachable'));
    request.onabort = () => reject(new AppError('cancelled'));
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- streams are the one kind of body that it does not take, and no page sends them
    request.send(body as XMLHttpRequestBodyInit);
  });

function replyOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request;
  const retryAfter = request.getResponseHeader('retry-after');
  return new Response(status === 204 || responseText === '' ? null : responseText, {
    status,
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
  });
}
