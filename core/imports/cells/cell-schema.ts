// How the cells of a question's column are written, as calls have it: apart from what it means, which takes every kind of
// question, so that the list of forms is read without them.
import * as z from 'zod/mini';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** `AUTO`: by code, by path, or by a name that one item alone has; what can mean two items fails. */
export const itemWritings = ['AUTO', 'PATH', 'CODE'] as const;
export type ItemWriting = (typeof itemWritings)[number];

/** Maximum characters of a separator. @public docs/limits.md names it. */
export const maximumSeparator = 3;

const columnIndex = z.number().check(z.int(), z.minimum(0));
/** Beside the column of a latitude, by index. */
const placeColumns = z.object({
  longitude: columnIndex,
  altitude: z.exactOptional(columnIndex),
  accuracy: z.exactOptional(columnIndex),
});
export type PlaceColumns = z.infer<typeof placeColumns>;

export const cellFormat = z.object({
  /** Between several values; by default a semicolon, a bar or a line break, as in exports. */
  separator: z.optional(
    z
      .string()
      .check(
        z.minLength(1, refusal(m.separatorHasAtLeastOne)),
        z.maxLength(maximumSeparator, refusal(m.separatorHasAtMostCharacters, { maximumSeparator })),
        z.regex(/^[^\p{L}\p{N}"]*$/u, refusal(m.separatorHasNoLettersDigits)),
      ),
  ),
  /** How items are named, in the column of a question of the catalog. */
  items: z.optional(z.enum(itemWritings)),
  /** Of a place whose numbers have columns of their own, `columnMap` being that of the latitude: the others. */
  place: z.optional(placeColumns),
});
export type CellFormat = z.infer<typeof cellFormat>;
/** By question id. */
export type CellFormats = Readonly<Record<string, CellFormat>>;
