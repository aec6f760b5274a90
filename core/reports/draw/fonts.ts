// Which fonts a report needs on paper, and which of its characters none of them has. A PDF has no fonts but those that the
// product brings along, so that it looks the same on every machine.
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ReportFont = {
  family: string;
  /** Whether it has this code point. */
  has(letter: number): boolean;
  /** Chinese characters are drawn by it where these are in the text, and it has all of the text's Chinese characters. */
  leads?: RegExp;
};

export type ReportFonts = {
  /** In the order in which they are asked for a character. */
  families: readonly string[];
  /** Characters without a font, each once. */
  missing: readonly string[];
};

/** The first font has them all. */
const plain = /[\u0250-\u{10ffff}]/gu;
/** They have no picture of their own, or none is missed. */
const silent = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\p{Cs}]/u;
const chinese = /\p{Script=Han}/u;

/** The fonts for a text, of these: fewer make a PDF sooner. The first is always there. */
export function fontsFor(text: string, fonts: readonly ReportFont[]): ReportFonts {
  const letters = new Set(text.match(plain) ?? []);
  const characters = [...letters].filter((letter) => chinese.test(letter));
  const first = fonts.find(
    ({ leads, has }) => leads?.test(text) && characters.every((letter) => has(codeOf(letter))),
  );
  const [usual, ...others] = fonts;
  const inOrder = [usual, first, ...others.filter((font) => font !== first)].filter(
    (font) => font !== undefined,
  );
  const needed = new Set(usual === undefined ? [] : [usual]);
  const missing: string[] = [];
  for (const letter of letters) {
    const font = inOrder.find(({ has }) => has(codeOf(letter)));
    if (font !== undefined) needed.add(font);
    else if (!silent.test(letter)) missing.push(letter);
  }
  return { families: inOrder.filter((font) => needed.has(font)).map(({ family }) => family), missing };
}

function codeOf(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}

/** What people know by name, of what fonts of the product do not have. */
const names = (): readonly (readonly [string, RegExp])[] => [
  [t(m.chineseCharacters), chinese],
  [t(m.emoji), /\p{Extended_Pictographic}/u],
  ['Adlam', /\p{Script=Adlam}/u],
  ['Balinese', /\p{Script=Balinese}/u],
  [t(m.canadianAboriginal), /\p{Script=Canadian_Aboriginal}/u],
  ['Cherokee', /\p{Script=Cherokee}/u],
  ['Javanese', /\p{Script=Javanese}/u],
  ['Mongolian', /\p{Script=Mongolian}/u],
  ["N'Ko", /\p{Script=Nko}/u],
  ['Odia', /\p{Script=Oriya}/u],
  [t(m.olChiki), /\p{Script=Ol_Chiki}/u],
  ['Syriac', /\p{Script=Syriac}/u],
  ['Thaana', /\p{Script=Thaana}/u],
  ['Tibetan', /\p{Script=Tibetan}/u],
  ['Tifinagh', /\p{Script=Tifinagh}/u],
  ['Yi', /\p{Script=Yi}/u],
];

/** What a reader of the paper is told of characters that are boxes there; null where none is. */
export function missingText(missing: readonly string[]): string | null {
  if (missing.length === 0) return null;
  const known = names();
  const others = t(m.others);
  const nameOf = (letter: string) => known.find(([, pattern]) => pattern.test(letter))?.[0] ?? others;
  const found = new Set(missing.map(nameOf));
  const kinds = [...known.map(([name]) => name), others].filter((name) => found.has(name));
  const count = missing.length;
  const boxes =
    kinds.join() === others
      ? t(m.charactersAreBoxes, { count })
      : t(m.charactersOfKindsAreBoxes, { count, kinds: kinds.join(', ') });
  return `${boxes} ${t(m.browserShowsAll)}`;
}
