// Saving, to leave the editor, to stay in it, or to publish what was saved: shows issues first, shows the server's issues at their fields, and asks the user if someone else has saved the
// form meanwhile. The draft is never lost.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { catalogQuery } from '#core/catalog/queries.ts';
import type { CatalogItem } from '#core/catalog/schema.ts';
import { cachedIndex } from '#core/filling/catalog/catalog-index.ts';
import { changedBy, isOutdated, saveAsVersion, saveForm } from '#core/forms/actions.ts';
import { type FormEditor, readForm, type WholeForm } from '#core/forms/calls.ts';
import { issuesOfReply } from '#core/forms/draft/draft-issues.ts';
import { unfinishedIssues } from '#core/forms/draft/draft-expressions.ts';
import { draftOf, inputOf } from '#core/forms/draft/draft-wire.ts';
import { sameForm } from '#core/forms/diff/form-diff.ts';
import type { FormDraft } from '#core/forms/draft/form-draft.ts';
import { mergeDrafts } from '#core/forms/draft/merge-drafts.ts';
import { AppError } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { notifyDone, notifyFailed } from '#web/ui/notices/notify.ts';
import {
  afterSave,
  type EditorState,
  mergedWith,
  overTheirs,
  withTheirs,
} from '#web/forms/editor/editor-state.ts';
import type { Editor } from '#web/forms/editor/use-editor.ts';
import { issuesOf, useTesterLimit } from '#web/forms/editor/use-issues.ts';
import { isSameDraft } from './autosaved-draft.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** What follows once it is saved. */
export type SaveIntent = 'leave' | 'stay' | 'publish';

/** The version that someone else has saved, and who, where that is known; `both`: merged with the edits, if it can be. */
export type Conflict = { theirs: WholeForm; by: FormEditor | null; both: FormDraft | null };

export type Saving = {
  isSaving: boolean;
  /** The user is asked to confirm the changes of a published form. */
  isConfirming: boolean;
  conflict: Conflict | null;
  /** Saves, or shows what prevents it. */
  save(intent: SaveIntent): void;
  /** Saves a version that nobody fills in yet, where it is complete and nothing has to be asked or told. */
  keep(): void;
  /** Saves without asking. */
  confirm(): void;
  /** Returns to editing. */
  cancel(): void;
  keepMine(): void;
  /** Saves what both have changed, where that can be merged. */
  keepBoth(): void;
  takeTheirs(): void;
};

export type SaveOptions = {
  editor: Editor;
  /** There are issues: show their summary. */
  onIssues(): void;
  /** `keep`: by itself; `isFirst`: the server did not have it before. */
  onSaved(form: WholeForm, intent: SaveIntent | 'keep', isFirst: boolean): void;
};

