// Decodes the bytes of a CSV file: detects the encoding and decodes a stream of chunks. Spreadsheet programs write UTF-8
// with and without a byte order mark, UTF-16 and Windows-1252.
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
/** Takes the chunks of a file in order, `last` with the last one, and returns the text without the byte order mark. */
export type CsvDecoder = (chunk: Uint8Array, last: boolean) => string;

/**
 * Detects the encoding from a file's first bytes (64 KB suffice): by its byte order mark; without one, UTF-16 by its
 * zero bytes, otherwise UTF-8 if it is valid, except for a truncated character at the end, otherwise Windows-1252.
 */
export function detectEncoding(firstBytes: Uint8Array): CsvEncoding {
  const [first, second, third] = firstBytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return zeroByteOrder(firstBytes) ?? withoutZeros(firstBytes, strictUtf8(firstBytes, false));
}

/** A few broken letters among many whole ones are damage to UTF-8, and not another encoding. */
function withoutZeros(bytes: Uint8Array, text: string | null): 'utf-8' | 'windows-1252' {
  if (text !== null) return 'utf-8';
  let [whole, broken] = [0, 0];
  for (const letter of new TextDecoder('utf-8').decode(bytes)) {
    if (letter === '\uFFFD') broken += 1;
    else if (letter > '\u007F') whole += 1;
  }
  return whole > 0 && whole >= broken ? 'utf-8' : 'windows-1252';
}

export type CsvDecoderEvents = {
  onSettled?: (encoding: CsvEncoding) => void;
  /** The file begins with the byte order mark of UTF-8, as our files for spreadsheets do. */
  onMark?: () => void;
  /** Bytes were no letters. A file may hold U+FFFD as well: that letter was lost before, and is read as it is. */
  onBroken?: () => void;
};

/**
 * A decoder for one file. A file whose sample was plain ASCII may still turn out to be Windows-1252 later, so a UTF-8
 * decoder decides at the first non-ASCII character, and tells `onSettled`; after that, invalid UTF-8 becomes U+FFFD.
 */
export function csvDecoder(encoding: CsvEncoding, events: CsvDecoderEvents = {}): CsvDecoder {
  const { onSettled, onBroken = () => {} } = events;
  if (encoding !== 'utf-8') return decoderOf(encoding, onBroken);
  let settled: CsvDecoder | null = null;
  let cutCharacter = new Uint8Array();
  return (chunk, last) => {
    if (settled) return settled(chunk, last);
    const bytes = joined(cutCharacter, chunk);
    const text = strictUtf8(bytes, last);
    if (text !== null && text.length === bytes.length) {
      cutCharacter = new Uint8Array();
      return text;
    }
    if (text !== null && isAscii(text)) {
      cutCharacter = bytes.slice(text.length);
      return text;
    }
    const found = withoutZeros(bytes, text);
    onSettled?.(found);
    settled = decoderOf(found, onBroken);
    return settled(bytes, last);
  };
}

const mark = [0xef, 0xbb, 0xbf] as const;

/** Decodes a file in the encoding of its first chunk. */
export function fileDecoder(events: CsvDecoderEvents = {}): CsvDecoder {
  let decode: CsvDecoder | null = null;
  return (chunk, last) => {
    if (decode === null) {
      const encoding = detectEncoding(chunk);
      events.onSettled?.(encoding);
      if (mark.every((byte, index) => chunk[index] === byte)) events.onMark?.();
      decode = csvDecoder(encoding, events);
    }
    return decode(chunk, last);
  };
}

/**
 * The text of a whole file.
 * @throws AppError `invalid` if it has bytes that are no letters
 */
export function decodeFile(bytes: Uint8Array): string {
  const decode = fileDecoder({
    onBroken() {
      throw new AppError('invalid', wording(m.fileHasLettersThatCannot), {
        hint: wording(m.saveItAgainAsUtf),
      });
    },
  });
  return decode(bytes, true);
}

function decoderOf(encoding: CsvEncoding, onBroken: () => void): CsvDecoder {
  const decoder = new TextDecoder(encoding);
  if (encoding === 'windows-1252')
    return (chunk, last) => decoder.decode(chunk, { stream: !last }).replaceAll(controls, toWindows1252);
  let before: Uint8Array = new Uint8Array();
  return (chunk, last) => {
    const text = decoder.decode(chunk, { stream: !last });
    const bytes = joined(before, chunk);
    before = bytes.slice(-2);
    const replaced = text.split('\uFFFD').length - 1;
    if (replaced > 0 && (encoding !== 'utf-8' || replaced > writtenReplacements(bytes))) onBroken();
    return text;
  };
}

/** How many U+FFFD are in the file itself, in UTF-8. */
function writtenReplacements(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(0xef); at !== -1; at = bytes.indexOf(0xef, at + 1)) {
    if (bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) count += 1;
  }
  return count;
}

// Node 22.13 to 24.6 decode Windows-1252 as Latin-1 (nodejs/node issue 56542), which leaves the bytes 80 to 9F as
// control characters. With a correct platform, only the five undefined ones remain.
const controls = /[\u0080-\u009f]/g;
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function toWindows1252(control: string): string {
  return windows1252.charAt(control.charCodeAt(0) - 0x80);
}

/** The text including a byte order mark, or null if the bytes are not valid UTF-8. */
function strictUtf8(bytes: Uint8Array, last: boolean): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: !last });
  } catch {
    return null;
  }
}

/** Delimiters, digits and line breaks have a zero byte in UTF-16, always on the same side. */
function zeroByteOrder(bytes: Uint8Array): CsvEncoding | null {
  let even = 0;
  let odd = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    if (bytes[index] !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  const enough = bytes.length / 40;
  if (odd > enough && odd > 8 * even) return 'utf-16le';
  if (even > enough && even > 8 * odd) return 'utf-16be';
  return null;
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 0x7f) return false;
  return true;
}

function joined(left: Uint8Array, right: Uint8Array): Uint8Array {
  if (left.length === 0) return right;
  const bytes = new Uint8Array(left.length + right.length);
  bytes.set(left);
  bytes.set(right, left.length);
  return bytes;
}
