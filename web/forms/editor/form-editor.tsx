// The form editor: the checklist, the sections, and a preview as on a phone.
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { publish } from '#core/forms/actions.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { sentencesOf } from '#core/forms/draft/format-logic.ts';
import { sectionsOf } from '#core/forms/draft/draft-issues.ts';
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
import { mayPublish } from '#core/forms/policy.ts';
import { publishDetails } from '#web/forms/publish-details.tsx';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import type { AnswerField } from '#web/slots.ts';
import { useAction } from '#web/ui/use-action.ts';
import { AlertsSection } from './sections/alerts-section.tsx';
import { ChangesDialog } from './saving/changes-dialog.tsx';
import { Checklist } from './sections/checklist.tsx';
import { ConflictDialog } from './saving/conflict-dialog.tsx';
import { EditorBar } from './editor-bar.tsx';
import { changedThing, type EditorStart, type EditorState } from './editor-state.ts';
import { IssueSummary } from './sections/issue-summary.tsx';
import { bringIntoSight, cardId, focusMade } from './focus.ts';
import { FormNotice } from './form-notice.tsx';
import { LaunchAlertsSection } from './sections/launch-alerts-section.tsx';
import { NameSection } from './sections/name-section.tsx';
import { NotificationsSection } from './sections/notifications-section.tsx';
import { Outline } from './sections/outline.tsx';
import { PermissionsSection } from './sections/permissions-section.tsx';
import { PreviewPlace } from './preview/preview-place.tsx';
import { QuestionsSection } from './sections/questions-section.tsx';
import { type Editor, EditorContext, useEditor } from './use-editor.ts';
import { IssuesContext, useIssues, useSteady } from './use-issues.ts';
import { type Autosave, type AutosaveKeys, useAutosave } from './saving/use-autosave.ts';
import { useKeep } from './saving/use-keep.ts';
import { useLeaveGuard } from './saving/use-leave-guard.ts';
import { useCatalogLabels } from './catalog/use-catalog.ts';
import { type SaveIntent, useSave } from './saving/use-save.ts';
import { usePreviewPlace } from './preview/use-preview-place.ts';
import { useShortcuts } from './use-shortcuts.ts';
import classes from './form-editor.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { useLocation } from '@tanstack/react-router';
import { itemOf } from '#core/forms/draft/draft-items.ts';

export type FormEditorProps = {
  begin(): EditorStart;
  /** The storage keys of the draft in this browser. */
  keys: AutosaveKeys;
  /** What is said above a form with restored changes; `forget` deletes them from this browser. */
  restored(forget: () => void): ReactNode;
  /** Saved, and the editor is left. */
  onSaved(form: WholeForm): void;
  /** A new form was saved for the first time, and the editor stays. */
  onCreated(form: WholeForm): void;
  onPublished(form: WholeForm): void;
  /** Opens another form: a copy, a new version. */
  onOpen(formId: string): void;
  /** The input component of the preview. */
  AnswerField: AnswerField;
  /** The tabs of the form's home. */
  tabs?: ReactNode;
  /** Who may see it, who is told of what: without its questions. */
  isSettings?: boolean;
};

export function FormEditor(props: FormEditorProps) {
  const { begin, keys, restored, onOpen, AnswerField, tabs, isSettings = false, ...next } = props;
  const actor = useActor();
  const [state, editor] = useEditor(begin, useCore().ports.newId);
  const { history, openId, saved, base } = state;
  const draft = history.present;
  useNamedItem(editor);
  const issues = useIssues(state);
  const autosave = useAutosave(keys, state, editor);
  const { saving, finish, refusals } = useSaving(editor, autosave, next);
  const steps = useUndoSteps(editor);
  const { onSave, onStay, onPublish } = useOnSave(saving.save);
  useKeep(saving.keep, draft);
  useShortcuts(editor, steps, onStay);

  const late = useDeferredValue(draft);
  // The form renders first, then its preview.
  const previewed = useDeferredValue<FormDraft | null>(draft, null);
  const lateOpenId = useDeferredValue(openId);
  const catalog = useCatalogLabels(late);
  const sentences = useSteady(useMemo(() => sentencesOf(late, catalog), [late, catalog]));
  const messages = useSteady(issues.messages);
  const issueCounts = useSteady(issues.countByThing);
  const { all } = issues;
  const sections = useMemo(
    () => sectionsOf(late, all).filter(({ section }) => !isSettings || section !== 'questions'),
    [late, all, isSettings],
  );
  const { setup, rows } = late;
  const outline = useMemo(
    () => <Outline setup={setup} rows={rows} openId={openId} issueCounts={issueCounts} />,
    [setup, rows, openId, issueCounts],
  );
  const preview = usePreviewPlace();

  return (
    <EditorContext value={editor}>
      <IssuesContext value={messages}>
        <div
          className={classes.editor}
          data-preview={(!isSettings && preview.isBeside && preview.opened) || undefined}
        >
          <EditorBar
            state={state}
            hasRoom={autosave.hasRoom}
            steps={steps}
            onSave={onSave}
            mayPublish={!isSettings && mayPublish(actor, saved ?? unsaved).yes}
            isSaving={saving.isSaving}
            showsPreview={isSettings ? null : preview.opened}
            onPreview={preview.show}
          />
          {tabs !== undefined && <div className={classes.tabs}>{tabs}</div>}
          <div className={`grid items-start justify-center narrow-column ${classes.columns}`}>
            <Checklist
              sections={sections}
              tried={state.tried !== null}
              outline={isSettings ? null : outline}
            />
            <div className="stack min-w-0" style={{ gap: '2.25rem' }}>
              <IssueSummary issues={issues.shown} refusals={refusals} />
              {draft !== base && restored(finish)}
              <FormNotice
                saved={saved}
                begins={state.begins}
                isSettings={isSettings}
                onOpen={onOpen}
                onPublish={onPublish}
              />
              <Sections
                state={state}
                sentences={sentences}
                issueCounts={issueCounts}
                isSettings={isSettings}
              />
            </div>
            {!isSettings && (
              <PreviewPlace
                draft={previewed}
                openId={lateOpenId}
                openWhen={lateOpenId === null ? null : (sentences.get(lateOpenId)?.when ?? null)}
                place={preview}
                AnswerField={AnswerField}
              />
            )}
          </div>
        </div>
        <ChangesDialog saving={saving} base={base} draft={draft} />
        <ConflictDialog saving={saving} base={base} draft={draft} />
        <p className="unseen fixed nowrap" role="status">
          {state.announcement}
        </p>
      </IssuesContext>
    </EditorContext>
  );
}

