// What is said of the look is in force: classes of modules are used, and the words of the kit (web/ui/styles/) exist where
// they are used, and are used somewhere.
import { posix } from 'node:path';
import { isNode, type Node, placeOf, walk } from './syntax.ts';
import type { Rule, SourceFile } from './source-tree.ts';

/** Classes of a module that nothing wears. */
export const classes: Rule = (files) => {
  const worn = new Set(files.filter(isConsole).flatMap(wornIn));
  return files
    .filter(({ path }) => path.endsWith('.module.css'))
    .flatMap(({ path, text }) => [...classesIn(text)].map((name) => `${path}: .${name}`))
    .filter((place) => !worn.has(place))
    .map((place) => `${place} is not used`);
};

/** Words that no style defines, and words that nobody uses. */
export const words: Rule = (files) => {
  const known = new Map(
    files.filter(isKit).flatMap(({ path, text }) => [...classesIn(text)].map((word) => [word, path])),
  );
  const used = files.flatMap((file) => (isConsole(file) ? wordsWorn(file) : composedIn(file)));
  const needed = new Set(used.map(({ word }) => word));
  return [
    ...used
      .filter(({ word }) => !known.has(word))
      .map(({ word, place }) => `${place} has the unknown word ${word}`),
    ...[...known]
      .filter(([word]) => !needed.has(word))
      .map(([word, path]) => `${path}: .${word} is not used`),
  ];
};

type Use = { word: string; place: string };

function isConsole({ path }: SourceFile): boolean {
  return /^web\/.*\.tsx?$/.test(path);
}

function isKit({ path }: SourceFile): boolean {
  return /^web\/ui\/styles\/(layout|space|text|surface|states)\.css$/.test(path);
}

function classesIn(css: string): Set<string> {
  const selectors = css
    .replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)|'[^']*'|"[^"]*"/g, '')
    .replaceAll(/[^{};]*;/g, '');
  return new Set(Array.from(selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g), ([, name = '']) => name));
}

/** `classes.name`, and `const { name } = classes`, as places of the module that is imported as `classes`. */
function wornIn({ path, text }: SourceFile): string[] {
  const imports = text.matchAll(/import (\w+) from '([^']+\.module\.css)';/g);
  return Array.from(imports).flatMap(([, local = '', specifier = '']) => {
    const module = specifier.startsWith('#')
      ? specifier.slice(1)
      : posix.join(posix.dirname(path), specifier);
    const taken = new RegExp(`\\{([^{}]*)\\} = ${local};`).exec(text)?.[1] ?? '';
    const names = Array.from(text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g')), ([, name = '']) => name);
    return [...names, ...(taken.match(/\w+/g) ?? [])].map((name) => `${module}: .${name}`);
  });
}

/** Words in the texts of `className`, but for those that are compared there. */
function wordsWorn(file: SourceFile): Use[] {
  const found: Use[] = [];
  if (!file.path.endsWith('.tsx')) return found;
  let end = 0;
  walk(file, (node, parent) => {
    if (node.type === 'JSXAttribute' && isNode(node['name']) && node['name']['name'] === 'className')
      end = node.end;
    if (node.start >= end || parent?.type === 'BinaryExpression') return;
    for (const word of textOf(node).split(/\s+/))
      if (word !== '') found.push({ word, place: placeOf(file, node) });
  });
  return found;
}

function textOf({ type, value }: Node): string {
  if (type === 'Literal') return typeof value === 'string' ? value : '';
  return type === 'TemplateElement' ? (value as { cooked: string }).cooked : '';
}

function composedIn({ path, text }: SourceFile): Use[] {
  if (!path.endsWith('.module.css')) return [];
  return Array.from(text.matchAll(/composes: ([^;]*) from global;/g)).flatMap(([, all = '']) =>
    all.split(/\s+/).map((word) => ({ word, place: path })),
  );
}
