// The repair of an import's failed rows: a line per invalid cell. Repairs are sent when the user continues the import.
import { counts as counted } from '#core/messages/count-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { Box } from 'ink';
import { useMemo, useState } from 'react';
import { catalogQuery } from '#core/catalog/queries.ts';
import { countText } from '#core/count-text.ts';
import { cachedIndex } from '#core/filling/catalog/catalog-index.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { complete, continueRepaired } from '#core/imports/actions.ts';
import { editsText } from '#core/imports/repair/saved-edits.ts';
import { failedRowsQuery } from '#core/imports/queries.ts';
import {
  giveRepairReason,
  type RepairDraft,
  skipRows,
  toFixedRows,
  undo,
  wrongValues,
} from '#core/imports/repair/repair-draft.ts';
import { repairHours } from '#core/imports/repair/repair-hours.ts';
import { namesItems } from '#core/imports/repair/repair-rules.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { cut, harmless } from '#cli/output/width.ts';
import { mayHavePassed } from '#core/sheets/filter/filter-conditions.ts';
import { askRowsReason } from '#cli/imports/ask-rows-reason.ts';
import { type KeyBinding, keysIf, whyNot } from '#cli/terminal/keys/keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label, Line, type Tone } from '#cli/terminal/theme.tsx';
import { useAskFirst } from '#cli/terminal/use-ask-first.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded, ProgressBar } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { type RepairItem, repairItems, restOfRow, statusText } from './repair-items.ts';
import { askCell, askReplacement, askRow, type UpdateRepair } from './repair-questions.ts';
import { useSavedRepairs } from './saved-repairs.ts';
import { type RepairInputs, useRepairDraft } from './use-repair-draft.ts';
import { useSignalValue } from '#cli/terminal/use-signal-value.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/imports/texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type RepairStepProps = { form: WholeForm; status: ImportStatus };

