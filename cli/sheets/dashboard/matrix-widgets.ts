// The rows of matrices beside each other, as widgets below the others. Each row is a widget as well.
import { countText } from '#core/count-text.ts';
import { type MatrixShares, matrixShares } from '#core/sheets/dashboard/matrix-shares.ts';
import { m as both } from '#core/sheets/dashboard/texts.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { t } from '#core/messages/text.ts';
import { cut, harmless, pad, widthOf } from '#cli/output/width.ts';
import { fitting, type Parts } from './widget-lines.ts';

/** Each with its id and title. */
export function matrixParts({ form, widgets }: SheetOverview): { id: string; title: string; parts: Parts }[] {
  return matrixShares(form, widgets).map((matrix) => ({
    id: matrix.id,
    title: matrix.title,
    parts: partsOf(matrix),
  }));
}

/** At most so much of the width is the titles of the rows. */
const titleShare = 0.4;
const gap = 2;

function partsOf({ options, rows }: MatrixShares): Parts {
  const cells = rows.map(({ title, answered, chosen }) => ({
    title: harmless(title),
    texts: [
      ...options.map(({ value }) => percent(chosen.get(value)?.share ?? 0, answered)),
      countText(answered),
    ],
  }));
  const heads = [...options.map(({ label }) => harmless(label)), t(both.answersToRow)];
  return {
    height: rows.length + 1,
    lines: ({ width, height, whole = false }) => {
      const widest = Math.max(...cells.map(({ title }) => widthOf(title)));
      const titleWidth = Math.min(Math.floor(width * titleShare), widest);
      const room = Math.floor((width - titleWidth) / heads.length) - gap;
      const cellWidth = Math.max(4, Math.min(room, Math.max(...heads.map(widthOf))));
      const line = (title: string, texts: readonly string[]) =>
        pad(cut(title, titleWidth), titleWidth) +
        texts.map((text) => ' '.repeat(gap) + pad(cut(text, cellWidth), cellWidth, 'right')).join('');
      const all = cells.map(({ title, texts }) => [{ text: line(title, texts) }]);
      const head = [{ text: line('', heads), tone: 'dim' as const }];
      return [head, ...fitting(all, all.length, whole ? all.length : height - 1)];
    },
    words: () =>
      cells.map(
        ({ title, texts }) => `${title}: ${texts.map((text, at) => `${heads[at]} ${text}`).join(', ')}`,
      ),
  };
}

function percent(share: number, answered: number): string {
  return answered === 0 ? '–' : `${Math.round(share * 100)}%`;
}
