// Page buttons: two at the edges and around the current page, one on narrow screens; nothing for a single page (spec 1).
import { Pagination as PageButtons } from '@mantine/core';
import { useNarrow } from './use-narrow.ts';

export type PaginationProps = {
  /** From 1 on. */
  page: number;
  pages: number;
  onPage(page: number): void;
};

export function Pagination({ page, pages, onPage }: PaginationProps) {
  const shown = useNarrow() ? 1 : 2;
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages">
      <PageButtons
        value={page}
        total={pages}
        onChange={onPage}
        boundaries={shown}
        siblings={shown}
        size={shown === 1 ? 'sm' : 'md'}
        className="numbers"
        getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
        getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Next page' : 'Previous page' })}
      />
    </nav>
  );
}
