// The dates of an import: what times are that the clocks of Berlin skip or show twice is asked where a file has them.
import { expect, it, vi } from 'vitest';
import { readCsvFile } from '#core/imports/csv/csv-file.ts';
import { checkFirstRows } from '#core/imports/dry-run.ts';
import { chooseHour, createImportDraft, type ImportDraft } from '#core/imports/import-draft.ts';
import { question } from '#core/questions/schema.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { formOf } from '#tests/support/sheet-server.ts';
import { DatePanel } from './date-panel.tsx';

const timeZone = 'Europe/Berlin';
const gate = question.parse({ id: crypto.randomUUID(), text: 'Gate', type: 'TEXT' });

async function draftOf(...times: string[]): Promise<ImportDraft> {
  const bytes = new TextEncoder().encode(`Gate,Date\n${times.map((time) => `A,${time}\n`).join('')}`);
  const file = await readCsvFile({ name: 'gates.csv', size: bytes.length }, [bytes]);
  return createImportDraft(formOf([gate]), file);
}

async function draw(draft: ImportDraft) {
  const onChange = vi.fn<(step: (last: ImportDraft) => ImportDraft) => void>();
  const check = { report: checkFirstRows(draft, { timeZone, now: Date.now }), partly: false };
  const { screen } = await drawPage(<DatePanel draft={draft} check={check} onChange={onChange} />, {
    timeZone,
    answers: { 'imports.dateFormats': () => [] },
  });
  await expect.element(screen.getByText('Date of the rows')).toBeVisible();
  return { screen, onChange };
}

it('asks nothing about the clocks where no time is in doubt', async () => {
  const { screen } = await draw(await draftOf('2026-10-25 01:59', '2026-10-25 03:00'));
  await expect.element(screen.getByRole('radiogroup')).not.toBeInTheDocument();
});

it('asks which time is meant where some come twice, and sends what is chosen', async () => {
  const draft = await draftOf('2026-10-25 02:30', '2026-10-25 03:00');
  const { screen, onChange } = await draw(draft);
  const field = screen.getByRole('radiogroup', { name: 'Double hour' });
  await expect
    .element(
      screen.getByText(
        '1 of 2 rows has a time that comes twice in Europe/Berlin, such as "2026-10-25 02:30".',
      ),
    )
    .toBeVisible();
  await expect.element(field.getByRole('radio', { name: 'Neither: fix each row by hand' })).toBeChecked();
  await expect.element(screen.getByRole('radiogroup', { name: 'Skipped hour' })).not.toBeInTheDocument();
  await expect.element(screen.getByText('2026-10-25T02:30:00+01:00')).toBeVisible();
  await field.getByRole('radio', { name: 'The later of the two' }).click();
  expect(onChange.mock.calls[0]?.[0](draft)).toMatchObject({ hours: { skipped: 'FAIL', double: 'LATER' } });
});

it('still shows the choice when no row fails by it any more', async () => {
  const { screen } = await draw(chooseHour(await draftOf('2026-03-29 02:30'), 'skipped', 'EARLIER'));
  const field = screen.getByRole('radiogroup', { name: 'Skipped hour' });
  const chosen = field.getByRole('radio', { name: 'The earlier of the two' });
  await expect.element(chosen).toBeChecked();
});
