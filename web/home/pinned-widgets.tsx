// The user's pinned widgets, two per row in the user's order, and their full-screen view.
import { Button, Modal } from '@mantine/core';
import { Expand, Minimize2 } from 'lucide-react';
import { useState } from 'react';
import { movePins } from '#core/pins/actions.ts';
import { pinsQuery } from '#core/pins/queries.ts';
import type { Pin } from '#core/pins/schema.ts';
import { lastUpdatedText, pinTexts } from '#core/pins/labels.ts';
import { hasPinsFirst } from '#core/home/settings.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import type { PinnedWidgetView } from '#web/slots.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { PlaceHandle } from '#web/ui/place-handle.tsx';
import { SortableItem, SortableList } from '#web/ui/sortable.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';
import { useWholeScreen } from '#web/ui/use-whole-screen.ts';
import { useHomeSettings } from './use-home-settings.ts';
import classes from './home.module.css';
import { momentText } from '#core/sheets/format-answer.ts';

export function PinnedWidgets({ PinnedWidget }: { PinnedWidget: PinnedWidgetView }) {
  const query = useRead(pinsQuery);
  const [isLive, setIsLive] = useState(false);
  const pins = query.data ?? [];
  const user = useSignalValue(useCore().session.user);
  const isFirst = user !== null && hasPinsFirst(user);
  const { putPinsFirst } = useHomeSettings();
  return (
    <section aria-label={pinTexts.title}>
      <div className={`row justify-between gap-12 mb-12 ${classes.head}`} style={{ minHeight: '2rem' }}>
        <h2 className="m-0 text-lg" style={{ fontWeight: 620 }}>
          {pinTexts.title}
        </h2>
        {pins.length > 0 && (
          <div className="flex wrap justify-end gap-8">
            <Button variant="subtle" size="xs" onClick={() => putPinsFirst(!isFirst)}>
              {isFirst ? pinTexts.notFirst : pinTexts.first}
            </Button>
            <Button
              variant="default"
              size="xs"
              className="narrow-wraps"
              leftSection={<Expand size={14} aria-hidden />}
              onClick={() => setIsLive(true)}
            >
              {pinTexts.live}
            </Button>
          </div>
        )}
      </div>
      <Loaded query={query} failed={pinTexts.broken} loading={<Loading text={pinTexts.loading} lines={3} />}>
        {(read) =>
          read.length === 0 ? (
            <EmptyState isShort title={pinTexts.none} text={pinTexts.howTo} />
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

type LivePinsProps = {
  pins: readonly Pin[];
  PinnedWidget: PinnedWidgetView;
  /** Epoch milliseconds. */
  updatedAt: number;
  opened: boolean;
  onClose(): void;
};

/** Pinned widgets in full screen, as on a wall display: they refresh automatically and are not interactive. */
function LivePins({ pins, PinnedWidget, updatedAt, opened, onClose }: LivePinsProps) {
  const { timeZone } = useActor();
  useWholeScreen(opened, onClose);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      fullScreen
      radius={0}
      withCloseButton={false}
      padding="lg"
      classNames={{
        content: 'on-canvas',
        header: 'on-canvas',
        title: 'row grow wrap gap-y-8 gap-x-16',
      }}
      title={
        <>
          {pinTexts.title}
          <span className="faint text-sm weight-400 tracking-0" role="status">
            {lastUpdatedText(momentText(updatedAt, timeZone))}
          </span>
          <Button
            variant="default"
            size="xs"
            fz="xs"
            ml="auto"
            leftSection={<Minimize2 size={14} aria-hidden />}
            onClick={onClose}
          >
            {pinTexts.leaveLive}
          </Button>
        </>
      }
    >
      <ul className={`bare-list items-stretch gap-16 ${classes.live}`} aria-label={pinTexts.title}>
        {pins.map((pin) => (
          <li key={pin.id} className={`grid min-w-0 ${classes.place}`}>
            <PinnedWidget pin={pin} handle={null} isLive />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
