// An XLSForm with its pictures, as a ZIP file: what goes out comes in as it was, and what cannot be taken is said.
import readExcelFile from 'read-excel-file/universal';
import { expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { inMemory } from '#core/files/output.ts';
import { storing } from '#core/files/zip/packing.ts';
import { directoryOf } from '#core/files/zip/read-zip.ts';
import { zipWriter } from '#core/files/zip/zip.ts';
import { createHttp } from '#core/http.ts';
import { pictureSizeLimit, picturesLimit } from '#core/forms/pictures.ts';
import { element } from '#core/forms/schema.ts';
import type { Send } from '#core/send.ts';
import type { SheetCells } from '../sheets.ts';
import { workbookBytes } from '../workbook.ts';
import { readXlsForm } from '../read.ts';
import { xlsFormFile } from '../write-file.ts';
import { packageLimit } from './media-files.ts';
import { xlsFormOfFile } from './read-xlsform-file.ts';

const jpeg = (...more: number[]) => Uint8Array.of(0xff, 0xd8, 0xff, ...more);
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7);
const newId = () => crypto.randomUUID();
const read = (bytes: Uint8Array<ArrayBuffer>, name = 'Valves.zip') =>
  xlsFormOfFile(name, new Blob([bytes]), readExcelFile, newId);

