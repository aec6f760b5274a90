// The drawings of one document: all have the same words and numbers, and none lets an answer be markup.
import { describe, expect, it } from 'vitest';
import { internationalFormats } from '#core/format/formats.ts';
import type { ReportDocument } from '#core/reports/document.ts';
import { chartSvg } from './chart-svg.ts';
import { finish } from '#core/portions/portions.ts';
import { drawHtml } from './html.ts';
import { drawText } from './text.ts';
import { drawTypst } from './typst.ts';

const formats = internationalFormats();
const hostile = '</td><script>alert(1)</script> #panic("x") *b* \u0000';
const document: ReportDocument = {
  title: 'Strikes & more',
  company: 'Northern Airfields',
  subtitle: '1–30 November 2026',
  about: [{ label: 'Operator', value: 'Aurora Air' }],
  made: 'Run 2026-11-30 14:05 (UTC) by Pat',
  blocks: [
    { kind: 'figures', figures: [{ label: 'Rows', value: 12_345.5 }] },
    { kind: 'heading', level: 1, text: 'تفتيش' },
    {
      kind: 'chart',
      name: 'By species',
      shape: 'bars',
      unit: 'answers',
      points: [
        { label: '鷹', value: 7 },
        { label: hostile, value: 3 },
      ],
    },
    {
      kind: 'table',
      name: 'By species',
      columns: [
        { header: 'Species', kind: 'text' },
        { header: 'Rows', kind: 'number' },
        { header: 'Last', kind: 'date-time' },
      ],
      rows: [
        ['鷹', 7, Date.UTC(2026, 10, 23, 14, 5)],
        [hostile, 3, null],
      ],
      total: ['Total', 10, null],
    },
    { kind: 'facts', name: 'Row 1', facts: [{ label: 'What is wrong', value: 'Beacon\nRadio' }] },
  ],
};
const chart = { kind: 'chart', name: 'By species', shape: 'bars', unit: 'answers', points: [] } as const;
const drawing = {
  formats,
  look: { background: '#0049ee', text: '#ffffff' },
  logo: null,
  photoOf: () => undefined,
  fonts: [{ family: 'Noto Sans', has: () => true }],
};

