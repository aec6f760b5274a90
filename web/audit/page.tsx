// /admin/auditlog: answer changes, deleted rows and all other audited actions.
import { Button, Group, Progress, Stack } from '@mantine/core';
import { ChevronDown, Download, Filter, ScrollText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { auditTexts, emptyAuditTexts, entryCountText, exportDataText } from '#core/audit/labels.ts';
import {
  type AuditTab,
  type AuditViewFilter,
  firstFilter,
  isFiltered,
  isShown,
  lastDays,
  noAuditFilter,
  offeredRanges,
} from '#core/audit/view.ts';
import { isAdmin } from '#core/actor.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import type { AnswerImageView, ImageViewer } from '#web/slots.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { AuditTabs } from './audit-tabs.tsx';
import { ChainStatus } from './chain-status.tsx';
import { EntriesTable } from './entries-table.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import { FilterLine } from './filter-line.tsx';
import classes from './page.module.css';
import { type Exporting, useAuditExport } from './use-audit-export.ts';
import { useEntries } from './use-entries.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';

export type AuditPageProps = {
  tab: AuditTab;
  filter: AuditViewFilter;
  /** `replaces`: it is no step to come back to. */
  onView(tab: AuditTab, filter: AuditViewFilter, replaces?: boolean): void;
  Image: AnswerImageView;
  ImageViewer: ImageViewer;
};

export function AuditPage(props: AuditPageProps) {
  const isAllowed = isAdmin(useActor());
  if (isAllowed) return <AuditLog {...props} />;
  return <NoAccessPage title={auditTexts.title} />;
}

function AuditLog({ tab, filter, onView, Image, ImageViewer: Viewer }: AuditPageProps) {
  const { ports } = useCore();
  const opened = useRef({ tab, filter, onView });
  useEffect(() => {
    // Nothing is chosen yet. Whoever clears the filter later is asked for one.
    const { tab: first, filter: given, onView: open } = opened.current;
    if (!isShown(first, given)) open(first, firstFilter(first, given, ports.now()), true);
  }, [ports]);
  const { query, view } = useEntries(tab, filter);
  const [isFiltering, setFiltering] = useState(false);
  /** The last change to the filter: it decides the message when the entries fail to load. */
  const change = useRef<'applied' | 'cleared' | null>(null);
  const { exporting, start } = useAuditExport(tab, filter);
  const count = view ?? { totalElements: 0, isCounted: true };
  const look = (wanted: AuditViewFilter) => {
    change.current = Object.values(wanted).some((value) => value !== null) ? 'applied' : 'cleared';
    setFiltering(false);
    onView(tab, wanted);
  };
  const failed =
    change.current === 'applied'
      ? auditTexts.notApplied
      : change.current === 'cleared'
        ? auditTexts.notCleared
        : auditTexts.notLoaded;
  return (
    <Page
      title={auditTexts.title}
      subtitle={auditTexts.about}
      width="full"
      fills
      actions={
        <AuditMenu
          count={count}
          isExporting={exporting !== null}
          onFilter={() => setFiltering(true)}
          onExport={() => start(count)}
        />
      }
    >
      <AuditTabs tab={tab} filter={filter} onTab={() => void (change.current = null)} />
      <div className="row rigid wrap gap-y-8 gap-x-16 mb-12" style={{ minHeight: '2.25rem' }}>
        <FilterLine tab={tab} filter={filter} onFilter={look} onOpen={() => setFiltering(true)} />
        <span role="status" className={`soft numbers ${classes.count}`}>
          {view !== undefined && isShown(tab, filter) && entryCountText(view)}
        </span>
        <ChainStatus />
      </div>
      {exporting !== null && <ExportStatus exporting={exporting} />}
      {isShown(tab, filter) ? (
        <Loaded query={{ data: view, error: query.error, refetch: query.refetch }} failed={failed}>
          {(entries) =>
            entries.rows.length === 0 ? (
              <EmptyState
                icon={<ScrollText size={22} />}
                title={emptyAuditTexts(tab, isFiltered(tab, filter))}
                action={
                  isFiltered(tab, filter) && (
                    <Stack gap="xs" align="center">
                      <Button variant="default" onClick={() => look(noAuditFilter)}>
                        {auditTexts.clear}
                      </Button>
                      <Ranges onFilter={look} />
                    </Stack>
                  )
                }
              />
            ) : (
              <EntriesTable
                // Remounts the table for another tab or filter.
                key={JSON.stringify([tab, filter])}
                tab={tab}
                view={entries}
                hasFailed={query.isFetchNextPageError}
                onRetry={() => void query.fetchNextPage()}
                Image={Image}
                ImageViewer={Viewer}
              />
            )
          }
        </Loaded>
      ) : (
        <NothingChosen tab={tab} onOpen={() => setFiltering(true)} onFilter={look} />
      )}
      <FilterDialog
        tab={tab}
        filter={filter}
        opened={isFiltering}
        onClose={() => setFiltering(false)}
        onApply={look}
      />
    </Page>
  );
}

type AuditMenuProps = {
  count: Parameters<typeof exportDataText>[0];
  isExporting: boolean;
  onFilter(): void;
  onExport(): void;
};

function AuditMenu({ count, isExporting, onFilter, onExport }: AuditMenuProps) {
  return (
    <ActionMenu
      label={t(m.options)}
      choices={[
        {
          id: 'filter',
          label: auditTexts.filter,
          icon: <Filter size={16} />,
          onChoose: onFilter,
        },
        {
          id: 'export',
          label: exportDataText(count),
          icon: <Download size={16} />,
          disabled: isExporting,
          onChoose: onExport,
        },
      ]}
      button={
        <Button variant="default" rightSection={<ChevronDown size={16} aria-hidden />}>
          {t(m.options)}
        </Button>
      }
    />
  );
}

type NothingChosenProps = {
  tab: AuditTab;
  onOpen(): void;
  onFilter(filter: AuditViewFilter): void;
};

/** A tab that shows nothing by itself: it offers the filter, and the last days. */
function NothingChosen({ tab, onOpen, onFilter }: NothingChosenProps) {
  return (
    <EmptyState
      icon={<ScrollText size={22} />}
      title={emptyAuditTexts(tab, false)}
      action={
        <Stack gap="xs" align="center">
          <Button onClick={onOpen}>{auditTexts.filter}</Button>
          <Ranges onFilter={onFilter} />
        </Stack>
      }
    />
  );
}

/** The last days, of which there may be more to see. */
function Ranges({ onFilter }: Pick<NothingChosenProps, 'onFilter'>) {
  const { ports } = useCore();
  return (
    <Group gap="xs" justify="center">
      {offeredRanges.map(({ label, days }) => (
        <Button
          key={days}
          size="compact-md"
          variant="subtle"
          onClick={() => onFilter(lastDays(days, ports.now()))}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}

/** The progress of an audit log export, with a button to cancel it. */
function ExportStatus({ exporting }: { exporting: Exporting }) {
  const { read, totalElements, isCounted, cancel } = exporting;
  return (
    <div className="row rigid gap-12 mb-12" role="status">
      {isCounted && (
        <Progress
          flex="0 1 16rem"
          value={(100 * read) / Math.max(1, totalElements)}
          aria-label={t(m.exportText)}
        />
      )}
      <span>{t(m.ofExported, { read, exporting: entryCountText(exporting) })}</span>
      <Button size="compact-sm" variant="default" onClick={cancel}>
        {t(common.cancel)}
      </Button>
    </div>
  );
}
