import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { describe, expect, it } from 'vitest';
import { fontsFor } from '#core/reports/draw/fonts.ts';
import { fontFolder, reportFonts } from './pdf-fonts.ts';

/** A sentence of a form's answer in each script that is printed. */
const answers = {
  Latin: 'Łódź, Öland, Đà Nẵng, Iğdır',
  Greek: 'Έλεγχος διαδρόμου',
  Cyrillic: 'Осмотр полосы, Ґанок, Қазақстан',
  Arabic: 'تفتيش المدرج، پاکستان',
  Hebrew: 'בדיקת מסלול',
  Thai: 'หมอกหนาที่รันเวย์',
  Devanagari: 'रनवे निरीक्षण',
  Bengali: 'রানওয়ে পরিদর্শন',
  Tamil: 'ஓடுபாதை ஆய்வு',
  Telugu: 'రన్‌వే తనిఖీ',
  Gujarati: 'રનવે નિરીક્ષણ',
  Gurmukhi: 'ਰਨਵੇ ਨਿਰੀਖਣ',
  Kannada: 'ರನ್‌ವೇ ತಪಾಸಣೆ',
  Malayalam: 'റൺവേ പരിശോധന',
  Sinhala: 'ධාවන පථ පරීක්ෂාව',
  Lao: 'ກວດກາ',
  Khmer: 'ការត្រួតពិនិត្យ',
  Burmese: 'လေယာဉ်ပြေးလမ်း',
  Georgian: 'ასაფრენი ბილიკი',
  Armenian: 'Թռիչքուղի',
  Ethiopic: 'የመሮጫ መንገድ',
  Chinese: '跑道检查，跑道檢查',
  Japanese: '滑走路の点検 ｶﾀｶﾅ ㈱ ㎏',
  Korean: '활주로 점검',
  emoji: '😀 🚀 👍🏽 ✅ 👨‍👩‍👧 🇩🇪 ⚠️ ❤️',
  signs: '→ ↔ ≤ ≥ ≠ ≈ ∑ √ ∞ ① Ⅳ ■ ● ★ ☐ ☑ ✓ ✗ ▲ ½ € ₹ ° ‰ …',
};

describe('the fonts of a PDF', () => {
  it.each(Object.entries(answers))('have every character of %s', (_, text) => {
    expect(fontsFor(text, reportFonts()).missing).toEqual([]);
  });

  it('say which characters they do not have', () => {
    expect(fontsFor('བོད and 毖', reportFonts()).missing).toEqual(['བ', 'ོ', 'ད', '毖']);
  });

  it('are no more than a text needs', () => {
    const families = (text: string) => fontsFor(text, reportFonts()).families;
    expect(families('Plain, in English')).toEqual(['Noto Sans']);
    expect(families('หมอก')).toEqual(['Noto Sans', 'Noto Sans Thai']);
    // A Japanese text has Japanese forms of its Chinese characters, but not a Chinese one with a Japanese name in it.
    expect(families('滑走路の点検')).toEqual(['Noto Sans', 'Noto Sans JP']);
    expect(families('跑道检查，のぞみ')).toContain('Noto Sans SC');
    expect(families('跑道检查')).toEqual(['Noto Sans', 'Noto Sans SC']);
  });

  it('draw what they say that they have', () => {
    const compiler = NodeCompiler.create({ workspace: '/', fontArgs: [{ fontPaths: [fontFolder()] }] });
    // A PDF for archives may have no character without a glyph.
    const draw = (families: readonly string[], text: string) =>
      compiler.pdf(
        {
          mainFileContent:
            '#set text(font: json(bytes(sys.inputs.families)), fallback: false)\n#sys.inputs.text',
          inputs: { families: JSON.stringify(families), text },
        },
        { pdfStandard: 'a-2b' },
      );
    expect(() => draw(['Noto Sans'], 'หมอก')).toThrow();
    for (const text of Object.values(answers)) draw(fontsFor(text, reportFonts()).families, text);
    // One by one, so that no font stands in for another.
    const signs = Array.from({ length: 0x27c0 - 0x2190 }, (_, place) => String.fromCodePoint(0x2190 + place));
    const byFont = Map.groupBy(signs, (sign) => fontsFor(sign, reportFonts()).families.at(-1) ?? '');
    for (const [family, some] of byFont) if (family !== 'Noto Sans') draw([family], some.join(''));
  });
});
