// Reads the table in a device's file from a stream of text: the lines above the header, the header, and the rows. Memory
// use does not depend on the file size.
import { detectFormat } from '#core/imports/csv/csv-format.ts';
import type { CsvFormat } from '#core/imports/csv/csv-notation.ts';
import { maximumRecordLength, readRecords } from '#core/imports/csv/csv-records.ts';
import { namelessHeader } from '#core/imports/csv/csv-shape.ts';
import { checkHeaders } from '#core/imports/csv/headers.ts';
import { type FileIssue, fileError, shortened } from './issues.ts';
import type { RecipeInput } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** What a line above the header says of every row. */
export type Fact = { column: string; value: string };

export type TableWatcher = {
  /** Called once, with the header columns, and the columns and values of the facts in the lines above it. */
  onHeader(columns: readonly string[], facts: readonly Fact[]): void;
  /** Called for each row, padded to the number of columns. `line` computes the line number. */
  onRow(cells: readonly string[], line: () => number): void;
  onIssue(issue: FileIssue): void;
};

export type TableReader = {
  /** Parses the next chunk of text, which may be split anywhere. Throws AppError for a file without such a table. */
  push(text: string): void;
  end(): void;
};

const pieceLength = 64 * 1024;
/** What is above a header is short; a file without one is not searched to its end. */
const mostLeadLines = 10_000;
const longestLead = 1024 * 1024;

