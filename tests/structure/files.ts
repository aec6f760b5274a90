// Names, sizes and openings of files and folders.
import { posix } from 'node:path';
import { kernel } from './rooms.ts';
import { isCode, isTest, type Rule, roomOf, type SourceFile } from './source-tree.ts';
import { questionTypeNames } from '#core/questions/types.ts';

/** Features without calls of their own: what they show is what others' calls answer. */
const withoutCalls = ['home', 'rows'];

/** Features that take no call at all: what they make is made where it is wanted, and others find troubles. */
const callFree = ['codes', 'troubles'];

/** Rooms of commands on the program itself, which has no counterpart on the other floors. */
const programRooms = ['server', 'tools'];

/**
 * A room is one of its floor's kernel, or a feature: what has calls in core is one, and has the same name on every floor, in
 * addresses, commands and query keys.
 */
export const roomNames: Rule = (files) => {
  const withCalls = files.flatMap(({ path }) => /^core\/([\w-]+)\/calls\.ts$/.exec(path)?.[1] ?? []);
  const features = new Set([...withCalls, ...callFree]);
  const rooms = new Set(
    files.flatMap(({ path }) => (roomOf(path).room === null ? [] : [path.split('/', 2).join('/')])),
  );
  return [...rooms].filter((path) => {
    const [floor = '', room = ''] = path.split('/');
    if (kernel[floor] === undefined || kernel[floor].includes(room) || features.has(room)) return false;
    return floor === 'core' || ![...withoutCalls, ...(floor === 'cli' ? programRooms : [])].includes(room);
  });
};

/** Names of one word or several with dashes; README and its like shout, as everywhere, and some tools look for a name of theirs. */
export const kebabCase: Rule = (files) =>
  files.map(({ path }) => path).filter((path) => !path.split('/').every(isPlainName));

function isPlainName(name: string): boolean {
  return (
    /^\.?[a-z0-9]+([.-][a-z0-9]+)*$/.test(name) ||
    /^[A-Z]+(_[A-Z]+)*(\.md)?$|^(Caddy|Container)file$/.test(name)
  );
}

/**
 * Each migration has a number of its own: two branches that took the same one would run in an order that depends on their
 * names, and differs on a database that has one of them already.
 */
export const migrationNumbers: Rule = (files) => {
  const migrations = files.filter(({ path }) => path.startsWith('server/db/migrations/'));
  const byNumber = Map.groupBy(migrations, ({ path }) => /\/(\d{4})-[a-z0-9-]+\.sql$/.exec(path)?.[1] ?? '');
  return [...byNumber].flatMap(([number, same]) => {
    if (number === '') return same.map(({ path }) => `${path} has no number of four digits`);
    return same.slice(1).map(({ path }) => `${path} has the number of ${same[0]?.path}`);
  });
};

/** No name that says nothing: what would go there belongs to a noun. */
export const emptyNames: Rule = (files) =>
  files.map(({ path }) => path).filter((path) => saysNothing.test(path));

const saysNothing = /(^|\/)(utils?|helpers?|common|misc|shared|lib)(\/|\.[jt]sx?$)/;

/** A source file opens with what lives in it, and why. Tests say it in their titles. */
export const openings: Rule = (files) =>
  files
    .filter((file) => isSource(file) && openingOf(file) === '')
    .map(({ path }) => `${path} opens without a comment`);

/** Messages of a folder. */
function isCatalogue({ path }: SourceFile): boolean {
  return /\btexts\.ts$/.test(path);
}

const mostFiles = 30;

/**
 * A folder is looked through at a glance: beyond that its files stand in folders named after what they are about. Tests
 * are not counted, since each is beside its source, nor what supports them, nor messages, of which each folder has a file.
 */
export const folderSizes: Rule = (files) => {
  const sources = files.filter(
    (file) => (isCode(file) || file.path.endsWith('.css')) && !isTest(file) && !isCatalogue(file),
  );
  const folders = Map.groupBy(sources, ({ path }) => posix.dirname(path));
  return [...folders]
    .filter(([, { length }]) => length > mostFiles)
    .map(([folder, { length }]) => `${folder} has ${length} source files`);
};

const mostLines = 300;

