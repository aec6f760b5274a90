// Saving a design: shows what is missing first, and asks where somebody else was faster. The first save of a design also
// makes a report by it, since nobody sees a design without one.
import { useState } from 'react';
import { AppError } from '#core/errors.ts';
import { createReport } from '#core/reports/actions.ts';
import { changeDesign, createDesign } from '#core/reports/design-actions.ts';
import { designOfDraft, draftOfDesign } from '#core/reports/own/design-draft.ts';
import type { StoredDesign } from '#core/reports/own/stored-design.ts';
import { designQuery } from '#core/reports/queries.ts';
import { reportTexts } from '#core/reports/labels.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { useAction } from '#web/ui/use-action.ts';
import { withSaved, withTheirs } from './builder-state.ts';
import type { Builder } from './use-builder.ts';

export type Saving = {
  isSaving: boolean;
  /** The design as somebody else has saved it meanwhile. */
  theirs: StoredDesign | null;
  save(): void;
  keepMine(): void;
  takeTheirs(): void;
  saveAsNew(): void;
  cancel(): void;
};

export type SaveOptions = {
  builder: Builder;
  /** The number of things that are in the way by now. */
  issueCount(): number;
  onIssues(): void;
  /** Runs a report. */
  onRun(reportId: string): void;
  /** A design that was not there before. */
  onCreated(design: StoredDesign): void;
};

export function useSave({ builder, issueCount, onIssues, onRun, onCreated }: SaveOptions): Saving {
  const { send } = useCore();
  const { run, isRunning } = useAction();
  const [theirs, setTheirs] = useState<StoredDesign | null>(null);
  const create = async (name: string) => {
    const draft = builder.draft();
    const design = { ...designOfDraft(draft), name };
    // What is said is said of the report.
    const { done: _, ...quiet } = createDesign;
    const made = await run(quiet, design, { onFailed: sayFailed });
    if (!made.done) return;
    const { id } = made.result;
    const body = { reportId: id, templateIds: [draft.form.id], name: made.result.name };
    await run(createReport, body, {
      offer: (report) => ({ label: reportTexts.run, onChoose: () => onRun(report.id) }),
    });
    builder.replace((state) => withSaved(state, made.result));
    onCreated(made.result);
  };
  const change = async (saved: StoredDesign, version: number) => {
    const draft = builder.draft();
    const changed = { id: saved.id, version, design: designOfDraft(draft) };
    const onFailed = (said: string, error: unknown) => void onRefused(saved.id, said, error);
    const ended = await run(changeDesign, changed, { onFailed });
    if (ended.done) builder.replace((state) => withSaved(state, ended.result, draft));
  };
  const onRefused = async (id: string, said: string, error: unknown) => {
    if (!isOutdated(error)) return sayFailed(said, error);
    try {
      const stop = new AbortController();
      setTheirs(await designQuery(send, id).queryFn({ signal: stop.signal }));
    } catch {
      sayFailed(said, error);
    }
  };
  const save = () => {
    if (isRunning) return;
    builder.leaveField();
    if (issueCount() > 0) return onIssues();
    const { saved } = builder.now();
    const draft = builder.draft();
    void (saved === null ? create(draft.name.trim()) : change(saved, saved.version));
  };
  return {
    isSaving: isRunning,
    theirs,
    save,
    keepMine: () => {
      if (theirs === null) return;
      setTheirs(null);
      builder.replace((state) => ({ ...state, saved: theirs }));
      void change(theirs, theirs.version);
    },
    takeTheirs: () => {
      if (theirs === null) return;
      setTheirs(null);
      builder.replace((state) => withTheirs(state, theirs, draftOfDesign(theirs, builder.newId)));
    },
    saveAsNew: () => {
      setTheirs(null);
      void create(`${builder.draft().name.trim().slice(0, 190)} (copy)`);
    },
    cancel: () => setTheirs(null),
  };
}

/** Another version than the one that was read; a taken name is another conflict. */
function isOutdated(error: unknown): boolean {
  if (!(error instanceof AppError) || error.code !== 'conflict') return false;
  return typeof error.details.fields?.['version'] === 'number';
}

function sayFailed(said: string, error: unknown): void {
  notifyFailed(said, explanationOf(error, said));
}
