// What is English on a page or a screen that is in a pseudo-language, beside the company's data: a word without accents.
import { globSync, readFileSync } from 'node:fs';
import Papa from 'papaparse';

/** Words of letters that have accents in the pseudo-languages, vowels above all. */
const plainWord = /^[A-Za-z]+$/;
const wordsIn = /[\p{L}\p{M}\p{N}_]+/gu;

/** Dates, units and names are the same in every language. */
const names = new Set(
  `jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november
  december mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday am pm utc formdeck chrome linux uuid knots user users sheet csv pdf xlsx json
  zip qr url http https kb mb gb px ms min sec ctrl esc enter tab shift alt`.split(/\s+/),
);

export type Data = {
  without(text: string): string;
  add(value: unknown): void;
  /** Whether it may be a part of a value, which a terminal has cut. */
  mayBePart(text: string): boolean;
};

/** No name of the demo has more words. */
const longest = 12;

/** What the demo's companies hold, and whatever is added that is no message. */
export function companyData(): Data {
  const values = new Set<string>();
  const english = englishTexts();
  const addText = (text: string) => values.add(normal(text));
  for (const file of globSync('demo/**/*.{json,csv}')) {
    const content = readFileSync(file, 'utf8');
    const parsed = file.endsWith('.json') ? JSON.parse(content) : Papa.parse(content).data;
    for (const text of stringsIn(parsed)) addText(text);
  }
  const isValue = (text: string) =>
    values.has(text) && (text.includes(' ') || !english.has(text)) && text.length > 1;
  return {
    /** A text without the values in it, the longest first; one that is a value as a whole says nothing else. */
    without(text) {
      if (values.has(normal(text))) return '';
      const words = [...text.matchAll(wordsIn)];
      const left = text.split('');
      for (let from = 0; from < words.length; from += 1)
        for (let to = Math.min(words.length, from + longest); to > from; to -= 1) {
          const [first, last] = [words[from], words[to - 1]];
          const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
          if (first === undefined || !isValue(normal(text.slice(first.index, end)))) continue;
          left.fill('|', first.index, end);
          from = to - 1;
          break;
        }
      return left.join('');
    },
    mayBePart(text) {
      const part = normal(text);
      return !english.has(part) && [...values].some((value) => value.includes(part));
    },
    add(value) {
      for (const text of stringsIn(value)) if (!english.has(normal(text))) addText(text);
    },
  };
}

/** The parts of a text that are English: several words, or one. */
export function englishIn(text: string, data: Data): string[] {
  return data
    .without(text)
    .split(/[^\p{L}\p{M}\p{N}_ '’\-.…]+/u)
    .flatMap((part) => {
      const found: string[] = [];
      let words: string[] = [];
      const close = () => {
        if (words.some((word) => word.length > 1)) found.push(words.join(' '));
        words = [];
      };
      for (const [word] of part.matchAll(wordsIn))
        if (plainWord.test(word) && /[aeiouy]/i.test(word) && !names.has(word.toLowerCase()))
          words.push(word);
        else close();
      close();
      return found;
    });
}

function normal(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** What the messages without values say in English. */
function englishTexts(): Set<string> {
  const message = /defaultMessage:\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g;
  return new Set(
    globSync('{core,server,cli,web}/**/*texts.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(message)].map(([, single, double]) =>
        normal(single ?? double ?? ''),
      ),
    ),
  );
}
