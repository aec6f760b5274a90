// Short ids in lists. Apart from what resolves them, which brings the calls of several features.
import { shortIds } from '#core/short-id.ts';
import type { Output } from '#cli/output/output.ts';

/** Formats ids for a list: short ones on a terminal, full ones for scripts. */
export function idWriter(output: Pick<Output, 'width'>, ids: Iterable<string>): (id: string) => string {
  if (output.width === null) return (id) => id;
  const short = shortIds(ids);
  return (id) => short.get(id) ?? id;
}
