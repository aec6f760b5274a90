// Undo, redo, preview and close. Memoized, so that typing does not render it again.
import { Button, Tooltip } from '@mantine/core';
import { Redo2, Smartphone, Undo2 } from 'lucide-react';
import { memo } from 'react';
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
    <div className={classes.actions}>
      <Tooltip label="Undo (Ctrl Z)">
        <Button
          variant="default"
          className={classes.step ?? ''}
          aria-label="Undo"
          leftSection={<Undo2 size={16} aria-hidden />}
          disabled={!canUndo}
          onClick={steps.undo}
        >
          Undo
        </Button>
      </Tooltip>
      <Tooltip label="Redo (Ctrl Shift Z)">
        <Button
          variant="default"
          className={classes.step ?? ''}
          aria-label="Redo"
          leftSection={<Redo2 size={16} aria-hidden />}
          disabled={!canRedo}
          onClick={steps.redo}
        >
          Redo
        </Button>
      </Tooltip>
      <Button
        variant={showsPreview ? 'light' : 'default'}
        className={classes.step ?? ''}
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
