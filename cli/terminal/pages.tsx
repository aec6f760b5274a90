// Paginated lists: the line with the current page, and the keys to turn.
import type { Message } from '#core/messages/message.ts';
import type { KeyBinding } from './keys/keys.ts';
import { Line } from './theme.tsx';
import { useKeys } from './keys/use-keys.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `n` and `p` turn the pages; `page` counts from 0. Call it last, so that its keys come first among the screen's. */
export function usePageKeys(page: number, pages: number, onPage: (page: number) => void): void {
  const keys: KeyBinding[] = [
    {
      key: 'next',
      label: t(m.nextPage),
      off: page + 1 < pages ? undefined : t(m.thisIsLastPage),
      run: () => onPage(page + 1),
    },
    {
      key: 'previous',
      label: t(m.pageBefore),
      off: page > 0 ? undefined : t(m.thisIsFirstPage),
      run: () => onPage(page - 1),
    },
  ];
  useKeys(pages > 1 ? keys.map((key) => ({ ...key, section: 'Pages' })) : []);
}

export type PagePlace = { page: number; pages: number; total: number; count: Message };
export type PageLineProps = PagePlace & { title: string };

/** The total number, and the current page if there are several. */
export function pageText({ page, pages, total, count }: PagePlace): string {
  const counted = t(count, { count: total });
  return pages > 1 ? t(m.pageOf, { counted, page: page + 1, pages }) : counted;
}

/** The same, after a title. */
export function PageLine({ title, ...place }: PageLineProps) {
  return <TitleLine title={title} place={pageText(place)} />;
}

/** A title, and what is said of its page. */
export function TitleLine({ title, place }: { title: string; place: string }) {
  return (
    <Line
      segments={[
        { text: title, bold: true },
        { text: `  ${place}`, tone: 'dim' },
      ]}
    />
  );
}
