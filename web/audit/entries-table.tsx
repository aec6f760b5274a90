// The entries of a tab as a table, with the opened entry in a side panel.
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { AuditColumn, AuditRow } from '#core/audit/entry-table.ts';
import { auditTexts } from '#core/audit/labels.ts';
import { type AuditTab, auditTabs } from '#core/audit/view.ts';
import { restoreRow } from '#core/sheets/actions.ts';
import { isImageType, isMoment, isNumber } from '#core/questions/types.ts';
import type { AnswerImageView, ImageViewer } from '#web/slots.ts';
import type { DataColumn } from '#web/ui/table/data-columns.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { AuditCellView, type CellImage } from './audit-cell.tsx';
import { EntryPanel } from './entry-panel.tsx';
import { RestoreButton } from './restore-button.tsx';
import type { EntriesView } from './use-entries.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

export type EntriesTableProps = {
  tab: AuditTab;
  view: EntriesView;
  /** The next page failed to load. */
  hasFailed: boolean;
  onRetry(): void;
  Image: AnswerImageView;
  ImageViewer: ImageViewer;
};

export function EntriesTable({
  tab,
  view,
  hasFailed,
  onRetry,
  Image,
  ImageViewer: Viewer,
}: EntriesTableProps) {
  const [opened, setOpened] = useState<AuditRow | null>(null);
  const [images, setImages] = useState<{ images: readonly CellImage[]; shown: string | null }>({
    images: [],
    shown: null,
  });
  const columns = useMemo(() => {
    const drawn: DataColumn<AuditRow>[] = view.columns.map((column, place) => ({
      id: column.id,
      title: column.title,
      width: widthOf(column),
      cell: (row: AuditRow) => {
        const cell = row.cells[place];
        return (
          cell && (
            <AuditCellView
              cell={cell}
              isCut
              Image={Image}
              onImages={(all, shown) => setImages({ images: all, shown })}
            />
          )
        );
      },
    }));
    if (tab !== 'deleted-rows') return drawn;
    const restore: DataColumn<AuditRow> = {
      id: 'restore',
      title: restoreRow.label,
      width: 120,
      cell: ({ entry }) => <RestoreButton entry={entry} />,
    };
    return drawn.toSpliced(leadingColumns, 0, restore);
  }, [Image, tab, view.columns]);
  return (
    <>
      {hasFailed && (
        <div className="row rigid gap-12 mb-12" role="alert">
          {auditTexts.notLoaded}
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            {t(common.tryAgain)}
          </Button>
        </div>
      )}
      <DataTable<AuditRow>
        label={auditTabs.find(({ value }) => value === tab)?.label ?? auditTexts.title}
        columns={columns}
        rowCount={view.rowCount}
        getRows={view.getRows}
        onOpen={setOpened}
      />
      <EntryPanel
        row={opened}
        onClose={() => setOpened(null)}
        Image={Image}
        onImages={(all, shown) => setImages({ images: all, shown })}
      />
      <Viewer {...images} onShow={(shown) => setImages((before) => ({ ...before, shown }))} />
    </>
  );
}

/** The columns for when, who and where come before the actions. */
const leadingColumns = 3;

function widthOf({ id, questionType }: AuditColumn): number {
  if (questionType !== undefined)
    return isImageType(questionType)
      ? 130
      : isNumber(questionType)
        ? 140
        : isMoment(questionType)
          ? 250
          : 200;
  return widths[id] ?? 160;
}

const widths: Readonly<Record<string, number>> = {
  date: 190,
  user: 120,
  form: 180,
  question: 190,
  answers: 560,
  what: 450,
  changes: 390,
  reason: 170,
};
