import { expect, it } from 'vitest';
import { compileFormRules } from '#core/filling/form-rules.ts';
import { compileRowCheck } from '#core/imports/check-row.ts';
import { leftOutLines, withIrrelevant } from '#core/imports/irrelevant.ts';
import { unfillableQuestions } from '#core/imports/required.ts';
import { question } from '#core/questions/schema.ts';
import { withOwnFiles } from './entry-files.ts';

const id = (last: number) => `00000000-0000-4000-8000-0000000000${String(last).padStart(2, '0')}`;
const asked = (order: number, text: string, type: string, further = {}) =>
  question.parse({ id: id(order), order, text, type, ...further });
const part = asked(1, 'Part', 'TEXT');
const photo = asked(2, 'Photo', 'IMAGE', { required: true });
const estimate = asked(3, 'Estimate', 'FILE');
const damages = asked(4, 'Damages', 'ENTRIES', { questions: [part, photo, estimate] });
const attached = `${id(41)} 12 Estimate.pdf`;
const entry = (answers: Record<string, string>) => JSON.stringify(answers);

it('new rows come in without the files of their entries, which is said of the questions', () => {
  const check = compileRowCheck({
    questions: [damages],
    columnMap: { [damages.id]: 0 },
    dateColumn: null,
    dateFormat: 'yyyy-MM-dd',
    parseDate: () => null,
    timeZone: 'UTC',
    offsetAt: () => 0,
    decimalSeparator: null,
    rules: compileFormRules(
      { questions: [damages], contextQuestions: [], elements: [], alerts: [] },
      Date.now,
    ),
  });
  const cell = (...entries: object[]) => [JSON.stringify(entries)];
  const both = check({
    cells: cell({ Part: 'Door', Photo: 'images/000001 Photo 0d0d0d.jpg' }, { Photo: id(9) }),
    csvRow: 1,
    issue: null,
  });
  const none = check({ cells: cell({ Estimate: 'Estimate.pdf' }), csvRow: 2, issue: null });
  const bare = check({ cells: cell({ Part: 'Wheel' }), csvRow: 3, issue: null });
  expect([both, none, bare]).toEqual([
    {
      ok: true,
      csvRow: 1,
      rowDate: null,
      answers: { [damages.id]: [entry({ [part.id]: 'Door' })] },
      irrelevant: [photo.id],
    },
    { ok: true, csvRow: 2, rowDate: null, answers: {}, irrelevant: [estimate.id] },
    { ok: true, csvRow: 3, rowDate: null, answers: { [damages.id]: [entry({ [part.id]: 'Wheel' })] } },
  ]);
  const rows = [both, none].flatMap((row) => (row.ok ? [row] : []));
  expect(leftOutLines(withIrrelevant([], [damages], rows))).toEqual([
    'Photos, recordings and files are not imported: entries come in without their answers to "Photo in Damages" (row 1) and "Estimate in Damages" (row 2).',
  ]);
  expect(unfillableQuestions([damages])).toEqual([{ id: photo.id, text: 'Photo in Damages' }]);
});

it('an existing row keeps its files where its entries name them as any export does, and gets no others', () => {
  const before = {
    [damages.id]: [entry({ [photo.id]: id(31), [estimate.id]: attached }), entry({ [photo.id]: id(32) })],
  };
  const given = (...entries: string[]) => withOwnFiles([damages], { [damages.id]: entries }, before);
  const names = [id(32), id(32).toUpperCase(), `images/000007 Photo 2 ${id(32).slice(-6)}.jpg`];
  for (const name of names)
    expect(given(entry({ [photo.id]: name, [estimate.id]: 'Estimate.pdf' }))).toEqual({
      answers: { [damages.id]: [entry({ [photo.id]: id(32), [estimate.id]: attached })] },
      errors: [],
    });
  for (const name of [id(33), 'door.jpg', 'images/000007 Photo ffffff.jpg'])
    expect(given(entry({ [photo.id]: name })).errors).toEqual([
      { questionId: damages.id, message: expect.stringMatching(/^"Photo": an import adds no photos/) },
    ]);
  expect(withOwnFiles([damages], { [damages.id]: [entry({ [photo.id]: id(31) })] }, {}).errors).toHaveLength(
    1,
  );
});
