import { expect, it, vi } from 'vitest';
import { element } from '#core/forms/schema.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { formOf, optionsOf, questionOf } from '#tests/support/sheet-server.ts';
import { MatrixPanels } from './matrix-panels.tsx';

const rows = ['Taste', 'Price'].map((text, index) =>
  questionOf(crypto.randomUUID(), 'RADIO', {
    text,
    order: index + 1,
    questionOptions: optionsOf('Poor', 'Good'),
  }),
);
const header = element.parse({
  id: crypto.randomUUID(),
  type: 'HEADER',
  data: { label: 'Service', matrix: true },
});
const widgets = rows.map((question) => ({
  of: 'question',
  id: question.id,
  question,
  summary: {
    kind: 'ranked',
    answered: 4,
    bars: [
      { value: 'Good', label: 'Good', count: 3, share: 0.75 },
      { value: 'Poor', label: 'Poor', count: 1, share: 0.25 },
    ],
  },
}));

it('shows the shares of each row of a matrix, which lead to the rows behind them', async () => {
  const onAnswer = vi.fn();
  const overview = {
    form: { ...formOf(rows), elements: [header] },
    widgets,
  } as unknown as SheetOverview;
  const { screen } = await drawPage(
    <MatrixPanels overview={overview} openAnswers={(id) => (value) => onAnswer(id, value)} isWide={false} />,
  );
  await expect.element(screen.getByRole('heading', { name: 'Service' })).toBeVisible();
  expect(
    screen
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Question', 'Poor', 'Good', 'Answers']);
  await screen
    .getByRole('button', { name: /^75%: show the entries that answer "Price" with "Good"/ })
    .click();
  expect(onAnswer).toHaveBeenCalledWith(rows[1]?.id, 'Good');
});