/** A file fits into a head, or says on a first line why it cannot. Data and messages are as long as they are. */
export const lengths: Rule = (files) =>
  files
    .filter((file) => (isCode(file) && !isCatalogue(file)) || file.path.endsWith('.css'))
    .flatMap((file) => {
      const lines = file.text.trimEnd().split('\n').length;
      return lines <= mostLines || /^Long because \w/m.test(openingOf(file))
        ? []
        : [`${file.path} has ${lines} lines`];
    });

/**
 * The texts that people see have straight quotation marks and apostrophes, as those of the specification do, so that
 * two kinds never stand side by side. Curly ones are for those files that read what people write.
 */
export const straightQuotes: Rule = (files) =>
  files
    .filter((file) => isCode(file) && /^(core|cli|web|server)\//.test(file.path))
    .filter(({ path }) => !/\.test\.tsx?$/.test(path) && !readsCurlyQuotes.has(path))
    .flatMap(({ path, text }) =>
      /[\u2018\u2019\u201c\u201d]/.test(text) ? [`${path} has curly quotes`] : [],
    );

/** A select that is searched is the one of web/ui, so that Enter takes the first match in each. */
export const searchedSelects: Rule = (files) =>
  files
    .filter(({ path }) => /^web\/.*\.tsx?$/.test(path) && path !== 'web/ui/input/search-select.tsx')
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      /\bsearchable\b/.test(text) ? [`${path} has a searchable select of its own`] : [],
    );

/** Code that is loaded later says in its place that it could not be; the app itself and plain texts have other ways. */
const ownLoading = [
  'web/signed-out.tsx',
  'web/ui/lazy-part.tsx',
  'web/app.tsx',
  'web/signed-in.tsx',
  'web/filling/fill-items.tsx',
];
export const lazyParts: Rule = (files) =>
  files
    .filter(({ path }) => /^web\/.*\.tsx$/.test(path) && !ownLoading.includes(path))
    .flatMap(({ path, text }) => (/\blazy\(/.test(text) ? [`${path} loads a part by React's lazy`] : []));

/**
 * Types of questions are listed in core/questions/type-table.ts alone: what is done with an answer depends on what its kind says of it. Icons are one
 * for each type; the words of an XLSForm are read into types; tests make questions of them.
 */
export function questionTypeLists(files: readonly SourceFile[]): string[] {
  const named = questionTypeNames.join('|');
  const decision = new RegExp(`(case |[!=]== | in \\()'(${named})'|^\\s+(${named}): `, 'm');
  return files
    .filter((file) => isCode(file) && !/\.test\.tsx?$|^(tests|bench|scripts)\//.test(file.path))
    .filter(({ path, text }) => !listsQuestionTypes.has(path) && decision.test(text))
    .map(({ path }) => path);
}

const listsQuestionTypes: ReadonlySet<string> = new Set([
  'core/questions/type-table.ts',
  'web/logic/question-icon.tsx',
]);

const readsCurlyQuotes: ReadonlySet<string> = new Set([
  'core/forms/xlsform/xpath.ts',
  'core/imports/csv/csv-encoding.ts',
  'core/imports/csv/parse-decimal.ts',
  'core/imports/csv/headers.ts',
  'core/logic/parse-expression.ts',
]);

function isSource(file: SourceFile): boolean {
  return (
    (isCode(file) && !/\.test\.tsx?$/.test(file.path)) ||
    /\.(css|sql|sh|yml)$|^(\.ci|scripts\/hooks)\//.test(file.path)
  );
}

/** The words of the comment that a file begins with; of a script, the one after its `#!`. */
function openingOf({ path, text }: SourceFile): string {
  const mark = isCode({ path, text }) ? '//' : path.endsWith('.sql') ? '--' : '#';
  // What sh runs of a command is a comment in what Node runs.
  const start = text.replace(/^#!.*\n(?:':' \/\*[^]*?\*\/\n)?/, '');
  if (start.startsWith('/*'))
    return start
      .slice(2, start.indexOf('*/'))
      .replaceAll(/^\s*\**/gm, '')
      .trim();
  const lines = start.split('\n');
  const end = lines.findIndex((line) => !line.startsWith(mark));
  return lines
    .slice(0, end === -1 ? undefined : end)
    .map((line) => line.slice(mark.length).trim())
    .join('\n')
    .trim();
}
