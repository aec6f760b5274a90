// Pinned widgets in full screen, as on a wall display: they refresh automatically and are not interactive.
import { Button, Modal } from '@mantine/core';
import { Minimize2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { Pin } from '#core/pins/schema.ts';
import { lastUpdatedText, pinTexts } from '#core/pins/labels.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { PinnedWidgetView } from '#web/slots.ts';
import classes from './home.module.css';

export type LivePinsProps = {
  pins: readonly Pin[];
  PinnedWidget: PinnedWidgetView;
  /** Epoch milliseconds. */
  updatedAt: number;
  opened: boolean;
  onClose(): void;
};

export function LivePins({ pins, PinnedWidget, updatedAt, opened, onClose }: LivePinsProps) {
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

/** Also uses the browser's full-screen mode, where it is allowed. */
function useWholeScreen(isWanted: boolean, onLeft: () => void): void {
  const leave = useEffectEvent(onLeft);
  useEffect(() => {
    if (!isWanted || !document.fullscreenEnabled) return undefined;
    const left = () => {
      if (document.fullscreenElement === null) leave();
    };
    const entering = document.documentElement.requestFullscreen().then(
      () => document.addEventListener('fullscreenchange', left),
      // The view fills the window in any case.
      () => undefined,
    );
    return () => {
      void entering.then(() => {
        document.removeEventListener('fullscreenchange', left);
        if (document.fullscreenElement !== null) void document.exitFullscreen();
      });
    };
  }, [isWanted]);
}
