// The steps of a recipe, compiled for the columns of one file to one function of a row. While a row is converted it is one
// array that all rows share. What a step writes has a place of its own in it, so that no value of the row is overwritten;
// to keep, drop and rename columns only says which places are theirs.
import { compileRowCondition, conditionColumns } from './condition.ts';
import { recipeError, shortened } from './issues.ts';
import type { Layout, Refuse, RowSink, Work } from './layout.ts';
import type { RecipeStep } from './schema.ts';
import { joining, moments, numbers, replacements, splitting } from './step-work.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Compiled = Layout & { work: Work | null };

/** Gives a column that is written a place of its own. */
type NewPlace = () => number;

/** `start` takes rows whose first values are those of the file's columns, in their order. */
export type CompiledSteps = Layout & { start: RowSink };

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
  let layout = layoutOf(columns);
  let places = columns.length;
  const works: Work[] = [];
  for (const [index, step] of steps.entries()) {
    const known = new Set(layout.columns);
    const missing = columnsOf(step).filter((name) => !known.has(name));
    if (missing.length > 0) throw recipeError([missingIssue(index, missing, layout.columns)]);
    const { work, ...after } = compileStep(step, layout, () => places++, refuse);
    const twice = firstTwice(after.columns);
    if (twice !== undefined) {
      const message = t(m.twoColumnsWouldBeCalled, { shortened: shortened(twice) });
      throw recipeError([{ path: `steps.${index}`, message }]);
    }
    layout = after;
    if (work !== null) works.push(work);
  }
  return { ...layout, start: works.reduceRight((next, work) => work(next), sink) };
}

function layoutOf(columns: readonly string[]): Layout {
  return { columns, places: columns.map((_, index) => index) };
}

function firstTwice(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return names.find((name) => seen.size === seen.add(name).size);
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
  if (!known) return [...columns];
  return [
    ...compileStep(
      step,
      layoutOf(columns),
      () => 0,
      () => {},
    ).columns,
  ];
}

function missingIssue(index: number, missing: readonly string[], columns: readonly string[]) {
  const named = missing.map((name) => `"${shortened(name)}"`).join(', ');
  const there = columns.slice(0, mostNamed).map((name) => `"${shortened(name)}"`);
  const more = Math.max(0, columns.length - mostNamed);
  const message = t(m.noSuchColumns, { named, there: there.join(', '), more });
  return { path: `steps.${index}`, message };
}

const mostNamed = 12;

function compileStep(step: RecipeStep, layout: Layout, newPlace: NewPlace, refuse: Refuse): Compiled {
  const { columns, places } = layout;
  const at = (name: string) => places[columns.indexOf(name)] ?? 0;
  const write = (names: readonly string[]) => written(layout, names, newPlace);
  switch (step.kind) {
    case 'rename':
      return {
        columns: columns.map((name) => (name === step.column ? step.to : name)),
        places,
        work: null,
      };
    case 'keep':
      return { columns: step.columns, places: step.columns.map(at), work: null };
    case 'drop': {
      const rest = columns.filter((name) => !step.columns.includes(name));
      return { columns: rest, places: rest.map(at), work: null };
    }
    case 'split': {
      const { to, after } = write(step.into);
      return { ...after, work: splitting(step, at(step.column), to) };
    }
    case 'join': {
      const { to, after } = write([step.to]);
      return { ...after, work: joining(step, step.columns.map(at), to, refuse) };
    }
    case 'dateTime': {
      const { to, after } = write([step.to]);
      const from = { date: at(step.date), time: step.time === null ? null : at(step.time) };
      return { ...after, work: moments(step, from, to, refuse) };
    }
    case 'number': {
      const { to, after } = write(step.columns);
      return { ...after, work: numbers(step, step.columns.map(at), to, refuse) };
    }
    case 'replace': {
      const { to, after } = write([step.to ?? step.column]);
      return { ...after, work: replacements(step, at(step.column), to, refuse) };
    }
    case 'set': {
      const { to, after } = write([step.column]);
      const [place = 0] = to;
      return {
        ...after,
        work: (next) => (row) => {
          row[place] = step.value;
          next(row);
        },
      };
    }
    case 'filter': {
      const holds = compileRowCondition(step.condition, layout);
      const wanted = step.rows === 'keep';
      return {
        ...layout,
        work: (next) => (row) => {
          if (holds(row) === wanted) next(row);
        },
      };
    }
    case 'columnsToRows': {
      const others = columns.filter((name) => !step.columns.includes(name));
      const from = step.columns.map(at);
      const [name, value] = [newPlace(), newPlace()];
      return {
        columns: [...others, step.nameTo, step.valueTo],
        places: [...others.map(at), name, value],
        work: (next) => (row) => {
          for (let index = 0; index < from.length; index += 1) {
            const text = row[from[index] ?? 0] ?? '';
            if (step.skipsEmpty && text.trim() === '') continue;
            row[name] = step.columns[index] ?? '';
            row[value] = text;
            next(row);
          }
        },
      };
    }
    default:
      return step satisfies never;
  }
}

/** The columns after a step has written some: those that were there stay where they are, new ones come last. */
function written({ columns, places }: Layout, names: readonly string[], newPlace: NewPlace) {
  const all = { columns: [...columns], places: [...places] };
  const to = names.map((name) => {
    const place = newPlace();
    const known = all.columns.indexOf(name);
    if (known === -1) {
      all.columns.push(name);
      all.places.push(place);
    } else all.places[known] = place;
    return place;
  });
  return { after: all satisfies Layout, to };
}
