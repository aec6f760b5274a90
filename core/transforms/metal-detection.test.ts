import { describe, expect, it } from 'vitest';
import { inMemory } from '#core/files/output.ts';
import { deviceFile } from '#tests/support/device-file.ts';
import { shippedTransforms } from './metal-detection.ts';
import { transformFile } from './transform.ts';

const [metalDetection] = shippedTransforms;
const recipe = metalDetection!.recipe;

const { head, columns, rows, text: file, converted } = deviceFile;

async function convert(bytes: Uint8Array, pieceLength = 64 * 1024): Promise<string> {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += pieceLength) pieces.push(bytes.subarray(at, at + pieceLength));
  const output = await inMemory((write) => transformFile(recipe, pieces, write));
  return new TextDecoder().decode(output);
}

const utf8 = (text: string) => new TextEncoder().encode(text);
/** All letters of these tests are in Latin-1, which is the same there. */
const windows1252 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('the export of a metal detector', () => {
  it.each([
    ['UTF-8', utf8(file)],
    ['UTF-8 with a mark', utf8(`\ufeff${file}`)],
    ['Windows-1252', windows1252(file)],
    ['line feeds only', utf8(file.replaceAll('\r\n', '\n'))],
    ['a line end behind the sum', utf8(`${file}\r\n\r\n`)],
    ['more lines of its header', utf8(`Firmware;2.1\r\n${file}`)],
  ])('is converted in %s', async (_, bytes) => expect(await convert(bytes)).toBe(converted));

  it.each([1, 2, 3, 7, 50])('is converted in pieces of %i bytes', async (length) =>
    expect(await convert(utf8(file), length)).toBe(converted),
  );

  it.each([
    [
      'a date that is none',
      file.replace('03.11.2026;07:01', '31.11.2026;07:01'),
      'Line 8, column "Date": "31.11.2026 07:01:00" is not a date such as 31.01.2024 14:05:09.',
    ],
    [
      'a result that is none',
      file.replace(';METAL;', ';WOOD;'),
      'Line 6, column "Result": "WOOD" is not one of the recipe\'s values: "OK", "METAL", "TEST FE", "TEST NFE", "TEST SST".',
    ],
    [
      'a signal that is none',
      file.replace('7,25', 'high'),
      'Line 6, column "Signal": "high" is not a number with a decimal comma.',
    ],
    ['a row that is cut', file.replace(';OK;M. Weiß', ''), 'Line 5: This row has 6 cells, the header has 8.'],
    ['another file', 'a,b\r\n1,2\r\n', 'No line begins with "Date;Time;", as the header does.'],
    ['an empty file', '', 'No line begins with "Date;Time;", as the header does.'],
    [
      'no line of the line',
      file.replace('Line;Dock 2\r\n', ''),
      'Line 3: There is no line "Line" above the header.',
    ],
    ['no rows', `${head.join('\n')}\n${columns}\nTotal;0`, 'There are no rows below the header.'],
    [
      'a column that is missing',
      file.replace(';Batch', ';Lot'),
      'Step 5: There is no column "Batch"; there are "Date", "Time", "Product", "Lot", "Signal", "Threshold", "Result", "Operator", "Line", "Test piece".',
    ],
  ])('is refused with %s', async (_, text, message) => {
    await expect(convert(utf8(text))).rejects.toThrow(expect.objectContaining({ code: 'invalid', message }));
  });

  it('tells ten issues at most, with the place of each', async () => {
    const bad = Array.from({ length: 40 }, () => rows[0]?.replace(';OK;', ';NO;')).join('\n');
    const error: unknown = await convert(utf8(`${head.join('\n')}\n${columns}\n${bad}`)).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({
      details: { errors: { length: 10, 9: { path: 'line 14, column "Result"' } } },
    });
  });
});
