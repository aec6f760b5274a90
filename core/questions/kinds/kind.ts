// What core asks of a kind of answer: a kind is one record of this shape, in a file of this folder. Questions of one kind
// differ in how they are asked alone, such as a scanned code. What a face or the server adds is a table by kind there,
// which the type checker wants complete.
import type { ColumnKind } from '#core/files/table.ts';
import type { Formats } from '#core/format/formats.ts';
import type { FileGroup } from '#core/questions/attached/file-types.ts';
import type { ColonReading } from '#core/questions/durations/parse-duration.ts';
import type { ShapeKind } from '#core/questions/places/shape.ts';
import type { Wording } from '#core/messages/message.ts';
import type { AnswerValue } from '#core/questions/values.ts';
import type { ConditionOperator } from '#core/logic/builder/builder.ts';
import type { AnswerReader, Options } from './answer-reader.ts';
import type { AnswerFilter } from './filter.ts';
import type { OperatorChoice } from './conditions.ts';

export type AnswerKind = {
  /** Several values, in order. */
  isList: boolean;
  /** Each value is a decimal number: numbers are added up, charted, and read with a decimal separator. */
  isDecimal: boolean;
  /** Each value is an amount of time in seconds: numbers made of them are written as such. */
  isDuration: boolean;
  /** What of a clock and a calendar each value says: a moment with its UTC offset, a day, a time of day. Null: nothing. */
  clock: 'moment' | 'day' | 'time' | null;
  /** The local time of such a value in milliseconds, as if it were UTC: of a day its midnight, of a time that on 1970-01-01. */
  localTime(value: string): number | null;
  /** Each value is the id of an image. */
  isImage: boolean;
  /** Each value names a stored file of this group, with its name and size. Null: none is attached. */
  attaches: FileGroup | null;
  /** What each value is on Earth: it is drawn on maps, and written as geometry. Null: nothing. */
  geometry: 'point' | ShapeKind | null;
  /** Each value is an entry: answers to questions that the question has of its own (core/questions/entries/). */
  isEntry: boolean;
  /** What its values are chosen from; null: they are entered. */
  choices: 'options' | 'catalog' | 'yesNo' | null;
  /** People write what they like: earlier answers are offered again. */
  isFreeText: boolean;
  /** It means nothing without its question: `12`, `Yes`. */
  isBare: boolean;
  /** It names a place, a vehicle, a person: a sheet is named by it. */
  isName: boolean;

  /** The issue with an edit that leaves no value; null: only a required question has one. */
  emptyIssue: string | null;
  /** The issue with one value (spec 2, section 5 and spec 3, section 5), or null. */
  valueIssue(value: string, options: Options): string | null;

  /** Whether an import can fill it (spec 3, section 5): items only where somebody chooses their column. */
  isImportable: boolean;
  /** How a cell of a file or a command is read as one value. `null`: it cannot be. */
  reading: Reading;
  /** How the cells of its column are written in files. */
  cell: ColumnKind;
  /** The columns that one answer has in files, where it has several: the parts of a place, or a line and its length. Null: one, with its cell. */
  parts: readonly AnswerPart[] | null;
  /** One value as people read it. */
  text(value: string, options: Options, formats: Formats, reader: AnswerReader): string;
  /** One value in the JSON of commands: what JSON cannot hold exactly stays a text. */
  json(value: string): string | number | boolean;
  /** A value of the wire for a text in such JSON; `colon`: what the question says that `1:30` is. */
  fromJson(text: string, colon: ColonReading): string;

  /** By which an import finds the row that it changes: answers that mean the same have the same key. Null: it cannot. */
  key: ((text: string) => string) | null;
  /** Whether two values mean the same, as far as a file can say. */
  isSame(before: string, after: string, file: FileClock): boolean;
  /** Its list is an order: each value is written with its rank. */
  isRanking: boolean;
  /** The issue with the values of a whole answer, each of which is right by itself; null: there is none. */
  listIssue(values: readonly string[], question: ListedQuestion): Wording | null;
  /** Lists with the same values in another order are the same answer. */
  isUnordered: boolean;

  /** How an answer is made of what an expression results in; null: it cannot be calculated. */
  calculated: Calculated | null;

  /** Its value in JSON-logic, of an answer that has one. */
  logicValue(first: string, answer: AnswerValue): LogicValue;
  /** The type of question that takes several such answers: what those of entries are outside of them. Null: they are not read there. */
  outside: 'MULTI_NUMERIC' | 'CHECKBOXES' | null;
  /** The column of these values; null: lists have none. */
  column: 'number' | 'text' | 'boolean' | null;
  /** The constants that one of its values is compared with; null: none. */
  constant: 'number' | 'text' | 'option' | 'yesNo' | 'moment' | 'date' | 'time' | 'item' | null;
  /** What the expression builder offers (spec 2, section 5, "Logic expression builder"). */
  conditions: readonly OperatorChoice[];
  /** Names of operators and their negations that differ from the usual ones. */
  conditionWords: Readonly<Partial<Record<ConditionOperator, readonly [holds: string, denied: string]>>>;

  /** What a dashboard shows of its answers (spec 1, section 2). */
  summary: 'list' | 'images' | 'pie' | 'ranked' | 'catalog' | 'area' | 'ranking';
  /** What a column of a report can add up to. */
  totals: readonly ('sum' | 'average' | 'count' | 'min' | 'max')[];
  /** How rows are filtered by it. */
  filter: AnswerFilter;
};

