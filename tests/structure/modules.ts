// How a module is written: what it exports and by which name, and that nothing in it is of type any.
import { importsOf, isNode, type Node, placeOf, walk } from './syntax.ts';
import { isCode, type Rule, type SourceFile } from './source-tree.ts';

/** Nobody passes on what another module exports: one thing has one address. Lists of features are made so, a line each. */
export const reExports: Rule = (files) =>
  importsOf(files.filter(({ path }) => !listsOfFeatures.has(path)))
    .filter(({ kind }) => kind === 're-export')
    .map(({ place, specifier }) => `${place} passes on ${specifier}`);

const listsOfFeatures: ReadonlySet<string> = new Set([
  'cli/commands.ts',
  'core/features/all-pages.ts',
  'core/features/all.ts',
  'server/routes.ts',
]);

/** Everything is exported by its name; only what a tool of ours reads may have a default. */
export const defaultExports: Rule = (files) =>
  nodes(
    files.filter(({ path }) => !/^[\w.]+\.config\.ts$/.test(path)),
    isDefaultExport,
  ).map((place) => `${place} exports a default`);

function isDefaultExport({ type, exported }: Node): boolean {
  return (
    type === 'ExportDefaultDeclaration' ||
    (type === 'ExportSpecifier' && (exported as Node)['name'] === 'default')
  );
}

/** No value is of type any, in tests neither. */
export const anyTypes: Rule = (files) =>
  nodes(files, ({ type }) => type === 'TSAnyKeyword').map((place) => `${place} says any`);

/** What the server reads from the database has our names: those of columns are in SQL and in the types of tables alone. */
export const columnNames: Rule = (files) =>
  nodes(
    files
      .filter(({ path }) => path.startsWith('server/') && !path.startsWith('server/db/'))
      .map(withoutTables),
    ({ type, key }) =>
      type === 'TSPropertySignature' && isNode(key) && /[a-z]_[a-z]/.test(String(key['name'])),
  ).map((place) => `${place} names a property like a column`);

/** A file without the tables that a feature declares beside its queries, in as many lines. */
function withoutTables(file: SourceFile): SourceFile {
  const text = file.text.replace(/interface FeatureTables \{[^]*?\n {2}\}\n/, (tables) =>
    tables.replace(/[^\n]/g, ' '),
  );
  return text === file.text ? file : { ...file, text };
}

function nodes(files: readonly SourceFile[], wanted: (node: Node) => boolean): string[] {
  return files.filter(isCode).flatMap((file) => {
    const places: string[] = [];
    walk(file, (node) => {
      if (wanted(node)) places.push(placeOf(file, node));
    });
    return places;
  });
}
