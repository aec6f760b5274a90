// Writes a ZIP file as a stream, for exports of the server and the forms of both faces: one entry after the other, each
// compressed while it arrives. Only the directory stays in memory, a few dozen bytes per entry. Custom, since fflate
// compresses in JavaScript: see docs/decisions/0030-one-zip-one-xlsx.md.
import type { Output } from '#core/files/output.ts';
import type { Packing } from './packing.ts';
import { dataDescriptor, directoryEnd, directoryHeader, localHeader, type ZipEntry } from './zip-records.ts';

export type ZipWriter = {
  /**
   * Starts an entry; the previous one must have ended. Folders in the name are separated by `/`. Content that is already
   * compressed, such as an image, need not be compressed again. With `digest`, ending the entry returns its SHA-256.
   */
  entry(name: string, options?: { isCompressed?: boolean; digest?: boolean }): Promise<ZipEntryWriter>;
  /** Writes the directory, which completes the file. */
  end(): Promise<void>;
};

export type ZipEntryWriter = {
  /** Bytes written so far, before compression. */
  readonly size: number;
  /** Text is encoded as UTF-8. */
  write(content: string | Uint8Array): Promise<void>;
  /**
   * Resolves to the hexadecimal SHA-256 of the uncompressed content, if a digest was requested and the packing supports
   * it.
   */
  end(): Promise<string | null>;
};

/** Texts are buffered up to this many bytes before they are compressed: each call may cost a thread switch. */
const gatherLength = 256 * 1024;
/** Maximum UTF-8 bytes per UTF-16 unit. */
const bytesAUnit = 3;

export type ZipOptions = {
  /** The time of every entry: local time, in epoch milliseconds as if it were UTC. */
  at: number;
  packing: Packing;
};

/** Starts a file. */
export function zipWriter(output: Output, { at, packing }: ZipOptions): ZipWriter {
  const entries: ZipEntry[] = [];
  const encoder = new TextEncoder();
  const gather = new Uint8Array(gatherLength);
  let position = 0;

  async function put(bytes: Uint8Array): Promise<void> {
    position += bytes.length;
    await output(bytes);
  }

  return {
    async entry(name, { isCompressed = false, digest = false } = {}) {
      const entry = { name: encoder.encode(name), at, offset: position, crc: 0, size: 0, compressedSize: 0 };
      await put(localHeader(entry));

      const deflate = packing.deflate(isCompressed);
      const hash = digest ? packing.sha256?.() : undefined;
      let gathered = 0;

      async function putPacked(parts: readonly Uint8Array[]): Promise<void> {
        for (const bytes of parts) {
          entry.compressedSize += bytes.length;
          await put(bytes);
        }
      }

      async function pack(bytes: Uint8Array): Promise<void> {
        entry.crc = packing.crc32(bytes, entry.crc);
        entry.size += bytes.length;
        hash?.update(bytes);
        await putPacked(await deflate.write(bytes));
      }

      async function packGathered(): Promise<void> {
        const bytes = gather.subarray(0, gathered);
        gathered = 0;
        if (bytes.length > 0) await pack(bytes);
      }

      return {
        get size() {
          return entry.size + gathered;
        },
        async write(content) {
          const most = content.length * bytesAUnit;
          if (gathered + most > gatherLength || typeof content !== 'string') await packGathered();
          if (typeof content !== 'string') await pack(content);
          else if (most > gatherLength) await pack(encoder.encode(content));
          else gathered += encoder.encodeInto(content, gather.subarray(gathered)).written;
        },
        async end() {
          await packGathered();
          await putPacked(await deflate.end());
          await put(dataDescriptor(entry));
          entries.push(entry);
          return hash?.hex() ?? null;
        },
      };
    },

    async end() {
      const start = position;
      for (const entry of entries) await put(directoryHeader(entry));
      await put(directoryEnd(entries.length, position - start, start));
    },
  };
}
