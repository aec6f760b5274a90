import { describe, expect, it } from 'vitest';
import { question } from '#core/questions/schema.ts';
import { readCsvFile } from './csv/csv-file.ts';
import {
  chooseDateColumn,
  chooseDateFormat,
  chooseHeaderAlign,
  chooseQuestionFormat,
  createImportDraft,
  type ImportForm,
  importRequest,
  matchQuestion,
} from './import-draft.ts';
import { checkAllRows, checkFirstRows, summaryOf } from './dry-run.ts';
import { dateLine, draftIssues, formatChoices, matchLines, unusedColumns } from './match-lines.ts';

const ask = (text: string, type = 'TEXT', required = false, options: string[] = []) =>
  question.parse({
    id: crypto.randomUUID(),
    text,
    type,
    required,
    questionOptions: options.map((value, order) => ({ value, order })),
  });
const airport = ask('Airport Name', 'TEXT', true);
const damage = ask('Damage', 'RADIO', true, ['None', 'Minor']);
const cost = ask('Cost Total $', 'NUMERIC');
const photo = ask('Photo', 'IMAGE', true);
const form: ImportForm = {
  id: crypto.randomUUID(),
  name: 'Strikes',
  questions: [airport, damage, cost, photo],
  contextQuestions: [],
  elements: [],
  alerts: [],
};
const text = [
  'Name of airport;Damage;Flight Date;Costs total;Notes',
  'Genf;None;03/04/2020;1.234,50;',
  'Basel;Minor;05/04/2020;7;wet',
  'Bern;B;06/04/2020;;',
].join('\n');
const bytes = new TextEncoder().encode(text);
const file = { name: 'strikes.csv', size: bytes.length };
const read = (source = text, name = file.name) =>
  readCsvFile({ name, size: source.length }, [new TextEncoder().encode(source)]);
const draftOf = async (source = text) => createImportDraft(form, await read(source));

describe('a picked file', () => {
  it('is summed up', async () => {
    const progress: number[] = [];
    const summary = await readCsvFile(file, [bytes.slice(0, 30), bytes.slice(30)], (at) => progress.push(at));
    expect(summary).toMatchObject({ ...file, delimiter: ';', encoding: 'utf-8', rowCount: 3 });
    expect(summary.firstRows[1]?.cells[0]).toBe('Basel');
    expect(progress).toEqual([30, bytes.length]);
  });

  it.each([
    ['no CSV by its name', text, 'strikes.ods', 'Files that are read: .csv'],
    ['no CSV by its bytes', 'PK\u0003\u0004\0\0', 'strikes.csv', 'Files that are read: .csv'],
    ['empty', '', 'strikes.csv', 'Could not Parse Uploaded CSV File'],
    [
      'one with two columns of a name',
      'A,B,a\n1,2,3',
      'strikes.csv',
      'Column 3 has the same name as column 1: "a"',
    ],
  ])('is refused: %s', async (_, source, name, message) => {
    await expect(read(source, name)).rejects.toThrow(message);
  });
});

