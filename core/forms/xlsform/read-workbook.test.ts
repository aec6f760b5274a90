import readExcelFile from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { inMemory } from '#core/files/output.ts';
import { storing } from '#core/files/zip/packing.ts';
import { zipWriter } from '#core/files/zip/zip.ts';
import { directoryEnd, directoryHeader, localHeader } from '#core/files/zip/zip-records.ts';
import { readWorkbook, workbookLimit } from './read-workbook.ts';
import { unpacked, unpackedLimit } from './unpack.ts';
import { workbookBytes } from './workbook.ts';

const messageOf = async (...parts: (string | Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>)[]) => {
  const error: unknown = await readWorkbook('a.xlsx', new Blob(parts), readExcelFile).catch(
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw error;
  return error.message;
};
const olderKind = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const inUtf16 = (text: string) => Uint16Array.from(text, (letter) => letter.charCodeAt(0));

const office = 'http://schemas.openxmlformats.org';
const styles = `<styleSheet xmlns="${office}/spreadsheetml/2006/main"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`;

describe('A workbook', () => {
  it('is read sheet by sheet', async () => {
    const sheets = [{ name: 'survey', rows: [['type'], ['text']] }];
    expect(await readWorkbook('a.xlsx', new Blob([await workbookBytes(sheets)]), readExcelFile)).toEqual(
      sheets,
    );
  });

  it('is refused in words that say why', async () => {
    expect(await messageOf('a,b\n')).toBe('a.xlsx is not an XLSX workbook.');
    expect(await messageOf()).toBe('a.xlsx is not an XLSX workbook.');
    expect(await messageOf(olderKind)).toBe('a.xlsx is not an XLSX workbook.');
    expect(await messageOf(olderKind, inUtf16('EncryptedPackage'))).toBe('a.xlsx is locked with a password.');
    expect(await messageOf(new Uint8Array(workbookLimit + 1))).toBe(
      'a.xlsx is too large for a form: at most 20 MB.',
    );
  });

  it.each([
    ['', '2026-01-31'],
    ['date1904="1"', '2030-02-01'],
    ['date1904="true"', '2030-02-01'],
    ["backupFile='0' date1904='true'", '2030-02-01'],
    ['date1904="false"', '2026-01-31'],
  ])('has its dates by the year that it counts from: %s', async (attribute, day) => {
    const plain = (await unpacked(await workbookBytes([{ name: 'survey', rows: [['x']] }]))) ?? [];
    const written = await inMemory(async (output) => {
      const zip = zipWriter(output, { at: 0, packing: storing });
      for (const { path, content } of plain) {
        const entry = await zip.entry(path);
        await entry.write(changed(path, new TextDecoder().decode(content)));
        await entry.end();
      }
      await zip.end();
    });
    const file = new Blob([written]);
    const [sheet] = await readWorkbook('a.xlsx', file, readExcelFile);
    const cell = sheet?.rows[0]?.[0];
    expect(cell instanceof Date && cell.toISOString().slice(0, 10)).toBe(day);

    function changed(path: string, xml: string): string {
      if (path === 'xl/styles.xml') return styles;
      if (path === 'xl/workbook.xml')
        return xml.replace('<bookViews>', `<workbookPr ${attribute}/><bookViews>`);
      return xml.replace(/<c r="A1".*<\/c>/, '<c r="A1" s="1"><v>46053</v></c>');
    }
  });

  it('that unpacks to gigabytes is refused at once, whatever its directory says of it', async () => {
    const zeros = new Blob([new Uint8Array(unpackedLimit + 1)]);
    const stream = zeros.stream().pipeThrough(new CompressionStream('deflate-raw'));
    const packed = new Uint8Array(await new Response(stream).arrayBuffer());
    const name = new TextEncoder().encode('xl/worksheets/sheet1.xml');
    for (const said of [unpackedLimit + 1, 5]) {
      const entry = { name, at: 0, offset: 0, crc: 0, size: said, compressedSize: packed.length };
      const start = localHeader(entry);
      const directory = directoryHeader(entry);
      const offset = start.length + packed.length;
      const file = await inMemory(async (output) => {
        for (const part of [start, packed, directory, directoryEnd(1, directory.length, offset)])
          await output(part);
      });
      expect(await messageOf(file)).toBe('a.xlsx unpacks to more than 50 MB, which is too large for a form.');
    }
  });

  it('passes on what is not about the file', async () => {
    const broken = () => Promise.reject(new Error('no memory'));
    await expect(readWorkbook('a.xlsx', new Blob([]), broken)).rejects.toThrow('no memory');
  });
});
