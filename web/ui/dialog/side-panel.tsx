// A panel that slides in from the right, over the page; on narrow screens it fills the screen.
import { Drawer } from '@mantine/core';
import { useModals } from '@mantine/modals';
import { type ReactNode, useEffect, useState } from 'react';
import { footBar } from '#web/ui/notices/foot-bar.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import classes from './side-panel.module.css';

export type SidePanelProps = {
  title: ReactNode;
  opened: boolean;
  onClose(): void;
  /** In pixels; default 480. */
  width?: number;
  /** Sticky buttons at the bottom. */
  footer?: ReactNode;
  children: ReactNode;
};

export function SidePanel({ title, opened, onClose, width = 480, footer, children }: SidePanelProps) {
  const isNarrow = useNarrow();
  const isCovered = useCovered();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      closeOnEscape={!isCovered}
      title={title}
      position="right"
      size={isNarrow ? '100%' : width}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <div className={classes.scroll}>{children}</div>
      {footer !== undefined && (
        <div ref={footBar} className={classes.footer}>
          {footer}
        </div>
      )}
    </Drawer>
  );
}

/** Whether a confirmation is on top, which then handles Escape; also for the rest of the key press that closes it. */
function useCovered(): boolean {
  const hasModal = useModals().modals.length > 0;
  const [hadModal, setHadModal] = useState(hasModal);
  useEffect(() => {
    const timer = setTimeout(() => setHadModal(hasModal));
    return () => clearTimeout(timer);
  }, [hasModal]);
  return hasModal || hadModal;
}
