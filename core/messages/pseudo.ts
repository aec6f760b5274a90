// Pseudo-languages, made of what messages say in English: longer, with accents and in brackets, so that a page shows what is no
// message, what is cut and what does not fit. FormatJS makes the same of a file of all messages, which would be ten times
// the size of the largest face and lack the gallery.
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Message, Pattern } from './message.ts';
import { hasSyntax, type Language } from './text.ts';

const accents = new Map(
  [...'AÅCÇDĎEÉGĜHĤIÎJĴKĶLĻNÑOÖRŔSŠTŢUÛWŴYÝZŽaåcçdďeégĝhĥiîjĵkķlļnñoöpþrŕsštţuûwŵyýzž'.matchAll(/../gu)].map(
    ([[letter = '', other = '']]) => [letter, other],
  ),
);

/** Addresses, code and the targets of links are read by programs. */
const unreadPart = /https?:\/\/\S{1,200}|`[^`]{1,200}`|\]\([^)]{1,200}\)|<[^>]{1,200}>/;
const parts = new RegExp(`(${unreadPart.source})`);
/** Other languages are longer than English by a third, short texts by more. */
const growth = 0.35;
const padding = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Override of the direction: letters are drawn from right to left, as those of Hebrew are. */
const override = { begin: '\u{202e}', end: '\u{202c}' };

export function pseudoLanguage(tag: string, direction: Language['direction']): Language {
  const made = new Map<Pattern, Pattern | undefined>();
  return {
    tag,
    direction,
    patternOf({ defaultMessage }: Message) {
      if (!made.has(defaultMessage)) made.set(defaultMessage, patternFrom(defaultMessage, direction));
      return made.get(defaultMessage);
    },
  };
}

/** Undefined where a text that a server has said looks like a pattern, and is none. */
function patternFrom(english: Pattern, direction: Language['direction']): Pattern | undefined {
  const inLetters = (text: string) => accented(text, direction);
  if (typeof english === 'string' && !hasSyntax.test(english))
    return `[${inLetters(english)}${inLetters(paddingFor(english.length))}]`;
  const elements = elementsOf(english);
  if (elements === null) return undefined;
  const end = inLetters(paddingFor(lengthOf(elements)));
  return [literal('['), ...elements.map((one) => inElement(one, inLetters)), literal(`${end}]`)];
}

function elementsOf(pattern: Pattern): readonly MessageFormatElement[] | null {
  if (typeof pattern !== 'string') return pattern;
  try {
    return parse(pattern);
  } catch {
    return null;
  }
}

function inElement(element: MessageFormatElement, inLetters: (text: string) => string): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: inLetters(element.value) };
  if (element.type === TYPE.tag)
    return { ...element, children: element.children.map((one) => inElement(one, inLetters)) };
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.map((one) => inElement(one, inLetters)) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}

/** Of the longest branch; a value is as long as most names. */
function lengthOf(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + element.value.length;
    if (element.type === TYPE.tag) return sum + lengthOf(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return sum;
    return sum + Math.max(0, ...Object.values(element.options).map(({ value }) => lengthOf(value)));
  }, 0);
}

function literal(value: string): MessageFormatElement {
  return { type: TYPE.literal, value };
}

/** Words of at least a third of a text's length. */
function paddingFor(length: number): string {
  let text = '';
  for (let word = 0; text.length < length * growth; word += 1) text += ` ${padding[word % padding.length]}`;
  return text;
}

function accented(text: string, direction: Language['direction']): string {
  return text
    .split(parts)
    .map((part) => (unreadPart.test(part) ? part : inWords(part, direction)))
    .join('');
}

function inWords(text: string, direction: Language['direction']): string {
  const letters = (word: string) => word.replaceAll(/\p{L}/gu, (letter) => accents.get(letter) ?? letter);
  return text.replaceAll(/\p{L}[\p{L}\p{M}]*/gu, (word) =>
    direction === 'rtl' ? `${override.begin}${letters(word)}${override.end}` : letters(word),
  );
}