export function useSave({ editor, onIssues, onSaved }: SaveOptions): Saving {
  const { send, ports } = useCore();
  const queries = useQueryClient();
  const hasIssues = useHasIssues(editor);
  const [isConfirming, setIsConfirming] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** Of the save that is under way, over the questions that it asks. */
  const intent = useRef<SaveIntent | 'keep'>('leave');
  const { mutateAsync, isPending } = useMutation({ mutationFn: (work: () => Promise<void>) => work() });
  const baseOf = (theirs: WholeForm) => draftOf(theirs, ports.newId, editor.now().inForce);
  const finish = (draft: FormDraft, form: WholeForm) => {
    for (const queryKey of saveForm.touches) void queries.invalidateQueries({ queryKey });
    const said = saveForm.done?.(inputOf(draft), form);
    if (said !== undefined && intent.current !== 'publish' && intent.current !== 'keep') notifyDone(said);
    const isFirst = editor.now().saved === null;
    if (intent.current !== 'leave') editor.replace((state) => afterSave(state, draft, form));
    onSaved(form, intent.current, isFirst);
  };
  const work = async (draft: FormDraft) => {
    const input = inputOf(draft);
    try {
      finish(draft, await saveOf(editor.now()).run(send, input));
    } catch (error) {
      const theirs = isTaken(error, draft) ? await readTheirs(send, draft.id) : null;
      if (theirs !== null) {
        // The response to an earlier attempt may have been lost.
        if (sameForm(input, theirs)) return finish(draft, theirs);
        const both = mergeDrafts(editor.now().base, draft, baseOf(theirs));
        return setConflict({ theirs, by: changedBy(error), both });
      }
      // Nobody asked for it; this browser holds the changes, and it is tried again.
      if (intent.current === 'keep') return;
      if (tellRefusal(editor, draft, error)) onIssues();
    }
  };
  const cancel = () => {
    setIsConfirming(false);
    setConflict(null);
  };
  const start = () => {
    cancel();
    void mutateAsync(() => work(editor.draft()));
  };
  const showIssues = () => {
    setConflict(null);
    editor.showIssues();
    onIssues();
  };
  const save = (wanted: SaveIntent) => {
    if (isPending) {
      if (intent.current === 'keep') saveNext(wanted);
      return;
    }
    intent.current = wanted;
    const { saved } = editor.now();
    if (wanted !== 'leave' && saved !== null && isUnchanged(editor.now())) {
      // There is nothing to send.
      if (wanted === 'publish') onSaved(saved, wanted, false);
      else editor.announce(t(m.allSaved));
    } else if (hasIssues()) showIssues();
    else if (saved?.published === true && !isConfirming) setIsConfirming(true);
    else start();
  };
  const saveNext = useNext(save, isPending);
  const keep = () => {
    if (isPending || isConfirming || conflict !== null || !mayKeep(editor.now()) || hasIssues()) return;
    intent.current = 'keep';
    start();
  };
  /** Their version may forbid some of the changes, for example because they published the form. */
  const startOrShow = () => (hasIssues() ? showIssues() : start());
  const settle = (way: (over: Conflict, state: EditorState) => EditorState, then: () => void) => {
    if (conflict === null) return;
    editor.replace((state) => way(conflict, state));
    then();
  };
  return {
    isSaving: isPending && intent.current !== 'keep',
    isConfirming,
    conflict,
    save,
    keep,
    confirm: start,
    cancel,
    keepMine: () => settle(({ theirs }, state) => overTheirs(state, theirs, baseOf(theirs)), startOrShow),
    keepBoth: () =>
      settle(
        ({ theirs, both }, state) =>
          both === null ? state : mergedWith(state, theirs, baseOf(theirs), both),
        startOrShow,
      ),
    takeTheirs: () =>
      settle(
        ({ theirs }, state) => withTheirs(state, theirs, baseOf(theirs)),
        () => setConflict(null),
      ),
  };
}

/** Says why a draft was not saved; true if it is shown at fields. */
function tellRefusal(editor: Editor, draft: FormDraft, error: unknown): boolean {
  const errors = error instanceof AppError ? (error.details.errors ?? []) : [];
  notifyFailed(saveForm.failed(inputOf(draft), error), explanationOf(error));
  if (errors.length > 0) editor.takeReply(draft, issuesOfReply(draft, errors));
  return errors.length > 0;
}

function isUnchanged({ base, history, unfinished }: EditorState): boolean {
  return unfinishedIssues(unfinished, history.present).length === 0 && isSameDraft(base, history.present);
}

/** Whether something prevents a save. */
function useHasIssues(editor: Editor): () => boolean {
  const { send } = useCore();
  const queries = useQueryClient();
  const limit = useTesterLimit();
  return () => {
    // The catalog, if it was read: the server does not check what a question offers of it.
    const tree = queries.getQueryData<readonly CatalogItem[]>(catalogQuery(send).queryKey);
    return issuesOf(editor.now(), limit, tree === undefined ? null : cachedIndex(tree)).length > 0;
  };
}

/** Saves once the save that is under way is over. */
function useNext(save: (intent: SaveIntent) => void, isPending: boolean): (intent: SaveIntent) => void {
  const wanted = useRef<SaveIntent | null>(null);
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const intent = isPending ? null : wanted.current;
    if (intent === null) return;
    wanted.current = null;
    latest.current(intent);
  }, [isPending]);
  return (intent) => {
    wanted.current = intent;
  };
}

/**
 * Whether the changes are saved by themselves: of a version that nobody fills in yet. Not where a save does more, as with
 * reviewers, who get that role.
 */
function mayKeep({ saved, base, history, unfinished }: EditorState): boolean {
  const draft = history.present;
  return (
    saved !== null &&
    !saved.published &&
    draft !== base &&
    draft.reviewers === base.reviewers &&
    unfinishedIssues(unfinished, draft).length === 0 &&
    !isSameDraft(base, draft)
  );
}

/** A published form is not changed: its next version begins with the first save. */
function saveOf({ saved, begins }: Pick<EditorState, 'saved' | 'begins'>) {
  return saved === null && begins !== undefined ? saveAsVersion(begins.id) : saveForm;
}

async function readTheirs(send: Send, id: string): Promise<WholeForm | null> {
  try {
    return await send(readForm, { params: { id } });
  } catch {
    return null;
  }
}

/** Someone else has saved the form, or, if it is new, an earlier attempt succeeded. */
function isTaken(error: unknown, { version }: FormDraft): boolean {
  if (isOutdated(error)) return true;
  return version === null && error instanceof AppError && error.code === 'conflict';
}
