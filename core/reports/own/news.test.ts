// What a design says is new: its headline, the changes of its figures, its trend, and tables that the company has named.
import { expect, it } from 'vitest';
import { finish } from '#core/portions/portions.ts';
import type { ReportBlock } from '#core/reports/document.ts';
import { rowsBefore } from '#core/sheets/dashboard/compare/widget-before.ts';
import { designWorld } from '#tests/support/design-rows.ts';
import { parseDesign } from './design-file.ts';
import { makeDesign } from './made.ts';
import { newDesign } from './of-dashboard.ts';
import type { DesignInput } from './schema.ts';
import { sectionBlocks } from './section-blocks.ts';

const day = 86_400_000;
const first = Date.UTC(2026, 10, 2);
const { ids, rows, run, form } = designWorld((of) => [
  { [of.place]: 'North / Rwy 07', [of.speed]: '100', [of.size]: 'Large' },
  { [of.place]: 'North / Rwy 07', [of.speed]: '50', [of.size]: 'Small' },
  { [of.place]: 'Apron', [of.speed]: '70', [of.size]: 'Large' },
  { [of.place]: 'Apron', [of.speed]: '40', [of.size]: 'Large' },
  { [of.speed]: '30', [of.size]: 'Small' },
]);
/** The first two rows are of the week before, all of the others of the last. */
const created = rows.data.created.map((_, row) => first + (row < 2 ? row : 7 + row) * day);
const data = { ...rows.data, created };
const maskOf = (from: number, until: number) =>
  Uint8Array.from(created, (at) => Number(at >= from && at < until));
const [from, until] = [first + 7 * day, first + 14 * day];
const period = { from: first, to: from - 1, shift: 7 * day, days: 7 };
const world = {
  ...rows,
  data,
  mask: maskOf(from, until),
  before: rowsBefore(data, maskOf(first, from), period),
};

function blocksOf(changes: Partial<DesignInput>, at: Partial<typeof run> = {}): ReportBlock[] {
  const design = parseDesign({ ...newDesign(form), parameters: [], ...changes });
  const made = finish(makeDesign(design, world, { ...run, period: { from, until }, ...at }));
  return (made?.design.sections ?? []).flatMap((section, place) =>
    made === null ? [] : finish(sectionBlocks(section, place, made)),
  );
}

const counted = { one: 'strike', many: 'strikes' };

it('has a headline of its rows, by their name, with the place of most', () => {
  const headline = { kind: 'headline', question: ids.place, isPlace: true } as const;
  expect(blocksOf({ counted, sections: [headline] })).toEqual([
    { kind: 'headline', text: '3 strikes, 1 more than in the 7 days before. Most were at Apron: 2.' },
  ]);
  expect(blocksOf({ sections: [{ kind: 'headline' }] })).toEqual([
    { kind: 'headline', text: '3 entries, 1 more than in the 7 days before.' },
  ]);
});

it('compares its figures, and says what is good only where the design does', () => {
  const figures = [
    { value: 'rows', good: 'down' },
    { value: 'total', good: 'up' },
    { value: 'total' },
    { value: 'large' },
  ] as const;
  const values: DesignInput['values'] = [
    { name: 'total', of: 'sum', question: ids.speed },
    { name: 'large', of: 'share', filter: { '==': [{ var: ids.size }, 'Large'] } },
  ];
  const [block] = blocksOf({
    counted,
    values,
    sections: [{ kind: 'figures', figures: [...figures] }],
  });
  expect(block).toMatchObject({
    figures: [
      { label: 'Strikes', value: 3, change: { text: '+50%, worse than 2', tone: 'bad' } },
      { value: 140, change: { text: '-6.7%, worse than 150', tone: 'bad' } },
      { value: 140, change: { text: '-6.7%, was 150', tone: 'neutral' } },
      { value: 66.7, change: { text: '+16.7 points, was 50%', tone: 'neutral' } },
    ],
  });
});

it('has a trend of whole weeks, from the first that was counted', () => {
  const [heading, chart, note] = blocksOf({ counted, sections: [{ kind: 'trend', weeks: 10 }] });
  expect(heading).toMatchObject({ text: 'Strikes by week' });
  expect(chart).toMatchObject({
    unit: 'strikes',
    points: [
      { label: 'Week from 2026-11-02', value: 2, isEarlier: true },
      { label: 'Week from 2026-11-09', value: 3 },
    ],
  });
  expect(note).toMatchObject({ text: expect.stringMatching(/^Each column is seven days\. The pale ones/) });
  const [, , early] = blocksOf({ sections: [{ kind: 'trend', weeks: 1 }] }, { now: until - day });
  expect(early).toEqual({ kind: 'text', text: 'Each column is seven days; the last is not over.' });
});

it('has the headings of a table as the design names them, and no total below what does not add up', () => {
  const speed = { of: 'question', question: ids.speed } as const;
  const columns = [
    { ...speed, header: 'Speed in all', total: 'sum' },
    { ...speed, header: 'Fastest', total: 'max' },
  ] as const;
  const groups = { groupBy: { of: 'question', question: ids.size }, groupHeader: 'How large' } as const;
  const [grouped] = blocksOf({ counted, sections: [{ kind: 'table', columns: [...columns], ...groups }] });
  expect(grouped).toMatchObject({
    columns: ['How large', 'Strikes', 'Speed in all', 'Fastest'].map((header) => ({ header })),
    total: ['Total', 3, 140, null],
  });
  const listed = blocksOf({ sections: [{ kind: 'table', columns: [{ of: 'date' }, ...columns] }] });
  expect(listed).toMatchObject([
    { kind: 'table', total: ['Total', 140, null] },
    { kind: 'figures', figures: [{ label: 'Fastest', value: 70 }] },
  ]);
  const [same] = blocksOf({
    sections: [
      { kind: 'table', columns: columns.map((column) => ({ ...column, header: 'Speed' })), ...groups },
    ],
  });
  expect(same).toMatchObject({
    columns: [{}, {}, { header: 'Speed (total)' }, { header: 'Speed (largest)' }],
  });
});
