// /forms/{id}/import: imports a CSV file as a sheet of a form. First the file, then its columns.
import { formQuery } from '#core/forms/queries.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { mayImport } from '#core/forms/policy.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Page, type PageFrame } from '#web/ui/page.tsx';
import { toForms } from '#web/paths.ts';
import { Trail } from '#web/ui/frame/trail.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { MatchStep } from './match/match-step.tsx';
import { useImport } from './use-import.ts';
import { answersOf } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/imports/texts.ts';
import { m } from './texts.ts';
import { Alert, Button, Progress, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { ConvertStep } from '#web/slots.ts';
import { Loading } from '#web/ui/notices/loading.tsx';
import { CircleAlert, FileUp } from 'lucide-react';
import { AppError } from '#core/errors.ts';
import type { ImportState } from '#core/imports/import-model.ts';
import { FileDrop } from '#web/ui/input/file-drop.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { common } from '#core/messages/common-texts.ts';

export type ImportPageProps = {
  formId: string;
  /** The import has been scheduled. */
  onStarted(importId: string): void;
  /** Returns to the forms. */
  onClose(): void;
  /** What every page of the form's home has. */
  frame: PageFrame;
  /** Null: transforms are turned off. */
  Convert: ConvertStep | null;
};

export function ImportPage({ formId, frame, ...props }: ImportPageProps) {
  const query = useRead((send) => formQuery(send, formId));
  const trail = <Trail steps={toForms} here={query.data?.name ?? t(common.form)} />;
  return (
    <Page title={t(m.importData)} tabs={frame.tabs} trail={trail}>
      <Loaded query={query} failed={t(m.unableToLoadThisForm)}>
        {(form) => <FormImport form={form} {...props} />}
      </Loaded>
    </Page>
  );
}

type FormImportProps = Omit<ImportPageProps, 'formId' | 'frame'> & { form: WholeForm };

function FormImport({ form, onStarted, onClose, Convert }: FormImportProps) {
  const actor = useActor();
  const entry = useImport(form, onStarted);
  const importable = form.questions.some(({ type }) => answersOf(type).isImportable);
  const verdict = mayImport(actor, { ...form, importable });
  if (!verdict.yes) return <EmptyState title={t(both.nothingCanBeImportedHere)} text={verdict.why} />;
  const { model, state } = entry;
  if (state.draft === null)
    return <FileStep state={state} Convert={Convert} onPick={(file) => void model.read(file)} />;
  return <MatchStep entry={entry} draft={state.draft} onClose={onClose} />;
}

type FileStepProps = {
  state: Pick<ImportState, 'reading' | 'problem'>;
  Convert: ConvertStep | null;
  onPick(file: File | null): void;
};

/** The first step: picking and reading the file, or converting one of a device. */
function FileStep({ state: { reading, problem }, Convert, onPick }: FileStepProps) {
  const [isConverting, setIsConverting] = useState(false);
  if (reading !== null) {
    const percent = Math.round(100 * reading.share);
    return (
      <Panel title={t(m.reading, { reading: reading.name })}>
        <Progress
          value={percent}
          aria-label={t(m.reading, { reading: reading.name })}
          transitionDuration={120}
        />
      </Panel>
    );
  }
  return (
    <div className="stack gap-16 mx-auto" style={{ maxWidth: '44rem' }}>
      <div role="alert">
        {problem?.error instanceof AppError && (
          <Alert color="red" icon={<CircleAlert size={18} aria-hidden />} title={problem.error.message}>
            {problem.error.hint}
          </Alert>
        )}
      </div>
      {Convert !== null && isConverting ? (
        <Suspense fallback={<Loading lines={5} />}>
          <Convert onConverted={onPick} />
        </Suspense>
      ) : (
        <>
          <FileDrop
            icon={<FileUp size={24} />}
            title={t(m.dropCsvFileOrWorkbook)}
            text={t(m.atMost50Mb)}
            label={t(m.csvFile)}
            accept=".csv,.tsv,.txt,.xlsx,.zip,text/csv,application/zip,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            onPick={onPick}
          />
          <Text c="dimmed" ta="center">
            {t(m.firstRowMustHoldColumn)}
          </Text>
        </>
      )}
      {Convert !== null && (
        <Button variant="subtle" className="self-center" onClick={() => setIsConverting(!isConverting)}>
          {isConverting ? t(m.asItIs) : t(m.convertFirst)}
        </Button>
      )}
    </div>
  );
}