/** What expressions may result in. */
export type ResultType = 'number' | 'boolean' | 'text' | 'day' | 'time' | 'moment' | 'list';

export type Calculated = {
  /** The results that fit; others are refused when a form is saved. */
  takes: readonly ResultType[];
  /**
   * The value that a result makes, or the values of a list; undefined: none. `offset` is that of the first moment that the
   * calculation reads, in milliseconds; null: it reads none.
   */
  value(result: unknown, offset: number | null): string | readonly string[] | undefined;
};

/** What an answer of several values is judged by. */
export type ListedQuestion = { questionOptions: Options };

/**
 * `text`: as it is; `decimal`, `moment`, `day`: in the formats of the file; `duration`: as the question says; `option`, `item`: by value, name, code or path; `entries`:
 * all of them, as JSON; or what a word means, undefined for any other.
 */
export type Reading =
  | 'text'
  | 'decimal'
  | 'moment'
  | 'day'
  | 'duration'
  | 'option'
  | 'item'
  | 'entries'
  | ((word: string) => string | undefined)
  | null;

/** One of several columns of a question in a file: its header, and what of a value is in it. */
export type AnswerPart = {
  kind: 'number' | 'text';
  header(question: string): string;
  cell(value: string): number | string | null;
};

/** How a file writes its dates. */
export type FileClock = { dateFormat: string; timeZone: string };

/** A number, numbers, a boolean, epoch milliseconds, days since 1970, minutes since midnight, a list of strings, a string; null: none. */
export type LogicValue = number | boolean | string | null | readonly (number | string)[];

/** What most kinds have in common. */
export const plainKind = {
  isList: false,
  isDecimal: false,
  isDuration: false,
  clock: null,
  localTime: () => null,
  isImage: false,
  attaches: null,
  geometry: null,
  isEntry: false,
  choices: null,
  isFreeText: false,
  isBare: false,
  isName: false,
  isUnordered: false,
  isRanking: false,
  listIssue: () => null,
  calculated: null,
  isImportable: true,
  cell: 'text',
  parts: null,
  key: null,
  totals: ['count'],
  conditionWords: {},
  outside: null,
  json: (value: string) => value,
  fromJson: (text: string) => text,
  isSame: (before: string, after: string) => before === after,
  logicValue: (first: string) => first,
} as const satisfies Partial<AnswerKind>;
