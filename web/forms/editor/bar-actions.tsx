// Undo, redo, preview, and the ways to save. Memoized, so that typing does not render it again.
import { Button, Tooltip } from '@mantine/core';
import { Save, Smartphone } from 'lucide-react';
import { memo } from 'react';
import { publish, saveForm } from '#core/forms/actions.ts';
import { formTexts } from '#core/forms/labels.ts';
import bar from '#web/ui/editor/editor-bar.module.css';
import barButton from '#web/ui/editor/bar-button.module.css';
import { UndoButtons } from '#web/ui/editor/undo-buttons.tsx';
import { footBar } from '#web/ui/notices/foot-bar.ts';
import type { SaveIntent } from './saving/use-save.ts';
import classes from './editor-bar.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type BarActionsProps = {
  canUndo: boolean;
  canRedo: boolean;
  /** Stable functions. */
  steps: { undo(): void; redo(): void };
  onSave(intent: SaveIntent): void;
  /** The form is not published yet. */
  mayPublish: boolean;
  isSaving: boolean;
  showsPreview: boolean;
  onPreview(shows: boolean): void;
};

export const BarActions = memo(function BarActions(props: BarActionsProps) {
  const { canUndo, canRedo, steps, onSave, mayPublish, isSaving, showsPreview, onPreview } = props;
  return (
    <div ref={footBar} className={`row rigid gap-8 narrow-wrap ${bar.actions}`}>
      <UndoButtons canUndo={canUndo} canRedo={canRedo} steps={steps} />
      <Button
        variant={showsPreview ? 'light' : 'default'}
        className={barButton.button ?? ''}
        aria-label={t(m.preview)}
        leftSection={<Smartphone size={16} aria-hidden />}
        aria-pressed={showsPreview}
        onClick={() => onPreview(!showsPreview)}
      >
        {t(m.preview)}
      </Button>
      <Tooltip label={t(m.ctrlS, { saveAndStay: formTexts.saveAndStay })}>
        <Button
          variant="default"
          className={barButton.button ?? ''}
          aria-label={formTexts.saveAndStay}
          aria-keyshortcuts={t(m.controlSMetaS)}
          leftSection={<Save size={16} aria-hidden />}
          disabled={isSaving}
          onClick={() => onSave('stay')}
        >
          {formTexts.saveAndStay}
        </Button>
      </Tooltip>
      <Button
        variant={mayPublish ? 'default' : 'filled'}
        className={`narrow-grow ${classes.save ?? ''}`}
        loading={isSaving}
        onClick={() => onSave('leave')}
      >
        {saveForm.label}
      </Button>
      {mayPublish && (
        <Button
          className={`narrow-grow ${classes.save ?? ''}`}
          disabled={isSaving}
          onClick={() => onSave('publish')}
        >
          {publish.label}
        </Button>
      )}
    </div>
  );
});
