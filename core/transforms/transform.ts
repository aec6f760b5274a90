// Applies a recipe: a file's bytes or text in, the rows of the converted table out. The same code runs in the browser,
// in
// the command and before an import.
import type { Output } from '#core/files/output.ts';
import { csvDecoder, type CsvEncoding, detectEncoding } from '#core/imports/csv/csv-encoding.ts';
import type { CsvSource } from '#core/imports/csv/csv-file.ts';
import { recipeIssues } from './check-recipe.ts';
import { type FileIssue, fileError, mostFileIssues, recipeError } from './issues.ts';
import { csvLine } from './write-line.ts';
import { createTableReader } from './read-table.ts';
import type { Recipe } from './schema.ts';
import { compileSteps, type RowSink } from './steps.ts';

export type TransformWatcher = {
  /** The file's columns, followed by those for the facts above its header. */
  onColumns?(columns: readonly string[]): void;
  /** A row of the source file. */
  onSource?(cells: readonly string[]): void;
  /** The columns of the converted table. */
  onHeader(columns: readonly string[]): void;
  /** A row of the converted table. */
  onRow(cells: readonly string[]): void;
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
  let rowsRead = 0;
  let rowsWritten = 0;
  let line: () => number = () => 0;

  function note(issue: FileIssue): void {
    issues.push(issue);
    if (issues.length >= mostFileIssues) throw fileError(issues);
  }

  const reader = createTableReader(recipe.input, {
    onHeader(columns) {
      watcher.onColumns?.(columns);
      const compiled = compileSteps(
        recipe.steps,
        columns,
        (column, message) => note({ line: line(), column, message }),
        (cells) => {
          rowsWritten += 1;
          // After the first issue nothing is written; the rest is only read to find further issues.
          if (issues.length === 0) watcher.onRow(cells);
        },
      );
      start = compiled.start;
      watcher.onHeader(compiled.columns);
    },
    onRow(cells, lineOfRow) {
      line = lineOfRow;
      rowsRead += 1;
      watcher.onSource?.(cells);
      start(cells);
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

const linesPerChunk = 2_000;

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
  let lines: string[] = [];
  const running = createTransform(recipe, {
    onHeader: (columns) => void lines.push(csvLine(columns)),
    onRow: (cells) => void lines.push(csvLine(cells)),
  });
  const encoder = new TextEncoder();
  const write = async () => {
    if (lines.length === 0) return;
    const bytes = encoder.encode(lines.join(''));
    lines = [];
    await output(bytes);
  };
  const push = (chunk: Uint8Array, last: boolean) => {
    encoding ??= detectEncoding(chunk);
    decode ??= csvDecoder(encoding);
    running.push(decode(chunk, last));
  };
  for await (const chunk of source) {
    push(chunk, false);
    if (lines.length >= linesPerChunk) await write();
  }
  push(new Uint8Array(), true);
  const result = running.end();
  await write();
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
  const keep = (rows: string[][], cells: readonly string[]) => {
    if (rows.length < mostRows) rows.push([...cells]);
  };
  const running = createTransform(recipe, {
    onColumns: (columns) => void (source.columns = columns),
    onSource: (cells) => keep(source.rows, cells),
    onHeader: (columns) => void (converted.columns = columns),
    onRow: (cells) => keep(converted.rows, cells),
  });
  running.push(text);
  return { source, converted, result: running.end() };
}

/** Decodes a file in memory with the recipe's encoding. */
export function textOf(bytes: Uint8Array, { encoding }: Recipe['input']): string {
  return csvDecoder(encoding === 'auto' ? detectEncoding(bytes) : encoding)(bytes, true);
}
