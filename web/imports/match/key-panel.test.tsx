import { expect, it, vi } from 'vitest';
import { createImportDraft, type ImportDraft } from '#core/imports/import-draft.ts';
import { readCsvFile } from '#core/imports/csv/csv-file.ts';
import type { ImportState } from '#core/imports/import-model.ts';
import { question } from '#core/questions/schema.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { formOf } from '#tests/support/sheet-server.ts';
import { KeyPanel } from './key-panel.tsx';

const ask = (text: string, type: string) => question.parse({ id: crypto.randomUUID(), text, type });
const [asset, price] = [ask('Asset', 'TEXT'), ask('Price', 'NUMERIC')];

async function draftOf(): Promise<ImportDraft> {
  const bytes = new TextEncoder().encode('Asset,Price\nA-1,5\nA-2,7\n');
  const file = await readCsvFile({ name: 'assets.csv', size: bytes.length }, [bytes]);
  return createImportDraft(formOf([asset, price]), file);
}

const state: Pick<ImportState, 'preview' | 'previewing' | 'problem'> = {
  preview: null,
  previewing: false,
  problem: null,
};

it('offers the questions that can be a key, and none to begin with', async () => {
  const draft = await draftOf();
  const onChange = vi.fn<(step: (last: ImportDraft) => ImportDraft) => void>();
  const { screen } = await drawPage(
    <KeyPanel draft={draft} state={state} onChange={onChange} onPreview={() => {}} />,
  );
  await screen.getByRole('combobox', { name: 'Key' }).click();
  await screen.getByRole('option', { name: 'Asset' }).click();
  expect(onChange.mock.calls[0]?.[0](draft)).toMatchObject({ keyQuestion: asset.id });
  await expect.element(screen.getByRole('button', { name: 'Preview changes' })).not.toBeInTheDocument();
});

it('shows what the server says would change, and what is in conflict', async () => {
  const draft = { ...(await draftOf()), keyQuestion: asset.id };
  const onPreview = vi.fn<() => void>();
  const preview = {
    totalRows: 9,
    newRows: 1,
    changedRows: 6,
    unchangedRows: 1,
    failedRows: 0,
    conflictingRows: 1,
    changed: Array.from({ length: 6 }, (_, index) => ({
      csvRow: index + 1,
      key: `A-${index}`,
      sheetId: 's',
      rowId: `r${index}`,
      changes: [{ questionId: price.id, previous: ['5'], next: [] }],
    })),
    taken: [],
    conflicting: [{ csvRow: 8, key: 'A-9', message: 'This key stands twice.' }],
  };
  const { screen } = await drawPage(
    <KeyPanel draft={draft} state={{ ...state, preview }} onChange={() => {}} onPreview={onPreview} />,
  );
  await expect.element(screen.getByText('1 new, 6 changed, 1 unchanged, 1 conflicting')).toBeVisible();
  await expect.element(screen.getByText('Row 1, A-0: Price from 5 to nothing')).toBeVisible();
  await expect.element(screen.getByText('and 1 more row')).toBeVisible();
  await expect.element(screen.getByText('Row 8, A-9: This key stands twice.')).toBeVisible();
  await screen.getByRole('button', { name: 'Preview changes' }).click();
  expect(onPreview).toHaveBeenCalledOnce();
});
