// Documents of office programs, as small as they can be, and what is none.
import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { uploadFile } from '#core/filling/calls.ts';
import { zipWriter } from '#server/files/zip.ts';
import type { Person, TestServer } from './server.ts';

/** A ZIP file of parts by their path. */
export async function zipOf(parts: Readonly<Record<string, string | Uint8Array>>) {
  const chunks: Uint8Array[] = [];
  const zip = zipWriter(async (bytes) => void chunks.push(Uint8Array.from(bytes)), 0);
  for (const [path, content] of Object.entries(parts)) {
    const entry = await zip.entry(path);
    await entry.write(content);
    await entry.end();
  }
  await zip.end();
  return new Uint8Array(Buffer.concat(chunks));
}

const mains = {
  docx: 'wordprocessingml.document',
  xlsx: 'spreadsheetml.sheet',
  pptx: 'presentationml.presentation',
};

/** A document of Office with further parts. */
export function officeFile(ending: keyof typeof mains, parts: Readonly<Record<string, string>> = {}) {
  const main = `application/vnd.openxmlformats-officedocument.${mains[ending]}.main+xml`;
  const types = `<Types><Override PartName="/main.xml" ContentType="${main}"/></Types>`;
  return zipOf({ '[Content_Types].xml': types, 'main.xml': '<main/>', ...parts });
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** A text file of a sheet that holds a marker. */
export async function makeFile(
  server: TestServer,
  by: Person,
  { marker, sheetId }: { marker: string; sheetId: string },
): Promise<string> {
  const id = randomUUID();
  const body = new TextEncoder().encode(`File ${marker}`);
  await server.as(by, uploadFile, { params: { id }, query: { name: 'notes.txt' }, body });
  await server.region.services.database.transaction(by.companyId, (tx) =>
    tx.raw('update images set sheet_id = $2, unused_since = null where id = $1', [id, sheetId]),
  );
  return id;
}