describe('a report', () => {
  it('has its words and numbers in the page, the PDF and the terminal', () => {
    const html = finish(drawHtml(document, { formats }));
    const text = drawText(document, { formats, width: 100, widthOf: (words) => words.length }).join('\n');
    const data = finish(drawTypst(document, drawing)).files['/report.json'] ?? '';
    for (const wanted of ['12,345.5', '2026-11-23 14:05', '鷹', 'تفتيش', '10', 'Beacon']) {
      expect(html).toContain(wanted);
      expect(text).toContain(wanted);
      expect(data).toContain(wanted);
    }
  });

  it('begins with its days and what it is of, and says who made it at its foot', () => {
    const look = { background: '#0b4f5c', text: '#ffffff' };
    const html = finish(drawHtml(document, { formats, look, logo: 'data:image/png;base64,AA' }));
    expect(html).toMatch(
      /<header>.*<h1>Strikes &amp; more<\/h1>.*1–30 November 2026.*Operator.*<img.*<\/header>/,
    );
    expect(html).toMatch(/<footer dir="auto">Run 2026-11-30 14:05 \(UTC\) by Pat<\/footer>/);
    expect(html).toContain('--ground:#0b4f5c;--on-ground:#ffffff;--accent:#0b4f5c');
    const text = drawText(document, { formats, width: 80, widthOf: (words) => words.length });
    expect([text[2], text[3], text.at(-1)]).toEqual([
      '1–30 November 2026',
      'Operator: Aurora Air',
      'Run 2026-11-30 14:05 (UTC) by Pat',
    ]);
  });

  it('draws bars in the colour of the company, unless paper would not show it', () => {
    const accentOn = (background: string) => {
      const { files } = finish(drawTypst(document, { ...drawing, look: { background, text: '#000000' } }));
      const { accent }: { accent: string } = JSON.parse(files['/report.json'] ?? '');
      return accent;
    };
    expect(['#0b4f5c', '#ffd166', '#ffffff'].map(accentOn)).toEqual(['#0b4f5c', '#2f6fde', '#2f6fde']);
  });

  it('lets no answer be markup', () => {
    const html = finish(drawHtml(document, { formats }));
    expect(html).not.toContain('<script');
    expect(html).not.toContain('\u0000');
    const { program, files } = finish(drawTypst(document, drawing));
    expect(program).not.toContain('panic("x")');
    expect(chartSvg({ ...chart, points: [{ label: hostile, value: 1 }] }, formats)).not.toContain('<script');
    expect(JSON.parse(files['/report.json'] ?? '')).toMatchObject({ title: 'Strikes & more' });
  });

  it('says on paper which characters have no font, and has none that nobody sees', () => {
    const fonts = [{ family: 'Noto Sans', has: (letter: number) => letter < 0x250 || letter === 0x2013 }];
    const odd: ReportDocument = { ...document, title: 'bell\u0007 \u{1f680} བོད', blocks: [] };
    const { files } = finish(drawTypst(odd, { ...drawing, fonts }));
    expect(JSON.parse(files['/report.json'] ?? '')).toMatchObject({ title: 'bell \u{1f680} བོད' });
    expect(JSON.parse(files['/fonts.json'] ?? '')).toEqual({
      families: ['Noto Sans'],
      missing:
        '4 characters cannot be printed and appear as boxes: emoji, Tibetan. ' +
        'The browser and XLSX files show all characters.',
    });
    const plain = finish(drawTypst({ ...odd, title: 'Strikes' }, { ...drawing, fonts }));
    expect(JSON.parse(plain.files['/fonts.json'] ?? '')).toMatchObject({ missing: null });
  });

  it('fits into the terminal, however narrow', () => {
    for (const width of [40, 60, 80]) {
      const lines = drawText(document, { formats, width, widthOf: (words) => words.length });
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
    }
  });

  it('draws a chart of nothing, of one value and of zeros', () => {
    for (const shape of ['bars', 'columns', 'line'] as const)
      for (const points of [[], [{ label: 'a', value: 5 }], [{ label: 'a', value: 0 }]])
        expect(chartSvg({ kind: 'chart', name: 'n', shape, unit: 'rows', points }, formats)).not.toMatch(
          /NaN|Infinity/,
        );
  });

  it('counts in whole numbers beside a chart', () => {
    const axisOf = (values: readonly number[]) => {
      const points = values.map((value) => ({ label: 'day', value }));
      const svg = chartSvg({ ...chart, shape: 'columns', points }, formats);
      return [...svg.matchAll(/text-anchor="end"[^>]*>([^<]+)</g)].map(([, label]) => label);
    };
    expect(axisOf([1, 1])).toEqual(['0', '1']);
    expect(axisOf([1, 3])).toEqual(['0', '1', '2', '3']);
    expect(axisOf([0.5, 1])).toEqual(['0', '0.5', '1']);
    expect(axisOf([0, 0])).toEqual(['0', '1']);
  });

  it('has a chart for a phone, whose letters keep their size there', () => {
    const html = finish(drawHtml(document, { formats }));
    expect(html).toMatch(/<text [^>]*>answers<\/text>/);
    const widths = [...html.matchAll(/<svg [^>]*class="(wide|narrow)" viewBox="0 0 (\d+) /g)];
    expect(widths.map(([, room, width]) => [room, width])).toEqual([
      ['wide', '720'],
      ['narrow', '340'],
    ]);
    // The style shows one of them, by the room that the report has.
    expect(html).toContain('.report figure svg.narrow { display: none;');
  });

  it('lets no label of an axis run into the next, or over the edge', () => {
    const long = (place: number) => `2026-0${place}-01 to 2026-0${place}-07`;
    const points = Array.from({ length: 9 }, (_, place) => ({ label: long(place + 1), value: place }));
    for (const [room, width] of [
      ['wide', 720],
      ['narrow', 340],
    ] as const) {
      const svg = chartSvg({ ...chart, shape: 'columns', points }, formats, { room });
      const labels = [...svg.matchAll(/x="([\d.]+)"[^>]*text-anchor="middle"[^>]*>([^<]+)</g)];
      const ends = labels.map(([, x, words = '']) => {
        const half = (words.length * 6) / 2;
        return [Number(x) - half, Number(x) + half] as const;
      });
      expect(ends.length).toBeGreaterThan(0);
      for (const [place, [from, to]] of ends.entries()) {
        expect(from).toBeGreaterThanOrEqual(ends[place - 1]?.[1] ?? 0);
        expect(to).toBeLessThanOrEqual(width);
      }
    }
    const short = points.map((point) => ({ ...point, axis: point.label.slice(5, 10) }));
    expect(chartSvg({ ...chart, shape: 'columns', points: short }, formats)).toContain('>09-01<');
  });

  it('cuts a table of too many columns for a page into several, whose rows are numbered', () => {
    const columns = Array.from({ length: 60 }, (_, place) => ({
      header: `Question ${place}`,
      kind: 'text' as const,
    }));
    const rows = [columns.map(({ header }) => `An answer to ${header}`), columns.map(() => null)];
    const wide: ReportDocument = { ...document, blocks: [{ kind: 'table', name: 'Rows', columns, rows }] };
    const { blocks } = JSON.parse(finish(drawTypst(wide, drawing)).files['/report.json'] ?? '') as {
      blocks: { columns: { header: string }[]; cells: string[] }[];
    };
    expect(blocks.length).toBeGreaterThan(2);
    const headers = blocks.map((block) => block.columns.map(({ header }) => header.replaceAll('\u200b', '')));
    expect(headers.flatMap(([, ...asked]) => asked)).toEqual(columns.map(({ header }) => header));
    expect(blocks.map(({ columns: { length }, cells }) => [cells[0], cells[length]])).toEqual(
      blocks.map(() => ['1', '2']),
    );
  });

  it('has tags for short tables, and none for long ones', () => {
    const rows = Array.from({ length: 5_000 }, (_, place) => [`Row ${place}`, place]);
    const columns = [
      { header: 'Row', kind: 'text' },
      { header: 'Number', kind: 'number' },
    ] as const;
    const long: ReportDocument = { ...document, blocks: [{ kind: 'table', name: 'Rows', columns, rows }] };
    expect([
      finish(drawTypst(document, drawing)).isTagged,
      finish(drawTypst(long, drawing)).isTagged,
    ]).toEqual([true, false]);
  });
});
