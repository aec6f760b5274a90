// The converted CSV (RFC 4180: commas, CRLF), in UTF-8. Values are written verbatim, as in an export for programs. Cells
// go into a buffer of bytes as they are: strings in between would be most of the work.

export type CsvWriter = {
  /** Bytes that wait to be taken. */
  readonly length: number;
  /** Writes a row: the cells at these places of it. */
  row(cells: readonly string[], places: readonly number[]): void;
  /** The bytes so far; the next ones go into a buffer of their own. */
  take(): Uint8Array;
};

const initialLength = 256 * 1024;
const comma = 44;
const quote = '"';
/** Characters for which a cell is quoted, wherever they stand: `",;|`, tab and line ends. */
const special = new Uint8Array(128);
for (const character of '",;|\t\r\n') special[character.charCodeAt(0)] = 1;
const needsQuotes = /[",;|\t\r\n]|^[ '\ufeff]| $/;

/** An empty writer. */
export function csvWriter(): CsvWriter {
  const encoder = new TextEncoder();
  let bytes = new Uint8Array(initialLength);
  let at = 0;

  function ensure(more: number): void {
    if (at + more <= bytes.length) return;
    const larger = new Uint8Array(Math.max(2 * bytes.length, at + more));
    larger.set(bytes.subarray(0, at));
    bytes = larger;
  }

  function cell(text: string): void {
    const { length } = text;
    if (length === 0) return;
    // A character takes at most three bytes, and the comma and the line end behind it three more.
    ensure(3 * length + 3);
    const start = at;
    let to = at;
    const first = text.charCodeAt(0);
    if (first === 32 || first === 39 || first === 0xfeff || text.charCodeAt(length - 1) === 32)
      return slowCell(text);
    for (let index = 0; index < length; index += 1) {
      const code = text.charCodeAt(index);
      if (code < 128) {
        if (special[code] === 1) {
          at = start;
          return slowCell(text);
        }
        bytes[to++] = code;
      } else if (code < 0x800) {
        bytes[to++] = 0xc0 | (code >> 6);
        bytes[to++] = 0x80 | (code & 63);
      } else if (code < 0xd800 || code > 0xdfff) {
        bytes[to++] = 0xe0 | (code >> 12);
        bytes[to++] = 0x80 | ((code >> 6) & 63);
        bytes[to++] = 0x80 | (code & 63);
      } else return slowCell(text);
    }
    at = to;
  }

  /** A cell that has to be quoted, or with characters of two units. */
  function slowCell(text: string): void {
    const written = needsQuotes.test(text) ? quote + text.replaceAll(quote, quote + quote) + quote : text;
    ensure(3 * written.length + 3);
    at += encoder.encodeInto(written, bytes.subarray(at)).written;
  }

  return {
    get length() {
      return at;
    },
    row(cells, places) {
      ensure(4);
      const start = at;
      for (let index = 0; index < places.length; index += 1) {
        if (index > 0) {
          ensure(3);
          bytes[at++] = comma;
        }
        cell(cells[places[index] ?? 0] ?? '');
      }
      ensure(4);
      // A single empty field would be a blank line, which readers skip.
      if (at === start && places.length === 1) {
        bytes[at++] = 34;
        bytes[at++] = 34;
      }
      bytes[at++] = 13;
      bytes[at++] = 10;
    },
    take() {
      const taken = bytes.subarray(0, at);
      bytes = new Uint8Array(initialLength);
      at = 0;
      return taken;
    },
  };
}
