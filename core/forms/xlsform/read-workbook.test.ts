import readExcelFile from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { readWorkbook, workbookLimit } from './read-workbook.ts';
import { workbookBytes } from './workbook.ts';

const said = async (...parts: (string | Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>)[]) => {
  const error: unknown = await readWorkbook('a.xlsx', new Blob(parts), readExcelFile).catch(
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw error;
  return error.message;
};
const olderKind = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const inUtf16 = (text: string) => Uint16Array.from(text, (letter) => letter.charCodeAt(0));

describe('A workbook', () => {
  it('is read sheet by sheet', async () => {
    const sheets = [{ name: 'survey', rows: [['type'], ['text']] }];
    expect(await readWorkbook('a.xlsx', new Blob([workbookBytes(sheets)]), readExcelFile)).toEqual(sheets);
  });

  it('is refused in words that say why', async () => {
    expect(await said('a,b\n')).toBe('a.xlsx is no XLSX workbook.');
    expect(await said()).toBe('a.xlsx is no XLSX workbook.');
    expect(await said(olderKind)).toBe('a.xlsx is no XLSX workbook.');
    expect(await said(olderKind, inUtf16('EncryptedPackage'))).toBe('a.xlsx is locked with a password.');
    expect(await said(new Uint8Array(workbookLimit + 1))).toBe(
      'a.xlsx is too large for a form: at most 20 MB.',
    );
  });

  it('passes on what is not about the file', async () => {
    const broken = () => Promise.reject(new Error('no memory'));
    await expect(readWorkbook('a.xlsx', new Blob([]), broken)).rejects.toThrow('no memory');
  });
});
