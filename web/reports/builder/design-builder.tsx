// The report builder: the parts of a design on one side, and on the other the report as it is by now. On a phone they are
// two tabs.
import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { catalogQuery } from '#core/catalog/queries.ts';
import type { FieldError } from '#core/errors.ts';
import { isCatalogType } from '#core/questions/types.ts';
import { designIssues } from '#core/reports/own/design-issues.ts';
import { designOfDraft, draftOfDesign } from '#core/reports/own/design-draft.ts';
import type { StoredDesign } from '#core/reports/own/stored-design.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useLeaveGuard } from '#web/ui/dialog/use-leave-guard.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { AboutPart, RowsPart } from './about-part.tsx';
import { BuilderBar } from './builder-bar.tsx';
import { type BuilderState, type BuilderStart, isUnsaved, withTheirs } from './builder-state.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { halfBuiltPaths } from './half-built.ts';
import { IssueList } from './issue-list.tsx';
import { NumbersPart } from './numbers-part.tsx';
import { ParametersPart } from './parameters-part.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { SectionsPart } from './sections-part.tsx';
import { BuilderContext, type BuilderWorld, useBuilderState } from './use-builder.ts';
import { useSave } from './use-save.ts';
import classes from './builder.module.css';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { m as both } from '#core/reports/texts.ts';
import { m } from './texts.ts';

const VersionsDialog = lazyDialog(() => import('./versions-dialog.tsx').then((it) => it.VersionsDialog));

export type DesignBuilderProps = Pick<BuilderWorld, 'form' | 'WidgetFields'> & {
  begin(): BuilderStart;
  /** A new design was saved. */
  onCreated(design: StoredDesign): void;
};

export function DesignBuilder({ form, WidgetFields, begin, onCreated }: DesignBuilderProps) {
  const [state, builder] = useBuilderState(begin, useCore().ports.newId);
  const draft = state.history.present;
  const navigate = useNavigate();
  const { wasTried, saved, openKey } = state;
  const design = useMemo(() => designOfDraft(draft), [draft]);
  const all = useMemo(() => allIssues(state, form), [state, form]);
  const [refusals, setRefusals] = useState(0);
  const [tab, setTab] = useState<BuilderTab>('parts');
  const [isLooking, setLooking] = useState<boolean | null>(null);
  const letGo = useLeaveGuard(isUnsaved(state), leaving);
  const saving = useSave({
    builder,
    issueCount: () => allIssues(builder.now(), form).length,
    onIssues: () => {
      builder.replace((now) => ({ ...now, wasTried: true }));
      setTab('parts');
      setRefusals((times) => times + 1);
    },
    onRun: (reportId) => void navigate({ to: '/reports/$reportId', params: { reportId } }),
    onCreated: (made) => {
      letGo();
      onCreated(made);
    },
  });
  const latestSave = useRef(saving.save);
  latestSave.current = saving.save;
  const [steps] = useState(() => ({
    undo: () => builder.undo(),
    redo: () => builder.redo(),
    save: () => latestSave.current(),
  }));
  useShortcuts(steps);
  const world = useWorld({ state, form, WidgetFields, builder, issues: wasTried ? all : none });
  // What is half built is named on its card at once.
  const counts = useMemo(() => countsOf(wasTried ? all : halfBuiltIssues(state)), [wasTried, all, state]);
  const parts = (
    <div className="stack min-w-0 gap-28">
      {wasTried && <IssueList issues={all} design={design} refusals={refusals} />}
      <AboutPart name={draft.name} description={draft.description} counted={draft.counted} />
      <SectionsPart sections={draft.sections} openKey={openKey} counts={counts} />
      <ParametersPart
        parameters={draft.parameters}
        filters={draft.filters}
        openKey={openKey}
        counts={counts}
      />
      <NumbersPart values={draft.values} />
      <RowsPart filter={draft.filter} rows={draft.rows} />
    </div>
  );
  const preview = <PreviewPane draft={draft} issues={all} onField={() => setTab('parts')} />;
  return (
    <BuilderContext value={world}>
      <div className={classes.builder}>
        <BuilderBar
          state={state}
          steps={steps}
          isSaving={saving.isSaving}
          onSave={saving.save}
          onVersions={() => setLooking(true)}
        />
        <PartsAndPreview parts={parts} preview={preview} tab={tab} onTab={setTab} />
      </div>
      <ConflictDialog saving={saving} base={state.base} draft={draft} />
      <Suspense>
        {isLooking !== null && saved !== null && (
          <VersionsDialog
            design={saved}
            opened={isLooking}
            onClose={() => setLooking(false)}
            onRestored={(restored) =>
              builder.replace((now) => withTheirs(now, restored, draftOfDesign(restored, builder.newId)))
            }
          />
        )}
      </Suspense>
      <p className="unseen fixed nowrap" role="status">
        {state.announcement}
      </p>
    </BuilderContext>
  );
}

