// A map in a dialog, under a cross where something is chosen by moving it.
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNarrow } from '#web/ui/use-narrow.ts';
import classes from './map-dialog.module.css';
import { common } from '#core/messages/common-texts.ts';
import { t } from '#core/messages/text.ts';

export type MapDialogProps = {
  title: string;
  /** How something is chosen; null: the map only shows it. */
  hint: string | null;
  /** Where the map is drawn. */
  onElement(element: HTMLDivElement | null): void;
  onClose(): void;
  /** What is said and done below the map. */
  children: ReactNode;
};

export function MapDialog({ title, hint, onElement, onClose, children }: MapDialogProps) {
  const isNarrow = useNarrow();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="xl"
      fullScreen={isNarrow}
      closeButtonProps={{ 'aria-label': t(common.close) }}
    >
      {hint !== null && <p className="m-0 mb-8 soft">{hint}</p>}
      <div className={classes.map}>
        <div ref={onElement} className={classes.canvas} />
        {hint !== null && <div className={classes.cross} aria-hidden />}
      </div>
      {children}
    </Modal>
  );
}
