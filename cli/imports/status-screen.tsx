// A started import: its progress, the repair of its failed rows, and its result.
import { useQuery } from '@tanstack/react-query';
import { Box } from 'ink';
import { useEffect, useRef } from 'react';
import { formQuery } from '#core/forms/queries.ts';
import { cancel } from '#core/imports/actions.ts';
import { importPhase, isFinished } from '#core/imports/policy.ts';
import { doneText, endTexts, goesOn, stateText, unfitAdvice } from '#core/imports/progress.ts';
import { hasBeenCanceled, importStatusQuery, isGone } from '#core/imports/queries.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { undo, undoPreviewQuery } from '#core/imports/undo-action.ts';
import {
  mayUndoImport,
  undoLines,
  undoneAdvice,
  undoneBy,
  undoneText,
  undoTitle,
  undoUntilText,
} from '#core/imports/undo.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { Loaded, ProgressBar } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { RepairStep } from './repair/repair-step.tsx';
import { useSavedRepairs } from './repair/saved-repairs.ts';
import { useUndoImport } from './history/use-undo-import.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** The screen. */
export function ImportStatusScreen({ place }: ScreenProps<'import-status'>) {
  const { core, actor, back, say, perform } = useApp();
  const query = useQuery(importStatusQuery(core.send, place.importId));
  const left = useRef(false);
  const status = query.data;
  const leave = () => {
    if (left.current) return;
    left.current = true;
    back();
  };

  const gone = isGone(query.error);
  const saved = useSavedRepairs();
  const isOver = gone || (status !== undefined && (isFinished(status) || importPhase(status) === 'undone'));
  useEffect(() => {
    if (isOver) saved.keep(place.importId, null);
  }, [isOver, place.importId, saved]);

  const isCanceling = useRef(false);
  useEffect(() => {
    if (!gone || left.current) return;
    left.current = true;
    if (!isCanceling.current) say(hasBeenCanceled, 'bad');
    back();
  }, [gone, say, back]);

  useKeys([
    {
      key: 'end',
      label: t(m.cancelImport),
      hint: status !== undefined && status.state !== 'SUCCESS' && status.state !== 'COMPLETED_WITH_ERRORS',
      off: status === undefined ? t(m.pleaseWait) : whyNot(cancel.may(actor, status)),
      run: async () => {
        if (status === undefined) return;
        isCanceling.current = true;
        const isDone = await perform(cancel, status);
        isCanceling.current = false;
        if (isDone) leave();
      },
    },
  ]);
  return <Loaded query={query}>{(loaded) => <Import status={loaded} />}</Loaded>;
}

function Import({ status }: { status: ImportStatus }) {
  const { core } = useApp();
  const form = useQuery(formQuery(core.send, status.templateId));
  const phase = importPhase(status);
  if (phase === 'undone') return <Undone status={status} />;
  if (phase === 'unfit') return <Unfit status={status} />;
  if (phase === 'running' || phase === 'canceled') return <Running status={status} />;
  return (
    <Loaded query={form}>
      {(loaded) =>
        phase === 'repair' ? (
          <RepairStep form={loaded} status={status} />
        ) : (
          <Done formName={loaded.name} status={status} />
        )
      }
    </Loaded>
  );
}

function Running({ status }: { status: ImportStatus }) {
  const { completedRows, totalRows, originalFileName } = status;
  return (
    <Box flexDirection="column" paddingTop={1}>
      <Label bold>{originalFileName}</Label>
      <Label tone="accent">{`${stateText(status)} ...`}</Label>
      <Box marginY={1}>
        <ProgressBar done={completedRows} total={totalRows} label={doneText(status)} />
      </Box>
      <Label tone="dim">{goesOn}</Label>
    </Box>
  );
}

/** An import that failed as a whole. */
function Unfit({ status }: { status: ImportStatus }) {
  return (
    <Box flexDirection="column" paddingTop={1}>
      <Label bold>{status.originalFileName}</Label>
      <Label tone="bad">{`! ${stateText(status)}.`}</Label>
      <Label>{status.problem ?? ''}</Label>
      <Box marginTop={1}>
        <Label tone="dim">{t(m.xCancelsIt, { unfitAdvice })}</Label>
      </Box>
    </Box>
  );
}

function Done({ formName, status }: { formName: string; status: ImportStatus }) {
  const { core, actor, go, date } = useApp();
  const undoImport = useUndoImport();
  const preview = useQuery({
    ...undoPreviewQuery(core.send, status.id),
    enabled: status.undoUntil !== null,
  }).data;
  const { droppedRows: dropped, originalFileName, templateId, sheetId, update } = status;
  const { left, done } = endTexts(status);
  const sheetName = status.sheetName ?? originalFileName;
  // An update without new rows has no sheet of its own.
  const sheetIds = update !== null && status.sheetName === null ? ('all' as const) : [sheetId];
  const place = { formId: templateId, formName, sheetIds, sheetName };
  useKeys([
    { key: 'enter', label: t(keyTexts.dashboard), run: () => go({ screen: 'dashboard', ...place }) },
    { key: 'table', label: t(keyTexts.rows), run: () => go({ screen: 'rows', ...place }) },
    {
      key: 'undo',
      label: undo.label.toLowerCase(),
      off: whyNot(mayUndoImport(actor, status)),
      run: () => undoImport(status),
    },
  ]);
  return (
    <Box flexDirection="column" paddingTop={1}>
      <Label bold>{originalFileName}</Label>
      <Label tone={dropped > 0 ? 'warning' : 'good'} bold>
        {`${dropped > 0 ? '!' : '✓'} ${stateText(status)}: ${update === null ? t(m.doneInto, { done, formName }) : `${done}.`}`}
      </Label>
      <Label tone={dropped > 0 ? 'warning' : undefined}>{left}</Label>
      <Box marginTop={1}>
        <Label tone="dim">{t(m.enterShowsDashboardOfNew)}</Label>
      </Box>
      {preview !== undefined && (
        <Box flexDirection="column" marginTop={1}>
          <Label bold>{undoTitle}</Label>
          {undoLines(preview).map((line) => (
            <Label key={line}>{`  ${line}`}</Label>
          ))}
          <Label tone="dim">{t(m.uUndoesIt, { until: undoUntilText(date(preview.until)) })}</Label>
        </Box>
      )}
    </Box>
  );
}

/** An import that was finished, and is undone since. */
function Undone({ status }: { status: ImportStatus }) {
  const { date } = useApp();
  const { undone, originalFileName } = status;
  return (
    <Box flexDirection="column" paddingTop={1}>
      <Label bold>{originalFileName}</Label>
      <Label tone="warning">{undoneText(status)}</Label>
      {undone !== null && <Label>{undoneBy(undone.by, date(undone.at))}</Label>}
      <Box marginTop={1}>
        <Label tone="dim">{undoneAdvice(status)}</Label>
      </Box>
    </Box>
  );
}
