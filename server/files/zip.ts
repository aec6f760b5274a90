// Core's ZIP and XLSX writers with the server's compression: zlib, which runs in a thread pool.
import { createHash } from 'node:crypto';
import { crc32, createDeflateRaw } from 'node:zlib';
import type { Output } from '#core/files/output.ts';
import { type XlsxWriter, xlsxWriter as coreXlsxWriter } from '#core/files/xlsx/xlsx.ts';
import type { Deflate, Packing } from '#core/files/zip/packing.ts';
import { type ZipWriter, zipWriter as coreZipWriter } from '#core/files/zip/zip.ts';

/** Level 1 costs a quarter of the processor time of level 6 on sheet XML, for files a quarter larger. */
const level = 1;

const packing: Packing = {
  crc32,
  deflate,
  sha256() {
    const hash = createHash('sha256');
    return { update: (bytes) => void hash.update(bytes), hex: () => hash.digest('hex') };
  },
};

/** Starts a ZIP file. `at` is the time of its entries: local time, in epoch milliseconds as if it were UTC. */
export function zipWriter(output: Output, at: number): ZipWriter {
  return coreZipWriter(output, { at, packing });
}

/** Starts a workbook with the same time. */
export function xlsxWriter(output: Output, at: number): XlsxWriter {
  return coreXlsxWriter(output, { at, packing });
}

function deflate(isCompressed: boolean): Deflate {
  const stream = createDeflateRaw({ level: isCompressed ? 0 : level, chunkSize: 64 * 1024 });
  const packed: Uint8Array[] = [];
  stream.on('data', (bytes: Uint8Array) => packed.push(bytes));
  // Errors reach the caller through the promises below; without a listener they would crash the process.
  stream.on('error', () => undefined);
  return {
    async write(bytes) {
      await new Promise<void>((resolve, reject) => {
        stream.write(bytes, (issue) => (issue ? reject(issue) : resolve()));
      });
      return packed.splice(0);
    },
    async end() {
      await new Promise<void>((resolve, reject) => {
        stream.once('end', resolve).once('error', reject).end();
      });
      return packed.splice(0);
    },
  };
}
