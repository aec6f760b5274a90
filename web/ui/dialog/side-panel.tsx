// A panel that slides in from the right, over the page; on narrow screens it fills the screen.
import { CloseButton, Drawer, Portal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useModals } from '@mantine/modals';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isBelow } from './on-top.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import classes from './side-panel.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

export type SidePanelProps = {
  title: ReactNode;
  opened: boolean;
  onClose(): void;
  /** In pixels; default 480. */
  width?: number;
  /** Sticky buttons at the bottom. */
  footer?: ReactNode;
  /** It lies beside what it is about, which stays in use: nothing else is covered or blocked. */
  isPeek?: boolean;
  children: ReactNode;
};

export function SidePanel({ isPeek = false, ...props }: SidePanelProps) {
  const { title, opened, onClose, width = 480, footer, children } = props;
  const isNarrow = useNarrow();
  const isCovered = useCovered();
  if (isPeek) return opened ? <Peek {...props} isCovered={isCovered} /> : null;
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      closeOnEscape={!isCovered}
      title={title}
      position="right"
      size={isNarrow ? '100%' : width}
      classNames={{ content: 'stack', body: 'stack min-h-0 grow p-0' }}
    >
      <div className={`scroll-y grow ${classes.scroll}`}>{children}</div>
      {footer !== undefined && <div className="row justify-end gap-8 py-16 px-24 border-above">{footer}</div>}
    </Drawer>
  );
}

/** A drawer of the kit is modal by its role, even without an overlay. */
function Peek({
  title,
  onClose,
  width = 480,
  footer,
  children,
  isCovered,
}: Omit<SidePanelProps, 'isPeek'> & { isCovered: boolean }) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || isCovered) return;
    const { target } = event;
    // What lies above it, such as a menu or an image, closes first.
    const isTheirs = target instanceof Element && target.closest('[data-mantine-stop-propagation]') !== null;
    if (!isTheirs && !isBelow(panel.current)) onClose();
  });
  return (
    <Portal target="#content">
      <section
        ref={panel}
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={`fixed top-0 end-0 bottom-0 stack max-w-full on-surface print-hidden ${classes.peek}`}
        style={{ width }}
      >
        <header className="row justify-between" style={{ padding: '1.25rem 1.5rem' }}>
          <h2 id={titleId} className="m-0 text-lg weight-600">
            {title}
          </h2>
          <CloseButton aria-label={t(common.close)} onClick={onClose} />
        </header>
        <div className={`scroll-y grow ${classes.scroll}`}>{children}</div>
        {footer !== undefined && (
          <div className="row justify-end gap-8 py-16 px-24 border-above">{footer}</div>
        )}
      </section>
    </Portal>
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
