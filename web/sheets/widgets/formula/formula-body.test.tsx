import { expect, it } from 'vitest';
import type { DashboardWidget } from '#core/sheets/dashboard/overview.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { WidgetBody } from '#web/sheets/widgets/widget-body.tsx';
import { WidgetTableDialog } from '#web/sheets/widgets/widget-table-dialog.tsx';

const part: DashboardWidget = {
  of: 'formula',
  id: 'w',
  widget: {
    id: 'w',
    title: 'Cost',
    map: { var: 'cost' },
    filter: null,
    aggregation: 'SUM',
    groupByQuestion: 'bird',
    widgetOrder: null,
    hidden: false,
  },
  summary: {
    kind: 'bar',
    rows: 4,
    answered: 2,
    bars: [
      { label: 'Gull', value: 3, rows: 3, answered: 2 },
      { label: 'Owl', value: Number.NaN, rows: 1, answered: 0 },
    ],
  },
};

it('names groups without answers, and its table says how many rows are answered', async () => {
  const { screen } = await drawPage(
    <>
      <WidgetBody part={part} onRow={() => undefined} />
      <WidgetTableDialog part={part} title="Cost" hasAll opened onClose={() => undefined} />
    </>,
  );
  await expect.element(screen.getByText('Group without answers: "Owl".')).toBeInTheDocument();
  await expect.element(screen.getByRole('row', { name: 'Group Sum Entries Answered' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Gull 3 3 2' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Owl No answers 1 0' })).toBeVisible();
});
