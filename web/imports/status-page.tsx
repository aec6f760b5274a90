// /forms/import/{id}: the live progress of an import, the repair of its failed rows, and its result.
import { Alert, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { formQuery } from '#core/forms/queries.ts';
import { cancel, cancelLabel } from '#core/imports/actions.ts';
import { importPhase, isFinished } from '#core/imports/policy.ts';
import { hasBeenCanceled, importStatusQuery, isGone as isImportGone } from '#core/imports/queries.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { useKeyStore } from '#web/platform/store-context.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { Page } from '#web/ui/page.tsx';
import { toForms } from '#web/paths.ts';
import { Trail } from '#web/ui/frame/trail.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useRead } from '#web/ui/use-read.ts';
import { DonePanel, UndonePanel } from './done-panel.tsx';
import { UndoPanel } from './history/undo-panel.tsx';
import { keyOfRepairs } from './repair/saved-repairs.ts';
import { RepairStep } from './repair/repair-step.tsx';
import { StateBadge } from './state-badge.tsx';
import { VerdictButton } from './verdict-button.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { CircleAlert } from 'lucide-react';
import { doneText, goesOn, importPercent, unfitAdvice } from '#core/imports/progress.ts';
import { Panel } from '#web/ui/panel.tsx';

export type ImportStatusPageProps = {
  importId: string;
  /** Returns to the forms. */
  onClose(): void;
};

export function ImportStatusPage({ importId, onClose }: ImportStatusPageProps) {
  const query = useRead((send) => importStatusQuery(send, importId));
  const status = query.data;
  const form = useRead((send) => formQuery(send, status?.templateId ?? ''), {
    enabled: status !== undefined,
  });
  const isGone = isImportGone(query.error);
  const { onCancel } = useLeaving(isGone, onClose);
  const store = useKeyStore();
  const phase = status && importPhase(status);
  const isDone = status !== undefined && isFinished(status);
  const isOver = isDone || phase === 'undone';
  useEffect(() => {
    if (isOver || isGone) store.removeItem(keyOfRepairs(importId));
  }, [importId, isOver, isGone, store]);

  const repairs = phase === 'repair';
  const isWide = !useNarrow() && repairs;
  return (
    <Page
      title={status?.originalFileName ?? t(m.importText)}
      trail={<Trail steps={toForms} here={form.data?.name ?? t(m.importText)} />}
      subtitle={status && <StateBadge status={status} />}
      actions={status && !isOver && <CancelButton status={status} onCancel={onCancel} />}
      width={repairs ? 'full' : 'reading'}
      fills={isWide}
    >
      {/* The page is left at once, with a message of its own. */}
      <Loaded query={isGone ? leaving : query} failed={t(m.unableToLoadThisImport)}>
        {(loaded) => {
          if (phase === 'undone') return <UndonePanel status={loaded} />;
          if (isDone) return <Done status={loaded} />;
          if (!repairs) return <ProgressPanel status={loaded} />;
          return (
            <Loaded query={form} failed={t(m.unableToLoadFormOf)}>
              {(whole) => <RepairStep status={loaded} form={whole} />}
            </Loaded>
          );
        }}
      </Loaded>
    </Page>
  );
}

const leaving = { data: undefined, error: null, refetch: () => Promise.resolve() };

/** Its numbers, and its undo as long as it can be undone. */
function Done({ status }: { status: ImportStatus }) {
  return (
    <Stack>
      <DonePanel status={status} />
      {status.undoUntil !== null && <UndoPanel status={status} />}
    </Stack>
  );
}

type CancelButtonProps = { status: ImportStatus; onCancel: ReturnType<typeof useLeaving>['onCancel'] };

function CancelButton({ status, onCancel }: CancelButtonProps) {
  const { run, isRunning } = useAction();
  const verdict = cancel.may(useActor(), status);
  return (
    <VerdictButton
      variant="default"
      verdict={verdict}
      isRunning={isRunning}
      onClick={() => void onCancel(async () => (await run(cancel, status)).done)}
    >
      {cancelLabel(status)}
    </VerdictButton>
  );
}

/**
 * Leaves the page of an import that is gone: silently if this user has canceled it here, otherwise with the spec's
 * message.
 */
function useLeaving(isGone: boolean, onClose: () => void) {
  const canceling = useRef(false);
  const leave = useRef(onClose);
  leave.current = onClose;
  useEffect(() => {
    if (!isGone || canceling.current) return;
    notifyFailed(hasBeenCanceled);
    leave.current();
  }, [isGone]);

  return {
    async onCancel(run: () => Promise<boolean>) {
      canceling.current = true;
      const done = await run();
      canceling.current = false;
      if (done) leave.current();
    },
  };
}

/** An import that the server is processing, or that failed as a whole. */
function ProgressPanel({ status }: { status: ImportStatus }) {
  if (status.problem !== null) {
    return (
      <Alert color="red" role="alert" icon={<CircleAlert size={18} aria-hidden />} title={status.problem}>
        {unfitAdvice}
      </Alert>
    );
  }
  const percent = importPercent(status);
  return (
    <Panel>
      <p
        className="m-0 numbers weight-640"
        style={{ fontSize: '2.5rem', letterSpacing: '-0.03em', lineHeight: 1 }}
      >
        {percent}%
      </p>
      <Progress.Root size="lg" transitionDuration={400}>
        <Progress.Section value={percent} aria-label={t(m.progress)} aria-valuetext={`${percent}%`} />
      </Progress.Root>
      <Text c="dimmed" className="numbers">
        {doneText(status)}
      </Text>
      <Text c="dimmed">{goesOn}</Text>
    </Panel>
  );
}
