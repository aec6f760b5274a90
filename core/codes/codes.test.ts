// Every code is read back by a reader that shares nothing with what made it: ZXing.
import { describe, expect, it } from 'vitest';
import { inMemory } from '#core/files/output.ts';
import { readCodes, readDrawn } from '#tests/support/read-code.ts';
import { codeLines, codeOf } from './code.ts';
import {
  blankCodes,
  codesOf,
  codesSearch,
  type CodesDraft,
  fillLink,
  longestCode,
  planOf,
  readCodesSearch,
} from './codes-draft.ts';
import { codesPdf } from './codes-pdf.ts';
import { labelSheets, pageSizes } from './label-sheets.ts';
import { codePng } from './png.ts';
import { layoutOf, printNotes, sheetChoices } from './labels.ts';

function draftOf(changes: Partial<CodesDraft>): CodesDraft {
  return { ...blankCodes, seed: '7d3c1f5e-8a64-4d0b-9e37-5b1f6f2c4a90', ...changes };
}

function textsOf(changes: Partial<CodesDraft>): string[] {
  const { plan } = planOf(draftOf(changes));
  return codesOf(plan!, 'https://forms.example.com').map(({ content }) => content);
}

describe('codes', () => {
  it('are read as what was asked for', async () => {
    const texts = [
      ...textsOf({ type: 'UUID', howMany: '20' }),
      ...textsOf({ type: 'INCREMENT', howMany: '20', prefix: 'PUMP-', start: '995' }),
      ...textsOf({ type: 'STATIC VALUE', value: 'Grüße 東京 🐟' }),
      ...textsOf({
        type: 'INCREMENT',
        howMany: '5',
        formId: '1f0c0f9e-5b0a-4c8e-9a53-3f1f7c1b2a10',
        questionId: '2b1d7c44-9d4b-4f27-8f4b-0f4f0c9d2e11',
      }),
      'x'.repeat(longestCode),
    ];
    for (const text of texts) expect(await readCodes(codePng(codeOf(text), 256))).toEqual([text]);
  });

  it('are of one text each, whatever their number', () => {
    const texts = textsOf({ type: 'UUID', howMany: '10000' });
    expect(new Set(texts).size).toBe(10_000);
    expect(
      texts.every((text) =>
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(text),
      ),
    ).toBe(true);
    expect(textsOf({ type: 'UUID', howMany: '10000' })).toEqual(texts);
    expect(textsOf({ type: 'UUID', seed: '00000000-0000-4000-8000-000000000001' })).not.toEqual(
      texts.slice(0, 1),
    );
  });

  it('count on from any whole number', () => {
    expect(textsOf({ type: 'INCREMENT', howMany: '3', start: '-1' })).toEqual(['-1', '0', '1']);
    expect(textsOf({ type: 'INCREMENT', howMany: '2', start: '99999999999999999' })).toEqual([
      '99999999999999999',
      '100000000000000000',
    ]);
  });

  it('are read off a terminal', async () => {
    expect(await readDrawn(codeLines(codeOf('PUMP-1')).join('\n'))).toEqual(['PUMP-1']);
  });
});

describe('a draft', () => {
  it.each<[string, Partial<CodesDraft>, string]>([
    ['none at all', { howMany: '0' }, 'howMany'],
    ['half a code', { howMany: '1.5' }, 'howMany'],
    ['too many', { howMany: '10001' }, 'howMany'],
    ['no codes in a row', { perRow: '0' }, 'perRow'],
    ['a start that is no whole number', { type: 'INCREMENT', start: '1.5' }, 'start'],
    ['a type that does not exist', readCodesSearch({ type: 'BARCODE' }), 'type'],
    ['a scale below 0', { scale: '-1' }, 'scale'],
    ['no value', { type: 'STATIC VALUE', value: ' ' }, 'value'],
    ['labels that do not exist', { sheet: 'L1' }, 'sheet'],
    ['a form without a question', { formId: 'x' }, 'questionId'],
  ])('is refused with %s', (_, changes, path) => {
    expect(planOf(draftOf(changes)).issues.map((issue) => issue.path)).toEqual([path]);
  });

  it('is the same from the address of its page', () => {
    const draft = draftOf({ type: 'INCREMENT', prefix: 'A&B=', howMany: '7', sheet: 'L7160' });
    expect(readCodesSearch(codesSearch(draft))).toEqual(draft);
    expect(codesSearch(blankCodes)).toEqual({});
  });

  it('opens forms by an address with the answer in it', () => {
    expect(fillLink('https://f.example.com', { formId: 'f', questionId: 'q' }, 'A 1&2')).toBe(
      'https://f.example.com/fill/f?q=A%201%262',
    );
  });
});

describe('sheets of labels', () => {
  it.each(labelSheets)(
    '$name lies within its page',
    ({ page, columns, rows, stepX, stepY, width, height, marginLeft, marginTop }) => {
      expect(marginLeft).toBeGreaterThanOrEqual(0);
      expect(marginTop).toBeGreaterThanOrEqual(0);
      expect(2 * marginLeft + (columns - 1) * stepX + width).toBeCloseTo(pageSizes[page].width, 3);
      expect(2 * marginTop + (rows - 1) * stepY + height).toBeCloseTo(pageSizes[page].height, 3);
    },
  );

  it('have the margins that Avery gives for them', () => {
    const marginsOf = (name: string) => {
      const sheet = labelSheets.find((each) => each.name === name);
      return [sheet?.marginLeft, sheet?.marginTop].map((margin) => Math.round((margin ?? 0) * 10) / 10);
    };
    expect(marginsOf('L7160')).toEqual([7.3, 15.2]);
    expect(marginsOf('L7163')).toEqual([4.7, 15.2]);
    expect(marginsOf('5160')).toEqual([4.8, 12.7]);
    expect(marginsOf('5163')).toEqual([4, 12.7]);
  });
});

describe('a PDF', () => {
  it.each(sheetChoices.map(({ value }) => value))(
    'has all codes on %s, on as many pages as they need',
    async (sheet) => {
      const { plan } = planOf(draftOf({ type: 'INCREMENT', howMany: '100', sheet }));
      const { layout, codeSize } = layoutOf(plan!);
      let result = { pages: 0, unprintable: 0, smallestModule: 0 };
      const bytes = await inMemory(async (output) => {
        result = await codesPdf(codesOf(plan!, ''), { layout, codeSize, description: '' }, output);
      });
      expect(result.pages).toBe(Math.ceil(100 / (layout.columns * layout.rows)));
      const text = new TextDecoder('latin1').decode(bytes);
      expect(text.match(/\/Type \/Page /g)).toHaveLength(result.pages);
      // Each offset of the table leads to its object.
      const [, first] = /xref\n0 \d+\n.*\n([^]*?)trailer/.exec(text) ?? [];
      for (const [index, line] of (first ?? '').trimEnd().split('\n').entries())
        expect(text.slice(Number(line.slice(0, 10))).startsWith(`${index + 1} 0 obj`)).toBe(true);
    },
  );

  it('says which texts it cannot print, and which codes are too small', () => {
    expect(printNotes({ unprintable: 2, smallestModule: 0.1 })).toHaveLength(2);
    expect(printNotes({ unprintable: 0, smallestModule: 0.3 })).toEqual([]);
  });
});
