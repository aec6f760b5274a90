// An output that measures and hashes the bytes that pass through it.
import { createHash } from 'node:crypto';
import type { Output } from '#core/files/output.ts';

export type MeasuredOutput = {
  output: Output;
  /** The number of bytes, and their SHA-256 in hexadecimal. */
  end(): { bytes: number; sha256: string };
};

/** Measures and passes on to `output`. */
export function measured(output: Output): MeasuredOutput {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    output(chunk) {
      hash.update(chunk);
      bytes += chunk.length;
      return output(chunk);
    },
    end: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}