/** The step. */
export function RepairStep({ form, status }: RepairStepProps) {
  const { send } = useApp().core;
  const query = useQuery(failedRowsQuery(send, status.id));
  // Without it the server alone checks what the rows name.
  const hasItems = namesItems(status, form);
  const { data: tree, isPending } = useQuery({ ...catalogQuery(send), enabled: hasItems });
  const catalog = tree === undefined ? null : cachedIndex(tree);
  const saved = useSavedRepairs();
  const edits = useQuery({
    queryKey: ['repairs', status.id],
    queryFn: () => saved.read(status.id),
    // Later edits are in the screen's own draft.
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Loaded query={query}>
      {(failed) => (
        <Loaded query={edits}>
          {(stored) =>
            hasItems && isPending ? (
              <Label tone="dim">{t(m.loadingCatalog)}</Label>
            ) : (
              <Repair form={form} status={status} failed={failed} edits={stored} catalog={catalog} />
            )
          }
        </Loaded>
      )}
    </Loaded>
  );
}

const headLines = 3;
const footLines = 4;

function Repair(inputs: RepairInputs) {
  const { status, failed } = inputs;
  const { back } = useApp();
  const { dialogs } = useTerminal();
  const { height } = useArea();
  const [draft, change] = useRepairDraft(inputs);
  const isSaved = useSignalValue(useSavedRepairs().failure) === null;
  const items = useMemo(() => repairItems(draft), [draft]);
  const fixed = useMemo(() => toFixedRows(draft), [draft]);
  const index = useCursor('repair', items.length);
  const current = items[index];
  useAskFirst(
    editsText(draft) !== null && !isSaved
      ? {
          title: t(m.leaveRepair),
          text: t(m.yourRepairsHaveNotBeen),
          confirm: t(m.leave),
        }
      : null,
    back,
  );
  const sent = useRepairKeys({ form: inputs.form, status, draft, change, items, index, fixed });

  if (sent !== null) {
    return (
      <Box flexDirection="column" paddingTop={1}>
        <Label bold>{t(m.sendingRepairs)}</Label>
        <Box marginTop={1}>
          <ProgressBar
            done={sent}
            total={fixed.length}
            label={t(counted.rowsOf, { count: sent, all: fixed.length })}
          />
        </Box>
      </Box>
    );
  }
  return (
    <>
      <Head status={status} counts={draft.counts} read={failed.length} />
      <Table
        name="repair"
        columns={columns}
        count={items.length}
        rows={(from, to) => items.slice(from, to)}
        height={height - headLines - footLines}
        empty={t(m.noRowsLeftToFix)}
        enterLabel={t(keyTexts.repair)}
        onEnter={async (chosen) => {
          const item = items[chosen];
          const step = item && (await askCell(dialogs, draft, item));
          if (step) change(step);
        }}
      />
      {current && <Details item={current} rest={restOfRow(draft, current.row)} />}
    </>
  );
}

type RepairKeys = {
  form: RepairInputs['form'];
  status: ImportStatus;
  draft: RepairDraft;
  change(step: UpdateRepair): void;
  items: readonly RepairItem[];
  /** Of the item under the cursor. */
  index: number;
  fixed: ReturnType<typeof toFixedRows>;
};

/** How many of the repaired rows are sent; null while none are on their way. */
function useRepairKeys({ form, status, draft, change, items, index, fixed }: RepairKeys): number | null {
  const { actor, perform, say } = useApp();
  const { dialogs } = useTerminal();
  const [, moveTo] = useScreenState('repair.cursor', 0);
  const [sent, setSent] = useState<number | null>(null);
  const current = items[index];
  const replace = async () => {
    const replacement = await askReplacement(dialogs, draft);
    if (replacement === null) return;
    change(replacement.change);
    say(t(m.rowsChangedUUndoesIt, { rows: replacement.rows }), 'good');
  };
  const toNext = () => {
    const isOpen = ({ row }: RepairItem) => row.state === 'broken';
    const after = items.findIndex((item, at) => at > index && isOpen(item));
    moveTo(after === -1 ? items.findIndex(isOpen) : after);
  };
  const skip = () => {
    if (current === undefined) return;
    const { csvRow, state } = current.row;
    change((before) => skipRows(before, [csvRow], state !== 'skipped'));
  };
  const askMore = async () => {
    const step = current && (await askRow(dialogs, draft, current));
    if (step) change(step);
  };
  const repairs = { status, rows: fixed, reason: draft.from.reason, onSent: setSent };
  const goOn = async () => {
    setSent(0);
    await perform(continueRepaired, repairs);
    setSent(null);
  };

  const keys: KeyBinding[] = [
    {
      key: 'edit',
      label: t(m.replaceValue),
      off:
        wrongValues(draft).length + repairHours(draft).length === 0 ? t(m.allValuesAreValidNow) : undefined,
      run: replace,
    },
    {
      key: 'space',
      label: current?.row.state === 'skipped' ? t(m.takeIn) : t(m.leaveOut),
      run: skip,
    },
    {
      key: 'submit',
      label: t(m.continueImport),
      off: whyNot(continueRepaired.may(actor, repairs)),
      run: goOn,
    },
    {
      key: 'next',
      label: t(m.nextToFix),
      off: draft.counts.broken === 0 ? t(m.nothingLeftToFix) : undefined,
      run: toNext,
    },
    { key: 'editMore', label: t(m.otherCells), run: askMore },
    ...keysIf(mayHavePassed(form), {
      key: 'alerts',
      label: t(m.reason),
      run: async () => {
        const reason = await askRowsReason(dialogs, draft.from.reason);
        if (reason !== null) change((before) => giveRepairReason(before, reason));
      },
    }),
    {
      key: 'undo',
      label: t(keyTexts.undo),
      off: draft.canUndo ? undefined : t(m.thereIsNothingToUndo),
      run: () => change(undo),
    },
    {
      key: 'end',
      label: t(m.completeImport),
      off: whyNot(complete.may(actor, repairs)),
      run: async () => {
        await perform(complete, repairs);
        setSent(null);
      },
    },
  ];
  useKeys(sent === null ? keys : []);
  return sent;
}

type HeadProps = {
  status: ImportStatus;
  counts: { broken: number; ready: number; skipped: number };
  read: number;
};

function Head({ status: { completedRows, failedRows, totalRows }, counts, read }: HeadProps) {
  const { broken, ready, skipped } = counts;
  const isReady = broken === 0 && ready + skipped > 0;
  const done = [
    ...(ready > 0 ? [t(m.repaired, { count: ready })] : []),
    ...(skipped > 0 ? [t(m.leftOut, { count: skipped })] : []),
  ];
  const left = broken === 0 ? t(m.nothingToFixAnyMore) : t(m.rowsToFix, { count: broken });
  const more = failedRows > read ? ` ${t(m.theseAreTheFirst, { read, failed: failedRows })}` : '';
  return (
    <Box flexDirection="column" height={headLines}>
      <Line
        segments={[
          { text: [left, ...done].join(', '), bold: true, tone: isReady ? 'good' : 'warning' },
          { text: isReady ? `  ${t(m.continuesImport)}` : more, tone: 'dim' },
        ]}
      />
      <Label tone="dim">{t(m.alreadyImported, { count: completedRows, all: totalRows })}</Label>
    </Box>
  );
}

/** The full issue, and the rest of the row. */
function Details({ item, rest }: { item: RepairItem; rest: string }) {
  const { width } = useArea();
  return (
    <Box flexDirection="column" marginTop={1} height={footLines - 1} overflow="hidden">
      <Line
        segments={[
          { text: t(m.rowPrompt, { csvRow: item.row.csvRow, item: item.title }), bold: true },
          { text: statusText(item), tone: toneOf(item) },
        ]}
      />
      <Label tone="dim">{cut(harmless(rest), 2 * width - wrapLoss)}</Label>
    </Box>
  );
}

/** Columns that a line loses to wrapping. */
const wrapLoss = 16;

function toneOf({ row, issue }: RepairItem): Tone {
  if (row.state === 'skipped') return 'dim';
  return issue === null ? 'good' : 'bad';
}

const columns: readonly TableColumn<RepairItem>[] = [
  { id: 'row', title: t(both.row), value: ({ row }) => countText(row.csvRow), align: 'right', whole: true },
  { id: 'title', title: t(m.question), value: ({ title }) => title, most: 36 },
  { id: 'text', title: t(m.value), value: ({ text }) => text, most: 36 },
  { id: 'standing', title: t(m.whatIsWrong), value: statusText, tone: toneOf, most: 80 },
];
