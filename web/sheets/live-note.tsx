// A subtle note that a sheet view updates itself, and how many rows were added.
import { Button } from '@mantine/core';
import { Radio, RefreshCw } from 'lucide-react';
import { counted } from '#core/count-text.ts';
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
        counted(added, 'new row')
      ) : state === 'live' ? (
        <>
          <Radio size={14} aria-hidden /> Live
        </>
      ) : null}
    </p>
  );
}
