// Undo, redo, preview and close. Memoized, so that typing does not render it again.
import { Button } from '@mantine/core';
import { Smartphone } from 'lucide-react';
import { memo } from 'react';
import barButton from '#web/ui/editor/bar-button.module.css';
import { UndoButtons } from '#web/ui/editor/undo-buttons.tsx';
import { footBar } from '#web/ui/notices/foot-bar.ts';
import classes from './editor-bar.module.css';

export type BarActionsProps = {
  canUndo: boolean;
  canRedo: boolean;
  /** Stable functions. */
  steps: { undo(): void; redo(): void };
  onSave(): void;
  isSaving: boolean;
  showsPreview: boolean;
  onPreview(shows: boolean): void;
};

export const BarActions = memo(function BarActions(props: BarActionsProps) {
  const { canUndo, canRedo, steps, onSave, isSaving, showsPreview, onPreview } = props;
  return (
    <div ref={footBar} className={classes.actions}>
      <UndoButtons canUndo={canUndo} canRedo={canRedo} steps={steps} />
      <Button
        variant={showsPreview ? 'light' : 'default'}
        className={barButton.button ?? ''}
        aria-label="Preview"
        leftSection={<Smartphone size={16} aria-hidden />}
        aria-pressed={showsPreview}
        onClick={() => onPreview(!showsPreview)}
      >
        Preview
      </Button>
      <Button loading={isSaving} onClick={onSave}>
        Save
      </Button>
    </div>
  );
});
