// The repair of failed rows: bulk suggestions, the rows, and the buttons.
import { Button, Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { catalogQuery } from '#core/catalog/queries.ts';
import { cachedIndex } from '#core/filling/catalog/catalog-index.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { complete, completeLabel, continueRepaired } from '#core/imports/actions.ts';
import { failedRowsQuery } from '#core/imports/queries.ts';
import { namesItems } from '#core/imports/repair/repair-rules.ts';
import type { CatalogItem } from '#core/catalog/schema.ts';
import { giveRepairReason, toFixedRows, undo } from '#core/imports/repair/repair-draft.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { mayHavePassed } from '#core/sheets/filter/filter-conditions.ts';
import { ReasonField } from '#web/imports/reason-field.tsx';
import { useActor } from '#web/platform/core-context.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { useRead } from '#web/ui/use-read.ts';
import { AddFilesButton } from './add-files-button.tsx';
import { RepairCards } from './repair-cards.tsx';
import { RepairGrid } from './repair-grid.tsx';
import { RepairOffers } from './repair-offers.tsx';
import { type ShownState, useRepairDraft, useShownRows } from './use-repair.ts';
import { VerdictButton } from '#web/imports/verdict-button.tsx';
import { footBar } from '#web/ui/notices/foot-bar.ts';
import classes from './repair-step.module.css';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type RepairStepProps = { status: ImportStatus; form: WholeForm };

export function RepairStep({ status, form }: RepairStepProps) {
  const query = useRead((send) => failedRowsQuery(send, status.id));
  const hasItems = namesItems(status, form);
  // Without it the server alone checks what the rows name.
  const catalog = useRead(catalogQuery, { enabled: hasItems });
  const isReady = !hasItems || !catalog.isPending;
  const loading = <Loading text={t(m.loadingFailedRows)} />;
  return (
    <Loaded query={query} failed={t(m.unableToLoadFailedRows)} loading={loading}>
      {(failed) =>
        isReady ? <Repair status={status} form={form} failed={failed} catalog={catalog.data} /> : loading
      }
    </Loaded>
  );
}

type RepairProps = RepairStepProps & {
  failed: readonly FailedRow[];
  catalog: readonly CatalogItem[] | undefined;
};

function Repair({ status, form, failed, catalog }: RepairProps) {
  const index = catalog === undefined ? null : cachedIndex(catalog);
  const [draft, change] = useRepairDraft(status, form, failed, index);
  const { shown, state, show, refresh } = useShownRows(draft);
  const step = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow();
  const { counts } = draft;
  const Rows = isNarrow ? RepairCards : RepairGrid;
  const states: { value: ShownState; label: string }[] = [
    { value: 'all', label: t(m.allCount, { count: draft.rows.length }) },
    { value: 'broken', label: t(m.toFix, { broken: counts.broken }) },
    { value: 'ready', label: t(m.readyCount, { ready: counts.ready }) },
    { value: 'skipped', label: t(m.skippedCount, { skipped: counts.skipped }) },
  ];
  return (
    <div
      className={`stack min-h-0 gap-16 ${classes.step}`}
      ref={step}
      tabIndex={-1}
      role="group"
      aria-label={t(m.repair)}
    >
      <RepairOffers
        draft={draft}
        onReplace={(replace) => {
          change(replace);
          refresh();
          // The pressed button has disappeared with its suggestion.
          step.current?.focus({ preventScroll: true });
        }}
      />
      {mayHavePassed(form) && (
        <ReasonField
          value={draft.from.reason}
          onChange={(value) => change((last) => giveRepairReason(last, value))}
        />
      )}
      <div className="row wrap justify-between numbers gap-12">
        {isNarrow ? (
          <NativeSelect
            aria-label={t(m.rowsToShow)}
            data={states}
            value={state}
            onChange={({ currentTarget }) => {
              const chosen = states.find(({ value }) => value === currentTarget.value);
              if (chosen !== undefined) show(chosen.value);
            }}
            className="narrow-grow"
          />
        ) : (
          <SegmentedControl aria-label={t(m.rowsToShow)} data={states} value={state} onChange={show} />
        )}
        <div className="row gap-12">
          {status.bringsFiles === true && <AddFilesButton status={status} form={form} failed={failed} />}
          <Button
            variant="default"
            leftSection={<Undo2 size={16} aria-hidden />}
            disabled={!draft.canUndo}
            onClick={() => change(undo)}
          >
            {t(common.undo)}
          </Button>
        </div>
      </div>
      {status.failedRows > failed.length && (
        <p className="m-0 soft">
          {t(m.theseAreFirstRowsOf, { count: failed.length, failedRows: status.failedRows })}
        </p>
      )}
      {shown.length === 0 ? (
        <p className={classes.none}>{t(m.noRowsAreInThis)}</p>
      ) : (
        <Rows draft={draft} rows={shown} change={change} />
      )}
      <Way status={status} draft={draft} onContinued={() => show('all')} />
    </div>
  );
}

type WayProps = { status: ImportStatus; draft: Parameters<typeof toFixedRows>[0]; onContinued(): void };

function Way({ status, draft, onContinued }: WayProps) {
  const actor = useActor();
  const { run, isRunning } = useAction();
  const [sent, setSent] = useState(0);
  const { reason } = draft.from;
  const settled = useDeferredValue(draft);
  const rows = useMemo(() => toFixedRows(settled), [settled]);
  const verdict = continueRepaired.may(actor, { status, rows });
  const leavesOut = completeLabel(status, rows);
  const onContinue = async () => {
    setSent(0);
    await run(continueRepaired, { status, rows: toFixedRows(draft), reason, onSent: setSent });
    onContinued();
  };
  const onComplete = async () => {
    setSent(0);
    await run(complete, { status, rows: toFixedRows(draft), reason, onSent: setSent });
    onContinued();
  };
  return (
    <footer ref={footBar} className={`row wrap justify-between gap-12 ${classes.footer}`}>
      <p className={`m-0 numbers weight-550 ${classes.summary}`} role="status">
        {t(m.rowsNeedFixing, draft.counts)}
      </p>
      <Group gap="xs" className={classes.ways ?? ''}>
        {leavesOut !== null && (
          <Button variant="default" disabled={isRunning} onClick={() => void onComplete()}>
            {leavesOut}
          </Button>
        )}
        <VerdictButton verdict={verdict} isRunning={isRunning} onClick={() => void onContinue()}>
          {isRunning && sent > 0 ? t(m.sentOf, { sent, count: rows.length }) : continueRepaired.label}
        </VerdictButton>
      </Group>
    </footer>
  );
}
