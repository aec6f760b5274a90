// The user's pinned widgets, two per row in the user's order, and their full-screen view.
import { Button } from '@mantine/core';
import { Expand, Pin as PinIcon } from 'lucide-react';
import { useState } from 'react';
import { movePins } from '#core/pins/actions.ts';
import { pinsQuery } from '#core/pins/queries.ts';
import type { Pin } from '#core/pins/schema.ts';
import { pinTexts } from '#core/pins/labels.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { PinnedWidgetView } from '#web/slots.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { PlaceHandle } from '#web/ui/place-handle.tsx';
import { SortableItem, SortableList } from '#web/ui/sortable.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';
import { LivePins } from './live-pins.tsx';
import classes from './home.module.css';

export function PinnedWidgets({ PinnedWidget }: { PinnedWidget: PinnedWidgetView }) {
  const query = useRead(pinsQuery);
  const [isLive, setIsLive] = useState(false);
  const pins = query.data ?? [];
  return (
    <section aria-label={pinTexts.title}>
      <div className={`row justify-between gap-12 mb-12 ${classes.head}`} style={{ minHeight: '2rem' }}>
        <h2 className="m-0 text-lg" style={{ fontWeight: 620 }}>
          {pinTexts.title}
        </h2>
        {pins.length > 0 && (
          <Button
            variant="default"
            size="xs"
            className="narrow-wraps"
            leftSection={<Expand size={14} aria-hidden />}
            onClick={() => setIsLive(true)}
          >
            {pinTexts.live}
          </Button>
        )}
      </div>
      <Loaded query={query} failed={pinTexts.broken} loading={<Loading text={pinTexts.loading} />}>
        {(read) =>
          read.length === 0 ? (
            <div style={{ border: '1px dashed var(--line-control)', borderRadius: '0.75rem' }}>
              <EmptyState icon={<PinIcon size={22} />} title={pinTexts.none} text={pinTexts.howTo} />
            </div>
          ) : (
            <PinGrid pins={read} PinnedWidget={PinnedWidget} />
          )
        }
      </Loaded>
      <LivePins
        pins={pins}
        PinnedWidget={PinnedWidget}
        updatedAt={query.dataUpdatedAt}
        opened={isLive && pins.length > 0}
        onClose={() => setIsLive(false)}
      />
    </section>
  );
}

type PinGridProps = { pins: readonly Pin[]; PinnedWidget: PinnedWidgetView };

function PinGrid({ pins, PinnedWidget }: PinGridProps) {
  const { userId } = useActor();
  const { run } = useAction();
  // Optimistic update: the new order shows while the request is running.
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const shown = order === null ? pins : inOrder(pins, order);
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= shown.length) return;
    const ids = shown.map(({ id }) => id);
    const next = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? '');
    setOrder(next);
    void run(movePins, { userId, order: next }).then(() => setOrder(null));
  };
  return (
    <SortableList
      id="pins"
      label={pinTexts.title}
      className={`grid gap-16 two-columns ${classes.grid}`}
      onMove={({ from, to }) => move(from, to)}
    >
      {shown.map((pin, place) => (
        <SortableItem key={pin.id} itemKey={pin.id} className={`grid min-w-0 ${classes.place}`}>
          <PinnedWidget
            pin={pin}
            handle={<PlaceHandle title={pin.title} place={place} places={shown.length} onMove={move} />}
          />
        </SortableItem>
      ))}
    </SortableList>
  );
}

/** Pins that the order does not include, because they were added meanwhile, come last. */
function inOrder(pins: readonly Pin[], order: readonly string[]): readonly Pin[] {
  const place = ({ id }: Pin) => {
    const index = order.indexOf(id);
    return index === -1 ? order.length : index;
  };
  return pins.toSorted((a, b) => place(a) - place(b));
}
