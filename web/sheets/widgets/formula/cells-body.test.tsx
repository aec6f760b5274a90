// Numbers in two directions in the browser: their parts open rows, filter the dashboard, and say why where they cannot.
import { expect, it, vi } from 'vitest';
import { filteredById } from '#core/forms/filtered-questions.ts';
import type { DashboardWidget } from '#core/sheets/dashboard/overview.ts';
import type { CellsSummary } from '#core/widgets/chart/cells.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { MarkProvider } from '#web/sheets/widgets/marks.tsx';
import { WidgetBody } from '#web/sheets/widgets/widget-body.tsx';
import { drawPage } from '#tests/components/draw-page.tsx';
import { cellMark, cellsSummary as summary } from '#tests/support/cells-summary.ts';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';

const idOf = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const [phase, wet] = [questionOf(idOf(1), 'RADIO'), questionOf(idOf(2), 'RADIO')];
const questions = filteredById(formOf([phase, wet]));
const widget: Widget = {
  id: 'w',
  title: 'Strikes',
  map: 1,
  filter: null,
  aggregation: 'COUNT',
  groupByQuestion: phase.id,
  splitQuestion: wet.id,
  widgetOrder: null,
  hidden: false,
};
const line = (questionId: string, value: string) => ({ questionId, operator: 'EQ', values: [value] });

async function draw(changes: Partial<Widget> = {}, of: CellsSummary = summary) {
  const [openRows, narrow] = [vi.fn(), vi.fn()];
  const part: DashboardWidget = { of: 'formula', id: 'w', widget: { ...widget, ...changes }, summary: of };
  const { screen } = await drawPage(
    <div id="content">
      <MarkProvider filter={null} questions={questions} openRows={openRows} narrow={narrow}>
        <WidgetBody part={part} onRow={() => undefined} />
      </MarkProvider>
    </div>,
  );
  return { screen, openRows, narrow };
}

it('opens the rows of a part of a bar, of a whole bar and of a series', async () => {
  const { screen, openRows } = await draw();
  await screen.getByRole('button', { name: 'Climb, No: 3' }).click();
  await screen.getByRole('button', { name: 'Taxi', exact: true }).click();
  await screen.getByRole('button', { name: 'Yes', exact: true }).click();
  expect(openRows.mock.calls.map(([{ filters }]) => filters)).toEqual([
    [line(phase.id, 'Climb'), line(wet.id, 'No')],
    [line(phase.id, 'Taxi')],
    [line(wet.id, 'Yes')],
  ]);
});

it('lists the parts of a bar that has one too thin to be pressed, each with its number', async () => {
  const thin = { ...summary, values: Float64Array.of(1, 30, 2, 0), counts: Float64Array.of(1, 30, 2, 0) };
  const { screen, openRows } = await draw({}, thin);
  expect(screen.getByRole('button', { name: 'Climb, Yes: 1' }).elements()).toEqual([]);
  const more = screen.getByRole('button', { name: 'Parts of Climb' });
  expect(more.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  await more.click();
  await screen.getByRole('menuitem', { name: 'Yes 1' }).click();
  expect(openRows.mock.calls[0]?.[0].filters).toEqual([line(phase.id, 'Climb'), line(wet.id, 'Yes')]);
});

it('filters by a cell of a heat map from its menu, and moves among cells by the arrow keys', async () => {
  const { screen, narrow, openRows } = await draw({ chart: 'heatmap' });
  const cell = (name: string) => screen.getByRole('button', { name });
  await cell('Climb, No, 3').click({ button: 'right' });
  await screen.getByRole('menuitem', { name: 'Filter by "Climb, No"' }).click();
  expect(narrow.mock.calls[0]?.[0].filters).toEqual([line(phase.id, 'Climb'), line(wet.id, 'No')]);
  const first = cell('Climb, Yes, 1').element();
  if (first instanceof HTMLElement) first.focus();
  first.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  await expect.element(cell('Taxi, Yes, 2')).toHaveFocus();
  await cell('Taxi, Yes, 2').click();
  expect(openRows).toHaveBeenCalledOnce();
});

it('opens the entries of a weekday and an hour', async () => {
  const hours = Array.from({ length: 24 }, (_, hour) => cellMark(String(hour), 1));
  const week = Array.from({ length: 7 }, (_, day) => cellMark(String(day), 1));
  const values = new Float64Array(24 * 7).fill(1);
  const whole = { ...summary, by: 'weekHour' as const, columns: hours, series: week, values, counts: values };
  const ofWeek = { timeGrain: 'weekHour' as const, groupByQuestion: null, splitQuestion: null };
  const { screen, openRows } = await draw(ofWeek, whole);
  await screen.getByRole('button', { name: /^Monday, 08:00|^Monday, 8/ }).click();
  expect(openRows.mock.calls[0]?.[0]).toMatchObject({ weekdays: [1], hours: [8] });
});
