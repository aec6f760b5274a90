import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AppError } from '#core/errors.ts';
import { question } from '#core/questions/schema.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { formOf } from '#tests/support/sheet-server.ts';
import { RepairStep } from './repair-step.tsx';

const ask = (text: string, type: string) => question.parse({ id: crypto.randomUUID(), text, type });
const [gate, crossings] = [ask('Gate', 'TEXT'), ask('Crossings', 'NUMERIC')];
const form = formOf([gate, crossings]);
const failed = (csvRow: number, name: string, count: string): FailedRow => ({
  csvRow,
  rowDate: null,
  cells: { [gate.id]: name, [crossings.id]: count },
  errors: [{ questionId: crossings.id, message: `"${count}" is not a number` }],
});
const status = {
  id: 'import',
  templateId: 'form',
  originalFileName: 'gates.csv',
  state: 'COMPLETED_WITH_ERRORS',
  completedRows: 1,
  failedRows: 2,
  totalRows: 3,
  droppedRows: 0,
  dateColumn: null,
  dateFormat: 'yyyy-MM-dd',
  dateFormats: {},
  cellFormats: {},
  timeZone: 'Etc/UTC',
  decimalSeparator: null,
  problem: null,
} as unknown as ImportStatus;

async function draw(asked = form, content = [failed(2, 'North', 'many'), failed(3, 'South', 'few')]) {
  const page = { content, page: 0, size: 1_000, totalElements: 2, totalPages: 1 };
  return drawPage(<RepairStep status={status} form={asked} />, {
    answers: {
      'imports.read': () => ({ ...status, failed: page }),
      'imports.continue': () => ({ ...status, completedRows: 2, failedRows: 1 }),
    },
  });
}

