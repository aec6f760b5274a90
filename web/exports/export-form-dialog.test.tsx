import { expect, it, vi } from 'vitest';
import type { ExportSchedule } from '#core/exports/schema.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { formOf, questionOf, sheetOf } from '#tests/support/sheet-server.ts';
import type { ExportedView } from '#web/slots.ts';
import { ExportFormDialog } from './export-form-dialog.tsx';

const form = formOf([], { name: 'Strikes', reviewers: [{ id: crypto.randomUUID(), userName: 'rob' }] });
const sheetId = crypto.randomUUID();
const filter: RowFilterInput = { lastDays: 90, filters: [] };

const sheets = [sheetOf(sheetId, { rowCount: 1_234 }), sheetOf(crypto.randomUUID(), { rowCount: 0 })];
const schedule: ExportSchedule = {
  jobId: crypto.randomUUID(),
  interval: 'WEEK',
  timeInterval: 7,
  scheduleTime: Date.UTC(2026, 0, 5, 8),
  timeZone: 'UTC',
  nextTime: Date.UTC(2026, 0, 12, 8),
};

/** 7 rows in view, 5 of them approved; 40 in all, 12 of them of some days. */
const countRows = async (wanted: RowFilterInput | null) => {
  if (wanted === null) return 40;
  if (wanted.lastDays === 90) return wanted.reviewState === 'APPROVED' ? 5 : 7;
  return 12;
};
const view: ExportedView = {
  sheetIds: [sheetId],
  filter,
  filterText: 'Date in the last 90 days',
  isSearched: false,
  countRows,
  hasAllSheets: true,
  columnCount: 20,
  isReviewed: true,
};

async function draw(changes: Partial<ExportedView> = {}, begins: 'view' | 'form' = 'view', whole = form) {
  const onClose = vi.fn();
  const refused = () => {
    throw new Error('This test saves no file.');
  };
  const drawn = await drawPage(
    <ExportFormDialog form={form} view={{ ...view, ...changes }} begins={begins} opened onClose={onClose} />,
    {
      answers: {
        'forms.read': () => whole,
        'exports.form': refused,
        'exports.sheets': refused,
        'exports.readSchedule': () => schedule,
        'exports.runSchedule': () => schedule,
        'sheets.ofForm': () => ({ page: 0, size: 1_000, totalElements: 2, totalPages: 1, content: sheets }),
        'sheets.filterRowsAcross': () => ({ page: 0, size: 1, totalElements: 9, totalPages: 9, content: [] }),
      },
    },
  );
  const exported = () =>
    drawn.sent.filter(({ id }) => id.startsWith('exports.')).map(({ input }) => input.body);
  return { ...drawn, exported, onClose };
}

it('exports the rows in view, and says how many they are', async () => {
  const { screen, exported } = await draw();
  await expect.element(screen.getByRole('radio', { name: 'This view (7 entries)' })).toBeChecked();
  await expect.element(screen.getByText('From 1 sheet: Date in the last 90 days')).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Only approved entries' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('5 entries, about 1 kB');
  await screen.getByRole('button', { name: 'Export', exact: true }).click();
  await expect
    .poll(exported)
    .toEqual([{ sheetIds: [sheetId], rowFilters: filter, format: 'XLSX', onlyApproved: true }]);
});

it('exports everything of the last 7 days, unless other days or all time are chosen', async () => {
  const { screen, exported } = await draw();
  await screen.getByText('Everything').click();
  await expect
    .element(screen.getByRole('button', { name: 'Last 7 days' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByRole('status')).toHaveTextContent('12 entries, about 1 kB');
  const from = screen.getByLabelText('From');
  await screen.getByRole('button', { name: 'All time' }).click();
  await expect.element(from).toHaveValue('');
  await expect.element(screen.getByRole('status')).toHaveTextContent('40 entries, about 5 kB');
  await from.fill('2026-01-01');
  await expect
    .element(screen.getByRole('button', { name: 'All time' }))
    .toHaveAttribute('aria-pressed', 'false');
  // The last day is missing.
  await expect.element(screen.getByRole('button', { name: 'Export', exact: true })).toBeDisabled();
  await screen.getByLabelText('To').fill('2026-01-31');
  await screen.getByRole('button', { name: 'Export', exact: true }).click();
  await expect
    .poll(exported)
    .toMatchObject([{ startDate: Date.UTC(2026, 0, 1), endDate: Date.UTC(2026, 1, 1) }]);
});

it('has the entries of a question in place of the rows', async () => {
  const damages = questionOf(crypto.randomUUID(), 'ENTRIES', { text: 'Damages', questions: [] });
  const { screen, exported } = await draw({}, 'view', { ...form, questions: [damages] });
  await expect.element(screen.getByText(/^Repeated entries have a worksheet/)).toBeVisible();
  await screen.getByText('CSV', { exact: true }).click();
  await screen.getByRole('combobox', { name: 'Each line is' }).click();
  await screen.getByRole('option', { name: 'An entry of "Damages"' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('The repeated entries of 7 entries');
  await screen.getByRole('button', { name: 'Export', exact: true }).click();
  await expect
    .poll(exported)
    .toEqual([{ sheetIds: [sheetId], rowFilters: filter, format: 'CSV', entries: damages.id }]);
});

it('counts on the server where the page has not all sheets, and offers nothing of no sheets', async () => {
  const { screen, sent } = await draw({ hasAllSheets: false, sheetIds: [] }, 'form');
  await expect.element(screen.getByRole('button', { name: 'Export', exact: true })).toBeEnabled();
  await expect.element(screen.getByRole('radio', { name: /^This view/ })).toBeDisabled();
  // Those of the last 7 days; the sheet without rows is not asked for.
  await expect.element(screen.getByRole('status')).toHaveTextContent('9 entries, about 1 kB');
  expect(sent.find(({ id }) => id === 'sheets.filterRowsAcross')?.input.body).toMatchObject({
    sheetIds: [sheetId],
    rowFilters: { minDate: expect.any(Number) },
  });
  await screen.getByRole('button', { name: 'All time' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('1,234 entries, about 148 kB');
});

it('sends the scheduled export now', async () => {
  const { screen, sent } = await draw();
  await screen.getByRole('tab', { name: 'Schedule' }).click();
  await expect
    .element(screen.getByText(/the filter in use does not apply \(Date in the last 90 days\)/))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Send now' }).click();
  await expect
    .poll(() => sent.find(({ id }) => id === 'exports.runSchedule')?.input.params)
    .toEqual({ id: form.id, jobId: schedule.jobId });
  await expect.element(screen.getByText(/^The export of "Strikes" is on its way to you/)).toBeVisible();
});
