// Exports a form as an XLSForm file: a workbook, or a ZIP file with the workbook and a folder of its pictures, which is called as the
// tools of ODK call it.
import { inMemory } from '#core/files/output.ts';
import { imageTypeOf } from '#core/files/image-type.ts';
import { storing } from '#core/files/zip/packing.ts';
import { zipWriter } from '#core/files/zip/zip.ts';
import { formFileName } from '#core/forms/file/file-name.ts';
import { picturesOf } from '#core/forms/pictures.ts';
import type { Form, FormInput } from '#core/forms/schema.ts';
import type { Send } from '#core/send.ts';
import { readImage } from '#core/sheets/calls.ts';
import type { ReportLine } from './report.ts';
import { firstDay, workbookBytes } from './workbook.ts';
import { writeXlsForm } from './write.ts';

export type XlsFormKind = 'xlsx' | 'zip';
export type XlsFormFile = {
  name: string;
  kind: XlsFormKind;
  bytes: Uint8Array<ArrayBuffer>;
  report: ReportLine[];
};

/** The file, its default name, and the conversion report. A form with pictures is a ZIP file, unless `kind` says otherwise. */
export async function xlsFormFile(
  form: Form | (FormInput & Pick<Form, 'id'>),
  send: Send,
  kind: XlsFormKind = picturesOf(form).length > 0 ? 'zip' : 'xlsx',
): Promise<XlsFormFile> {
  const name = formFileName(form, kind);
  if (kind === 'xlsx') {
    const { sheets, report } = writeXlsForm(form);
    return { name, kind, bytes: await workbookBytes(sheets), report };
  }
  const pictures = await Promise.all(picturesOf(form).map((id, at) => pictureFile(id, at + 1, send)));
  const { sheets, report } = writeXlsForm(form, new Map(pictures.map(({ id, file }) => [id, file])));
  const book = formFileName(form, 'xlsx');
  const media = book.replace(/\.xlsx$/, '-media');
  const bytes = await inMemory(async (output) => {
    const zip = zipWriter(output, { at: firstDay, packing: storing });
    const put = async (path: string, content: Uint8Array) => {
      const entry = await zip.entry(path, { isCompressed: true });
      await entry.write(content);
      await entry.end();
    };
    await put(book, await workbookBytes(sheets));
    for (const { file, content } of pictures) await put(`${media}/${file}`, content);
    await zip.end();
  });
  return { name, kind, bytes, report };
}

async function pictureFile(id: string, number: number, send: Send) {
  const reply = await send(readImage, { params: { file: id } });
  const content = new Uint8Array(await reply.arrayBuffer());
  const extension = imageTypeOf(content) === 'image/png' ? 'png' : 'jpg';
  return { id, file: `picture-${number}.${extension}`, content };
}
