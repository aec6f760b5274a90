// The records of a ZIP file (PKWARE APPNOTE 6.3, sections 4.3 and 4.5) as bytes, for zip.ts. Entries are streamed: the
// local header has no sizes, they follow in a data descriptor. Zip64 records are written only if a size, an offset or
// the count requires them: Excel distrusts a file that has them without a reason.

/** The directory's data of one file. `at`: local time, in epoch milliseconds as if it were UTC. */
export type ZipEntry = {
  /** In UTF-8. */
  name: Uint8Array;
  at: number;
  /** The offset of its local header in the file. */
  offset: number;
  crc: number;
  size: number;
  compressedSize: number;
};

const max16 = 0xffff;
const max32 = 0xffffffff;
const versionPlain = 20;
const versionZip64 = 45;
const deflated = 8;
/** Bit 3: sizes are in the data descriptor. Bit 11: the name is UTF-8. */
const flags = 0x0808;

/** The record before an entry's data. */
export function localHeader({ name, at }: Pick<ZipEntry, 'name' | 'at'>): Uint8Array {
  return record(
    [4, 0x04034b50],
    [2, versionPlain],
    [2, flags],
    [2, deflated],
    [4, dosTime(at)],
    [4, 0],
    [4, 0],
    [4, 0],
    [2, name.length],
    [2, 0],
    name,
  );
}

/** The record after an entry's data. */
export function dataDescriptor({ crc, size, compressedSize }: ZipEntry): Uint8Array {
  const width = size >= max32 || compressedSize >= max32 ? 8 : 4;
  return record([4, 0x08074b50], [4, crc], [width, compressedSize], [width, size]);
}

/** The entry's record in the directory at the end of the file. */
export function directoryHeader({ name, at, offset, crc, size, compressedSize }: ZipEntry): Uint8Array {
  const zip64 = Math.max(offset, size, compressedSize) >= max32;
  const extra = zip64
    ? record([2, 1], [2, 24], [8, size], [8, compressedSize], [8, offset])
    : new Uint8Array();
  const version = zip64 ? versionZip64 : versionPlain;
  return record(
    [4, 0x02014b50],
    [2, version],
    [2, version],
    [2, flags],
    [2, deflated],
    [4, dosTime(at)],
    [4, crc],
    [4, zip64 ? max32 : compressedSize],
    [4, zip64 ? max32 : size],
    [2, name.length],
    [2, extra.length],
    [2, 0], // comment
    [2, 0], // disk
    [2, 0], // internal attributes
    [4, 0], // external attributes
    [4, zip64 ? max32 : offset],
    name,
    extra,
  );
}

/** The last records: the directory's offset, size in bytes and number of entries. */
export function directoryEnd(count: number, size: number, offset: number): Uint8Array {
  const zip64 = count >= max16 || size >= max32 || offset >= max32;
  const records64 = record(
    [4, 0x06064b50],
    [8, 44], // bytes that follow in this record
    [2, versionZip64],
    [2, versionZip64],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, size],
    [8, offset],
    // The locator of the record above.
    [4, 0x07064b50],
    [4, 0],
    [8, offset + size],
    [4, 1],
  );
  const last = record(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, Math.min(count, max16)],
    [2, Math.min(count, max16)],
    [4, Math.min(size, max32)],
    [4, Math.min(offset, max32)],
    [2, 0],
  );
  return zip64 ? record(records64, last) : last;
}

type Field = readonly [width: 2 | 4 | 8, value: number];

/** Little-endian fields of 2, 4 or 8 bytes, and raw bytes, concatenated. */
function record(...fields: readonly (Field | Uint8Array)[]): Uint8Array {
  const length = fields.reduce(
    (sum, field) => sum + (field instanceof Uint8Array ? field.length : field[0]),
    0,
  );
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const field of fields) {
    if (field instanceof Uint8Array) {
      bytes.set(field, at);
      at += field.length;
      continue;
    }
    const [width, value] = field;
    if (width === 8) view.setBigUint64(at, BigInt(value), true);
    else if (width === 4) view.setUint32(at, value, true);
    else view.setUint16(at, value, true);
    at += width;
  }
  return bytes;
}

/** MS-DOS date and time: two-second steps from 1980 to 2107; other times are clamped. */
function dosTime(at: number): number {
  const moment = new Date(Math.min(Math.max(at, Date.UTC(1980, 0, 1)), Date.UTC(2107, 11, 31, 23, 59, 58)));
  const date =
    ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate();
  const time = (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1);
  return date * 0x10000 + time;
}
