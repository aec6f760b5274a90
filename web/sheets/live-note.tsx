// A subtle note that a sheet view updates itself, and how many rows were added.
import { Button } from '@mantine/core';
import { Radio, RefreshCw } from 'lucide-react';
import type { Live } from './engine/use-live.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function LiveNote({ live }: { live: Live }) {
  const { state, added, isWaiting, show } = live;
  if (isWaiting) {
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<RefreshCw size={14} aria-hidden />}
        onClick={show}
      >
        {t(m.showChanges)}
      </Button>
    );
  }
  return (
    <p
      className="row m-0 faint text-xs gap-6 nowrap"
      data-live={state === 'live' || undefined}
      aria-live="polite"
    >
      {added > 0 ? (
        t(m.newRows, { count: added })
      ) : state === 'live' ? (
        <>
          <Radio size={14} aria-hidden /> {t(m.live)}
        </>
      ) : null}
    </p>
  );
}
