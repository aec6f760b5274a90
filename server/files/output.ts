// Connects outputs to streams with backpressure.
import { PassThrough, type Readable, type Writable } from 'node:stream';
import type { Output } from '#core/files/output.ts';

/**
 * An output to a stream (a file, an HTTP response, a PassThrough). It rejects with the stream's error, or when the
 * stream is closed by the other side. The caller ends the stream.
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
 * The output of `produce` as a readable stream, for a response or the file store. If `produce` fails, the stream fails
 * with its error; if the reader disconnects, the output rejects and stops `produce`.
 */
export function streamOf(produce: (output: Output) => Promise<unknown>): Readable {
  const stream = new PassThrough();
  produce(outputTo(stream)).then(
    () => stream.end(),
    (issue: Error) => stream.destroy(issue),
  );
  return stream;
}
