// What holds of all messages: they have ids of their own that say whose they are, they can be read, and what other languages
// say has the same values.
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { isCode, isTest, type Rule, type SourceFile } from './source-tree.ts';
import { isNode, type Node, placeOf, walk } from './syntax.ts';

type Declaration = { id: string; pattern: string; path: string; place: string };

/** `<feature>.<place>.<name>`, for texts of the house itself `common`, `errors` and the like. */
const idForm = /^[a-z]\w*(\.[a-z]\w*)+$/;

export const messages: Rule = (files) => {
  const declarations = declared(files);
  const known = new Map(declarations.map((one) => [one.id, one]));
  return [
    ...declarations.flatMap((one) => {
      const first = known.get(one.id);
      const feature = /^\w+\/([\w-]+)\//.exec(one.path)?.[1] ?? '';
      const owner = feature.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return [
        ...(first === one ? [] : [`${one.place} declares ${one.id} again`]),
        ...(idForm.test(one.id) && (owner === 'messages' || one.id.startsWith(`${owner}.`))
          ? []
          : [`${one.place} has the id ${one.id}: it begins with ${owner}`]),
        ...(valuesOf(one.pattern) === null ? [`${one.place} cannot be read: ${one.pattern}`] : []),
        ...(isPart(one)
          ? [
              `${one.place} is a part of a sentence: say the whole of it, with what comes before or after as values`,
            ]
          : []),
        ...(one.id.match(counted)?.[1] !== undefined &&
        !one.pattern.includes(one.id.match(counted)?.[1] ?? '')
          ? [`${one.place} has an id with a number, ${one.id}: say what it is about`]
          : []),
        ...(quotesValue.test(one.pattern)
          ? [`${one.place} has an apostrophe before a brace, which takes the brace as it is: write two`]
          : []),
      ];
    }),
    ...files.filter(({ path }) => isLanguage.test(path)).flatMap((file) => wrongIn(file, known)),
    ...files.filter((file) => isCode(file) && !isTest(file)).flatMap(pluralsIn),
  ];
};

const quotesValue = /(?<!')'[{}]/;

/** A number that tells an id from another one, and that its text does not have: `row2`. */
const counted = /[a-z](\d)$/;

/**
 * Whether a message goes on, or is gone on with: it begins or ends with a space, or begins with a comma or a word that joins. A
 * prompt ends with a space, an e-mail with a line break.
 */
function isPart({ id, pattern }: Declaration): boolean {
  if (/^\s/.test(pattern) || (/[^\S\n]$/.test(pattern) && !/[:?\]] $/.test(pattern))) return true;
  // Under a list: `and 3 more`.
  if (pattern.startsWith('and {')) return false;
  return (
    /^([,;:?)]|\.(?!\.\.)|(and|or|but|because|since|which|that|so|than)\b)/.test(pattern) && !alone.has(id)
  );
}

/** Are whole although they begin with such a word: they are alone between two fields, or under one. */
const alone = new Set([
  'logic.web.and',
  'logic.web.fields.and',
  'logic.web.fields.orWhereNotAnswered',
  'logic.web.orIf',
  'sheets.web.filter.or',
]);

const isLanguage = /^core\/messages\/languages\/\w+\.json$/;

/** English plurals by hand: a message has plurals of its own. */
function pluralsIn({ path, text }: SourceFile): string[] {
  return pluralByHand.test(text) ? [`${path} forms an English plural: a message has a plural for it`] : [];
}

const pluralByHand = /=== 1 \? (['"`])[^'"`]*?(\w+)\1 : \1[^'"`]*?\2s\1/;

function wrongIn({ path, text }: SourceFile, known: ReadonlyMap<string, Declaration>): string[] {
  return Object.entries(JSON.parse(text) as Record<string, string>).flatMap(([id, pattern]) => {
    const own = known.get(id);
    if (own === undefined) return [`${path} has ${id}, which is no message`];
    const [mine, theirs] = [valuesOf(pattern), valuesOf(own.pattern)];
    return mine === theirs ? [] : [`${path}: ${id} has the values ${mine}, in English ${theirs}`];
  });
}

/** Every message with its id, text and place. */
export function declared(files: readonly SourceFile[]): Declaration[] {
  const declarations: Declaration[] = [];
  for (const file of files.filter(
    (one) => isCode(one) && !isTest(one) && one.text.includes('defineMessages('),
  ))
    walk(file, (node, parent) => {
      const id = fieldOf(node, 'id');
      const pattern = fieldOf(node, 'defaultMessage');
      if (parent?.type !== 'Property' || id === null || pattern === null) return;
      declarations.push({ id, pattern, path: file.path, place: placeOf(file, node) });
    });
  return declarations;
}

function fieldOf(node: Node, name: string): string | null {
  if (node.type !== 'ObjectExpression' || !Array.isArray(node['properties'])) return null;
  const field = (node['properties'] as Node[]).find(({ key }) => isNode(key) && key['name'] === name);
  const value = field?.['value'];
  return isNode(value) && typeof value['value'] === 'string' ? value['value'] : null;
}

/** The names of a pattern's values, in order of the alphabet; null if it cannot be read. */
function valuesOf(pattern: string): string | null {
  try {
    return [...new Set(namesIn(parse(pattern)))].toSorted().join(', ');
  } catch {
    return null;
  }
}

function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesIn(value))];
    if (element.type === TYPE.tag) return [element.value, ...namesIn(element.children)];
    return element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value];
  });
}
