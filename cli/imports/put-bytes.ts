// Uploads bytes with progress: fetch reports none, so they are sent as a stream that counts them.
import { createHttp } from '#core/http.ts';
import type { Put } from '#core/imports/upload.ts';

const pieceLength = 64 * 1024;

/** Uploads an import's file from memory. */
export function putBytes(bytes: Uint8Array, fetchFunction: typeof fetch): Put {
  // Required for a stream as a body.
  const { raw } = createHttp((input, init) => fetchFunction(input, { ...init, duplex: 'half' }));
  return ({ url, method, headers, signal, onProgress }) => {
    const { origin, pathname, search } = new URL(url);
    return raw({ server: origin }, method, pathname + search, {
      headers: { ...headers, 'content-length': String(bytes.length) },
      body: counted(bytes, onProgress),
      signal,
    });
  };
}

function counted(bytes: Uint8Array, onProgress: (share: number) => void): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(stream) {
      onProgress(bytes.length === 0 ? 1 : sent / bytes.length);
      if (sent >= bytes.length) return stream.close();
      stream.enqueue(bytes.subarray(sent, sent + pieceLength));
      sent += pieceLength;
    },
  });
}
