// The PDF as it comes on paper: its pages are drawn here by what they say, and every code is read off its own label.
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { inMemory } from '#core/files/output.ts';
import { readCodes } from '#tests/support/read-code.ts';
import { blankCodes, codesOf, planOf } from './codes-draft.ts';
import { codesPdf } from './codes-pdf.ts';
import { pageSizes } from './label-sheets.ts';
import { codePng } from './png.ts';
import { layoutOf, sheetChoices } from './labels.ts';

const dotsPerMillimetre = 7;
const dotsPerPoint = (dotsPerMillimetre * 25.4) / 72;

type Page = {
  width: number;
  height: number;
  dark: Uint8Array;
  texts: { x: number; y: number; text: string }[];
};

/** Draws the pages of a PDF: filled rectangles in the matrix in force, and where texts begin. */
function drawn(bytes: Uint8Array): Page[] {
  const file = new TextDecoder('latin1').decode(bytes);
  const boxes = [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  return [...file.matchAll(/\/Length (\d+) \/Filter[^\n]*\nstream\n/g)].map((found, index) => {
    const start = found.index + found[0].length;
    const content = new TextDecoder('latin1').decode(
      inflateSync(bytes.subarray(start, start + Number(found[1]))),
    );
    const [, across = '0', down = '0'] = boxes[index] ?? [];
    const width = Math.round(Number(across) * dotsPerPoint);
    const height = Math.round(Number(down) * dotsPerPoint);
    const dark = new Uint8Array(width * height);
    const texts: Page['texts'] = [];
    let matrix = { scale: 1, x: 0, y: 0 };
    for (const line of content.split('\n')) {
      const numbers = line.match(/-?[\d.]+/g)?.map(Number) ?? [];
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
      if (line.endsWith(' cm')) {
        expect([b, c, d]).toEqual([0, 0, -a]);
        matrix = { scale: a, x: e, y: f };
      } else if (line.endsWith(' re')) {
        const left = Math.round((matrix.x + a * matrix.scale) * dotsPerPoint);
        const right = Math.round((matrix.x + (a + c) * matrix.scale) * dotsPerPoint);
        const top = height - Math.round((matrix.y - b * matrix.scale) * dotsPerPoint);
        const bottom = height - Math.round((matrix.y - (b + d) * matrix.scale) * dotsPerPoint);
        for (let y = top; y < bottom; y += 1) dark.fill(1, y * width + left, y * width + right);
      } else if (line.startsWith('BT')) {
        const [, x = '0', y = '0', text = ''] = /Tf ([\d.]+) ([\d.]+) Td \((.*)\) Tj/.exec(line) ?? [];
        texts.push({ x: Number(x), y: Number(y), text });
      }
    }
    return { width, height, dark, texts };
  });
}

/** A part of a page as a picture, in millimetres. */
function part(page: Page, left: number, top: number, width: number, height: number): Uint8Array<ArrayBuffer> {
  const dots = (length: number) => Math.floor(length * dotsPerMillimetre);
  const [x0, y0, across, down] = [dots(left), dots(top), dots(width), dots(height)];
  const size = Math.max(across, down);
  const modules = new Uint8Array(size * size);
  for (let y = 0; y < down; y += 1)
    modules.set(
      page.dark.subarray((y0 + y) * page.width + x0, (y0 + y) * page.width + x0 + across),
      y * size,
    );
  return codePng({ size, modules }, size);
}

it.each(sheetChoices.map(({ value }) => value))(
  'has each code on a label of its own, with its text: %s',
  async (sheet) => {
    const draft = {
      ...blankCodes,
      type: 'INCREMENT',
      howMany: '90',
      prefix: 'PUMP-',
      start: '1000',
      sheet,
    } as const;
    const plan = planOf(draft).plan!;
    const { layout, codeSize } = layoutOf(plan);
    const codes = codesOf(plan, '');
    const pages = drawn(
      await inMemory((output) => codesPdf(codes, { layout, codeSize, description: '' }, output)),
    );
    const perPage = layout.columns * layout.rows;
    expect(pages).toHaveLength(Math.ceil(codes.length / perPage));
    const size = pageSizes[layout.page];
    // All of one sheet; of the others those at the edges, since reading takes its time.
    const { columns } = layout;
    const edges = new Set([0, columns - 1, perPage - columns, perPage - 1, perPage]);
    for (const [index, { content }] of codes.entries()) {
      if (sheet !== 'L7160' && !edges.has(index)) continue;
      const page = pages[Math.floor(index / perPage)]!;
      expect(page.width / dotsPerMillimetre).toBeCloseTo(size.width, 0);
      const at = index % perPage;
      const left = layout.marginLeft + (at % layout.columns) * layout.stepX;
      const top = layout.marginTop + Math.floor(at / layout.columns) * layout.stepY;
      expect(await readCodes(part(page, left, top, layout.width, layout.height))).toEqual([content]);
      const text = page.texts[at]!;
      const millimetres = { x: (text.x * 25.4) / 72, y: size.height - (text.y * 25.4) / 72 };
      expect(text.text).toBe(content);
      expect(millimetres.x).toBeGreaterThan(left);
      expect(millimetres.x).toBeLessThan(left + layout.width);
      expect(millimetres.y).toBeGreaterThan(top);
      expect(millimetres.y).toBeLessThan(top + layout.height);
    }
  },
  20_000,
);