describe('the draft of an import', () => {
  it('proposes columns, and says how sure it is', async () => {
    const draft = await draftOf();
    expect(matchLines(draft)).toMatchObject([
      {
        title: 'Airport Name',
        header: 'Name of airport',
        certainty: 'unsure',
        samples: ['Genf', 'Basel', 'Bern'],
      },
      { title: 'Damage', header: 'Damage', score: 1, certainty: 'sure' },
      { title: 'Cost Total $', header: 'Costs total', samples: ['1.234,50', '7'] },
    ]);
    expect(unusedColumns(draft)).toMatchObject([{ header: 'Notes', samples: ['wet'] }]);
  });

  it('dates the rows by the column of dates, and asks what they mean', async () => {
    const draft = await draftOf();
    expect(dateLine(draft)).toMatchObject({
      header: 'Flight Date',
      format: 'dd/MM/yyyy',
      issue: '"03/04/2020" can be 3 April 2020 or 4 March 2020: choose the date format.',
    });
    expect(draftIssues(draft).map(({ path }) => path)).toEqual(['dateFormat']);
    const chosen = chooseDateFormat(draft, 'MM/dd/yyyy');
    expect(dateLine(chosen)).toMatchObject({ format: 'MM/dd/yyyy', issue: null, note: null });
    expect(draftIssues(chosen)).toEqual([]);
    expect(draftIssues(chooseDateFormat(draft, 'whenever'))).toMatchObject([
      { message: '"whenever" is not a date format' },
    ]);
    expect(dateLine(chooseDateColumn(chosen, null))).toMatchObject({
      header: null,
      isUsed: false,
      issue: null,
    });
    expect(dateLine(chooseDateColumn(chosen, 0)).issue).toContain('in an unknown format');
  });

  it('asks even where one text is no date at all, and says so once it is settled', async () => {
    const source = `When,Damage\n${'03/04/2020,None\n'.repeat(19)}soon,None`;
    const draft = await draftOf(source);
    expect(dateLine(draft)).toMatchObject({
      header: 'When',
      issue: expect.stringContaining('can be') as unknown,
    });
    expect(dateLine(chooseDateFormat(draft, 'dd/MM/yyyy')).note).toBe(
      'Not in this format: 1 of the first 20 dates, such as "soon".',
    );
  });

  it('leaves a column of dates to the question that asks for it; digits are no dates by themselves', async () => {
    const seen = ask('Seen at', 'DATETIME');
    const source = 'Seen at,Code\n2024-01-31,20240131\n2024-02-01,20240201';
    const draft = createImportDraft({ ...form, questions: [seen] }, await read(source));
    expect(draft).toMatchObject({ dateColumn: null, dateFormat: 'yyyy-MM-dd' });
    expect(matchLines(draft)[0]).toMatchObject({ header: 'Seen at', certainty: 'sure' });
  });

  it('takes changes, and says what does not go together', async () => {
    const draft = chooseDateFormat(await draftOf(), 'dd/MM/yyyy');
    const doubled = matchQuestion(draft, cost.id, 1);
    expect(matchLines(doubled).map(({ issue }) => issue)).toEqual([
      null,
      'The column "Damage" is used twice',
      'The column "Damage" is used twice',
    ]);
    const missed = matchQuestion(draft, damage.id, null);
    expect(draftIssues(missed)).toEqual([
      {
        path: `questions.${damage.id}`,
        message: 'No column answers this required question, so no row can be imported',
      },
    ]);
  });

  it('asks which cells a header with too few names belongs to', async () => {
    const airports = (await draftOf()).form;
    const short = new TextEncoder().encode('Airport,Damage\n1,ZRH,None\n2,GVA,Minor\n');
    const open = createImportDraft(
      airports,
      await readCsvFile({ name: 'r.csv', size: short.length }, [short]),
    );
    const message = 'The header names 2 columns, but the rows have 3 cells: choose which of them it names';
    expect(draftIssues(open)).toContainEqual({ path: 'headerAlign', message });
    expect(checkFirstRows(open, { timeZone: 'Etc/UTC', now: Date.now })).toMatchObject({
      okRows: 0,
      failedRows: 2,
    });
    const settled = chooseHeaderAlign(open, 'LAST');
    expect(settled.file.headers).toEqual(['Column 1', 'Airport', 'Damage']);
    expect(draftIssues(settled).map(({ path }) => path)).not.toContain('headerAlign');
    expect(importRequest(settled, { id: 'i', fileName: 's' })).toMatchObject({ headerAlign: 'LAST' });
    expect(settled.matches[0]).toMatchObject({ questionId: airport.id, columnIndex: 1 });
    expect(checkFirstRows(settled, { timeZone: 'Etc/UTC', now: Date.now })).toEqual(
      await checkAllRows(settled, [short], { timeZone: 'Etc/UTC', now: Date.now }),
    );
    expect(settled.file.firstRows.every(({ issue }) => issue === null)).toBe(true);
  });

  it.each(['DATETIME', 'DATE'] as const)(
    'takes a format for the dates of one question of %s, until it has another column',
    async (type) => {
      const [since, until] = [ask('Since', type), ask('Until', type)];
      const dated = { ...form, questions: [airport, since, until] };
      const source = 'Airport Name,Since,Until\nGenf,2026-10-04,03/04/2026\nBern,2026-10-05,04/05/2026';
      const draft = createImportDraft(dated, await read(source));
      const untilOf = (each: typeof draft) => matchLines(each).find(({ title }) => title === 'Until');
      expect(untilOf(draft)).toMatchObject({
        issue: expect.stringContaining('can be 3 April 2026 or 4 March 2026'),
        dates: { doubt: expect.any(String) },
      });
      expect(formatChoices(draft, 2).slice(0, 2)).toMatchObject([
        { format: 'dd/MM/yyyy', matches: 2 },
        { format: 'MM/dd/yyyy', matches: 2 },
      ]);

      const half = chooseQuestionFormat(draft, until.id, 'MM/');
      expect(draftIssues(half)).toEqual([
        { path: `questions.${until.id}`, message: '"MM/" is not a date format' },
      ]);

      const chosen = chooseQuestionFormat(draft, until.id, 'MM/dd/yyyy');
      expect(untilOf(chosen)).toMatchObject({ issue: null, dates: { format: 'MM/dd/yyyy', doubt: null } });
      expect(draftIssues(chosen)).toEqual([]);
      expect(importRequest(chosen, { id: 'i', fileName: 's' })).toMatchObject({
        dateFormat: 'yyyy-MM-dd',
        dateFormats: { [until.id]: 'MM/dd/yyyy' },
      });
      expect(checkFirstRows(chosen, { timeZone: 'Etc/UTC', now: Date.now }).okRows).toBe(2);
      const elsewhere = matchQuestion(matchQuestion(chosen, until.id, null), until.id, 2);
      expect(untilOf(elsewhere)?.issue).not.toBeNull();
    },
  );

  it('becomes the request', async () => {
    const draft = chooseDateFormat(await draftOf(), 'dd/MM/yyyy');
    expect(importRequest(draft, { id: 'i', fileName: 'stored' })).toEqual({
      id: 'i',
      fileName: 'stored',
      cellFormats: {},
      dateFormats: {},
      once: false,
      originalFileName: 'strikes.csv',
      dateColumn: 2,
      dateFormat: 'dd/MM/yyyy',
      totalRows: 3,
      headerAlign: null,
      columnMap: { [airport.id]: 0, [damage.id]: 1, [cost.id]: 3 },
      keyQuestion: null,
      blankCells: 'KEEP',
    });
  });

  it('can be tried without importing', async () => {
    const draft = chooseDateFormat(await draftOf(), 'dd/MM/yyyy');
    const report = await checkAllRows(draft, [bytes], { timeZone: 'Etc/UTC', now: Date.now });
    expect(report).toEqual(checkFirstRows(draft, { timeZone: 'Etc/UTC', now: Date.now }));
    expect(summaryOf(report, form.questions)).toEqual({
      okRows: 2,
      failedRows: 1,
      text: '2 rows would be imported, 1 would fail.',
      irrelevant: [],
      failures: [{ title: 'Damage', message: '"B" is not one of the options', count: 1, csvRows: [3] }],
    });
  });
});
