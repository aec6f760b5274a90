// What is stuck as a file, so that it is safe whatever becomes of the device. It is of one sheet, and
// `formdeck rows add` takes its rows.
import { fallsWith, type OutboxEntry, type RowEntry, type SheetEntry } from './outbox-entry.ts';

export type SavedSheet = {
  form: { id: string; name: string };
  sheet: { id: string; name: string };
  /** Of a sheet that is not on the server yet. */
  contextAnswers?: SheetEntry['body']['contextAnswers'];
  rows: readonly RowEntry['body'][];
  /** By id, in base64. */
  images: Readonly<Record<string, { mediaType: string; base64: string }>>;
};

/** The text of the file: an entry with all that cannot go without it; and what to call it. */
export async function savedFile(
  entries: readonly OutboxEntry[],
  entry: OutboxEntry,
  imageOf: (id: string) => Promise<Uint8Array | null>,
): Promise<{ name: string; text: string }> {
  const all = fallsWith(entries, entry.id);
  const images: Record<string, { mediaType: string; base64: string }> = {};
  for (const { kind, id, body } of all) {
    const bytes = kind === 'image' ? await imageOf(id) : null;
    if (kind === 'image' && bytes !== null)
      images[id] = { mediaType: body.mediaType, base64: base64Of(bytes) };
  }
  const sheet = all.find(({ kind }) => kind === 'sheet');
  const saved: SavedSheet = {
    form: entry.form,
    sheet: entry.sheet,
    ...(sheet?.kind === 'sheet' && { contextAnswers: sheet.body.contextAnswers }),
    rows: all.flatMap((one) => {
      if (one.kind === 'correction') return [{ ...one.body, id: one.id }];
      return one.kind === 'row' ? [one.body] : [];
    }),
    images,
  };
  return { name: fileName(entry), text: `${JSON.stringify(saved, null, 2)}\n` };
}

function fileName({ form, sheet }: OutboxEntry): string {
  const words = `${form.name} ${sheet.name}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${words.join('-').slice(0, 80) || 'form'}.json`;
}

/** In pieces: an image has more bytes than a function takes arguments. */
function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}
