// Reads a ZIP file back by its directory, with nothing of the writer's code: what tests of downloads
// look into. Sizes and checksums are checked; Zip64 is not read.
import { crc32, inflateRawSync } from 'node:zlib';

/** The files of a ZIP by name, in the directory's order. Throws where the file contradicts itself. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('No end of directory: not a ZIP file');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error(`No directory entry at ${at}`);
    const crc = zip.readUInt32LE(at + 16);
    const compressedSize = zip.readUInt32LE(at + 20);
    const size = zip.readUInt32LE(at + 24);
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, nameEnd);

    const local = zip.readUInt32LE(at + 42);
    if (zip.readUInt32LE(local) !== 0x04034b50) throw new Error(`${name}: no local header at ${local}`);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = inflateRawSync(zip.subarray(start, start + compressedSize));
    if (content.length !== size || crc32(content) !== crc) throw new Error(`${name}: wrong size or checksum`);

    files.set(name, content);
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  if (at !== end) throw new Error('The directory does not end where it should');
  return files;
}
