// A text with what a search has found in it.
import { Fragment } from 'react';
import { searchWords } from '#core/catalog/item-index.ts';

export function Marked({ text, words }: { text: string; words: string }) {
  const parts = searchWords(words).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (parts.length === 0 || text === '') return text;
  // The longest first: of two words that begin alike it is the one that is there.
  const pattern = new RegExp(`(${parts.toSorted((a, b) => b.length - a.length).join('|')})`, 'giu');
  return text.split(pattern).map((part, place) =>
    place % 2 === 1 ? (
      <mark
        key={place}
        style={{ background: 'color-mix(in srgb, var(--warning) 26%, transparent)', color: 'inherit' }}
      >
        {part}
      </mark>
    ) : (
      <Fragment key={place}>{part}</Fragment>
    ),
  );
}
