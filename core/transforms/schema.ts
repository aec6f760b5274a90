// A recipe: how a file that a device or another system writes is converted to a CSV that can be imported. It is data, so
// that a
// company can define its own, and browser, command and server run the same one.
import * as z from 'zod/mini';
import { logic } from '#core/logic/schema.ts';
import { dates, id, person } from '#core/primitives.ts';
import { t } from '#core/messages/text.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** For a file that is converted in the browser (spec 3, section 9). The command takes files of any size. */
export const maximumTransformBytes: number = 2 * 1024 * 1024;
/** What steps may make of one row, in characters. */
export const mostOfOneRow: number = 16 * 1024 * 1024;
/** The most recipes per company. */
export const transformsLimit = 100;
export const transformNameLimit = 100;
const stepsLimit = 50;
const columnsLimit = 500;
const textLimit = 500;

const transformEncodings = ['auto', 'utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
const transformDelimiters = ['auto', ',', ';', '\t', '|'] as const;

const text = z.string().check(
  z.maxLength(textLimit),
  z.refine((value) => !value.includes('\0'), refusal(m.textCannotContainZeroByte)),
);
const columnName = z
  .string(t(m.enterColumnName))
  .check(
    z.trim(),
    z.minLength(1, refusal(m.enterColumnName)),
    z.maxLength(200, refusal(m.atMost200Characters)),
  );
const columnNames = z
  .array(columnName)
  .check(
    z.minLength(1, refusal(m.enterColumnName)),
    z.maxLength(columnsLimit, refusal(m.atMostColumns, { columnsLimit })),
  );

/** How the file is read: what precedes its table, and which lines are not rows. */
const recipeInput = z.object({
  encoding: z._default(z.enum(transformEncodings), 'auto'),
  delimiter: z._default(z.enum(transformDelimiters), 'auto'),
  /** Lines above the header that are skipped, before `headerStartsWith` is searched for. */
  skipLines: z._default(z.int().check(z.gte(0), z.lte(1_000, refusal(m.atMost1000Lines))), 0),
  /** The start of the header line, for files in which the number of lines above it varies. */
  headerStartsWith: z._default(z.nullable(text), null),
  /** Lines above the header with a value that applies to every row: `Line;Dock 2` becomes a column. */
  facts: z._default(z.array(z.object({ label: columnName, column: columnName })).check(z.maxLength(50)), []),
  /** Lines below the header with these prefixes are not rows, such as totals. */
  skipRowsStartingWith: z._default(z.array(text.check(z.minLength(1))).check(z.maxLength(50)), []),
  /** Pads rows that have fewer cells than the header; otherwise they are an error. */
  fillsShortRows: z._default(z.boolean(), false),
});

/** The steps applied to each row, in order; each refers to the columns that the previous step produces. */
const recipeStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rename'), column: columnName, to: columnName }),
  z.object({ kind: z.literal('keep'), columns: columnNames }),
  z.object({ kind: z.literal('drop'), columns: columnNames }),
  /** Splits a text into several columns. The remainder stays in the last one. */
  z.object({
    kind: z.literal('split'),
    column: columnName,
    separator: text.check(z.minLength(1, refusal(m.enterSeparator))),
    into: columnNames,
  }),
  z.object({ kind: z.literal('join'), columns: columnNames, separator: text, to: columnName }),
  /** Combines a date and a time from another column into one local date and time. */
  z.object({
    kind: z.literal('dateTime'),
    date: columnName,
    time: z._default(z.nullable(columnName), null),
    /** The format of both, separated by a space. */
    format: text,
    to: columnName,
    writes: z._default(text, 'yyyy-MM-dd HH:mm:ss'),
  }),
  /** Normalizes a number with a decimal comma or thousands separators. */
  z.object({ kind: z.literal('number'), columns: columnNames, decimal: z.enum([',', '.']) }),
  /** Maps words to words, in the same column or another one. */
  z.object({
    kind: z.literal('replace'),
    column: columnName,
    to: z._default(z.nullable(columnName), null),
    values: z
      .array(z.object({ from: text, to: text }))
      .check(z.minLength(1, refusal(m.enterValueToReplace)), z.maxLength(1_000, refusal(m.atMost1000Values))),
    /** What happens to all other values. */
    others: z._default(z.enum(['keep', 'empty', 'refuse']), 'keep'),
  }),
  z.object({ kind: z.literal('set'), column: columnName, value: text }),
  /** Filters rows by a condition whose variables are columns. */
  z.object({ kind: z.literal('filter'), rows: z.enum(['keep', 'drop']), condition: logic }),
  /** Unpivots columns: each becomes a row, with its name in one column and its value in another. */
  z.object({
    kind: z.literal('columnsToRows'),
    columns: columnNames,
    nameTo: columnName,
    valueTo: columnName,
    skipsEmpty: z._default(z.boolean(), true),
  }),
]);
export type RecipeStep = z.infer<typeof recipeStep>;
export type StepKind = RecipeStep['kind'];

/** A file with its header in the first line, followed by rows. */
const plainInput: z.infer<typeof recipeInput> = {
  encoding: 'auto',
  delimiter: 'auto',
  skipLines: 0,
  headerStartsWith: null,
  facts: [],
  skipRowsStartingWith: [],
  fillsShortRows: false,
};

export const recipe = z.object({
  input: z._default(recipeInput, plainInput),
  steps: z._default(
    z.array(recipeStep).check(z.maxLength(stepsLimit, refusal(m.atMostSteps, { stepsLimit }))),
    [],
  ),
});
export type Recipe = z.infer<typeof recipe>;
export type RecipeInput = Recipe['input'];

const name = z
  .string(t(m.nameIsRequired))
  .check(
    z.trim(),
    z.minLength(1, refusal(m.nameIsRequired)),
    z.maxLength(transformNameLimit, refusal(m.atMostCharacters, { transformNameLimit })),
  );
const description = z.string().check(z.trim(), z.maxLength(1_000, refusal(m.atMost1000Characters)));

/** A named recipe, stored for a company or shipped with the product. */
export const transform = z.object({
  id,
  name: z.string(),
  description: z.string(),
  recipe,
  user: person,
  dates,
});
export type Transform = z.infer<typeof transform>;

/** A recipe as a client sends it, and as stored in a file. */
export const transformInput = z.object({
  id: z.optional(id),
  name,
  description: z._default(description, ''),
  recipe,
});
export type TransformInput = z.infer<typeof transformInput>;
