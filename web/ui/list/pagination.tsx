// Pagination: buttons for the pages at both ends and around the current one, and for the previous and the next (spec 1,
// "Shared interface behaviour").
import { Pagination as Buttons } from '@mantine/core';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type PaginationProps = {
  /** What is paginated. */
  label: string;
  /** Counted from 1. */
  page: number;
  pages: number;
  onPage(page: number): void;
};

/** Renders nothing for fewer than 2 pages. */
export function Pagination({ label, page, pages, onPage }: PaginationProps) {
  const isNarrow = useNarrow();
  if (pages < 2) return null;
  const around = isNarrow ? 1 : 2;
  return (
    <Buttons
      component="nav"
      aria-label={label}
      total={pages}
      value={page}
      onChange={onPage}
      siblings={around}
      boundaries={around}
      size="sm"
      gap={isNarrow ? 4 : 6}
      getItemProps={(number) => ({ 'aria-label': t(m.page, { number }) })}
      getControlProps={(control) => ({
        'aria-label': control === 'next' ? t(m.nextPage) : t(m.previousPage),
      })}
    />
  );
}
