// Creates the form of an XLSForm with its pictures, the same way for both faces.
import { createForm, type WholeForm } from '#core/forms/calls.ts';
import { uploadImage } from '#core/filling/calls.ts';
import type { Send } from '#core/send.ts';
import type { ReadXlsForm } from '../read.ts';

/** Creates the form, after its pictures have been uploaded; sent again, it does the same. */
export async function createReadForm(
  send: Send,
  { form, pictures }: Pick<ReadXlsForm, 'form' | 'pictures'>,
): Promise<WholeForm> {
  for (const { id, bytes } of pictures) await send(uploadImage, { params: { id }, body: bytes });
  return send(createForm, { body: form });
}
