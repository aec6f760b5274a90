// An import that changes existing rows: what is chosen, what it would do, what it has done.
import * as z from 'zod/mini';
import { id } from '#core/primitives.ts';

/** Maximum rows of a file that changes existing rows: their keys are held in memory. */
export const maximumKeyedRows = 500_000;
/** How many rows of each kind a preview shows. */
export const previewedRows = 20;

/** What an empty cell does to the answer of an existing row. */
const blankCells = ['KEEP', 'CLEAR'] as const;

/** The part of an import's request that makes it an update. */
export const updateFields = {
  /** The question whose answer finds the row to change; null: every row is new. */
  keyQuestion: z._default(z.nullable(id), null),
  /** What an empty cell does to an existing row's answer. */
  blankCells: z._default(z.enum(blankCells), 'KEEP'),
};

const updateCounts = z.object({ newRows: z.number(), changedRows: z.number(), unchangedRows: z.number() });
export type UpdateCounts = z.infer<typeof updateCounts>;

/** What an update has done so far. */
export const updateStatus = z.extend(updateCounts, { keyQuestion: id, blankCells: z.enum(blankCells) });

const change = z.object({ questionId: id, previous: z.array(z.string()), next: z.array(z.string()) });

/** What an import would do. Rows that fail for what is in them count as failed, conflicts are by themselves. */
export const updatePreview = z.extend(updateCounts, {
  totalRows: z.number(),
  failedRows: z.number(),
  conflictingRows: z.number(),
  /** The first changed rows. */
  changed: z.array(
    z.object({ csvRow: z.number(), key: z.string(), sheetId: id, rowId: id, changes: z.array(change) }),
  ),
  /** Of an import whose rows are all new: the answers that another row has, in the form or further up in the file, by question. */
  taken: z.array(
    z.object({
      questionId: z.nullable(id),
      message: z.string(),
      count: z.number(),
      /** The first of the rows. */
      csvRows: z.array(z.number()),
    }),
  ),
  /** The first conflicts. */
  conflicting: z.array(z.object({ csvRow: z.number(), key: z.nullable(z.string()), message: z.string() })),
});
export type UpdatePreview = z.infer<typeof updatePreview>;
