// How reports stand on paper, as pdftotext finds it there; skipped where that is not installed.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { internationalFormats } from '#core/format/formats.ts';
import { finish } from '#core/portions/portions.ts';
import type { ReportBlock } from '#core/reports/document.ts';
import { drawTypst } from '#core/reports/draw/typst.ts';
import { canReadPdf, pdfPages, pdfWords } from '#tests/support/pdf-text.ts';
import { reportFonts } from './pdf-fonts.ts';
import { drawPdf } from './pdf.ts';

const address =
  'https://intranet.example.com/documents/2026/inspection_report_final-v2.pdf?version=12&lang=en';
const word = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';

function draw(blocks: readonly ReportBlock[]): Promise<Uint8Array> {
  const document = { title: `Strikes ${word}`, company: 'Northern Airfields', about: [], blocks };
  return drawPdf(
    finish(
      drawTypst(document, {
        formats: internationalFormats(),
        look: { background: '#12457a', text: '#ffffff' },
        logo: null,
        photoOf: () => undefined,
        fonts: reportFonts(),
      }),
    ),
    new Map(),
    // Each of its own company: as many as a test wants.
    { company: randomUUID(), person: 'reader' },
  );
}

describe.skipIf(!canReadPdf)('a report on paper', () => {
  const columns = ['Day', 'User', 'Rows'].map((header) => ({ header, kind: 'text' as const }));

  it('never has the total of a table alone on a page', async () => {
    const lengths = Array.from({ length: 12 }, (_, more) => 42 + more);
    const pages = await Promise.all(
      lengths.map(async (length) => {
        const rows = Array.from({ length }, (_, place) => ['Monday', `person ${place + 1}`, String(place)]);
        const total = ['Total', null, String(length)];
        return pdfPages(await draw([{ kind: 'table', name: 'Rows', columns, rows, total }]));
      }),
    );
    const last = pages.map((each) => each.at(-1) ?? '');
    expect(new Set(pages.map((each) => each.length))).toEqual(new Set([1, 2]));
    for (const [place, text] of last.entries()) {
      expect(text).toContain('Total');
      expect(text).toContain(`person ${(lengths[place] ?? 0) - 1} `);
    }
  });

  it('has no word beside the page, or over another one', async () => {
    const headers = ['Form', 'Registration', 'E-mail', 'Remark', 'Serial number', 'Inspector'];
    const row = [
      word,
      'NAF-1',
      'maximilian.mustermann@northern-airfields.example.com',
      address,
      'X'.repeat(60),
      'pat',
    ];
    const table = (times: number): ReportBlock => ({
      kind: 'table',
      name: 'Rows',
      columns: Array.from({ length: times }, () =>
        headers.map((header) => ({ header, kind: 'text' as const })),
      ).flat(),
      rows: [1, 2, 3].map(() => Array.from({ length: times }, () => row).flat()),
      total: Array.from({ length: times }, () => row).flat(),
    });
    const points = [word, address, 'short'].map((label, value) => ({ label, value }));
    const others: ReportBlock[] = [
      { kind: 'heading', level: 1, text: address },
      {
        kind: 'figures',
        figures: ['a', word].map((label) => ({ label, value: 123_456_789_012, unit: word })),
      },
      { kind: 'facts', name: 'Row 1', facts: [{ label: `${word}${word}`, value: `${address}${address}` }] },
      { kind: 'chart', name: 'Words', shape: 'bars', unit: 'rows', points },
    ];
    for (const [times, width] of [
      [1, 595],
      [3, 842],
    ] as const)
      for (const words of pdfWords(await draw([table(times), ...others]))) {
        expect(words.length).toBeGreaterThan(10);
        expect(words.filter(({ left, right }) => left < 50 || right > width - 50)).toEqual([]);
        const over = words.filter((one, place) =>
          words
            .slice(place + 1)
            .some(
              (other) =>
                Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
                Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4,
            ),
        );
        expect(over).toEqual([]);
      }
  });

  it('leaves no page a fifth empty where tables and bars can go on in the next one', async () => {
    const points = Array.from({ length: 14 }, (_, value) => ({ label: `Species ${value}`, value }));
    const rows = points.map(({ label, value }) => [label, 'pat', String(value)]);
    const parts: ReportBlock[] = [
      { kind: 'heading', level: 1, text: 'Animals' },
      { kind: 'chart', name: 'Animals', shape: 'bars', unit: 'strikes', points },
      { kind: 'table', name: 'Animals', columns, rows, total: ['Total', null, '91'] },
    ];
    const pages = pdfWords(await draw([1, 2, 3, 4].flatMap(() => parts)));
    expect(pages.length).toBeGreaterThan(1);
    const [top, bottom] = [51, 842 - 57];
    for (const words of pages.slice(0, -1)) {
      const last = Math.max(...words.flatMap((one) => (one.bottom < bottom + 1 ? [one.bottom] : [])));
      expect((bottom - last) / (bottom - top)).toBeLessThan(0.2);
    }
  });
});
