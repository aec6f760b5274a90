// An output that measures what goes through it, for files that say what they are.
import { createHash } from 'node:crypto';
import type { Output } from '#core/files/output.ts';

export type MeasuredOutput = {
  output: Output;
  /** Bytes so far, and at the end their hexadecimal SHA-256. */
  end(): { bytes: number; sha256: string };
};

/** Hands on to `output` and measures. */
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
