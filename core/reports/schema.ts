// Reports, the designs that they are made by, and their parameters (contract, "Reports").
import * as z from 'zod/mini';
import { dates, id, person, timestamp } from '#core/primitives.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** What a parameter holds, by the contract's numbers. */
export const parameterTypes = {
  text: 1,
  float: 2,
  decimal: 3,
  moment: 4,
  yesNo: 5,
  integer: 6,
  date: 7,
  timeOfDay: 8,
} as const;

export const parameterValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type ParameterValue = z.infer<typeof parameterValue>;

export const reportParameter = z.object({
  name: z.string(),
  label: z.string(),
  helpText: z.string(),
  dataType: z.int(),
  choices: z.nullable(z.array(z.object({ value: z.string(), label: z.string() }))),
  defaultValue: z.nullable(z.string()),
  /** Optional. */
  allowBlank: z.boolean(),
});
export type ReportParameter = z.infer<typeof reportParameter>;

/** The values of a run, by parameter name. Dates are epoch milliseconds. */
export const parameterValues = z.record(z.string(), parameterValue);
export type ParameterValues = z.infer<typeof parameterValues>;

export const reportDesign = z.object({
  id,
  /** A short name for commands, such as `form-summary`; an own design has none. */
  key: z.string(),
  name: z.string(),
  description: z.string(),
  parameters: z.array(reportParameter),
  /** Whether the company made it. Those are listed for admins, who make reports by them. */
  own: z.boolean(),
  /** The one form of an own design. */
  form: z.optional(z.object({ id, name: z.string() })),
  /** Of an own design: its newest version, and when that was saved. */
  version: z.optional(z.int()),
  savedAt: z.optional(timestamp),
  /** How many reports are made by an own design. */
  reports: z.optional(z.int()),
});
export type ReportDesign = z.infer<typeof reportDesign>;

export const report = z.object({
  id,
  name: z.string(),
  description: z.string(),
  published: z.boolean(),
  designId: id,
  templates: z.array(z.object({ id, name: z.string() })),
  parameters: z.array(reportParameter),
  dates,
  createdBy: person,
});
export type Report = z.infer<typeof report>;

/** Maximum characters of a report's name. */
export const mostNameLength = 200;
/** Maximum characters of its description. */
export const mostDescriptionLength = 2_000;
/** Maximum forms of one report. */
export const mostReportForms = 50;
/** Maximum reports of a company. */
export const mostReports = 1_000;
/** Maximum rows of the raw rows in a report; an export has no such limit. */
export const mostReportRows = 100_000;
/** Maximum table cells of a PDF: more would take minutes, and nobody reads it. */
export const mostPdfCells = 60_000;
/** Maximum rows of a table drawn in a page or a terminal; the file has all of them. */
export const mostDrawnRows = 1_000;
/** Maximum filled-in forms of one report. */
export const mostFilledForms = 200;

export const reportFormats = ['HTML', 'PDF', 'XLSX', 'JSON'] as const;
export type ReportFormat = (typeof reportFormats)[number];

const name = z
  .string()
  .check(z.trim(), z.minLength(1, refusal(m.nameIsRequired)), z.maxLength(mostNameLength));
const description = z.string().check(z.trim(), z.maxLength(mostDescriptionLength));

export const reportInput = z.object({
  /** The id that the report gets. */
  id: z.optional(id),
  /** The design. */
  reportId: id,
  templateIds: z
    .array(id)
    .check(z.minLength(1, refusal(m.chooseAtLeastOneForm)), z.maxLength(mostReportForms)),
  /** Default: the design's name. */
  name: z.optional(name),
});
export type ReportInput = z.input<typeof reportInput>;

export const reportPreview = z.object({
  /** The design. */
  reportId: id,
  templateIds: z
    .array(id)
    .check(z.minLength(1, refusal(m.chooseAtLeastOneForm)), z.maxLength(mostReportForms)),
  format: z._default(z.enum(reportFormats), 'HTML'),
  parameters: z._default(parameterValues, {}),
});

export const reportChange = z.object({ name, description });
export type ReportChange = z.infer<typeof reportChange>;

export const reportRun = z.object({
  format: z.enum(reportFormats),
  /** PNG for browsers that draw no SVG. */
  imageFormat: z._default(z.enum(['SVG', 'PNG']), 'SVG'),
  parameters: z._default(parameterValues, {}),
});
export type ReportRun = z.input<typeof reportRun>;

const cell = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
const column = z.object({
  header: z.string(),
  kind: z.enum(['text', 'number', 'duration', 'date', 'date-time', 'time']),
});
const labelled = z.object({ label: z.string(), value: z.string() });
const photos = z.array(z.object({ id: z.string(), word: z.string(), caption: z.string() }));

/** What a run in the format JSON answers: see document.ts. */
export const reportDocument = z.object({
  title: z.string(),
  company: z.string(),
  subtitle: z.optional(z.string()),
  about: z.array(labelled),
  made: z.optional(z.string()),
  foot: z.optional(z.union([z.object({ text: z.string() }), z.literal('heading')])),
  blocks: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('heading'),
        level: z.union([z.literal(1), z.literal(2)]),
        text: z.string(),
      }),
      z.object({ kind: z.literal('headline'), text: z.string() }),
      z.object({ kind: z.literal('text'), text: z.string() }),
      z.object({
        kind: z.literal('figures'),
        figures: z.array(
          z.object({
            label: z.string(),
            // What is not a number, such as the median of nothing, is null on the wire.
            value: z.pipe(
              z.nullable(z.union([z.number(), z.string()])),
              z.transform((value) => value ?? '–'),
            ),
            unit: z.optional(z.string()),
            change: z.optional(z.object({ text: z.string(), tone: z.enum(['good', 'bad', 'neutral']) })),
          }),
        ),
      }),
      z.object({
        kind: z.literal('facts'),
        name: z.string(),
        facts: z.array(z.extend(labelled, { photos: z.optional(photos) })),
      }),
      z.object({
        kind: z.literal('table'),
        name: z.string(),
        group: z.optional(z.string()),
        columns: z.array(column),
        rows: z.array(z.array(cell)),
        total: z.optional(z.array(cell)),
      }),
      z.object({
        kind: z.literal('chart'),
        name: z.string(),
        shape: z.enum(['bars', 'columns', 'line']),
        unit: z.string(),
        points: z.array(
          z.object({ label: z.string(), value: z.number(), isEarlier: z.optional(z.boolean()) }),
        ),
      }),
      z.object({
        kind: z.literal('photos'),
        photos,
      }),
      z.object({ kind: z.literal('pageBreak') }),
    ]),
  ),
});
