// The headings of the tree; while something is dragged, the place to drop it for the top.
import type { CatalogColumn } from '#core/catalog/schema.ts';
import { itemFieldTexts } from '#core/catalog/labels.ts';
import { treeTexts } from '#core/catalog/tree-texts.ts';
import classes from './tree.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type TreeHeadProps = {
  columns: readonly CatalogColumn[];
  height: number;
  isNarrow: boolean;
  isTopOffered: boolean;
  dropState: 'here' | 'refused' | null;
};

export function TreeHead({ columns, height, isNarrow, isTopOffered, dropState }: TreeHeadProps) {
  const { name, type, code } = itemFieldTexts;
  return (
    <div
      role="rowgroup"
      className={`sticky z-2 top-0 border-below on-sunken ${classes.head}`}
      style={{ height }}
      data-drop={dropState ?? undefined}
    >
      <div role="row" aria-rowindex={1} className={`h-full ${classes.headRow}`}>
        <div
          role="columnheader"
          className="cut px-12 soft text-xs weight-600"
          style={{ paddingInlineStart: '1rem' }}
        >
          {name}
        </div>
        {!isNarrow && (
          <>
            <div role="columnheader" className={`cut px-12 soft text-xs weight-600 ${classes.headCell}`}>
              {type}
            </div>
            <div role="columnheader" className={`cut px-12 soft text-xs weight-600 ${classes.headCell}`}>
              {code}
            </div>
            {columns.map((column) => (
              <div
                key={column.key}
                role="columnheader"
                className={`cut px-12 soft text-xs weight-600 ${classes.headCell}`}
                data-number={column.kind === 'NUMBER' || undefined}
                title={column.name}
              >
                {column.name}
              </div>
            ))}
          </>
        )}
        <div role="columnheader" className="sticky end-0 h-full on-sunken">
          <span className="unseen">{t(m.actions)}</span>
        </div>
      </div>
      {isTopOffered && (
        <div
          className={`absolute middle rounded-8 on-surface soft text-xs weight-550 ${classes.topPlace}`}
          aria-hidden="true"
        >
          {treeTexts.dropAtTop}
        </div>
      )}
    </div>
  );
}

/** The grid's columns; with many, the tree is wider than the page and scrolls. */
export function treeColumns(
  columns: readonly CatalogColumn[],
  isNarrow: boolean,
): { columns: string; width: string } {
  if (isNarrow) return { columns: 'minmax(0, 1fr) auto', width: '100%' };
  const own = columns.map(({ kind }) => `minmax(6.5rem, ${kind === 'NUMBER' ? 1 : 2}fr)`);
  return {
    columns: ['minmax(15rem, 2fr)', 'minmax(8rem, 1.5fr)', 'minmax(6rem, 1fr)', ...own, '3rem'].join(' '),
    width: `max(100%, ${15 + 8 + 6 + 3 + 6.5 * columns.length}rem)`,
  };
}
