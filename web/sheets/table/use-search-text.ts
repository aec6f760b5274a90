// The words that the table is searched for: what is in the field, and a moment later in the address.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SheetSearch } from '#web/paths.ts';
import { withWords } from './table-search.ts';

/** Milliseconds without a key before the address follows. */
const pause = 400;

export function useSearchText(
  search: SheetSearch,
  onSearch: (search: SheetSearch) => void,
): { words: string; setWords(words: string): void } {
  const { q = '' } = search;
  const [words, setWords] = useState(q);
  const follow = useEffectEvent((text: string) => onSearch(withWords(search, text)));
  /** What the address was last set to from here: any other text in it comes from a link, or from Back. */
  const written = useRef(q);
  useEffect(() => {
    if (q === written.current) return;
    written.current = q;
    setWords(q);
  }, [q]);
  useEffect(() => {
    if (words.trim() === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = words.trim();
      follow(words);
    }, pause);
    return () => clearTimeout(timer);
  }, [words]);
  return { words, setWords };
}
