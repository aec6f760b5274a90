import { expect, it } from 'vitest';
import { binPoints } from '#core/sheets/dashboard/time/bins.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { questionOf } from '#tests/support/sheet-server.ts';
import { AnswerDates } from './answer-dates.tsx';

const at = Date.UTC(2026, 10, 2, 8);
const question = questionOf('departure', 'DATETIME', { text: 'Departure' });
const bins = binPoints({ at: [at, at + 3_600_000], values: null }, 'UTC');
const items = [{ row: 0, value: `${at},0`, at, userName: 'ann' }];

it.each([
  { isListFirst: true, first: 'list', second: 'chart' },
  { isListFirst: false, first: 'chart', second: 'list' },
])('days and times begin as a $first, and the $second is a click away', async ({ isListFirst, second }) => {
  const { screen } = await drawPage(
    <AnswerDates
      question={question}
      items={items}
      answered={1}
      bins={bins}
      isListFirst={isListFirst}
      isLarge={false}
      onRow={() => undefined}
    />,
  );
  const parts = {
    list: screen.getByRole('list', { name: 'Departure' }),
    chart: screen.getByLabelText('Points of the chart'),
  };
  await expect.element(screen.getByRole('button', { name: `Show as ${second}` })).toBeVisible();
  expect(parts.list.elements()).toHaveLength(isListFirst ? 1 : 0);
  expect(parts.chart.elements()).toHaveLength(isListFirst ? 0 : 1);
  await screen.getByRole('button', { name: `Show as ${second}` }).click();
  await expect.element(parts.list).toBeVisible();
  await expect.element(parts.chart).toBeVisible();
});
