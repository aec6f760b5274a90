// Words that the glossary (docs/glossary.md) has replaced: they do not come back in names of files and exports, and no
// type is named by a bare participle that says nothing of what it holds.
import { posix } from 'node:path';
import { isCode, isTest, type Rule, type SourceFile } from './source-tree.ts';

const replaced = new Set(
  'asked kept keeping told standing standings stretch stretches fault faults faulty tries effort'.split(' '),
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
    .filter(
      ({ name }) => /AtOnce(?![a-z])|^atOnce/.test(name) || wordsOf(name).some((word) => replaced.has(word)),
    )
    .map(({ path, name }) => `${path} exports ${name}`);

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

/** The words of a name in camel case, in lower case. */
function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? []).map((word) => word.toLowerCase());
}

function isOfFloor(file: SourceFile): boolean {
  return /^(core|server|cli|web)\//.test(file.path) && isCode(file) && !isTest(file);
}
