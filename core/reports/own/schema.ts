// A report design of one's own, as data: what `POST /report/designs` takes, a file holds, and the builder edits.
//
// {
//   name, description,
//   form: {id}                 the one form that it is for; a report made by it names that form and no other.
//                              Questions are named by id, so they survive new titles and new versions of the form
//                              (core/reports/own/design-file.ts moves a design to another form by titles).
//   parameters: [...]          as the contract has them. start_date and end_date choose the days of the rows
//   filters: [{question, operator, parameter}]
//                              only rows whose answer matches the parameter; a blank parameter lets all rows pass
//   filter: logic | null       only rows for which this JSON-logic is true, as in a widget
//   rows: {sheetIds, filter}   only rows of these sheets that pass a filter as the form's table has it; null: all
//   counted: {one, many}       what a row is, in words: strike, strikes. One of them blank: entry, entries
//   values: [{name, label, of, question, filter, unit}]
//                              numbers with a name, for texts as {name} and for figures
//   sections: [
//     {kind: 'heading', level: 1 | 2, text}
//     {kind: 'text', text}                            with {values} in it: see values.ts
//     {kind: 'headline', question, isPlace}           what is new, in a sentence: how many rows, how that has changed,
//                                                     and where or of what most of them were
//     {kind: 'figures', title, figures: [{value, label, good}]}
//     {kind: 'trend', title, weeks}                   how many rows each week had, up to the last day of the report
//     {kind: 'widget', title, source, showsTable}     drawn as on the dashboard, with the same numbers
//     {kind: 'table', title, columns, groupBy, groupHeader, countHeader, listsRows, order, mostRows, filter}
//     {kind: 'photos', title, question, captions, most, filter}
//     {kind: 'pageBreak'}
//   ]
// }
//
// This schema says what fits together as JSON, so that the builder's unfinished draft fits it too. What a design must
// have to be saved is in design-issues.ts.
import * as z from 'zod/mini';
import { id } from '#core/primitives.ts';
import { filterOperators } from '#core/questions/filter-operators.ts';
import { refusal } from '#core/messages/said.ts';
import { optionalId, optionalLogic, rowSelection, widgetSource } from './sources.ts';
import { m } from './texts.ts';

/** Maximum designs that a company makes. */
export const mostOwnDesigns = 200;
/** Versions of a design that are kept: each save is one. */
export const mostDesignVersions = 100;
/** Maximum size of a design as JSON, in bytes. */
export const mostDesignBytes = 256 * 1024;
/** Maximum steps of a run: those for each row, times the rows that are read. */
export const mostDesignSteps = 400_000_000;
/** Maximum sections of a design. */
export const mostSections = 100;
/** Maximum parameters of a design. */
export const mostParameters = 20;
/** Maximum filters by parameters. */
export const mostDesignFilters = 10;
/** Maximum named values of a design. */
export const mostValues = 50;
/** Maximum figures of one section. */
export const mostFigures = 12;
/** Maximum columns of one table. */
export const mostColumns = 30;
/** Maximum rows of one table, and what it has unless told otherwise. */
export const mostTableRows = 10_000;
export const usualTableRows = 500;
/** Maximum groups under which a table lists its rows. */
export const mostListedGroups = 100;
/** Maximum photos of one section, and what it has unless told otherwise. */
export const mostPhotos = 100;
export const usualPhotos = 12;
/** Maximum columns of which the caption of a photo is made. */
export const mostCaptions = 4;
/** Maximum weeks of a trend, and what it has unless told otherwise. */
export const mostWeeks = 53;
export const usualWeeks = 13;
/** Maximum length of a text section, in characters. */
export const mostTextLength = 5_000;
/** Maximum length of titles and labels, in characters. */
export const mostTitleLength = 200;

