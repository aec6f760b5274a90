// Reads an attached file from the server, with the user's session.
import { attachedFileOf } from '#core/questions/attached/attached-file.ts';
import type { Send } from '#core/send.ts';
import { readFile } from '#core/sheets/calls.ts';

/** What loads the file that a value names; null where it is none. Rejects if it cannot be read. */
export function loadFile(send: Send): (value: string) => Promise<Blob | null> {
  return async (value) => {
    const file = attachedFileOf(value);
    return file === null ? null : (await send(readFile, { params: { id: file.id } })).blob();
  };
}
