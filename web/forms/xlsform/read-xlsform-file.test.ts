import { describe, expect, it } from 'vitest';
import { workbookBytes } from '#core/forms/xlsform/workbook.ts';
import { readXlsFormFile } from './read-xlsform-file.ts';

const ports = { newId: () => crypto.randomUUID(), sleep: async () => {} };
const read = (file: File) => readXlsFormFile(file, ports, new AbortController().signal);
const survey = async (...rows: string[][]) =>
  new File(
    [await workbookBytes([{ name: 'survey', rows: [['type', 'name', 'label'], ...rows] }])],
    'Gate.xlsx',
  );

describe('A picked workbook', () => {
  it('becomes a form that is called as the file', async () => {
    expect(
      await read(await survey(['text', 'gate', 'Which gate?'], ['video', 'noise', 'Noise'])),
    ).toMatchObject({
      kind: 'read',
      form: { name: 'Gate', questions: [{ text: 'Which gate?', required: true }] },
      // The video and the names are left out, the question is required.
      report: [{ level: 'dropped' }, { level: 'dropped' }, { level: 'changed' }],
    });
  });

  it('that asks nothing is refused at once, and why', async () => {
    expect(await read(await survey(['video', 'noise', 'Noise']))).toEqual({
      kind: 'refused',
      message: 'This XLSForm has no questions that a form can ask.',
      hint: 'survey, row 2: "noise" is left out. A video cannot be an answer.',
    });
  });

  it('that is none is refused', async () => {
    expect(await read(new File(['a;b'], 'a.csv'))).toMatchObject({
      kind: 'refused',
      message: 'a.csv is not an XLSX workbook.',
    });
  });
});