const atMost = (most: number) => z.maxLength(most, refusal(m.atMostCharacters, { most }));
const items = (
  most: number,
  what: 'figures' | 'columns' | 'captions' | 'choices' | 'parameters' | 'filters' | 'values' | 'sections',
) => z.maxLength(most, refusal(m.atMostThings, { most, what }));
const title = z.string().check(z.trim(), atMost(mostTitleLength));
const optionalTitle = z._default(title, '');
const optionalWord = z._default(z.string().check(z.trim(), atMost(40)), '');

/**
 * `rows`: the rows that pass the filter; `share`: how many percent of all they are; the others are of the answers to a
 * question, `count` of any, the rest of numbers.
 */
export const valueKinds = ['rows', 'share', 'count', 'sum', 'average', 'min', 'max'] as const;

const designValue = z.object({
  name: z.string().check(z.trim(), atMost(40)),
  label: optionalTitle,
  of: z.enum(valueKinds, refusal(m.valueIsOneOf, { valueKinds: valueKinds.join(', ') })),
  question: optionalId,
  filter: optionalLogic,
  unit: z._default(z.string().check(z.trim(), atMost(20)), ''),
});
export type DesignValue = z.infer<typeof designValue>;

export const columnKinds = ['question', 'sheet', 'user', 'date', 'review', 'alerts'] as const;
export const totals = ['sum', 'average', 'count', 'min', 'max'] as const;
export type Total = (typeof totals)[number];

/** `question` is the id of a question of the row, or of its sheet; set for `of: 'question'` only. */
const columnSource = {
  of: z.enum(columnKinds, refusal(m.columnIsOneOf, { columnKinds: columnKinds.join(', ') })),
  question: optionalId,
};
const tableColumn = z.object({
  ...columnSource,
  /** Blank: the title of the question. */
  header: optionalTitle,
  total: z._default(z.nullable(z.enum(totals, refusal(m.totalIsOneOf, { totals: totals.join(', ') }))), null),
});
export type TableColumn = z.infer<typeof tableColumn>;

export const groupKinds = ['question', 'sheet', 'user', 'day', 'month', 'review'] as const;
const grouping = z.object({
  of: z.enum(groupKinds, refusal(m.tableIsGroupedByOne, { groupKinds: groupKinds.join(', ') })),
  question: optionalId,
});
export type Grouping = z.infer<typeof grouping>;

export const sectionKinds = [
  'heading',
  'headline',
  'text',
  'figures',
  'trend',
  'widget',
  'table',
  'photos',
  'pageBreak',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

const count = (most: number, what: 'row' | 'photo' | 'week') =>
  z
    .int()
    .check(
      z.minimum(1, refusal(m.atLeastOne, { what })),
      z.maximum(most, refusal(m.atMostCounted, { most, what })),
    );

const section = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('heading'),
      level: z._default(z.union([z.literal(1), z.literal(2)], refusal(m.headingIsOfLevel1)), 1),
      text: title,
    }),
    z.object({
      kind: z.literal('headline'),
      /** Says where or of what most rows were. */
      question: optionalId,
      /** Its answers are places: most were at them. */
      isPlace: z._default(z.boolean(), false),
    }),
    z.object({ kind: z.literal('text'), text: z.string().check(z.trim(), atMost(mostTextLength)) }),
    z.object({
      kind: z.literal('figures'),
      title: optionalTitle,
      figures: z
        .array(
          z.object({
            /** The name of a value: of the design, or a number that every design has (see values.ts). */
            value: z.string().check(atMost(40)),
            /** Blank: the label of the value. */
            label: optionalTitle,
            /** Which change from the period before is good news; null: neither. */
            good: z._default(z.nullable(z.enum(['up', 'down'], refusal(m.goodIsUpOrDown))), null),
          }),
        )
        .check(items(mostFigures, 'figures')),
    }),
    z.object({
      kind: z.literal('trend'),
      title: optionalTitle,
      weeks: z._default(count(mostWeeks, 'week'), usualWeeks),
    }),
    z.object({
      kind: z.literal('widget'),
      /** Blank: the name of the question or widget. */
      title: optionalTitle,
      source: widgetSource,
      /** The numbers of the chart as a table below it. */
      showsTable: z._default(z.boolean(), true),
    }),
    z.object({
      kind: z.literal('table'),
      title: optionalTitle,
      columns: z.array(tableColumn).check(items(mostColumns, 'columns')),
      /** A line for each group, with the totals of its rows; null: a line for each row. */
      groupBy: z._default(z.nullable(grouping), null),
      /** Of the groups; blank: the title of the question. */
      groupHeader: optionalTitle,
      /** Of the number of rows of each group; blank: what rows are called. */
      countHeader: optionalTitle,
      /** With groups: their rows as well, each group below a heading of its own. */
      listsRows: z._default(z.boolean(), false),
      /** `column` counts from 0. Null: rows as they came, days and months in order, other groups by their rows. */
      order: z._default(
        z.nullable(
          z.object({
            column: z.int().check(z.minimum(0), z.maximum(mostColumns - 1)),
            descending: z._default(z.boolean(), false),
          }),
        ),
        null,
      ),
      /** Lines of the table. Totals are of all rows, shown or not. */
      mostRows: z._default(count(mostTableRows, 'row'), usualTableRows),
      filter: optionalLogic,
    }),
    z.object({
      kind: z.literal('photos'),
      title: optionalTitle,
      /** A question that is answered with images. The newest photos come first. */
      question: optionalId,
      /** What is below a photo. */
      captions: z._default(z.array(z.object(columnSource)).check(items(mostCaptions, 'captions')), []),
      most: z._default(count(mostPhotos, 'photo'), usualPhotos),
      filter: optionalLogic,
    }),
    z.object({ kind: z.literal('pageBreak') }),
  ],
  refusal(m.sectionIsOneOf, { sectionKinds: sectionKinds.join(', ') }),
);
export type Section = z.infer<typeof section>;
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;

