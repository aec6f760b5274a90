// The preview beside the parts: the report with the form's real rows, for parameters that can be changed.
import { Button, Loader } from '@mantine/core';
import { FileSearch, LayoutList, SlidersHorizontal } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { currentFormats } from '#core/format/current.ts';
import type { FieldError } from '#core/errors.ts';
import { isComplete, parameterIssues, periodOf, suggestedValues } from '#core/reports/parameters.ts';
import type { DesignDraft } from '#core/reports/own/design-draft.ts';
import { downloadPreview } from '#core/reports/own/preview-action.ts';
import { reportFileName } from '#core/reports/file-name.ts';
import { parameterTypes, type ParameterValue, type ParameterValues } from '#core/reports/schema.ts';
import { periodText, reportTexts } from '#core/reports/labels.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { saveResponse } from '#web/platform/download.ts';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { ReportBody } from '../report-body.tsx';
import { Failure, Unfinished } from './preview-issues.tsx';
import { type Preview, usePreview } from './use-preview.ts';
import classes from './preview-pane.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const ParametersDialog = lazyDialog(() =>
  import('../parameters-dialog.tsx').then((it) => it.ParametersDialog),
);

export type PreviewPaneProps = {
  draft: DesignDraft;
  /** What is not finished. */
  issues: readonly FieldError[];
  /** Leads to a field: the preview may lie over it. */
  onField(): void;
};

export function PreviewPane({ draft, issues, onField }: PreviewPaneProps) {
  const { ports } = useCore();
  const { timeZone } = useActor();
  const [given, setGiven] = useState<ParameterValues>({});
  const [isChoosing, setChoosing] = useState<boolean | null>(null);
  const parameters = useMemo(() => [...draft.parameters], [draft.parameters]);
  const values = useMemo(() => {
    const names = new Set(parameters.map(({ name }) => name));
    const still = Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)));
    return {
      ...sampleValues(parameters),
      ...suggestedValues(parameters, { now: ports.now(), timeZone }),
      ...still,
    };
  }, [parameters, given, ports, timeZone]);
  const preview = usePreview(draft, values);
  return (
    <section className="stack min-w-0" aria-label={t(m.preview)}>
      <Head
        draft={draft}
        values={values}
        preview={preview}
        onParameters={parameters.length === 0 ? null : () => setChoosing(true)}
      />
      <Unfinished design={preview.design} issues={issues} onField={onField} />
      <div className={`min-h-0 grow ${classes.screen}`} aria-busy={preview.isRunning}>
        <Seen
          draft={draft}
          preview={preview}
          values={values}
          onParameters={() => setChoosing(true)}
          onField={onField}
        />
      </div>
      <Suspense>
        {isChoosing !== null && (
          <ParametersDialog
            key={JSON.stringify([parameters.map(({ key }) => key), values])}
            report={{ name: reportTexts.parameters, parameters }}
            given={values}
            opened={isChoosing}
            onClose={() => setChoosing(false)}
            onRun={setGiven}
          />
        )}
      </Suspense>
    </section>
  );
}

/** What can be seen without being asked: the first choice, and yes. */
function sampleValues(parameters: DesignDraft['parameters']): ParameterValues {
  return Object.fromEntries(
    parameters.flatMap(({ name, choices, allowBlank, dataType }): [string, ParameterValue][] => {
      const [choice] = choices ?? [];
      if (allowBlank) return [];
      if (choice !== undefined && choice.value !== '') return [[name, choice.value]];
      return dataType === parameterTypes.yesNo ? [[name, true]] : [];
    }),
  );
}

type HeadProps = {
  draft: DesignDraft;
  values: ParameterValues;
  preview: Preview;
  onParameters: (() => void) | null;
};

function Head({ draft, values, preview, onParameters }: HeadProps) {
  const { ports } = useCore();
  const { timeZone } = useActor();
  const formats = useSignalValue(currentFormats);
  const { run, isRunning } = useAction();
  const hasDays = draft.parameters.some(({ name }) => name === 'start_date' || name === 'end_date');
  const savePdf = async () => {
    const { design } = preview;
    const ended = await run(downloadPreview, { design, parameters: values });
    if (ended.done)
      await saveResponse(ended.result, reportFileName(design.name, 'PDF', ports.now(), timeZone));
  };
  return (
    <header className="row wrap gap-y-6 gap-x-10" style={{ paddingBottom: '0.625rem' }}>
      <h2 className="m-0 text-17 weight-640 narrow-grow">{t(m.preview)}</h2>
      <span className={`row min-w-0 grow faint text-xs gap-6 narrow-own-line ${classes.days}`} role="status">
        {preview.isRunning ? (
          <>
            <Loader size={14} aria-hidden /> {reportTexts.running}
          </>
        ) : (
          hasDays && periodText(periodOf(values, timeZone), formats, timeZone)
        )}
      </span>
      {onParameters !== null && (
        <Button
          variant="default"
          size="xs"
          leftSection={<SlidersHorizontal size={14} aria-hidden />}
          onClick={onParameters}
        >
          {reportTexts.parameters}
        </Button>
      )}
      <Button
        variant="default"
        size="xs"
        loading={isRunning}
        disabled={!preview.isReady || preview.html == null || preview.error !== null}
        onClick={() => void savePdf()}
      >
        {reportTexts.asPdf}
      </Button>
    </header>
  );
}

type SeenProps = {
  draft: DesignDraft;
  preview: Preview;
  values: ParameterValues;
  onParameters(): void;
  onField(): void;
};

function Seen({ draft, preview, values, onParameters, onField }: SeenProps) {
  const { html, error, isReady } = preview;
  if (draft.sections.length === 0)
    return (
      <EmptyState
        icon={<LayoutList size={22} />}
        title={t(m.nothingToShowYet)}
        text={t(m.addSectionToSeeReport)}
      />
    );
  if (!isReady && !isComplete({ parameters: [...draft.parameters] }, values))
    return <MissingValues draft={draft} values={values} onParameters={onParameters} />;
  if (error !== null) return <Failure preview={preview} onField={onField} />;
  if (html === undefined) return <Loading text={reportTexts.running} />;
  if (html === null)
    return (
      <EmptyState
        icon={<FileSearch size={22} />}
        title={reportTexts.noData}
        text={reportTexts.noDataNext}
        action={
          draft.parameters.length > 0 && (
            <Button variant="default" onClick={onParameters}>
              {reportTexts.editParameters}
            </Button>
          )
        }
      />
    );
  return <ReportBody html={html} withTitle />;
}

function MissingValues({
  draft,
  values,
  onParameters,
}: Pick<SeenProps, 'draft' | 'values' | 'onParameters'>) {
  const [issue] = parameterIssues([...draft.parameters], values);
  const label = draft.parameters.find(({ name }) => name === issue?.path)?.label;
  return (
    <EmptyState
      icon={<SlidersHorizontal size={22} />}
      title={reportTexts.chooseParameters}
      text={issue && `${label || issue.path}: ${issue.message}`}
      action={
        <Button variant="default" onClick={onParameters}>
          {reportTexts.editParameters}
        </Button>
      }
    />
  );
}
