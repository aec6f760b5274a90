// Serializes the edits of a repair, so that a face can store them and continue later.
import * as z from 'zod/mini';
import type { RepairDraft, RepairEdits } from './repair-draft.ts';

const savedEdits = z.array(
  z.tuple([
    z.number(),
    z.object({
      cells: z.record(z.string(), z.string()),
      date: z.exactOptional(z.string()),
      skip: z.exactOptional(z.boolean()),
      refused: z.exactOptional(z.boolean()),
    }),
  ]),
);

/** Serializes a draft's edits; null if no row that still fails was edited. */
export function editsText({ from: { edits, failures } }: RepairDraft): string | null {
  const open = [...edits].filter(([csvRow]) => failures.has(csvRow));
  return open.length === 0 ? null : JSON.stringify(open);
}

/** Parses stored edits. Invalid text counts as none. */
export function editsFrom(text: string | null): RepairEdits {
  try {
    return new Map(savedEdits.parse(JSON.parse(text ?? '[]')));
  } catch {
    return new Map();
  }
}
