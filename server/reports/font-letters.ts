// Which characters a font has, by the table of its file that says so (OpenType, "cmap").
import { Buffer } from 'node:buffer';
import { closeSync, openSync, readSync } from 'node:fs';

/** First and last code point of each range, one after the other, in order. */
export type Letters = Uint32Array;

/** Ranges in hexadecimal: `2190-21ff 2215`. */
export function lettersOfText(text: string): Letters {
  const ranges = text.split(' ').map((range) => range.split('-').map((code) => Number.parseInt(code, 16)));
  return Uint32Array.from(ranges.flatMap(([first = 0, last = first]) => [first, last]));
}

/** Of a TrueType file, of which nothing else is read. */
export function lettersOfFile(path: string): Letters {
  const file = openSync(path, 'r');
  try {
    const read = (at: number, length: number) => {
      const bytes = Buffer.alloc(length);
      readSync(file, bytes, 0, length, at);
      return bytes;
    };
    const count = read(4, 2).readUInt16BE();
    const tables = read(12, 16 * count);
    for (let at = 0; at < tables.length; at += 16)
      if (tables.toString('latin1', at, at + 4) === 'cmap')
        return lettersOfTable(read(tables.readUInt32BE(at + 8), tables.readUInt32BE(at + 12)));
    throw new Error(`${path} does not say which characters it has.`);
  } finally {
    closeSync(file);
  }
}

function lettersOfTable(table: Buffer): Letters {
  const letters = new Set<number>();
  const count = table.readUInt16BE(2);
  for (let place = 0; place < count; place += 1) {
    const part = table.subarray(table.readUInt32BE(8 + 8 * place));
    const format = part.readUInt16BE();
    const found = format === 4 ? smallCodes(part) : format === 12 ? allCodes(part) : [];
    for (const code of found) letters.add(code);
  }
  return rangesOf([...letters].toSorted((a, b) => a - b));
}

/** Format 4: those of 16 bits, in segments. */
function* smallCodes(part: Buffer): Generator<number> {
  const size = part.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size];
  for (let at = 0; at < size; at += 2) {
    const last = Math.min(part.readUInt16BE(ends + at), 0xfffe);
    const first = part.readUInt16BE(starts + at);
    const delta = part.readUInt16BE(deltas + at);
    const offset = part.readUInt16BE(offsets + at);
    for (let code = first; code <= last; code += 1) {
      const glyph =
        offset === 0 ? code + delta : part.readUInt16BE(offsets + at + offset + 2 * (code - first));
      if ((glyph & 0xffff) !== 0) yield code;
    }
  }
}

/** Format 12: all, in ranges. */
function* allCodes(part: Buffer): Generator<number> {
  const count = part.readUInt32BE(12);
  for (let at = 16; at < 16 + 12 * count; at += 12)
    for (let code = part.readUInt32BE(at); code <= part.readUInt32BE(at + 4); code += 1) yield code;
}

function rangesOf(codes: readonly number[]): Letters {
  const ranges: number[] = [];
  for (const code of codes)
    if (ranges.at(-1) === code - 1) ranges[ranges.length - 1] = code;
    else ranges.push(code, code);
  return Uint32Array.from(ranges);
}

/** Whether a code point is among them. */
export function lettersHave(letters: Letters): (code: number) => boolean {
  return (code) => {
    let [low, high] = [0, letters.length / 2];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (code > (letters[2 * middle + 1] ?? 0)) low = middle + 1;
      else high = middle;
    }
    return low < letters.length / 2 && code >= (letters[2 * low] ?? Infinity);
  };
}
