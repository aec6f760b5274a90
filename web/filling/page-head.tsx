// Above the questions of a page: which one it is, and the way to each of the others with what is unanswered there.
import { Button } from '@mantine/core';
import { ChevronsUpDown, CircleCheckBig, CircleDashed } from 'lucide-react';
import { pageTexts } from '#core/filling/fill-pages.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import type { Paging } from './use-paging.ts';

export function PageHead({ paging: { pages, page, index, open, top } }: { paging: Paging }) {
  if (pages.length < 2) return null;
  const choices = pages.map((each, place) => ({
    id: each.id || 'start',
    label: `${place + 1}. ${each.title || pageTexts.untitled}: ${pageTexts.left(each)}`,
    icon:
      each.unanswered === 0 ? (
        <CircleCheckBig size={18} aria-hidden />
      ) : (
        <CircleDashed size={18} aria-hidden />
      ),
    onChoose: () => open(place),
  }));
  return (
    <div
      ref={top}
      // It is focused when its page is opened, so that reading goes on there; nothing can be typed into it.
      tabIndex={-1}
      style={{ outline: 'none', scrollMarginTop: '1rem' }}
      role="group"
      aria-label={pageTexts.shown(page)}
    >
      <ActionMenu
        label={pageTexts.all}
        choices={choices}
        button={
          <Button
            variant="default"
            size="md"
            mih={48}
            fullWidth
            justify="space-between"
            rightSection={<ChevronsUpDown size={18} aria-hidden />}
          >
            {`${pageTexts.place(index, pages.length)}: ${pageTexts.unanswered(page)}`}
          </Button>
        }
      />
    </div>
  );
}