const designParameter = z.object({
  name: z.string().check(z.trim(), atMost(40)),
  label: title,
  helpText: z._default(z.string().check(z.trim(), atMost(500)), ''),
  dataType: z.int(refusal(m.dataTypeIsNumberFrom)).check(z.minimum(1), z.maximum(8)),
  choices: z._default(
    z.nullable(
      z.array(z.object({ value: z.string().check(atMost(250)), label: title })).check(items(200, 'choices')),
    ),
    null,
  ),
  defaultValue: z._default(z.nullable(z.string().check(atMost(250))), null),
  allowBlank: z._default(z.boolean(), false),
});

export const design = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, refusal(m.nameIsRequired)),
      z.maxLength(200, refusal(m.atMost200Characters)),
    ),
  description: z._default(z.string().check(z.trim(), atMost(2_000)), ''),
  /** In a file also the form's name and titles, by which it can be moved to another form. */
  form: z.object({
    id: z.uuid(refusal(m.chooseFormThatThisDesign)).check(z.toLowerCase()),
    name: z.optional(z.string()),
    /** `entries`: of one of entries, the title of the question that has them. */
    questions: z.optional(z.array(z.object({ id, text: z.string(), entries: z.optional(z.string()) }))),
  }),
  parameters: z._default(z.array(designParameter).check(items(mostParameters, 'parameters')), []),
  filters: z._default(
    z
      .array(
        z.object({
          question: optionalId,
          operator: z.enum(filterOperators),
          parameter: z.string().check(atMost(40)),
        }),
      )
      .check(items(mostDesignFilters, 'filters')),
    [],
  ),
  filter: optionalLogic,
  /** The rows that a dashboard showed when the design was made of it; null: all of the form. */
  rows: z._default(z.nullable(rowSelection), null),
  /** What a row is: blank is a row. */
  counted: z._default(z.object({ one: optionalWord, many: optionalWord }), { one: '', many: '' }),
  values: z._default(z.array(designValue).check(items(mostValues, 'values')), []),
  sections: z.array(section).check(items(mostSections, 'sections')),
});
/** With everything optional filled in. */
export type Design = z.infer<typeof design>;
/** As a file or a client may write it. */
export type DesignInput = z.input<typeof design>;
