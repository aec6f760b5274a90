// Reads QR codes back by a reader that shares nothing with what made them: ZXing.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { codePng } from '#core/codes/png.ts';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

/** The texts of the codes on a PNG. */
export async function readCodes(png: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const found = await readBarcodes(png, { formats: ['QRCode'], tryHarder: true });
  return found.map(({ text }) => text);
}

/** The texts of the codes that are drawn with blocks on a terminal, whose ground is dark. */
export async function readDrawn(screen: string): Promise<string[]> {
  const lines = screen.split('\n');
  const size = 2 * Math.max(lines.length, ...lines.map((line) => line.length));
  const modules = new Uint8Array(size * size).map((_, index) => {
    const y = Math.floor(index / size);
    const letter = lines[y >> 1]?.[index % size] ?? ' ';
    return letter === '█' || letter === (y % 2 === 0 ? '▀' : '▄') ? 0 : 1;
  });
  return readCodes(codePng({ size, modules }, 3 * size));
}
