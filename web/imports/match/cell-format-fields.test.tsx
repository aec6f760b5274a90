import { expect, it, vi } from 'vitest';
import { cellTexts, itemTexts } from '#core/imports/cells/cell-format.ts';
import { cellLine } from '#core/imports/cells/cell-line.ts';
import { indexCatalog } from '#core/filling/catalog/catalog-index.ts';
import { readCsvFile } from '#core/imports/csv/csv-file.ts';
import { chooseCellFormat, createImportDraft, matchQuestion } from '#core/imports/import-draft.ts';
import { matchLines } from '#core/imports/match-lines.ts';
import { question } from '#core/questions/schema.ts';
import { drawPage } from '#tests/components/draw-page.tsx';
import { formOf } from '#tests/support/sheet-server.ts';
import { type CellChoice, CellFormatFields } from './cell-format-fields.tsx';

const where = question.parse({ id: crypto.randomUUID(), text: 'Where', type: 'CATALOG_CHECKBOX' });
const type = { id: crypto.randomUUID(), name: 'Place' };
const plain = { type, parentId: null, fields: {}, retired: false, version: 1, children: [] };
const catalog = indexCatalog([
  { ...plain, id: crypto.randomUUID(), name: 'Hall', code: 'H' },
  { ...plain, id: crypto.randomUUID(), name: 'Yard', code: 'Y' },
]);

async function draftOf() {
  const bytes = new TextEncoder().encode('Where\n"H, Yard"\nAttic\n');
  const file = await readCsvFile({ name: 'a.csv', size: bytes.length }, [bytes]);
  return createImportDraft(formOf([where]), file);
}

it('takes the column of its title for a catalog question, which whoever imports may take away', async () => {
  const draft = await draftOf();
  expect(matchLines(draft)).toMatchObject([{ columnIndex: 0, issue: null, note: null }]);
  expect(matchLines(matchQuestion(draft, where.id, null))).toMatchObject([
    { columnIndex: null, issue: null, note: cellTexts.offered('Where') },
  ]);
});

it('shows what the first cells are read as, and chooses how they are written', async () => {
  const matched = { ...matchQuestion(await draftOf(), where.id, 0), catalog };
  const draft = chooseCellFormat(matched, where.id, { separator: ',' });
  const cells = cellLine(draft, where, 0);
  if (cells === null) throw new Error('The cells of the catalog can be chosen.');
  const onChange = vi.fn<(chosen: CellChoice) => void>();
  const { screen } = await drawPage(<CellFormatFields title="Where" cells={cells} onChange={onChange} />);
  await expect.element(screen.getByText('"H, Yard" is read as Hall · Yard')).toBeVisible();
  await expect.element(screen.getByText('No catalog item has the code or name "Attic"')).toBeVisible();
  await screen.getByLabelText(`${cellTexts.items}, for Where`).selectOptions(itemTexts.CODE);
  expect(onChange).toHaveBeenLastCalledWith({ items: 'CODE' });
  await screen.getByLabelText(`${cellTexts.separator}, for Where`).selectOptions('Slash');
  expect(onChange).toHaveBeenLastCalledWith({ separator: '/' });
});

it('says that the catalog is still loaded', async () => {
  const cells = cellLine(matchQuestion(await draftOf(), where.id, 0), where, 0);
  if (cells === null) throw new Error('The cells of the catalog can be chosen.');
  const { screen } = await drawPage(<CellFormatFields title="Where" cells={cells} onChange={() => {}} />);
  await expect.element(screen.getByText(cellTexts.loading)).toBeVisible();
});
