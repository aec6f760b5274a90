// Words that the glossary (docs/glossary.md) has replaced: they do not come back in names of files and exports, and no
// type is named by a bare participle that says nothing of what it holds.
import { posix } from 'node:path';
import { isCode, isTest, type Rule, type SourceFile } from './source-tree.ts';
import { isNode, type Node, placeOf, walk } from './syntax.ts';

const replaced = new Set(
  'asked asking kept keeping told standing standings stretch stretches fault faults faulty tries effort'.split(
    ' ',
  ),
);
const replacedInFiles = new Set([...replaced, 'words', 'sentences', 'late']);

const bareTypes = new Set(
  [
    'Asked Asking Begun Change Chosen Counted Ended Found Given Held Kept Known Listed Meant Named Opened Place Planned',
    'Presented Said Say Seen Shown Sized Taken Told Wanted',
  ].flatMap((names) => names.split(' ')),
);

/** Names of source files are made of the glossary's words. */
export const fileWords: Rule = (files) =>
  files.filter(isOfFloor).flatMap(({ path }) =>
    posix
      .basename(path)
      .split(/[-.]/)
      .filter((word) => replacedInFiles.has(word))
      .map((word) => `${path} says ${word}`),
  );

/** Exports are named by the glossary's words. */
export const exportWords: Rule = (files) =>
  files
    .filter(isOfFloor)
    .flatMap((file) =>
      declared(file, /^export (?:async )?(?:type|interface|class|function\*?|const|let) (\w+)/gm),
    )
    .filter(({ name }) => isReplaced(name))
    .map(({ path, name }) => `${path} exports ${name}`);

/**
 * So are locals, parameters and functions. Properties are not looked at: some stand in what browsers and databases have
 * stored, or belong to a library.
 */
export const localWords: Rule = (files) =>
  files.filter(isOfFloor).flatMap((file) => {
    const offences: string[] = [];
    walk(file, (node) => {
      for (const name of declaredBy(node)) {
        const text = String(name['name']);
        if (isReplaced(text)) offences.push(`${placeOf(file, name)} declares ${text}`);
      }
    });
    return offences;
  });

/** The names that a node declares, without what it holds; one that only repeats a property's, as `({ fault }) =>`, is not its own. */
function declaredBy(node: Node): Node[] {
  if (node.type === 'VariableDeclarator') return namesIn(node['id']);
  if (!/^(Function|ArrowFunction)/.test(node.type)) return [];
  return [node['id'], ...(Array.isArray(node['params']) ? node['params'] : [])].flatMap(namesIn);
}

function namesIn(pattern: unknown): Node[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [pattern];
    case 'Property':
      return pattern['shorthand'] === true ? [] : namesIn(pattern['value']);
    case 'AssignmentPattern':
      return namesIn(pattern['left']);
    case 'RestElement':
      return namesIn(pattern['argument']);
    default:
      return [pattern['properties'], pattern['elements']].flat().flatMap(namesIn);
  }
}

/** A type says what it holds: not `Asked`, but what is asked for. */
export const typeNames: Rule = (files) =>
  files
    .filter(isOfFloor)
    .flatMap((file) => declared(file, /^(?:export )?(?:type|interface) (\w+)/gm))
    .filter(({ name }) => bareTypes.has(name))
    .map(({ path, name }) => `${path} has a type ${name}`);

function declared({ path, text }: SourceFile, pattern: RegExp): { path: string; name: string }[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => ({ path, name }));
}

function isReplaced(name: string): boolean {
  return /AtOnce(?![a-z])|^runThrough/.test(name) || wordsOf(name).some((word) => replaced.has(word));
}

/** The words of a name in camel case, in lower case. */
function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? []).map((word) => word.toLowerCase());
}

function isOfFloor(file: SourceFile): boolean {
  return /^(core|server|cli|web)\//.test(file.path) && isCode(file) && !isTest(file);
}
