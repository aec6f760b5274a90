// Exports stuck entries of one sheet as a file, so that they are safe whatever happens to the device. `formdeck rows
// add` imports its rows.
import { toBase64 } from '#core/files/base64.ts';
import { fallsWith, type OutboxEntry, type RowEntry, type SheetEntry } from './outbox-entry.ts';

export type SavedSheet = {
  form: { id: string; name: string };
  sheet: { id: string; name: string };
  /** For a sheet that is not on the server yet. */
  contextAnswers?: SheetEntry['body']['contextAnswers'];
  rows: readonly RowEntry['body'][];
  /** By id, in base64. */
  images: Readonly<Record<string, { mediaType: string; name?: string; base64: string }>>;
};

/** The file's name, and its text: an entry with its dependents. */
export async function savedFile(
  entries: readonly OutboxEntry[],
  entry: OutboxEntry,
  imageOf: (id: string) => Promise<Uint8Array | null>,
): Promise<{ name: string; text: string }> {
  const all = fallsWith(entries, entry.id);
  const images: Record<string, SavedSheet['images'][string]> = {};
  for (const { kind, id, body } of all) {
    const bytes = kind === 'image' ? await imageOf(id) : null;
    if (kind === 'image' && bytes !== null) images[id] = { ...body, base64: toBase64(bytes) };
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
