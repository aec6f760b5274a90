// Outputs onto streams: what a file's writer makes goes to a file or a reply no faster than that takes it.
import { PassThrough, type Readable, type Writable } from 'node:stream';
import type { Output } from '#core/files/output.ts';

/**
 * An output onto a stream (a file, an HTTP reply, a PassThrough). It rejects with the stream's error, or
 * when the stream was closed from the other side. Ending the stream stays with the caller.
 */
export function outputTo(stream: Writable): Output {
  let issue: Error | undefined;
  let wake = (): void => undefined;
  const stop = (cause?: Error): void => {
    issue ??= cause ?? new Error('The stream was closed before the file was complete.');
    wake();
  };
  stream.on('error', stop);
  stream.on('close', () => stop());
  stream.on('drain', () => wake());
  if (stream.destroyed) stop();

  return async (bytes) => {
    if (!issue && !stream.write(bytes)) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    if (issue) throw issue;
  };
}

/**
 * What `produce` writes, as a stream to read from: for a reply, or for the file store. When `produce`
 * fails the stream fails with its error; when the reader goes away, `produce` is stopped by its output.
 */
export function streamOf(produce: (output: Output) => Promise<unknown>): Readable {
  const stream = new PassThrough();
  produce(outputTo(stream)).then(
    () => stream.end(),
    (issue: Error) => stream.destroy(issue),
  );
  return stream;
}
