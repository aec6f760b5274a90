// The export of a metal detector of 50 MB, converted by the recipe that ships, against splitting the same text into cells
// and nothing else: by papaparse, and by the reader of our own, each with the decoding. And 10,000 codes on labels.
import Papa from 'papaparse';
import { blankCodes, codesOf, planOf } from '#core/codes/codes-draft.ts';
import { codesPdf } from '#core/codes/codes-pdf.ts';
import { layoutOf } from '#core/codes/labels.ts';
import { readRecords } from '#core/imports/csv/csv-records.ts';
import { shippedTransforms } from '#core/transforms/metal-detection.ts';
import { transformFile } from '#core/transforms/transform.ts';
import { processorMilliseconds, type Report } from './report.ts';

const megabytes = 50;
const pieceLength = 256 * 1024;

export async function transforms(report: Report): Promise<void> {
  report.say(`Conversion of a metal detector's export of ${megabytes} MB`);
  const file = deviceFile(megabytes * 1_048_576);
  const [metalDetection] = shippedTransforms;
  if (metalDetection === undefined) throw new Error('No recipe ships.');
  const { recipe } = metalDetection;
  const decoder = new TextDecoder();
  const bare = await quickest(() => void Papa.parse(decoder.decode(file), { delimiter: ';' }));
  const split = await quickest(() => countRecords(decoder.decode(file)));
  let written = 0;
  const convert = await quickest(() =>
    transformFile(recipe, piecesOf(file), (bytes) => void (written += bytes.length)),
  );
  if (written === 0) throw new Error('Nothing was converted.');
  report.add({ name: 'bare parse by papaparse', ...processor(bare) });
  report.add({ name: 'bare parse by our reader', ...processor(split) });
  report.add({ name: 'converted', ...processor(convert) });
  report.add({ name: '  times the bare parse', value: convert / bare, unit: 'times', aim: { most: 3 } });
  report.add({ name: '  times the bare parse by our reader', value: convert / split, unit: 'times' });

  report.say('10,000 codes');
  const draft = {
    ...blankCodes,
    type: 'INCREMENT',
    howMany: '10000',
    prefix: 'PUMP-',
    sheet: 'L7160',
  } as const;
  const { plan } = planOf(draft);
  if (plan === null) throw new Error('The codes were refused.');
  const labels = await quickest(() =>
    codesPdf(codesOf(plan, ''), { ...layoutOf(plan), description: '' }, () => {}),
  );
  report.add({ name: 'on labels, as a PDF', ...processor(labels), aim: { most: 1_000 } });
}

const processor = (value: number) => ({ value, unit: 'ms' });

/** The processor milliseconds of the best of some runs. */
async function quickest(work: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 4; run += 1) best = Math.min(best, await processorMilliseconds(work));
  return best;
}

function countRecords(text: string): number {
  const reader = readRecords(
    text,
    {
      delimiter: ';',
      quote: '"',
      newline: '\n',
      spaced: false,
      quoting: 'unknown',
      isMixed: false,
      hasApostrophes: false,
    },
    true,
  );
  let count = 0;
  while (reader.next() !== null) count += 1;
  return count;
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += pieceLength)
    yield bytes.subarray(start, start + pieceLength);
}

/** An export of about so many bytes: what a detector writes in some months, a product each second. */
function deviceFile(length: number): Uint8Array {
  const lines = ['Device;Sentinel 3000', 'Serial;MD-4711', 'Line;Dock 2'];
  lines.push('Date;Time;Product;Batch;Signal;Threshold;Result;Operator');
  const results = ['OK', 'OK', 'OK', 'OK', 'OK', 'OK', 'OK', 'METAL', 'TEST FE', 'TEST NFE', 'TEST SST'];
  const two = (value: number) => String(value).padStart(2, '0');
  let size = 0;
  for (let row = 0; size < length; row += 1) {
    const moment = new Date(Date.UTC(2026, 0, 5) + row * 1_000).toISOString();
    const date = `${moment.slice(8, 10)}.${moment.slice(5, 7)}.${moment.slice(0, 4)};${moment.slice(11, 19)}`;
    const line = `${date};Rye bread ${row % 40};B-${two(row % 977)};${row % 10},${two(row % 97)};1,50;${results[row % 11]};M. Weiß`;
    lines.push(line);
    size += line.length + 3;
  }
  lines.push(`Total;${lines.length - 4}`, '');
  return new TextEncoder().encode(lines.join('\r\n'));
}
