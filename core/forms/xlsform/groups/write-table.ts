// How a matrix is written: a group with the appearance `table-list`, all choices in which have to be of one list.
import { matrixItem } from '#core/forms/draft/draft-matrix.ts';
import type { DraftElement, DraftItem } from '#core/forms/draft/form-draft.ts';
import { isMatrix, matricesIn } from '#core/forms/groups/matrices.ts';
import { nextRow, type WriteContext } from '#core/forms/xlsform/survey-rows.ts';
import { titleOf } from '#core/forms/xlsform/written/written.ts';
import { t } from '#core/messages/text.ts';
import { m } from '#core/forms/xlsform/texts.ts';

/** The appearance of the group of a header; empty for none, which is reported of a matrix. */
export function tableAppearance(
  items: readonly DraftItem[],
  header: DraftElement,
  writing: WriteContext,
): string {
  if (!isMatrix(header)) return '';
  const below = itemsBelow(items, header);
  const [matrix] = matricesIn([header, ...below].map(matrixItem));
  const rows = new Set(matrix?.rows);
  const isWhole = below.every(
    (item) =>
      item.kind === 'element' ||
      !writing.lists.has(item.id) ||
      (rows.has(item.id) &&
        item.options.every(({ retired, condition }) => retired === undefined && condition === undefined)),
  );
  if (rows.size > 0 && isWhole) return 'table-list';
  const { label } = header.data;
  writing.report.changed('survey', nextRow(writing), t(m.losesTable, { title: titleOf(label) }));
  return '';
}

/** Up to the next header. */
function itemsBelow(items: readonly DraftItem[], header: DraftElement): readonly DraftItem[] {
  const below = items.slice(items.indexOf(header) + 1);
  const end = below.findIndex(({ type }) => type === 'HEADER');
  return end < 0 ? below : below.slice(0, end);
}
