import { expect, it, vi } from 'vitest';
import { AppError } from '#core/errors.ts';
import { readCsvFile } from '#core/imports/csv/csv-file.ts';
import { createImportDraft, type ImportDraft } from '#core/imports/import-draft.ts';
import { mappingTexts } from '#core/mappings/labels.ts';
import { question } from '#core/questions/schema.ts';
import { patience } from '#tests/support/patience.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { formOf } from '#tests/support/sheet-server.ts';
import { MappingBar } from './mapping-bar.tsx';

const ask = (text: string, type: string) => question.parse({ id: crypto.randomUUID(), text, type });
const [asset, tools] = [ask('Asset', 'TEXT'), ask('Tools', 'MULTI_NUMERIC')];
const by = { id: crypto.randomUUID(), userName: 'maria' };
const nightly = {
  id: crypto.randomUUID(),
  templateId: crypto.randomUUID(),
  name: 'Nightly',
  columns: [
    { header: 'Number', questionId: asset.id, question: 'Asset' },
    { header: 'Sizes', questionId: tools.id, question: 'Tools' },
    { header: 'Hue', questionId: crypto.randomUUID(), question: 'Colour' },
  ],
  dateColumn: null,
  dateFormat: null,
  dateFormats: {},
  cellFormats: { [tools.id]: { separator: ' ' } },
  createdBy: by,
  createdAt: 0,
  changedBy: by,
  changedAt: 0,
};

async function draftOf(): Promise<ImportDraft> {
  const bytes = new TextEncoder().encode('Number,Asset\nA-1,5\n');
  const file = await readCsvFile({ name: 'assets.csv', size: bytes.length }, [bytes]);
  return createImportDraft(formOf([asset, tools]), file);
}

it('reads the file as a mapping has it, and names what has gone', async () => {
  const draft = await draftOf();
  const onChange = vi.fn<(step: (last: ImportDraft) => ImportDraft) => void>();
  const { screen } = await drawPage(<MappingBar draft={draft} onChange={onChange} />, {
    answers: { 'mappings.list': () => [nightly] },
  });
  const field = screen.getByRole('combobox', { name: mappingTexts.title });
  await field.click();
  await screen.getByRole('option', { name: 'Nightly' }).click();
  expect(onChange.mock.calls[0]?.[0](draft)).toMatchObject({
    matches: [
      { questionId: asset.id, columnIndex: 0 },
      { questionId: tools.id, columnIndex: null },
    ],
  });
  await expect.element(screen.getByText(mappingTexts.noColumn('Sizes', 'Tools'))).toBeVisible();
  await expect.element(screen.getByText(mappingTexts.noQuestion('Colour', 'Hue'))).toBeVisible();
});

it('saves how the columns are matched under a name, and says where it is taken', async () => {
  const draft = await draftOf();
  const saved: unknown[] = [];
  const { screen } = await drawPage(<MappingBar draft={draft} onChange={() => {}} />, {
    answers: {
      'mappings.list': () => [],
      'mappings.save': ({ body }) => {
        saved.push(body);
        if (saved.length === 1) throw new AppError('conflict', mappingTexts.taken);
        return { ...nightly, ...body };
      },
    },
  });
  await screen.getByRole('button', { name: mappingTexts.saveAs }).click();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByText('A name is required')).toBeVisible();
  const name = screen.getByRole('textbox', { name: mappingTexts.name });
  await name.fill('Taken');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByText(mappingTexts.taken)).toBeVisible();
  await name.fill('Nightly');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await vi.waitUntil(() => saved.length === 2, patience);
  expect(saved[1]).toMatchObject({
    name: 'Nightly',
    columns: [{ header: 'Asset', questionId: asset.id, question: 'Asset' }],
    dateColumn: null,
  });
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
