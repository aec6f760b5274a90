// Sends bytes and tells how far they are: fetch itself does not, so they go as a stream that is counted.
import { createHttp } from '#core/http.ts';
import type { Put } from '#core/imports/upload.ts';

const pieceLength = 64 * 1024;

/** How an import's file is sent from memory. */
export function putBytes(bytes: Uint8Array, fetchFunction: typeof fetch): Put {
  // A stream as a body must be said to be one.
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