type Next = Pick<FormEditorProps, 'onSaved' | 'onCreated' | 'onPublished'>;

/** Saving, and what follows; `finish` when the editor is left for good, `refusals` how often issues have prevented it. */
function useSaving(editor: Editor, autosave: Autosave, next: Next) {
  const letGo = useLeaveGuard(editor, autosave.hasRoom);
  const { run } = useAction();
  const [refusals, setRefusals] = useState(0);
  const finish = () => {
    autosave.forget();
    letGo();
  };
  const publishSaved = async (form: WholeForm) => {
    const published = await run(publish, form, {
      details: publishDetails({ id: form.id, versionOf: form.versionOf ?? undefined }),
    });
    if (!published.done) return;
    finish();
    next.onPublished(published.result);
  };
  const saving = useSave({
    editor,
    onIssues: () => setRefusals((times) => times + 1),
    onSaved: (form, intent, isFirst) => {
      if (intent === 'leave') {
        finish();
        return next.onSaved(form);
      }
      autosave.settle();
      if (isFirst) next.onCreated(form);
      if (intent === 'publish') void publishSaved(form);
    },
  });
  return { saving, finish, refusals };
}

type SectionsProps = {
  state: EditorState;
  sentences: ReturnType<typeof sentencesOf>;
  issueCounts: ReadonlyMap<string, number>;
  isSettings: boolean;
};

/** Each is given what it shows alone, so that typing draws one of them. */
function Sections({ state, sentences, issueCounts, isSettings }: SectionsProps) {
  const { history, openId, saved, begins = null } = state;
  const draft = history.present;
  return (
    <>
      <NameSection
        id={draft.id}
        versionOf={saved?.versionOf ?? begins}
        name={draft.name}
        description={draft.description}
        published={draft.published}
        isNew={saved === null}
      />
      {!isSettings && (
        <QuestionsSection
          setup={draft.setup}
          rows={draft.rows}
          lockedQuestions={draft.lockedQuestions}
          openId={openId}
          sentences={sentences}
          issueCounts={issueCounts}
        />
      )}
      <PermissionsSection
        groups={draft.groups}
        testers={draft.testers}
        reviewers={draft.reviewers}
        catalogTypes={draft.catalogTypes}
      />
      <NotificationsSection notifications={draft.notifications} reviewers={draft.reviewers} />
      <AlertsSection alerts={draft.alerts} openId={openId} sentences={sentences} issueCounts={issueCounts} />
      <LaunchAlertsSection
        alerts={draft.launchAlerts}
        openId={openId}
        sentences={sentences}
        issueCounts={issueCounts}
      />
    </>
  );
}

/** The same functions for as long as the editor is open, so that the bar is not drawn again for them. */
function useOnSave(save: (intent: SaveIntent) => void) {
  const latestSave = useRef(save);
  latestSave.current = save;
  const onSave = useCallback((intent: SaveIntent) => latestSave.current(intent), []);
  const onStay = useCallback(() => onSave('stay'), [onSave]);
  const onPublish = useCallback(() => onSave('publish'), [onSave]);
  return { onSave, onStay, onPublish };
}

/** Undo and redo, which scroll to what they change. */
function useUndoSteps(editor: Editor) {
  return useMemo(() => {
    const shown = (step: () => void, said: string) => () => {
      const before = editor.draft();
      step();
      if (editor.draft() === before) return;
      editor.announce(said);
      const thing = changedThing(before, editor.draft());
      if (thing !== null) bringIntoSight(cardId(thing));
    };
    return { undo: shown(editor.undo, t(m.undone)), redo: shown(editor.redo, t(m.redone)) };
  }, [editor]);
}

/** A form that the server does not have yet. */
const unsaved = { published: false, current: true };

/** An address may name a question after its '#', as the command palette does: its card is opened. */
function useNamedItem(editor: Editor): void {
  const id = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    if (id === '' || itemOf(editor.draft(), id) === undefined) return;
    editor.open(id);
    focusMade(cardId(id));
  }, [editor, id]);
}
