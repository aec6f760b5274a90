// Markdown files name files of the repository; a name whose file is gone is a lie that nobody meant.
import { posix } from 'node:path';
import { ignoredBy, type Rule, type SourceFile } from './source-tree.ts';

/** Every path in backticks or in a link of a Markdown file is there. What is built or made at run time need not be. */
export const namedPaths: Rule = (files) => {
  const known = new Set(files.flatMap(({ path }) => withFolders(path)));
  const names = new Set(files.map(({ path }) => posix.basename(path)));
  const isIgnored = ignoredBy(files.find(({ path }) => path === '.gitignore')?.text ?? '');
  const exists = (path: string) =>
    known.has(path.replace(/\/$/, '')) || isIgnored(path) || (!path.includes('/') && names.has(path));
  const packages = packageNames(files);
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap((file) => {
      const linked = linksIn(file).map((path) => posix.join(posix.dirname(file.path), path));
      const quoted = wordsIn(file).filter(
        (word) => isPath(word, known) && !packages.has(word.split('/', 1)[0] ?? ''),
      );
      return [...linked, ...quoted]
        .filter((path) => !exists(path))
        .map((path) => `${file.path} names ${path}`);
    });
};

/** What documents show as an example, and what the system calls so. */
const notOurs: ReadonlySet<string> = new Set(['yourCall', 'LoadCredential']);

/** Every identifier in backticks (`camelCase`, `PascalCase`) is one of the sources. Decisions and the changelog tell of what was. */
export const namedIdentifiers: Rule = (files) => {
  const documents = files.filter(({ path }) => path.endsWith('.md'));
  const known = new Set(
    files.filter((file) => !documents.includes(file)).flatMap(({ text }) => text.match(/\w+/g) ?? []),
  );
  return documents
    .filter(({ path }) => !/^docs\/decisions\/|^CHANGELOG/.test(path))
    .flatMap((file) =>
      [...new Set(wordsIn(file).flatMap((word) => word.match(/\b[a-zA-Z]\w*\b/g) ?? []))]
        .filter((word) => /[a-z][A-Z]/.test(word) && !known.has(word) && !notOurs.has(word))
        .map((word) => `${file.path} names ${word}, which is not in the sources`),
    );
};

function withFolders(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function packageNames(files: readonly SourceFile[]): Set<string> {
  const manifest = files.find(({ path }) => path === 'package.json')?.text ?? '{}';
  const { dependencies = {}, devDependencies = {} } = JSON.parse(manifest) as Record<
    string,
    Record<string, string>
  >;
  return new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
}

/** Where links lead within the repository. */
function linksIn({ text }: SourceFile): string[] {
  const links = [...withoutFences(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) =>
    target.replace(/#.*/, ''),
  );
  return links.filter((target) => target !== '' && !/^[a-z]+:|^\//.test(target));
}

/** The words in backticks; `#core/core.ts` is what imports call core/core.ts. */
function wordsIn({ text }: SourceFile): string[] {
  const spans = [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return spans.flatMap((span) => span.split(/[\s,;]+/)).map((word) => word.replace(/^#(?=\w)|^\.\//g, ''));
}

function withoutFences(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```/gm, '');
}

/** A file name with an ending of ours, or a way that begins at a folder of ours. Patterns and addresses are none. */
function isPath(word: string, known: ReadonlySet<string>): boolean {
  if (!/^\.?\w[\w./-]*$/.test(word)) return false;
  return (
    /\w\.(tsx?|jsx?|json|md|sql|css|html|sh|yml)$/.test(word) ||
    (word.includes('/') && known.has(word.split('/', 1)[0] ?? ''))
  );
}
