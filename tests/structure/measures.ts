// How large the source is and how it is cut, in numbers with aims. A number above its aim fails nothing; one that exceeds
// what measures.json records does, so that it grows only where somebody decides so.
import { isCode, isTest, type Rule, type SourceFile } from './source-tree.ts';
import { importsOf, placeOf, walk } from './syntax.ts';
import { textsOutside } from './texts.ts';

type Measure = {
  title: string;
  aim: number;
  /** Recorded is a multiple of this: where nearly every change moves the number, small ones pass. */
  step: number;
  /** The number, or where each of what it counts is. */
  of: (source: readonly SourceFile[], functions: readonly FoundFunction[]) => number | string[];
};

/** A function, or a method. */
type FoundFunction = { place: string; lines: number; parameters: number };

/** Messages; there are as many as there is to say. */
const isCatalogue = /\btexts\.ts$/;

const mostLines = 100;
const manyParameters = 5;

const measures: Readonly<Record<string, Measure>> = {
  'typescript-lines': {
    title: 'Lines of TypeScript',
    aim: 185_000,
    step: 1_000,
    of: (source) => linesOf(source.filter((file) => isCode(file) && !isCatalogue.test(file.path))),
  },
  'css-lines': {
    title: 'Lines of CSS',
    aim: 6_000,
    step: 100,
    of: (source) => linesOf(source.filter((file) => !isCode(file))),
  },
  'long-functions': {
    title: `Functions above ${mostLines} lines`,
    aim: 15,
    step: 1,
    of: (_, functions) => functions.filter(({ lines }) => lines > mostLines).map(({ place }) => place),
  },
  'many-parameters': {
    title: `Functions with ${manyParameters} or more parameters in order`,
    aim: 15,
    step: 1,
    of: (_, functions) =>
      functions.filter(({ parameters }) => parameters >= manyParameters).map(({ place }) => place),
  },
  'texts-outside': {
    title: 'Texts that are no messages',
    aim: 0,
    step: 50,
    of: (source) => textsOutside(source),
  },
  'one-importer': {
    title: 'Files that exactly one other file imports',
    aim: 500,
    step: 10,
    of: filesOfOneImporter,
  },
};

/** A number as it is, and where each of what it counts is, if that has a place. */
export type Measured = Omit<Measure, 'of'> & { name: string; value: number; places: readonly string[] };

/** Measures the four floors; tests and data are not counted. */
export function measure(files: readonly SourceFile[]): Measured[] {
  const source = files.filter(
    (file) => /^(core|server|cli|web)\/.*\.(tsx?|css)$/.test(file.path) && !isTest(file),
  );
  const functions = functionsIn(source);
  return Object.entries(measures).map(([name, { of, ...about }]) => {
    const found = of(source, functions);
    return typeof found === 'number'
      ? { ...about, name, value: found, places: [] }
      : { ...about, name, value: found.length, places: found };
  });
}

/** Where the numbers are recorded. */
export const recordPath = 'tests/structure/measures.json';

/** No number is above the recorded one. */
export const ratchet: Rule = (files) => {
  const text = files.find(({ path }) => path === recordPath)?.text ?? '{}';
  const recorded = JSON.parse(text) as Record<string, number>;
  return measure(files).flatMap(({ name, title, value, places }) => {
    const most = recorded[name] ?? 0;
    if (value <= most) return [];
    const lower =
      places.length === 0 ? 'Say something once' : `\`npm run measure -- ${name}\` lists them: change one`;
    return [
      `${title}: ${value}, recorded are ${most}. ${lower}, or record it with \`npm run measure -- --record\` and say why`,
    ];
  });
};

/** What the file says once these numbers are recorded. */
export function recordOf(found: readonly Measured[]): string {
  const most = found.map(({ name, value, step }) => [name, Math.ceil(value / step) * step]);
  return `${JSON.stringify(Object.fromEntries(most), null, 2)}\n`;
}

function linesOf(files: readonly SourceFile[]): number {
  return files.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0);
}

/** Functions that are large in a way; the others would be too many to say where they are. */
function functionsIn(source: readonly SourceFile[]): FoundFunction[] {
  const found: FoundFunction[] = [];
  for (const file of source.filter(isCode)) {
    walk(file, (node) => {
      if (!isFunction.test(node.type)) return;
      const lines = file.text.slice(node.start, node.end).split('\n').length;
      const parameters = Array.isArray(node['params']) ? node['params'].length : 0;
      if (lines > mostLines || parameters >= manyParameters)
        found.push({ place: placeOf(file, node), lines, parameters });
    });
  }
  return found;
}

const isFunction = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

function filesOfOneImporter(source: readonly SourceFile[]): string[] {
  const counted = source.filter((file) => isCode(file) && !isCatalogue.test(file.path));
  const importers = new Map(counted.map(({ path }) => [path, new Set<string>()]));
  for (const { from, target } of importsOf(source)) importers.get(target ?? '')?.add(from.path);
  return [...importers].filter(([, { size }]) => size === 1).map(([path]) => path);
}
