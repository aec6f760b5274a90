import { writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { inMemory } from '#core/files/output.ts';
import { storing } from '#core/files/zip/packing.ts';
import { zipWriter } from '#core/files/zip/zip.ts';
import { workbookReader } from '#core/imports/workbook/workbook-csv.ts';
import { unzip } from '#tests/support/unzip.ts';

it('offers no sheet of a chart, a macro or a dialog', async () => {
  const sheet = (name: string) => ({ name, rows: [['a'], ['1']] });
  const written = await writeXlsx({ sheets: ['Data', 'Chart', 'More'].map(sheet) });
  // As spreadsheets write it: the sheet's relation is of another type, and its file in another folder.
  const parts = unzip(Buffer.from(written));
  const bytes = await inMemory(async (output) => {
    const zip = zipWriter(output, { at: 0, packing: storing });
    for (const [name, content] of parts) {
      const entry = await zip.entry(name);
      const text = content.toString('utf8');
      const isList = name === 'xl/_rels/workbook.xml.rels';
      await entry.write(
        isList
          ? text.replace(
              /relationships\/worksheet"( Target=")worksheets\/sheet2/,
              'relationships/chartsheet"$1chartsheets/sheet1',
            )
          : content,
      );
      await entry.end();
    }
    await zip.end();
  });
  expect(await workbookReader(() => import('hucre/xlsx')).names(bytes)).toEqual(['Data', 'More']);
});
