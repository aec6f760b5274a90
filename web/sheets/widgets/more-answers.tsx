// Long lists start short: a button shows the rest, and a note says where to find what is not loaded.
import { Text } from '@mantine/core';
import { useState } from 'react';
import { TextButton } from '#web/ui/input/text-button.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type More<T> = {
  shown: readonly T[];
  total: number;
  first: number;
  showsAll: boolean;
  toggle(): void;
};

/** The first items, or all. */
export function useMore<T>(items: readonly T[], first: number): More<T> {
  const [showsAll, setShowsAll] = useState(false);
  return {
    shown: showsAll ? items : items.slice(0, first),
    total: items.length,
    first,
    showsAll,
    toggle: () => setShowsAll(!showsAll),
  };
}

/** Shown below the list. */
export function MoreAnswers({ more, answered }: { more: More<unknown>; answered: number }) {
  const { total, first, showsAll, toggle } = more;
  if (total <= first) return null;
  return (
    <>
      {showsAll && answered > total && (
        <Text size="xs" c="dimmed" mt="xs">
          {t(m.newestOfViewDataHas, { total, answered })}
        </Text>
      )}
      <TextButton onClick={toggle}>
        {showsAll ? t(m.showFewer) : t(total < answered ? m.showNewest : m.showAll, { total })}
      </TextButton>
    </>
  );
}
