// The sticky bar above the form: its name, whether it is saved, and its actions.
import { Badge, Button, Tooltip } from '@mantine/core';
import { memo } from 'react';
import { canRedo, canUndo } from '#core/forms/draft/history.ts';
import { formState, formStateNames } from '#core/forms/list-forms.ts';
import { toForms } from '#web/paths.ts';
import { useTitle } from '#web/ui/page.tsx';
import bar from '#web/ui/editor/editor-bar.module.css';
import { Trail } from '#web/ui/frame/trail.tsx';
import type { EditorState } from './editor-state.ts';
import { SaveState } from './saving/save-state.tsx';
import classes from './editor-bar.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { Save, Smartphone } from 'lucide-react';
import { publish, saveForm } from '#core/forms/actions.ts';
import { formTexts } from '#core/forms/labels.ts';
import barButton from '#web/ui/editor/bar-button.module.css';
import { UndoButtons } from '#web/ui/editor/undo-buttons.tsx';
import { footBar } from '#web/ui/notices/foot-bar.ts';
import type { SaveIntent } from './saving/use-save.ts';

export type EditorBarProps = Omit<BarActionsProps, 'canUndo' | 'canRedo'> & {
  state: EditorState;
  /** The browser has space for unsaved changes. */
  hasRoom: boolean;
};

export function EditorBar({ state, hasRoom, ...actions }: EditorBarProps) {
  const { history, saved, begins } = state;
  const isNew = saved === null && begins === undefined;
  const name = history.present.name.trim();
  useTitle(name === '' ? kindOf(isNew) : name);
  return (
    <header className={`sticky top-0 row py-8 border-below gap-20 narrow-wrap narrow-gap-8 ${bar.bar}`}>
      <div className="min-w-0 grow narrow-own-line">
        <Way isNew={isNew} />
        <div className={`row min-w-0 gap-10 ${classes.heading}`}>
          <h1 className="cut m-0 weight-640 leading-130 narrow-wraps break" style={{ fontSize: '1.25rem' }}>
            {name === '' ? t(m.formWithoutName) : name}
          </h1>
          {saved !== null && <StateBadge state={formState(saved)} />}
        </div>
      </div>
      <SaveState state={state} hasRoom={hasRoom} />
      <BarActions {...actions} canUndo={canUndo(history)} canRedo={canRedo(history)} />
    </header>
  );
}

const Way = memo(function Way({ isNew }: { isNew: boolean }) {
  return (
    <div className="faint text-xs">
      <Trail steps={toForms} here={kindOf(isNew)} />
    </div>
  );
});

function kindOf(isNew: boolean): string {
  return isNew ? t(m.newForm) : t(m.editForm);
}

const stateColors = { published: 'green', unpublished: 'amber', archived: 'gray' } as const;

const StateBadge = memo(function StateBadge({ state }: { state: ReturnType<typeof formState> }) {
  return <Badge color={stateColors[state]}>{formStateNames[state]}</Badge>;
});

type BarActionsProps = {
  canUndo: boolean;
  canRedo: boolean;
  /** Stable functions. */
  steps: { undo(): void; redo(): void };
  onSave(intent: SaveIntent): void;
  /** The form is not published yet. */
  mayPublish: boolean;
  isSaving: boolean;
  /** Null: there is none. */
  showsPreview: boolean | null;
  onPreview(shows: boolean): void;
};

/** Undo, redo, preview, and the ways to save. Memoized, so that typing does not render it again. */
const BarActions = memo(function BarActions(props: BarActionsProps) {
  const { steps, onSave, mayPublish, isSaving, showsPreview, onPreview } = props;
  return (
    <div ref={footBar} className={`row rigid gap-8 narrow-wrap ${bar.actions}`}>
      <UndoButtons canUndo={props.canUndo} canRedo={props.canRedo} steps={steps} />
      {showsPreview !== null && (
        <Tooltip label={t(m.preview)}>
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
        </Tooltip>
      )}
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
