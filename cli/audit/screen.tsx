// The audit log: answer changes, deleted rows and everything else, each entry as a whole, restoring deleted rows, and whether
// the log is what was written.
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isAdmin } from '#core/actor.ts';
import {
  type AuditCell,
  type AuditColumn,
  type AuditRow,
  auditTable,
  cellText,
} from '#core/audit/entry-table.ts';
import { entriesQuery, type EntryReaders } from '#core/audit/entry-pages.ts';
import { filterLabels, type FilterNames } from '#core/audit/format-filter.ts';
import { auditTexts, emptyAuditTexts, entryCountText } from '#core/audit/labels.ts';
import { verifiedText, verifyLog, verifyChain, chainStart, verifyTexts } from '#core/audit/verify-chain.ts';
import {
  type AuditTab,
  auditTabs,
  type AuditViewFilter,
  firstFilter,
  isFiltered,
  isShown,
  lastDays,
  noAuditFilter,
} from '#core/audit/view.ts';
import { catalogQuery } from '#core/catalog/queries.ts';
import { formQuery } from '#core/forms/queries.ts';
import { restoreRow } from '#core/sheets/actions.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { TabLine } from '#cli/terminal/tab-line.tsx';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { NoAccess } from '#cli/terminal/no-access.tsx';
import { Label, type Segment } from '#cli/terminal/theme.tsx';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { askFilter, noNames } from './ask-filter.ts';
import { openEntry } from './entry-dialog.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** The screen. */
export function AuditScreen(_props: ScreenProps<'audit'>) {
  const { actor } = useApp();
  return isAdmin(actor) ? <AuditLog /> : <NoAccess />;
}

function AuditLog() {
  const { core, user, actionKey, perform } = useApp();
  const { dialogs } = useTerminal();
  const { height } = useArea();
  const cache = useQueryClient();
  const [tab, setTab] = useScreenState<AuditTab>('tab', 'answer-changes');
  const [filter, setFilter] = useScreenState<AuditViewFilter>(
    'filter',
    firstFilter('answer-changes', noAuditFilter, core.ports.now()),
  );
  const [names, setNames] = useScreenState<FilterNames>('names', noNames);
  const table = `${tab} ${JSON.stringify(filter)}`;
  const cursor = useCursor(table, Number.MAX_SAFE_INTEGER);
  const { query, rows, first } = useEntries(tab, filter, cursor);
  const { verify, progress } = useVerify();
  const current = rows[Math.min(cursor, rows.length - 1)];
  const restored = current && restoredRow(current, false);
  const change = async () => {
    const scope = { dialogs, cache, send: core.send, timeZone: user.timeZone, tab };
    const changed = await askFilter(scope, { filter, names });
    if (changed === null) return;
    setFilter(changed.filter);
    setNames(changed.names);
  };
  const open = async (row: AuditRow) => {
    const chosen = await openEntry(dialogs, row, user.timeZone);
    const wanted = chosen && restoredRow(row, chosen === 'restore-all');
    if (wanted) await perform(restoreRow, wanted);
  };
  useKeys([
    { key: 'filter', label: t(keyTexts.filter), run: change },
    {
      key: 'clear',
      label: auditTexts.clear.toLowerCase(),
      off: isFiltered(tab, filter) ? undefined : t(m.thereIsNoFilter),
      run: () => setFilter(noAuditFilter),
    },
    {
      key: 'usual',
      label: t(keyTexts.last30Days),
      hint: !isShown(tab, filter),
      run: () => setFilter(lastDays(30, core.ports.now())),
    },
    ...(tab === 'deleted-rows'
      ? [
          {
            ...actionKey('undo', restoreRow, restored ?? null),
            ...(current !== undefined && restored === null && { off: t(m.thisRowCanNoLonger) }),
          },
        ]
      : []),
    { key: 'check', label: verifyLog.label.toLowerCase(), run: verify },
    { key: 'tab', label: t(m.nextTab), run: () => setTab(nextTab(tab)) },
  ]);
  const labels = filterLabels(tab, filter, names, user.timeZone).map(({ text }) => text);
  const right: Segment = { text: progress ?? (first ? entryCountText(first) : ''), tone: 'dim' };
  return (
    <>
      <TabLine names={tabNames} current={tab} right={right} />
      <Label tone="dim">{labels.length === 0 ? t(m.noFilter) : labels.join('  ·  ')}</Label>
      {isShown(tab, filter) ? (
        <Loaded query={query} title={auditTexts.notLoaded}>
          {() => (
            <Table
              name={table}
              columns={columnsOf(tab, first?.columns ?? [])}
              count={rows.length}
              rows={(from, to) => rows.slice(from, to)}
              height={height - 2}
              empty={emptyAuditTexts(tab, isFiltered(tab, filter))}
              enterLabel={t(keyTexts.open)}
              onEnter={(index) => {
                const row = rows[index];
                return row && open(row);
              }}
            />
          )}
        </Loaded>
      ) : (
        <Label>{t(m.fChoosesOne0Last, { tab: emptyAuditTexts(tab, false) })}</Label>
      )}
    </>
  );
}

