// What a message says in a language. A face has one reader; the server writes to many, and sets the language of each.
import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import { type ArgumentsOf, type Message, type Pattern, wording, type Wording } from './message.ts';

export type Language = {
  /** BCP 47: how plurals are formed, and what a page says that it is in. */
  tag: string;
  direction: 'ltr' | 'rtl';
  /** What it says; undefined where only English has the message. */
  patternOf(message: Message): Pattern | undefined;
};

/** What the file of a language holds. */
export type LanguageFile = Pick<Language, 'tag' | 'direction'> & {
  patterns: Readonly<Record<string, Pattern>>;
};

export function languageFrom({ tag, direction, patterns }: LanguageFile): Language {
  return { tag, direction, patternOf: ({ id }) => patterns[id] };
}

/** One that makes its messages of the English ones is no file. */
function languageStarted(given: LanguageFile | Language): Language {
  return 'patternOf' in given ? given : languageFrom(given);
}

export const english: Language = { tag: 'en', direction: 'ltr', patternOf: () => undefined };

/**
 * A face that starts in another language is handed it before its modules are loaded, since constants of theirs are texts: the
 * page by a script before the app's, the terminal by the program that loads it.
 */
declare const formdeckLanguage: LanguageFile | Language | undefined;

const startsIn = typeof formdeckLanguage === 'object' ? languageStarted(formdeckLanguage) : english;
let readersLanguage = () => startsIn;
let errorsLanguage = () => startsIn;

/** Sets the reader's language; for a server as a function that knows for whom it is at work. */
export function setLanguage(language: Language | (() => Language)): void {
  readersLanguage = typeof language === 'function' ? language : () => language;
  errorsLanguage = typeof language === 'function' ? () => english : readersLanguage;
}

/** What an error or an issue says. Those of a server cross the wire, and say in English what a face says to its reader. */
export function errorText(error: Wording): string {
  return textIn(errorsLanguage(), error);
}

export function currentLanguage(): Language {
  return readersLanguage();
}

export type NumberWriter = (value: number) => string;

let readersNumbers: NumberWriter = (value) => value.toLocaleString(english.tag);

/** How the reader writes numbers: core/format/ says so as soon as it is loaded, which has texts itself. */
export function setNumbers(write: NumberWriter): void {
  readersNumbers = write;
}

/** A number as the reader writes it. */
export function numberText(value: number): string {
  return readersNumbers(value);
}

/** What a message says to the reader. */
export function t<M extends Message>(message: M, ...given: ArgumentsOf<M>): string {
  return textIn(readersLanguage(), wording(message, ...given));
}

/** Texts by their keys, each said when it is read: a server has readers of many languages. */
export function labelsFrom<const M extends Readonly<Record<string, Message>>>(
  messages: M,
): { readonly [Key in keyof M]: string } {
  const labels = {};
  for (const key of Object.keys(messages)) {
    const message = messages[key];
    if (message !== undefined)
      Object.defineProperty(labels, key, { enumerable: true, get: () => t<Message>(message) });
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the keys of the messages
  return labels as { readonly [Key in keyof M]: string };
}

/** What is said, in a language, with numbers as its reader writes them. */
export function textIn(
  language: Language,
  { message, values }: Wording,
  numbers: NumberWriter = readersNumbers,
): string {
  const own = language.patternOf(message);
  const pattern = own ?? message.defaultMessage;
  const whole = wholeOf(pattern);
  if (whole !== null) return whole;
  const tag = own === undefined ? english.tag : language.tag;
  const said = formatOf(pattern, tag, numbers).format<never>(values);
  return typeof said === 'string' ? said : said.join('');
}

/** What it says to the reader where its values, or what is in its tags (`<link>the guide</link>`), are more than texts. */
export function partsOf<T>(
  message: Message,
  values: Readonly<Record<string, T | ((parts: T) => T)>>,
): readonly (string | T)[] {
  const language = readersLanguage();
  const own = language.patternOf(message);
  const tag = own === undefined ? english.tag : language.tag;
  // What the library takes and gives is wider: any value, and a list only where there are several parts.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- values and functions of tags are what it formats
  const given = values as Record<string, T>;
  const said = formatOf(own ?? message.defaultMessage, tag, readersNumbers).format<T>(given);
  return Array.isArray(said) ? said : [said];
}

/** The text of a pattern without values; null if it has some. */
function wholeOf(pattern: Pattern): string | null {
  if (typeof pattern === 'string') return hasSyntax.test(pattern) ? null : pattern;
  const [only] = pattern;
  return pattern.length === 1 && Number(only?.type) === literal && only !== undefined && 'value' in only
    ? only.value
    : null;
}

/** An apostrophe quotes braces, and is itself everywhere else. */
export const hasSyntax = /[{}<]|''/;

/** Of the elements that a parsed pattern has; its enumeration is part of the parser, which no build needs. */
const literal = 0;

// Its own asks which locales are supported, for which Node reads all of its data once: 22 ms, a third of what a short command
// takes. A message is never written in a locale that was not chosen before.
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale([locales].flat()[0] ?? english.tag);

/** Patterns are constants: as many are held as there are messages. */
const held = new Map<Pattern, { numbers: NumberWriter; format: IntlMessageFormat }>();

function formatOf(pattern: Pattern, tag: string, numbers: NumberWriter): IntlMessageFormat {
  const known = held.get(pattern);
  if (known?.numbers === numbers) return known.format;
  const source = typeof pattern === 'string' ? pattern : [...pattern];
  const format = new IntlMessageFormat(source, tag, undefined, { formatters: formattersOf(numbers) });
  held.set(pattern, { numbers, format });
  return format;
}

/** Numbers are written as everywhere else: by the reader's preferences, which may be those of another language. */
function formattersOf(numbers: NumberWriter): Formatters {
  const format = (value: number | bigint) => numbers(Number(value));
  // Nothing of Intl's is made for it: its first one reads data of all languages.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that is asked of it
  const written = { format } as Intl.NumberFormat;
  return {
    getNumberFormat: () => written,
    getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
    getPluralRules: (...given) => new Intl.PluralRules(...given),
  };
}