it('sends the rows that were repaired, and no others', async () => {
  const { screen, sent } = await draw();
  await expect.element(screen.getByText('2 rows need fixing', { exact: false }).first()).toBeVisible();
  await screen.getByRole('textbox', { name: 'Crossings of row 2' }).fill('12');
  await userEvent.tab();
  await expect.element(screen.getByText('1 row needs fixing, 1 is ready', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Import fixed rows' }).click();
  await expect
    .poll(() => sent.filter(({ id }) => id === 'imports.continue'))
    .toMatchObject([
      { input: { body: { rows: [{ csvRow: 2, answers: [{ questionId: crossings.id, value: '12' }] }] } } },
    ]);
});

it('sends rows with a reason, as they are, where it passes all that is wrong', async () => {
  const limited = { ...crossings, rules: [{ kind: 'range' as const, greatest: 9, passable: true as const }] };
  const message = 'At most 9.';
  const busy = { ...failed(2, 'North', '12'), errors: [{ questionId: crossings.id, message }] };
  const { screen, sent } = await draw(formOf([gate, limited]), [busy, failed(3, 'South', 'few')]);
  await screen.getByRole('textbox', { name: 'Reason for rows that break a rule' }).fill('A market day');
  await expect.element(screen.getByText('1 row needs fixing, 1 is ready', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Import fixed rows' }).click();
  await expect
    .poll(() => sent.filter(({ id }) => id === 'imports.continue'))
    .toMatchObject([{ input: { body: { rows: [{ csvRow: 2, answers: [] }], reason: 'A market day' } } }]);
});

it('takes a repair back', async () => {
  const { screen } = await draw();
  await screen.getByRole('textbox', { name: 'Crossings of row 2' }).fill('12');
  await userEvent.tab();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('2 rows need fixing', { exact: false }).first()).toBeVisible();
});

it('replaces a value in all rows that have it', async () => {
  const { screen } = await draw();
  await screen.getByRole('textbox', { name: 'Crossings: what replaces "few"' }).fill('3');
  await screen.getByRole('button', { name: 'Replace "few" in 1 row' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Crossings of row 3' })).toHaveValue('3');
  await expect.element(screen.getByText('1 row needs fixing, 1 is ready', { exact: false })).toBeVisible();
});

it('settles times that come twice by one choice for all rows', async () => {
  const [earlier, later] = [Date.UTC(2026, 9, 25, 0, 30), Date.UTC(2026, 9, 25, 1, 30)] as const;
  const hour = { kind: 'double', earlier, later } as const;
  const message = '"2026-10-25 02:30" comes twice in Europe/Berlin';
  const doubtful = (csvRow: number): FailedRow => ({
    csvRow,
    rowDate: null,
    cells: { [gate.id]: 'North', [crossings.id]: '1' },
    errors: [{ questionId: null, message, hour }],
  });
  const zoned = { ...status, dateColumn: 2, dateFormat: 'yyyy-MM-dd HH:mm', timeZone: 'Europe/Berlin' };
  const content = [doubtful(2), doubtful(3)];
  const { screen, sent } = await drawPage(<RepairStep status={zoned} form={form} />, {
    answers: {
      'imports.read': () => ({
        ...zoned,
        failed: { content, page: 0, size: 1_000, totalElements: 2, totalPages: 1 },
      }),
      'imports.continue': () => ({ ...zoned, completedRows: 3, failedRows: 0 }),
    },
  });
  const choice = screen.getByRole('group', { name: 'Double hour' });
  await expect
    .element(choice.getByText('Double hour: 2 rows with times that come twice in Europe/Berlin'))
    .toBeVisible();
  await choice.getByRole('button', { name: 'The later, such as 2026-10-25T02:30:00+01:00' }).click();
  await expect.element(choice).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Import fixed rows' }).click();
  await expect
    .poll(() => sent.filter(({ id }) => id === 'imports.continue'))
    .toMatchObject([
      {
        input: {
          body: {
            rows: [
              { csvRow: 2, rowDate: later },
              { csvRow: 3, rowDate: later },
            ],
          },
        },
      },
    ]);
});

it('leaves a row out, and takes it in again', async () => {
  const { screen } = await draw();
  await screen.getByRole('button', { name: 'Skip row 3' }).click();
  await expect.element(screen.getByText('1 row needs fixing, 1 is skipped.')).toBeVisible();
  await screen.getByRole('button', { name: 'Include row 3' }).click();
  await expect.element(screen.getByText('2 rows need fixing.')).toBeVisible();
});

it('shows the rows of a state, and says where it has none', async () => {
  const { screen } = await draw();
  await screen.getByRole('textbox', { name: 'Crossings of row 2' }).fill('12');
  await userEvent.tab();
  await screen.getByText('Ready 1').click();
  await expect.element(screen.getByRole('textbox', { name: 'Crossings of row 2' })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Crossings of row 3' })).not.toBeInTheDocument();
  await screen.getByText('Skipped 0').click();
  await expect.element(screen.getByText('No rows are in this state.')).toBeVisible();
});

it('says at a cell what is wrong with what was typed', async () => {
  const { screen } = await draw();
  const cell = screen.getByRole('textbox', { name: 'Crossings of row 2' });
  await cell.fill('a dozen');
  await userEvent.tab();
  await expect.element(cell).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByText('2 rows need fixing', { exact: false }).first()).toBeVisible();
});

it('cannot go on before a row is ready, and says why', async () => {
  const { screen, sent } = await draw();
  await expect.element(screen.getByText('2 rows need fixing', { exact: false }).first()).toBeVisible();
  await screen.getByRole('button', { name: 'Import fixed rows' }).click({ force: true });
  expect(sent.filter(({ id }) => id === 'imports.continue')).toEqual([]);
});

it('says that the failed rows could not be loaded, and loads them again', async () => {
  let isBroken = true;
  const { screen } = await drawPage(<RepairStep status={status} form={form} />, {
    answers: {
      'imports.read': () => {
        if (isBroken) throw new AppError('invalid', 'Not now.');
        const content = [failed(2, 'North', 'many')];
        return { ...status, failed: { content, page: 0, size: 1_000, totalElements: 1, totalPages: 1 } };
      },
    },
  });
  await expect.element(screen.getByText('Unable to load the failed rows')).toBeVisible();
  isBroken = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Crossings of row 2' })).toBeVisible();
});