/** In milliseconds: how long a form is taken for what it was. */
const staleTime = 60_000;
/** Rows before the end at which the next page is read. */
const lead = 50;

/** The entries of a tab, read page by page as the cursor comes near their end. */
function useEntries(tab: AuditTab, filter: AuditViewFilter, cursor: number) {
  const { core, user } = useApp();
  const { send } = core;
  const { timeZone } = user;
  const cache = useQueryClient();
  const readers: EntryReaders = {
    form: (id) => cache.fetchQuery({ ...formQuery(send, id), staleTime }),
    catalog: () => cache.fetchQuery({ ...catalogQuery(send), staleTime }),
  };
  const query = useInfiniteQuery(
    // Here a table has room for few columns: a row's answers are in one.
    entriesQuery(send, readers, { tab, filter, timeZone }, (input) => auditTable({ ...input, formId: null })),
  );
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const rows: readonly AuditRow[] = data?.pages.flatMap((page) => page.rows) ?? [];
  const isNear = cursor + lead >= rows.length;
  useEffect(() => {
    if (isNear && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isNear, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return { query, rows, first: data?.pages[0] };
}

/** Checks the chain; `progress` while it runs. */
function useVerify() {
  const { core, date, say } = useApp();
  const [progress, setProgress] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const verify = async () => {
    if (running.current !== null) return;
    const stop = new AbortController();
    running.current = stop;
    const onProgress = (checked: number) => setProgress(t(m.entriesChecked, { count: checked }));
    try {
      onProgress(0);
      const verified = await verifyChain(core.send, chainStart, { onProgress, signal: stop.signal });
      if (verified.brokenAt === null) say(verifiedText(verified, date), 'good');
      else say(`${verifiedText(verified, date)} ${verifyTexts.next}`, 'bad');
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return { verify, progress };
}

function restoredRow({ entry }: AuditRow, together: boolean) {
  const { sheetId, sheetRowId: rowId, restorable } = entry;
  return sheetId === null || rowId === null || restorable === null ? null : { sheetId, rowId, together };
}

const tabNames: Readonly<Record<AuditTab, string>> = {
  'answer-changes': auditTabs[0].label,
  'deleted-rows': auditTabs[1].label,
  activity: auditTabs[2].label,
};

function nextTab(tab: AuditTab): AuditTab {
  const at = auditTabs.findIndex(({ value }) => value === tab);
  return auditTabs[(at + 1) % auditTabs.length]?.value ?? tab;
}

/** The columns that a terminal has room for, by their ids in the grid of core/audit/entry-table.ts. */
const layouts: Readonly<Record<AuditTab, Readonly<Record<string, Partial<TableColumn<AuditRow>>>>>> = {
  'answer-changes': {
    date: { whole: true },
    user: { most: 24 },
    form: { most: 30, rank: 2 },
    question: { most: 40 },
    before: { most: 40 },
    after: { most: 40 },
    reason: { most: 40, rank: 1 },
  },
  'deleted-rows': {
    date: { whole: true },
    user: { most: 24 },
    form: { most: 30 },
    restore: {
      title: t(m.restore),
      value: ({ entry }) => (entry.restorable ? 'R' : ''),
      whole: true,
    },
    answers: { most: 120 },
  },
  activity: { date: { whole: true }, what: { most: 90 }, changes: { most: 80, rank: 1 } },
};

function columnsOf(tab: AuditTab, columns: readonly AuditColumn[]): readonly TableColumn<AuditRow>[] {
  return Object.entries(layouts[tab]).map(([id, layout]) => {
    const place = columns.findIndex((column) => column.id === id);
    const title = columns[place]?.title ?? id;
    return { id, title, value: ({ cells }) => textOf(cells[place]), ...layout };
  });
}

function textOf(cell: AuditCell | undefined): string {
  return cell === undefined ? '' : cell.kind === 'image' ? t(m.image) : cellText(cell);
}
