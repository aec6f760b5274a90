// Lists that the server gives page by page: the line that says where one is, and the keys to turn.
import { countText } from '#core/count-text.ts';
import type { KeyBinding } from './keys.ts';
import { Line } from './theme.tsx';
import { useKeys } from './use-keys.ts';

/** `n` and `p` turn the pages; `page` counts from 0. */
export function usePageKeys(page: number, pages: number, onPage: (page: number) => void): void {
  const keys: KeyBinding[] = [
    {
      key: ['n', ']'],
      label: 'next page',
      off: page + 1 < pages ? undefined : 'This is the last page.',
      run: () => onPage(page + 1),
    },
    {
      key: ['p', '['],
      label: 'page before',
      off: page > 0 ? undefined : 'This is the first page.',
      run: () => onPage(page - 1),
    },
  ];
  useKeys(pages > 1 ? keys.map((key) => ({ ...key, section: 'Pages' })) : [], 'part');
}

export type PageLineProps = { title: string; page: number; pages: number; total: number; noun: string };

/** How many there are, and which page this is where there are several. */
export function PageLine({ title, page, pages, total, noun }: PageLineProps) {
  const place = pages > 1 ? `, page ${page + 1} of ${pages}` : '';
  return (
    <Line
      segments={[
        { text: title, bold: true },
        { text: `  ${countText(total)} ${noun}${place}`, tone: 'dim' },
      ]}
    />
  );
}
