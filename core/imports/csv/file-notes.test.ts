import { expect, it } from 'vitest';
import { readCsv } from './csv-file.ts';
import { fileNotes } from './file-notes.ts';

async function notesOn(...pieces: Uint8Array[]): Promise<string[]> {
  return fileNotes(await readCsv(pieces, { onHead: () => {}, onRows: () => {} }));
}

const text = (rows: string) => new TextEncoder().encode(rows);

it('says which rows are repeated exactly', async () => {
  expect(await notesOn(text('a,b\n1,2\n12,\n,12\n'))).toEqual([]);
  expect(await notesOn(text('a,b\n1,2\n3,4\n1,2\n'))).toEqual([
    '1 row of the file is exactly like an earlier one, and goes in as well.',
  ]);
});

it('says that letters are read by a guess, also where the first come late; damage to UTF-8 is none', async () => {
  const late = Uint8Array.from('é,5\n', (letter) => letter.charCodeAt(0));
  expect(await notesOn(text('a,b\n1,2\n'), late)).toEqual([expect.stringContaining('read as Windows-1252')]);
  const damaged = text('a,b\né,è\nà,ô\nx,y\n');
  damaged[damaged.indexOf(0xc3) + 1] = 0x20;
  expect(await notesOn(damaged)).toEqual([]);
});

it('says that letters were lost before the file was written, and reads the rows', async () => {
  expect(await notesOn(text('a,b\nS\uFFFDo,2\né,4\n'))).toEqual([
    '1 row of the file has the sign \uFFFD, where a letter was lost before. It goes in as it is.',
  ]);
});

it('says that apostrophes are left out which a file for Excel has before formulas', async () => {
  expect(await notesOn(text("\ufeffa,b\n'+41 44,'s\n'=1,2\n"))).toEqual([
    '2 cells have an apostrophe before what a spreadsheet would run, as files for Excel do: they go in without it.',
  ]);
  expect(await notesOn(text("a,b\n'+41 44,'s\n"))).toEqual([]);
});
