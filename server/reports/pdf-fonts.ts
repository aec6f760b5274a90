// The fonts of a PDF: Noto Sans of many scripts, and what the compiler has of its own for signs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportFont } from '#core/reports/draw/fonts.ts';
import { lettersHave, lettersOfFile, lettersOfText } from './font-letters.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Beside this file; after a build beside the chunks. */
const folders = ['fonts', '../fonts'].map((folder) => join(import.meta.dirname, folder));

/** Where the fonts are. As files, a report takes memory for those alone whose letters are in it. */
export function fontFolder(): string {
  const folder = folders.find((each) => existsSync(each));
  if (folder === undefined) throw new Error(`There are no fonts in ${folders.join(' or ')}.`);
  return folder;
}

type FontFile = { family: string; file: string; leads?: RegExp };

/** In the order in which they are asked for a character. */
const fontFiles: readonly FontFile[] = [
  { family: t(m.notoSans), file: 'noto-sans-400-normal' },
  { family: t(m.notoSansArabic), file: 'noto-sans-arabic-arabic-400-normal' },
  { family: t(m.notoSansHebrew), file: 'noto-sans-hebrew-hebrew-400-normal' },
  ...['Thai', 'Bengali', 'Tamil', 'Telugu', 'Gujarati', 'Gurmukhi', 'Kannada'].map(ofScript),
  ...['Malayalam', 'Sinhala', 'Lao', 'Khmer', 'Myanmar', 'Georgian', 'Armenian', 'Ethiopic'].map(ofScript),
  ofScript('Symbols'),
];

/** Large ones last. The parts of Noto Sans TC have half-width and square forms, each under a name of its own. */
const laterFiles: readonly FontFile[] = [
  { family: t(m.notoEmoji), file: 'noto-emoji-emoji-400-normal' },
  { family: t(m.notoSansSc), file: 'noto-sans-sc-chinese-simplified-400-normal' },
  { family: t(m.notoSansJp), file: 'noto-sans-jp-japanese-400-normal', leads: /[\u3041-\u30fe]/u },
  { family: t(m.notoSansKr), file: 'noto-sans-kr-korean-400-normal', leads: /[\uac00-\ud7a3]/u },
  { family: t(m.notoSansT6), file: 'noto-sans-tc-6-400-normal' },
  { family: t(m.notoSansT7), file: 'noto-sans-tc-7-400-normal' },
  { family: t(m.notoSansT8), file: 'noto-sans-tc-85-400-normal' },
];

/** Fonts that the compiler brings along, with the signs that they are used for: arrows, boxes, mathematics. */
const compilerFonts = [
  {
    family: t(m.dejavuSansMono),
    signs:
      '2190-2213 2215 2217-2220 2223 2227-222d 2234-223d 2241-2269 226d-228b 228d-22a5 22b2-22b5 22b8 22c2-22c6 ' +
      '22cd-22d1 22da-22e9 22ef 2300-2306 2308-2315 2318-2319 231c-2321 2325-2328 232b 2335-237a 2395 239b-23ae ' +
      '23ce-23cf 2423 2500-262f 2638-268b 2690-269c 26a0-26a1 2701-2704 2706-2709 270c-2727 2729-274b 274d ' +
      '274f-2752 2756 2758-275e 2761-2775 2794 2798-27af 27b1-27be',
  },
  { family: t(m.newComputerModernMath), signs: '2200-22ff' },
];

function ofScript(script: string): FontFile {
  const name = script.toLowerCase();
  return { family: t(m.notoSansOf, { script }), file: `noto-sans-${name}-${name}-400-normal` };
}

let fonts: readonly ReportFont[] | undefined;

/** All of them. What one has is read once a character is looked for in it, since large ones take the server memory. */
export function reportFonts(): readonly ReportFont[] {
  fonts ??= [
    ...fontFiles.map(fontOf),
    ...compilerFonts.map(({ family, signs }) => ({ family, has: lettersHave(lettersOfText(signs)) })),
    ...laterFiles.map(fontOf),
  ];
  return fonts;
}

function fontOf({ file, ...font }: FontFile): ReportFont {
  let has: ReportFont['has'] | undefined;
  return {
    ...font,
    has: (letter) => (has ??= lettersHave(lettersOfFile(join(fontFolder(), `${file}.ttf`))))(letter),
  };
}