type BuilderTab = 'parts' | 'preview';

type PartsAndPreviewProps = {
  parts: ReactNode;
  preview: ReactNode;
  tab: BuilderTab;
  onTab(tab: BuilderTab): void;
};

/** Beside each other where there is room, otherwise as tabs. */
function PartsAndPreview({ parts, preview, tab, onTab }: PartsAndPreviewProps) {
  const isBeside = useMediaQuery('(min-width: 72em)', undefined, { getInitialValueInEffect: false });
  return isBeside ? (
    <div
      className="grid items-start gap-28"
      style={{
        padding: '1.5rem 2.5rem 4rem',
        gridTemplateColumns: 'minmax(24rem, 30rem) minmax(0, 1fr)',
      }}
    >
      {parts}
      <div className={`sticky flex ${classes.beside}`}>{preview}</div>
    </div>
  ) : (
    <div className={`stack pt-16 pb-64 px-24 gap-20 ${classes.one}`}>
      <SegmentedControl
        fullWidth
        aria-label={t(m.whatIsShown)}
        value={tab}
        onChange={(chosen) => onTab(chosen === 'preview' ? 'preview' : 'parts')}
        data={[
          { value: 'parts', label: t(m.build) },
          { value: 'preview', label: t(m.preview) },
        ]}
      />
      {tab === 'parts' ? parts : preview}
    </div>
  );
}

const leaving = {
  title: t(m.leaveThisDesign),
  text: t(m.youHaveUnsavedChangesAre),
  confirm: t(m.leave),
  cancel: t(m.stayHere),
  danger: true,
};

const none: readonly FieldError[] = [];

/** What keeps the design from being saved, with expressions that are not finished: they are not in the draft yet. */
function allIssues(state: BuilderState, form: BuilderWorld['form']): FieldError[] {
  const { history } = state;
  const design = designOfDraft(history.present);
  const name = design.name.trim() === '' ? [fieldError('name', both.nameIsRequired)] : [];
  return [...name, ...designIssues(design, form), ...halfBuiltIssues(state)];
}

function halfBuiltIssues({ history, halfBuilt }: BuilderState): FieldError[] {
  return halfBuiltPaths(halfBuilt, history.present).map((path) =>
    fieldError(path, m.finishConditionsOrRemoveIncomplete),
  );
}

type WorldParts = Pick<BuilderWorld, 'form' | 'WidgetFields' | 'builder'> & {
  state: BuilderState;
  issues: readonly FieldError[];
};

function useWorld({ state, form, WidgetFields, builder, issues }: WorldParts): BuilderWorld {
  const { parameters, values } = state.history.present;
  const questions = useMemo(() => [...form.questions, ...form.contextQuestions], [form]);
  const asksCatalog = form.questions.some(({ type }) => isCatalogType(type));
  const { data: catalog } = useRead(catalogQuery, { enabled: asksCatalog });
  const byPath = useSteady(issues);
  return useMemo(
    () => ({ builder, form, questions, catalog, parameters, values, issues: byPath, WidgetFields }),
    [builder, form, questions, catalog, parameters, values, byPath, WidgetFields],
  );
}

/** The first issue of each path; the same map while they are the same, so that typing draws one card only. */
function useSteady(issues: readonly FieldError[]): ReadonlyMap<string, string> {
  const text = JSON.stringify(issues);
  return useMemo(() => {
    const read: FieldError[] = JSON.parse(text);
    return new Map(read.toReversed().map(({ path, message }) => [path, message]));
  }, [text]);
}

/** How many issues each part of a list has, by `sections.3`. */
function countsOf(issues: readonly FieldError[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of issues) {
    const part = path.split('.').slice(0, 2).join('.');
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return counts;
}

type Shortcuts = { undo(): void; redo(): void; save(): void };

/**
 * The builder's shortcuts: Ctrl-S saves, Ctrl-Z and Ctrl-Shift-Z (or Ctrl-Y) undo and redo. Text fields have their
 * own.
 */
function useShortcuts({ undo, redo, save }: Shortcuts): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isIn(event.target, '[role="dialog"]')) return;
      const key = event.key.toLowerCase();
      if (key === 's') {
        event.preventDefault();
        save();
      } else if ((key === 'z' || key === 'y') && !isIn(event.target, 'input, textarea')) {
        event.preventDefault();
        (key === 'y' || event.shiftKey ? redo : undo)();
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo, save]);
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
