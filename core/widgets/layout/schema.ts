// The layout of a dashboard: where each of its parts is, on a grid of 12 columns. Parts are named as everywhere: by the id of a
// widget or question, or of the form for its Sheet Context.
import * as z from 'zod/mini';
import { itemsLimit } from '#core/forms/schema.ts';
import { id } from '#core/primitives.ts';
import { refusal } from '#core/messages/said.ts';
import { widgetsLimit } from '#core/widgets/schema.ts';
import { m } from '#core/widgets/texts.ts';

/** Columns of a dashboard. */
export const gridColumns = 12;
/** Rows that a dashboard can have, empty ones included. @public docs/limits.md names it. */
export const gridRows = 10_000;
/** Rows that a part can be high. @public docs/limits.md names it. */
export const highestBox = 24;
/** Columns, and rows, that a part has at least. */
export const smallestBox = 2;
/** Parts that a layout names: questions of both parts and earlier ones, widgets, and the Sheet Context. */
const mostBoxes = 3 * itemsLimit + widgetsLimit + 1;

const whole = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most));

/** A part's first column and row, from 0, and how many it covers. */
export const box = z
  .object({
    x: whole(0, gridColumns - smallestBox),
    y: whole(0, gridRows - smallestBox),
    w: whole(smallestBox, gridColumns),
    h: whole(smallestBox, highestBox),
  })
  .check(z.refine(({ x, y, w, h }) => x + w <= gridColumns && y + h <= gridRows, refusal(m.outsideGrid)));
export type Box = z.infer<typeof box>;

/** The boxes of parts by their ids. */
export const layout = z
  .record(id, box)
  .check(
    z.refine(
      (boxes) => Object.keys(boxes).length <= mostBoxes,
      refusal(m.layoutHasTooManyParts, { mostBoxes }),
    ),
  );
export type Layout = Readonly<Record<string, Box>>;

/** What was saved of a form's dashboard: for everybody, and by the caller; null: nothing. */
export const storedLayouts = z.object({ company: z.nullable(layout), own: z.nullable(layout) });
export type StoredLayouts = { company: Layout | null; own: Layout | null };

/** The layout that somebody sees: their own, or the company's; null: none was saved. */
export function storedLayout({ layouts }: { layouts?: StoredLayouts | undefined }): Layout | null {
  return layouts?.own ?? layouts?.company ?? null;
}