function zipped(files: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array<ArrayBuffer>> {
  return inMemory(async (output) => {
    const zip = zipWriter(output, { at: 0, packing: storing });
    for (const [path, content] of Object.entries(files)) {
      const entry = await zip.entry(path);
      await entry.write(content);
      await entry.end();
    }
    await zip.end();
  });
}

const survey = (...rows: string[][]): SheetCells[] => [
  { name: 'survey', rows: [['type', 'name', 'label', 'required', 'media::image', 'picture_text'], ...rows] },
];
const plainRow = ['text', 'gate', 'Gate', 'yes'];
const note = (name: string, file: string, text = 'A valve') => ['note', name, `See ${name}`, '', file, text];
const zipOf = async (rows: string[][], files: Readonly<Record<string, Uint8Array>>) =>
  zipped({ 'Valves.xlsx': await workbookBytes(survey(plainRow, ...rows)), ...files });
const saidOf = ({ report }: Awaited<ReturnType<typeof read>>) =>
  report.flatMap(({ level, row, message }) =>
    level === 'kept' || message.startsWith('The names in the column') ? [] : [`${row}: ${message}`],
  );

/** What a server with these pictures sends. */
const sendOf = (pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): Send => {
  const http = createHttp(async (url) => {
    const { pathname } = new URL(new Request(url).url);
    return new Response(pictures.get(pathname.split('/').at(-1) ?? ''));
  });
  return (call, input) => http.send({ server: 'http://forms.example', token: 'token' }, call, input);
};

it('a form goes out with its pictures, and comes in as it was', async () => {
  const { form } = readXlsForm(survey(plainRow), newId, 'Valves');
  const [first, second] = [newId(), newId()];
  const elements = [first, second, first].map((id, order) =>
    element.parse({
      id: newId(),
      type: 'DESCRIPTION',
      order,
      data: { label: `Step ${order}`, picture: { id, text: `Shows ${order}` } },
    }),
  );
  const files = new Map([
    [first, jpeg(1, 2)],
    [second, png],
  ]);
  const written = await xlsFormFile({ ...form, elements }, sendOf(files));
  expect(written).toMatchObject({ name: 'valves.zip', kind: 'zip' });
  expect(directoryOf(written.bytes)?.map(({ path }) => path)).toEqual([
    'valves.xlsx',
    'valves-media/picture-1.jpg',
    'valves-media/picture-2.png',
  ]);

  const again = await read(written.bytes);
  expect(saidOf(again).filter((said) => said.includes('picture'))).toEqual([]);
  expect(again.pictures.map(({ bytes }) => [...bytes])).toEqual([[...jpeg(1, 2)], [...png]]);
  const [one, two] = again.pictures.map(({ id }) => id);
  expect(again.form.elements.map(({ data }) => data.picture)).toEqual([
    { id: one, text: 'Shows 0' },
    { id: two, text: 'Shows 1' },
    { id: one, text: 'Shows 2' },
  ]);
  const sent = new Map(again.pictures.map(({ id, bytes }) => [id, bytes]));
  expect((await xlsFormFile(again.form, sendOf(sent))).bytes).toEqual(written.bytes);
});

it('a workbook alone says which pictures it lacks', async () => {
  const rows = survey(plainRow, note('one', 'a.jpg'));
  expect(saidOf(await read(await workbookBytes(rows), 'a.xlsx'))).toEqual([
    '3: The picture "a.jpg" of "one" is left out. The workbook came alone: import a ZIP file with the workbook and its pictures',
  ]);
});

it('a picture of a question stands above it, in the language of its label, described by its title or its hint', async () => {
  const sheets = [
    {
      name: 'survey',
      rows: [
        ['type', 'name', 'label::English (en)', 'hint::English (en)', 'media::image::English (en)', 'image'],
        ['text', 'gate', 'Which gate?', '', 'gate.png', ''],
        ['text', 'door', 'Which door?', 'The red one', '', 'door.jpg'],
        ['begin_group', 'end', 'End', '', 'gate.png', ''],
        ['end_group', '', '', '', '', ''],
      ],
    },
  ];
  const files = { 'gate.png': png, 'media/door.jpg': jpeg() };
  const result = await read(await zipped({ 'Gates.xlsx': await workbookBytes(sheets), ...files }));
  expect(result.form.elements.map(({ type, data }) => [type, data.label, data.picture?.text])).toEqual([
    ['DESCRIPTION', 'Which gate?', 'Which gate?'],
    ['DESCRIPTION', 'The red one', 'Which door?'],
    ['HEADER', 'End', undefined],
  ]);
  expect(result.form.name).toBe('Gates');
  const said = saidOf(result);
  expect(said).toContain('2: "Which gate?" has its picture above it, in a description');
  expect(said).toContain(
    '3: The picture "door.jpg" of "door" is described by the label for those who do not see it: say what it shows',
  );
  expect(said).toContain('4: "end" loses media::image::English (en)');
});

it('what is missing or cannot be taken is said where it is named, and so are files that nothing names', async () => {
  const rows = [
    note('gone', 'gone.jpg'),
    note('large', 'large.jpg'),
    note('film', 'film.jpg'),
    note('twice', 'twice.jpg'),
    note('outside', '../../secret.jpg'),
  ];
  const large = new Uint8Array(pictureSizeLimit + 1);
  large.set(jpeg());
  const result = await read(
    await zipOf(rows, {
      'Valves-media/large.jpg': large,
      'film.jpg': Uint8Array.of(0, 0, 0, 1),
      'a/twice.jpg': jpeg(1),
      'b/twice.jpg': jpeg(2),
      '../../secret.jpg': jpeg(),
      'song.mp3': png,
      '__MACOSX/._film.jpg': png,
      'a/~$Valves.xlsx': png,
    }),
  );
  expect(result.pictures).toEqual([]);
  expect(saidOf(result)).toEqual([
    '3: The picture "gone.jpg" of "gone" is left out. It is not in the ZIP file',
    '4: The picture "large.jpg" of "large" is left out. It has more than 2 MB: make it smaller',
    '5: The picture "film.jpg" of "film" is left out. It is not a JPEG or PNG image',
    '6: The picture "twice.jpg" of "twice" is left out. The ZIP file has several files of this name, in different folders',
    '7: The picture "../../secret.jpg" of "outside" is left out. It is not in the ZIP file',
    'null: 2 files of the ZIP file are left out, since they are no pictures of notes or questions: secret.jpg and song.mp3',
  ]);
});

it('a form takes as many pictures as it may have', async () => {
  const names = Array.from({ length: picturesLimit + 1 }, (_, at) => `${at}.jpg`);
  const files = Object.fromEntries(names.map((name, at) => [name, jpeg(at)]));
  const result = await read(
    await zipOf(
      names.map((name, at) => note(`n${at}`, name)),
      files,
    ),
  );
  expect(result.pictures).toHaveLength(picturesLimit);
  expect(saidOf(result)).toEqual([
    '53: The picture "50.jpg" of "n50" is left out. A form has at most 50 pictures',
  ]);
});

it('a ZIP file without a workbook, with several, or that is too large is refused', async () => {
  const refusal = async (bytes: Promise<Uint8Array<ArrayBuffer>>, name?: string) => {
    const error: unknown = await read(await bytes, name).catch((thrown: unknown) => thrown);
    return error instanceof AppError ? error.message : error;
  };
  const book = await workbookBytes(survey(plainRow));
  expect(await refusal(zipped({ 'a.jpg': png }))).toBe('Valves.zip has no XLSX workbook in it.');
  expect(await refusal(zipped({ 'a.xlsx': book, 'b/c.xlsx': book }))).toBe(
    'Valves.zip has 2 XLSX workbooks in it: it is unclear which one is the form.',
  );
  expect(await refusal(zipped({ 'a.xlsx': png }))).toBe('a.xlsx is not an XLSX workbook.');
  const huge = Object.defineProperty(new Blob([]), 'size', { value: packageLimit + 1 });
  await expect(xlsFormOfFile('x.zip', huge, readExcelFile, newId)).rejects.toThrow(
    'x.zip is too large for a form: at most 20 MB, or 120 MB as a ZIP file with its pictures',
  );
});
