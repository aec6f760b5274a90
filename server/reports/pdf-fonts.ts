// The fonts of a PDF: Noto Sans of many scripts. Those of large scripts are WOFF files, which Typst reads once unpacked.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

/** Beside this file; after a build beside the chunks. */
const folders = ['fonts', '../fonts'].map((folder) => join(import.meta.dirname, folder));

/** All fonts, unpacked. */
export function readFonts(): Buffer[] {
  const folder = folders.find((each) => existsSync(each));
  if (folder === undefined) throw new Error(`There are no fonts in ${folders.join(' or ')}.`);
  return readdirSync(folder)
    .filter((name) => /\.(woff|ttf)$/.test(name))
    .map((name) => {
      const font = readFileSync(join(folder, name));
      return name.endsWith('.woff') ? unpacked(font) : font;
    });
}

/** The OpenType font of a WOFF file (W3C, WOFF 1.0): its tables, inflated. */
function unpacked(woff: Buffer): Buffer {
  const tables = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  const power = Math.floor(Math.log2(tables));
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  font.writeUInt16BE(tables, 4);
  font.writeUInt16BE(2 ** power * 16, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE(tables * 16 - 2 ** power * 16, 10);
  let at = 12 + 16 * tables;
  for (let place = 0; place < tables; place += 1) {
    const entry = 44 + 20 * place;
    const record = 12 + 16 * place;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field));
    if (offset === undefined || packed === undefined || length === undefined) continue;
    const part = woff.subarray(offset, offset + packed);
    woff.copy(font, record, entry, entry + 4);
    font.writeUInt32BE(woff.readUInt32BE(entry + 16), record + 4);
    font.writeUInt32BE(at, record + 8);
    font.writeUInt32BE(length, record + 12);
    (packed < length ? inflateSync(part) : part).copy(font, at);
    at += Math.ceil(length / 4) * 4;
  }
  return font;
}
