// The steps of a recipe, compiled for the columns of one file: each receives a row, changes it and passes it to the next
// step.
import { readDecimal } from '#core/imports/csv/parse-decimal.ts';
import { compileDateFormat, dateFormats, formatDate } from '#core/time/date-format.ts';
import { compileRowCondition, conditionColumns } from './condition.ts';
import { recipeError, shortened } from './issues.ts';
import type { RecipeStep } from './schema.ts';

/** Receives a row and owns its array. */
export type RowSink = (cells: string[]) => void;
/** Reports an issue with a cell of the current row, which is then dropped. */
export type Refuse = (column: string, message: string) => void;

/** A step compiled for known columns: its output columns and its function. */
type Compiled = { columns: string[]; work: (next: RowSink) => RowSink };

export type CompiledSteps = { columns: readonly string[]; start: RowSink };

/**
 * Compiles the steps for a file's columns; the resulting rows are passed to `sink`.
 * @throws AppError `invalid` if a step refers to a missing column
 */
export function compileSteps(
  steps: readonly RecipeStep[],
  columns: readonly string[],
  refuse: Refuse,
  sink: RowSink,
): CompiledSteps {
  let current = [...columns];
  const works: Compiled['work'][] = [];
  for (const [index, step] of steps.entries()) {
    const missing = columnsOf(step).filter((name) => !current.includes(name));
    if (missing.length > 0) throw recipeError([missingIssue(index, missing, current)]);
    const compiled = compileStep(step, current, refuse);
    const twice = compiled.columns.find((name, at) => compiled.columns.indexOf(name) !== at);
    if (twice !== undefined) {
      const message = `Two columns would be called "${shortened(twice)}"`;
      throw recipeError([{ path: `steps.${index}`, message }]);
    }
    current = compiled.columns;
    works.push(compiled.work);
  }
  const start = works.reduceRight((next, work) => work(next), sink);
  return { columns: current, start };
}

/** The columns that a step reads. */
function columnsOf(step: RecipeStep): string[] {
  switch (step.kind) {
    case 'rename':
    case 'split':
    case 'replace':
      return [step.column];
    case 'keep':
    case 'drop':
    case 'join':
    case 'number':
    case 'columnsToRows':
      return step.columns;
    case 'dateTime':
      return step.time === null ? [step.date] : [step.date, step.time];
    case 'filter':
      return conditionColumns(step.condition);
    case 'set':
      return [];
    default:
      return step satisfies never;
  }
}

/** The output columns of a step, for an editor without a file; missing columns are ignored. */
export function columnsAfter(step: RecipeStep, columns: readonly string[]): string[] {
  const known = columnsOf(step).every((name) => columns.includes(name));
  return known ? compileStep(step, columns, () => {}).columns : [...columns];
}

function missingIssue(index: number, missing: readonly string[], columns: readonly string[]) {
  const named = missing.map((name) => `"${shortened(name)}"`).join(', ');
  const there = columns.slice(0, mostNamed).map((name) => `"${shortened(name)}"`);
  const more = columns.length > mostNamed ? ` and ${columns.length - mostNamed} more` : '';
  const message = `There is no column ${named}; there are ${there.join(', ')}${more}`;
  return { path: `steps.${index}`, message };
}

const mostNamed = 12;

function compileStep(step: RecipeStep, columns: readonly string[], refuse: Refuse): Compiled {
  const at = (name: string) => columns.indexOf(name);
  switch (step.kind) {
    case 'rename':
      return {
        columns: columns.map((name) => (name === step.column ? step.to : name)),
        work: (next) => next,
      };
    case 'keep':
      return chosen(columns, step.columns);
    case 'drop':
      return chosen(
        columns,
        columns.filter((name) => !step.columns.includes(name)),
      );
    case 'split': {
      const target = targets(columns, step.into);
      const from = at(step.column);
      const last = step.into.length - 1;
      return {
        columns: target.columns,
        work: (next) => (cells) => {
          const parts = (cells[from] ?? '').split(step.separator);
          const rest = parts.slice(last).join(step.separator);
          for (const [index, to] of target.indexes.entries())
            cells[to] = (index === last ? rest : (parts[index] ?? '')).trim();
          next(cells);
        },
      };
    }
    case 'join': {
      const target = targets(columns, [step.to]);
      const from = step.columns.map(at);
      return {
        columns: target.columns,
        work: (next) => (cells) => {
          const parts = from.map((index) => cells[index] ?? '').filter((part) => part !== '');
          cells[target.indexes[0] ?? 0] = parts.join(step.separator);
          next(cells);
        },
      };
    }
    case 'dateTime':
      return moments(step, columns, refuse);
    case 'number':
      return numbers(step, columns, refuse);
    case 'replace':
      return replacements(step, columns, refuse);
    case 'set': {
      const target = targets(columns, [step.column]);
      return {
        columns: target.columns,
        work: (next) => (cells) => {
          cells[target.indexes[0] ?? 0] = step.value;
          next(cells);
        },
      };
    }
    case 'filter': {
      const holds = compileRowCondition(step.condition, columns);
      const wanted = step.rows === 'keep';
      return {
        columns: [...columns],
        work: (next) => (cells) => {
          if (holds(cells) === wanted) next(cells);
        },
      };
    }
    case 'columnsToRows': {
      const others = columns.filter((name) => !step.columns.includes(name));
      const from = step.columns.map(at);
      const otherIndexes = others.map(at);
      return {
        columns: [...others, step.nameTo, step.valueTo],
        work: (next) => (cells) => {
          for (const [index, source] of from.entries()) {
            const value = cells[source] ?? '';
            if (step.skipsEmpty && value.trim() === '') continue;
            next([...otherIndexes.map((each) => cells[each] ?? ''), step.columns[index] ?? '', value]);
          }
        },
      };
    }
    default:
      return step satisfies never;
  }
}