/** Creates a reader for one file; its text comes from `csvDecoder`. */
export function createTableReader(input: RecipeInput, watcher: TableWatcher): TableReader {
  const lead: string[] = [];
  let isLead = input.skipLines > 0 || input.headerStartsWith !== null;
  let format: CsvFormat | null = null;
  let pending = '';
  let pendingLine = 1;
  let doubtfulUntil = 0;
  let enough = pieceLength;
  let width: number | null = null;
  let leadLength = 0;
  let rows = 0;
  /** Where the current record begins. */
  let recordStart = 0;
  const line = () => lineAt(recordStart);

  /** Consumes lines until the header is reached. */
  function readLead(last: boolean): void {
    let at = 0;
    while (isLead) {
      if (lead.length >= input.skipLines && isHeader(at)) isLead = false;
      else {
        const end = lineEnd(pending, at, last);
        if (end === null) break;
        lead.push(pending.slice(at, end.at));
        leadLength += end.next - at;
        at = end.next;
        pendingLine += 1;
        if (lead.length > mostLeadLines || leadLength > longestLead) throw noHeader();
        if (at >= pending.length && last) break;
      }
    }
    pending = pending.slice(at);
    if (isLead && (last || pending.length > maximumRecordLength)) throw noHeader();
  }

  function isHeader(at: number): boolean {
    if (input.headerStartsWith === null) return true;
    return pending.startsWith(input.headerStartsWith, at);
  }

  function noHeader() {
    const message =
      input.headerStartsWith === null
        ? t(m.fileEndsWithinLinesSkipped, { skipLines: input.skipLines })
        : t(m.noLineBeginsWithAs, { headerStartsWith: input.headerStartsWith });
    return fileError([{ line: null, column: null, message }]);
  }

  function read(last: boolean): void {
    if (isLead) readLead(last);
    if (isLead || (format === null && !last && pending.length < pieceLength)) return;
    format ??= formatOf(last);
    const reader = readRecords(pending, format, last, doubtfulUntil);
    for (let record = reader.next(); record !== null; record = reader.next()) {
      const { start, cells, stray } = record;
      recordStart = start;
      if (isBlank(cells)) continue;
      if (width === null) {
        if (stray) throw fileError([{ line: line(), column: null, message: unclosed }]);
        takeHeader(cells, line());
      } else if (!isSkipped(start)) {
        rows += 1;
        if (stray) watcher.onIssue({ line: line(), column: null, message: unclosed });
        else takeRow(cells, width);
      }
    }
    const done = Math.min(reader.position, pending.length);
    if (pending.length - done > maximumRecordLength + pieceLength) {
      const message = t(m.thisRowIsLongerThan);
      throw fileError([{ line: lineAt(done), column: null, message }]);
    }
    pendingLine = lineAt(done);
    doubtfulUntil = reader.doubtfulUntil - done;
    pending = pending.slice(done);
    // An unfinished row is parsed again from its start, so wait until the buffer has grown considerably.
    enough = Math.min(2 * pending.length, maximumRecordLength + pieceLength) + 1;
  }

  function lineAt(index: number): number {
    return pendingLine + newlinesIn(pending, format?.newline ?? '\n', index);
  }

  function formatOf(last: boolean): CsvFormat {
    const isWhole = last && pending.length <= pieceLength;
    const sample = pending.slice(0, pieceLength);
    return input.delimiter === 'auto'
      ? detectFormat(sample, isWhole)
      : detectFormat(sample, isWhole, input.delimiter);
  }

  function isSkipped(start: number): boolean {
    return input.skipRowsStartingWith.some((beginning) => pending.startsWith(beginning, start));
  }

  function takeHeader(cells: readonly string[], headerLine: number): void {
    const filled = cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
    const named = filled.map((cell, index) => (cell.trim() === '' ? namelessHeader(index) : cell.trim()));
    const columns = [...named, ...input.facts.map(({ column }) => column)];
    const issues = checkHeaders(columns).map(({ message }) => ({
      line: headerLine,
      column: null,
      message,
    }));
    if (issues.length > 0) throw fileError(issues);
    width = named.length;
    watcher.onHeader(named, factsIn(lead.splice(0), headerLine));
  }

  /** The values of the facts in the lines above the header, in the recipe's order. */
  function factsIn(lines: readonly string[], headerLine: number): Fact[] {
    if (input.facts.length === 0 || format === null) return [];
    const said = new Map<string, string>();
    for (const text of lines) {
      const [label = '', value = ''] = readRecords(text, format, true).next()?.cells ?? [];
      const key = label.trim().toLowerCase();
      if (!said.has(key)) said.set(key, value.trim());
    }
    return input.facts.map(({ label, column }) => {
      const value = said.get(label.toLowerCase());
      if (value !== undefined) return { column, value };
      const message = t(m.thereIsNoLineAbove, { label });
      throw fileError([{ line: headerLine, column: null, message }]);
    });
  }

  function takeRow(cells: string[], columns: number): void {
    if (cells.length !== columns) {
      const extra = cells.slice(columns).find((cell) => cell.trim() !== '');
      if (extra !== undefined || (cells.length < columns && !input.fillsShortRows))
        return refuseRow(cells.length, columns, extra);
      cells.length = Math.min(cells.length, columns);
      while (cells.length < columns) cells.push('');
    }
    watcher.onRow(cells, line);
  }

  function refuseRow(length: number, columns: number, extra: string | undefined): void {
    const message = t(m.thisRowHasCellsHeader, { length, columns });
    watcher.onIssue({
      line: line(),
      column: null,
      message: extra === undefined ? message : t(m.isInNoneOfIts, { message, shortened: shortened(extra) }),
    });
  }

  return {
    push(text) {
      for (let start = 0; start < text.length; start += pieceLength) {
        const piece = text.slice(start, start + pieceLength);
        if (piece.includes('\0')) throw fileError([{ line: null, column: null, message: notText }]);
        pending += piece;
        if (isLead || pending.length >= enough) read(false);
      }
    },
    end() {
      read(true);
      if (width === null) throw fileError([{ line: null, column: null, message: t(m.fileIsEmpty) }]);
      if (rows > 0) return;
      throw fileError([{ line: null, column: null, message: t(m.thereAreNoRowsBelow) }]);
    },
  };
}

const unclosed = t(m.quoteInThisLineIs);
const notText = t(m.thisIsNotTextFile);

/** The position of the line end and of the next line; null if that depends on text still to come. */
function lineEnd(text: string, from: number, last: boolean): { at: number; next: number } | null {
  for (let at = from; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === 10) return { at, next: at + 1 };
    if (character !== 13) continue;
    if (at + 1 === text.length && !last) return null;
    return { at, next: text.charCodeAt(at + 1) === 10 ? at + 2 : at + 1 };
  }
  return last && from < text.length ? { at: text.length, next: text.length } : null;
}

function newlinesIn(text: string, newline: string, end: number): number {
  let count = 0;
  for (let at = text.indexOf(newline); at !== -1 && at < end; at = text.indexOf(newline, at + 1)) count += 1;
  return count;
}

function isBlank(cells: readonly string[]): boolean {
  for (const cell of cells) if (cell !== '' && cell.trim() !== '') return false;
  return true;
}
