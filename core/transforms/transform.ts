// Applies a recipe: a file's bytes or text in, the rows of the converted table out. The same code runs in the browser, in
// the command and before an import. Memory does not depend on the size of the file.
import type { Output } from '#core/files/output.ts';
import { csvDecoder, type CsvEncoding, detectEncoding } from '#core/imports/csv/csv-encoding.ts';
import type { CsvSource } from '#core/imports/csv/csv-file.ts';
import { maximumRecordLength } from '#core/imports/csv/csv-records.ts';
import { recipeIssues } from './check-recipe.ts';
import { type FileIssue, fileError, mostFileIssues, recipeError } from './issues.ts';
import { csvWriter } from './csv-writer.ts';
import { createTableReader } from './read-table.ts';
import { mostOfOneRow, type Recipe } from './schema.ts';
import type { Refuse, RowSink } from './layout.ts';
import { compileSteps } from './steps.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type TransformWatcher = {
  /** The file's columns, followed by those for the facts above its header. */
  onColumns?(columns: readonly string[]): void;
  /** A row of the source file. */
  onSource?(cells: readonly string[]): void;
  /** The columns of the converted table. */
  onHeader(columns: readonly string[]): void;
  /** A row of the converted table: the values at these places, one for each column. The array is that of the next row too. */
  onRow(row: readonly string[], places: readonly number[]): void;
};

export type TransformResult = { rowsRead: number; rowsWritten: number };

export type RunningTransform = {
  /** Throws AppError `invalid` with line and column for input that cannot be converted. */
  push(text: string): void;
  end(): TransformResult;
};

/**
 * Starts converting a file.
 * @throws AppError `invalid` for a recipe that cannot be applied to any file
 */
function createTransform(recipe: Recipe, watcher: TransformWatcher): RunningTransform {
  const recipeProblems = recipeIssues(recipe);
  if (recipeProblems.length > 0) throw recipeError(recipeProblems);
  const issues: FileIssue[] = [];
  let start: RowSink = () => {};
  /** The row under way: the cells of the file, those of the facts above its header, and what the steps write. */
  const row: string[] = [];
  let facts: readonly string[] = [];
  let rowsRead = 0;
  let rowsWritten = 0;
  /** Characters written for the row that was read. */
  let length = 0;
  let line: () => number = () => 0;

  function note(issue: FileIssue): void {
    issues.push(issue);
    if (issues.length >= mostFileIssues) throw fileError(issues);
  }

  function takeRow(places: readonly number[]): void {
    rowsWritten += 1;
    const before = length;
    for (const place of places) length += (row[place] ?? '').length;
    if (length - before > maximumRecordLength) throw tooMuch(t(m.rowMadeFromThisOne));
    if (length > mostOfOneRow) throw tooMuch(t(m.rowsMadeFromThisOne));
    // After the first issue nothing is written; the rest is only read to find further issues.
    if (issues.length === 0) watcher.onRow(row, places);
  }

  function tooMuch(message: string) {
    return fileError([...issues, { line: line(), column: null, message }]);
  }

  const reader = createTableReader(recipe.input, {
    onHeader(named, found) {
      const columns = [...named, ...found.map(({ column }) => column)];
      facts = found.map(({ value }) => value);
      row.push(...named.map(() => ''), ...facts);
      watcher.onColumns?.(columns);
      const refuse: Refuse = (column, message) => note({ line: line(), column, message });
      const compiled = compileSteps(recipe.steps, columns, refuse, () => takeRow(compiled.places));
      start = compiled.start;
      watcher.onHeader(compiled.columns);
    },
    onRow(cells, lineOfRow) {
      line = lineOfRow;
      rowsRead += 1;
      length = 0;
      watcher.onSource?.(facts.length === 0 ? cells : [...cells, ...facts]);
      for (let index = 0; index < cells.length; index += 1) row[index] = cells[index] ?? '';
      start(row);
    },
    onIssue: note,
  });

  return {
    push: (text) => reader.push(text),
    end() {
      try {
        reader.end();
      } catch (error) {
        // The collected issues explain more than an error about an empty result.
        if (issues.length === 0) throw error;
      }
      if (issues.length > 0) throw fileError(issues);
      return { rowsRead, rowsWritten };
    },
  };
}

/** What a source hands over may be the whole file: so much of it is converted before that is written. */
const pieceLength = 64 * 1024;
const chunkLength = 128 * 1024;

/**
 * Converts a file to CSV in UTF-8 with commas. After an error the output is incomplete.
 * @throws AppError `invalid` with line and column
 */
export async function transformFile(
  recipe: Recipe,
  source: CsvSource,
  output: Output,
): Promise<TransformResult & { encoding: CsvEncoding }> {
  let encoding: CsvEncoding | null = recipe.input.encoding === 'auto' ? null : recipe.input.encoding;
  let decode: ReturnType<typeof csvDecoder> | null = null;
  const writer = csvWriter();
  const running = createTransform(recipe, {
    onHeader: (columns) =>
      writer.row(
        columns,
        columns.map((_, index) => index),
      ),
    onRow: (row, places) => writer.row(row, places),
  });
  const push = (piece: Uint8Array, last: boolean) => {
    encoding ??= detectEncoding(piece);
    decode ??= csvDecoder(encoding);
    running.push(decode(piece, last));
  };
  for await (const chunk of source) {
    for (let start = 0; start < chunk.length; start += pieceLength) {
      push(chunk.subarray(start, start + pieceLength), false);
      if (writer.length >= chunkLength) await output(writer.take());
    }
  }
  push(new Uint8Array(), true);
  const result = running.end();
  if (writer.length > 0) await output(writer.take());
  return { ...result, encoding: encoding ?? 'utf-8' };
}

export type TransformPreview = {
  source: { columns: readonly string[]; rows: readonly (readonly string[])[] };
  converted: { columns: readonly string[]; rows: readonly (readonly string[])[] };
  result: TransformResult;
};

/**
 * The first rows of a file before and after the conversion, for the recipe editor.
 * @throws AppError `invalid` like `transformFile`
 */
export function previewTransform(recipe: Recipe, text: string, mostRows = 50): TransformPreview {
  const source: { columns: readonly string[]; rows: string[][] } = { columns: [], rows: [] };
  const converted: { columns: readonly string[]; rows: string[][] } = { columns: [], rows: [] };
  const running = createTransform(recipe, {
    onColumns: (columns) => void (source.columns = columns),
    onSource: (cells) => {
      if (source.rows.length < mostRows) source.rows.push([...cells]);
    },
    onHeader: (columns) => void (converted.columns = columns),
    onRow: (row, places) => {
      if (converted.rows.length < mostRows) converted.rows.push(places.map((place) => row[place] ?? ''));
    },
  });
  running.push(text);
  return { source, converted, result: running.end() };
}

/** Decodes a file in memory with the recipe's encoding. */
export function textOf(bytes: Uint8Array, { encoding }: Recipe['input']): string {
  return csvDecoder(encoding === 'auto' ? detectEncoding(bytes) : encoding)(bytes, true);
}
