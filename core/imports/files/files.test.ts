// Which file a cell means, which table and files a ZIP has, and what of them is sent.
import { expect, it } from 'vitest';
import { inMemory } from '#core/files/output.ts';
import { storing } from '#core/files/zip/packing.ts';
import { zipWriter } from '#core/files/zip/zip.ts';
import { createFileFinder } from './find-file.ts';
import { filesInZip, type FolderFile, tableAmong } from './folder.ts';
import { createImportFiles } from './import-files.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const photo = { id: id(99), type: 'IMAGE' as const, questionOptions: [] };
const names = ['one.jpg', 'a/two.jpg', 'b/two.jpg', 'media/Caf\u00e9.JPG'];
const finder = () => createFileFinder(names.map((name, index) => ({ name, value: id(index) })));

it.each([
  ['one.jpg', id(0)],
  [' ./ONE.jpg ', id(0)],
  [String.raw`C:\camera\b\two.jpg`, id(2)],
  ['a/two.jpg', id(1)],
  ['Cafe\u0301.jpg', id(3)],
  ['two.jpg', { issue: expect.stringContaining('is there 2 times') }],
  ['x/two.jpg', { issue: expect.stringContaining('is there 2 times') }],
  ['wo.jpg', { issue: '"wo.jpg" is not among the files of the import.' }],
])('finds the file that %j names', (text, found) => {
  expect(finder().read(text, photo)).toEqual(found);
});

it('refuses a file of another kind, and notes what was named', () => {
  const files = finder();
  expect(files.read('one.jpg', { ...photo, type: 'AUDIO' })).toEqual({
    issue: '"one.jpg" is no recording, which this question asks for.',
  });
  expect([...files.named]).toEqual([['one.jpg', photo.id]]);
});

async function zipOf(files: Record<string, string>): Promise<Uint8Array<ArrayBuffer>> {
  return inMemory(async (output) => {
    const zip = zipWriter(output, { at: 0, packing: storing });
    for (const [name, content] of Object.entries(files)) {
      const entry = await zip.entry(name);
      await entry.write(content);
      await entry.end();
    }
    await zip.end();
  });
}

it('takes the table at the top of a ZIP, and of an export of ours that of the rows', async () => {
  const found = async (files: Record<string, string>) => {
    const { table, others } = await tableAmong(await filesInZip(new Blob([await zipOf(files)])));
    return [table.name, new TextDecoder().decode(await table.read(100)), others.map(({ path }) => path)];
  };
  const beside = { 'visits/notes/list.csv': 'x', 'visits/a.jpg': 'j' };
  expect(await found({ 'visits/rows.csv': 'A\n1\n', ...beside })).toEqual([
    'rows.csv',
    'A\n1\n',
    ['visits/notes/list.csv', 'visits/a.jpg'],
  ]);
  const manifest = JSON.stringify({ files: [{ name: 'rows.csv' }, { name: 'rows damages.csv' }] }, null, 2);
  const exported = {
    'rows damages.csv': 'D',
    'rows.csv': 'A',
    'manifest.json': manifest,
    'images/a.jpg': 'j',
  };
  expect(await found(exported)).toEqual(['rows.csv', 'A', ['images/a.jpg']]);
  await expect(found({ 'a.csv': '', 'b.csv': '' })).rejects.toThrow('several tables: "a.csv", "b.csv"');
  await expect(found({ 'a.jpg': '' })).rejects.toThrow('has no table');
  await expect(filesInZip(new Blob(['no ZIP']))).rejects.toThrow('cannot be read');
});

it('reads no more of a ZIP than its directory says, and no entries that overlap', async () => {
  const bytes = await zipOf({ 'a.txt': 'a'.repeat(50), 'b.txt': 'b' });
  const [file] = await filesInZip(new Blob([bytes]));
  await expect(file?.read(49)).rejects.toThrow('unpacks to more');
  const view = new DataView(bytes.buffer);
  const directory = view.getUint32(bytes.length - 22 + 16, true);
  view.setUint32(directory + 24, 5, true);
  const [lying] = await filesInZip(new Blob([bytes]));
  await expect(lying?.read(100)).rejects.toThrow('damaged');
  view.setUint32(directory + 20, bytes.length, true);
  await expect(filesInZip(new Blob([bytes]))).rejects.toThrow('cannot be read');
});

it('sends what rows name, each once, and says what was refused', async () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
  const file = (path: string, bytes = jpeg): FolderFile => ({
    path,
    size: bytes.length,
    read: async () => bytes,
  });
  const found = [
    file('a.jpg'),
    file('b.jpg'),
    file('c.jpg', new Uint8Array(4)),
    file('.DS_Store'),
    file('spare.jpg'),
  ];
  let made = 0;
  const files = createImportFiles([...found, file('empty.jpg', new Uint8Array())], () => id((made += 1)));
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg', 'empty.jpg']) files.finder.read(name, photo);
  expect(files.unnamed()).toEqual(['spare.jpg']);
  const sent: string[] = [];
  let isDown = true;
  const world = {
    send: (async (_: unknown, { params }: { params: { id: string } }) => {
      if (params.id === id(2) && isDown) throw new Error('down');
      sent.push(params.id);
    }) as never,
    ports: { sleep: async () => {}, random: () => 0 },
  };
  await expect(files.send(world, {})).rejects.toThrow('down');
  isDown = false;
  await files.send(world, {});
  expect(sent).toEqual([id(1), id(2)]);
  const questionId = photo.id;
  expect(files.request()).toEqual([
    { name: 'a.jpg', value: id(1), questionId },
    { name: 'b.jpg', value: id(2), questionId },
    { name: 'c.jpg', problem: '"c.jpg" is called like an image, and is no JPEG or PNG.', questionId },
    { name: 'empty.jpg', problem: '"empty.jpg" is empty.', questionId },
  ]);
});
