import { expect, it } from 'vitest';
import { rowDetails } from '#core/sheets/row-details.ts';
import type { Row } from '#core/sheets/schema.ts';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';
import { answerBlocks, fileNameOf, historyLines, rowHead } from './row-lines.ts';

const form = formOf(
  [
    questionOf('cost', 'NUMERIC', { text: 'Cost', order: 1 }),
    questionOf('note', 'TEXT', { text: 'What happened', order: 2 }),
    questionOf('photo', 'IMAGE', { text: 'Photo', order: 3 }),
  ],
  {
    alerts: [{ id: 'costly', name: 'Costly strike', expression: { '>': [{ var: 'cost' }, 1] } }] as never,
  },
);
const answer = (questionId: string, value: string) => ({ id: 'x', questionId, value, createdDate: 0 });
const row: Row = {
  id: 'row',
  sheetId: 'a',
  dates: { created: 0, lastModified: 0 },
  user: { id: 'u', userName: 'ann' },
  answers: [answer('cost', '5'), answer('note', 'a goose hit the wing of the aircraft on approach')],
  alerts: ['costly'],
  reviewState: 'REJECTED',
  reviewer: { id: 'r', userName: 'rob' },
  reviewDate: 0,
  reviewComment: 'twice',
  returned: null,
};

it('a row tells where it is from, its review, alerts and answers, in the width there is', () => {
  const details = rowDetails(row, form, { timeZone: 'UTC' });
  const facts = { ...details, sheetName: 'May', hasReviews: true, date: () => '1970' };
  const lines = [...rowHead(facts, 40), ...answerBlocks(facts, 40).flat()];
  expect(
    lines.map((line) =>
      line
        .map(({ text }) => text)
        .join('')
        .trimEnd(),
    ),
  ).toEqual([
    '1970  by ann  in May',
    'Rejected  by rob, 1970  "twice"',
    '! Costly strike',
    '',
    'Cost           5',
    '               ! Costly strike',
    'What happened  a goose hit the wing of',
    '               the aircraft on approach',
    'Photo          –',
  ]);
});

it('says which rules were passed, by whom and why', () => {
  const passed: Row['passed'] = [
    {
      questionId: 'cost',
      rule: 'range',
      message: 'At most 3.',
      reason: 'Two engines',
      by: { id: 'u', userName: 'ann' },
      at: 0,
    },
  ];
  const details = rowDetails({ ...row, passed }, form, { timeZone: 'UTC' });
  const lines = answerBlocks(details, 60)[0]?.map((line) =>
    line
      .map(({ text }) => text)
      .join('')
      .trimEnd(),
  );
  expect(lines?.slice(0, 2)).toEqual(['Cost           5', '               ! Costly strike']);
  expect(lines?.slice(2).join(' ').replaceAll(/\s+/g, ' ').trim()).toMatch(
    /^At most 3\. Passed by ann, .*: Two engines$/,
  );
});

it('writes out long questions and long comments, whatever the width', () => {
  const long = { ...row, reviewComment: 'the photo shows another bird than the one that is named' };
  const details = rowDetails(long, form, { timeZone: 'UTC' });
  const facts = { ...details, sheetName: 'May', hasReviews: true, date: () => '1970' };
  const text = (lines: ReturnType<typeof rowHead>) =>
    lines.map((line) =>
      line
        .map((segment) => segment.text)
        .join('')
        .trimEnd(),
    );
  expect(text(rowHead({ ...facts, hasReviews: false }, 40)).join('\n')).not.toContain('Rejected');
  expect(text(rowHead(facts, 40)).slice(1, 4)).toEqual([
    'Rejected  by rob, 1970',
    '  "the photo shows another bird than the',
    '  one that is named"',
  ]);
  expect(text(answerBlocks(facts, 24)[1] ?? [])).toEqual([
    'What       a goose hit',
    'happened   the wing of',
    '           the aircraft',
    '           on approach',
  ]);
});

it('an image goes by the beginning of its id', () => {
  expect(fileNameOf('/image/c3ba0451-57cb-46be-82d4-25b5a055aad2.jpg')).toBe('c3ba0451.jpg');
});

it('a history says who changed what, from what to what', () => {
  const change = {
    id: '1',
    user: { id: 'u', userName: 'a.s', displayName: 'ann' },
    at: 0,
    when: '1970-01-01 00:00',
  };
  const lines = historyLines(
    [
      { ...change, what: 'Cost', previous: ['4'], next: ['5'], comment: 'typed wrong' },
      { ...change, what: 'Photo', previous: [], next: ['Image'], comment: null },
      { ...change, what: 'Row deleted', previous: [], next: [], comment: null },
    ],
    60,
  );
  expect(lines.map((line) => line.map(({ text }) => text).join(''))).toEqual([
    '1970-01-01 00:00  Cost  ann',
    '                  - 4',
    '                  + 5',
    '                  "typed wrong"',
    '1970-01-01 00:00  Photo  ann',
    '                  + Image',
    '1970-01-01 00:00  Row deleted  ann',
  ]);
  expect(historyLines([], 60)[0]?.[0]?.text).toBe('No changes have been made');
});