function chosen(columns: readonly string[], names: readonly string[]): Compiled {
  const indexes = names.map((name) => columns.indexOf(name));
  return {
    columns: [...names],
    work: (next) => (cells) => next(indexes.map((index) => cells[index] ?? '')),
  };
}

/** The columns that a step writes: existing ones, and new ones at the end. */
function targets(columns: readonly string[], names: readonly string[]) {
  const all = [...columns];
  const indexes = names.map((name) => {
    const known = all.indexOf(name);
    return known === -1 ? all.push(name) - 1 : known;
  });
  return { columns: all, indexes };
}

function moments(
  { date, time, format, to, writes }: RecipeStep & { kind: 'dateTime' },
  columns: readonly string[],
  refuse: Refuse,
): Compiled {
  const target = targets(columns, [to]);
  const [toIndex = 0] = target.indexes;
  const dateIndex = columns.indexOf(date);
  const timeIndex = time === null ? null : columns.indexOf(time);
  const read = compileDateFormat(format);
  if (read === null) throw recipeError([{ path: 'steps', message: `"${format}" is no date format` }]);
  const example = dateFormats.find((known) => known.format === format)?.example;
  return {
    columns: target.columns,
    work: (next) => (cells) => {
      const text = momentText(cells[dateIndex] ?? '', timeIndex === null ? null : (cells[timeIndex] ?? ''));
      // Without a date the result is empty: the form decides what is required.
      const ms = text === '' ? null : read(text, 'UTC');
      if (text !== '' && ms === null) {
        const like = example === undefined ? `as ${format}` : `such as ${example}`;
        return refuse(date, `"${shortened(text)}" is no date ${like}`);
      }
      cells[toIndex] = ms === null ? '' : formatDate(ms, writes, 'UTC');
      next(cells);
    },
  };
}

function momentText(date: string, time: string | null): string {
  return (time === null ? date : `${date.trim()} ${time.trim()}`).trim();
}

function numbers(
  { columns: named, decimal }: RecipeStep & { kind: 'number' },
  columns: readonly string[],
  refuse: Refuse,
): Compiled {
  const indexes = named.map((name) => columns.indexOf(name));
  return {
    columns: [...columns],
    work: (next) => (cells) => {
      for (const index of indexes) {
        const text = (cells[index] ?? '').trim();
        const value = text === '' ? '' : readDecimal(text, decimal);
        if (value === null)
          return refuse(
            columns[index] ?? '',
            `"${shortened(text)}" is no number with a decimal ${decimal === ',' ? 'comma' : 'point'}`,
          );
        cells[index] = value;
      }
      next(cells);
    },
  };
}

function replacements(
  { column, to, values, others }: RecipeStep & { kind: 'replace' },
  columns: readonly string[],
  refuse: Refuse,
): Compiled {
  const target = targets(columns, [to ?? column]);
  const [toIndex = 0] = target.indexes;
  const from = columns.indexOf(column);
  const known = new Map(values.map((value) => [value.from, value.to]));
  return {
    columns: target.columns,
    work: (next) => (cells) => {
      const text = cells[from] ?? '';
      const found = known.get(text) ?? known.get(text.trim());
      if (found === undefined && others === 'refuse') {
        const names = values.map((value) => `"${shortened(value.from)}"`);
        const list =
          names.length > mostNamed ? `${names.slice(0, mostNamed).join(', ')}, ...` : names.join(', ');
        return refuse(column, `"${shortened(text)}" is none of the values that the recipe knows: ${list}`);
      }
      cells[toIndex] = found ?? (others === 'keep' ? text : '');
      next(cells);
    },
  };
}
