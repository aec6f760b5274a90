// What the data below are of, in one line under the heading: sheets, rows, filters, the saved view. On paper the whole filter.
import { Button } from '@mantine/core';
import { Bookmark } from 'lucide-react';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { filterSentence } from '#core/sheets/filter/format-filter.ts';
import { changeOf } from '#core/sheets/dashboard/compare/change.ts';
import { bannerText, latestOfText, mayShowAll } from '#core/sheets/dashboard/labels.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { ChangeNote } from '#web/ui/chart/change-note.tsx';
import { usePrinting } from '#web/ui/printing.ts';
import classes from './data-status.module.css';
import type { OpenSheet } from './use-open-sheet.ts';
import { t } from '#core/messages/text.ts';
import { counts } from '#core/messages/count-texts.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';

export type DataStatusProps = {
  sheet: OpenSheet;
  /** With the period before, where one is chosen. */
  isCompared: boolean;
  savedView: { name: string; isChanged: boolean } | null;
  /** Opens the choice of sheets. */
  onChooseSheets(): void;
};

export function DataStatus({ sheet, isCompared, savedView, onChooseSheets }: DataStatusProps) {
  const { tab, filter, onAllSheets } = sheet;
  const { overview, isFiltering } = sheet.view;
  const { timeZone } = useActor();
  const printedAt = usePrinting();
  const { sheets, filtered, rowCount, form, namesById } = overview;
  const latest = latestOfText(overview);
  const { before } = overview;
  const change = isCompared && before !== null ? changeOf(rowCount, before.rowCount, before.period) : null;
  return (
    <>
      <div className={`row min-w-0 gap-y-2 gap-x-12 soft text-sm ${classes.status}`}>
        {savedView !== null && (
          <span className="row gap-6 min-w-0 weight-600">
            <Bookmark size={14} aria-hidden />
            <span className="cut">{savedView.name}</span>
            {savedView.isChanged && (
              <span className="p-0 px-6 border-strong rounded-6 soft weight-400 text-13">{t(m.changed)}</span>
            )}
          </span>
        )}
        {sheets.length === 1 && (
          <span className="min-w-0 break weight-550">{sheets[0]?.name || t(both.unnamedSheet)}</span>
        )}
        <span role="status" aria-busy={isFiltering}>
          {isFiltering ? t(m.applyingFilters) : bannerText({ sheets: sheets.length, filtered })}
        </span>
        {!isFiltering && <span className="numbers">{t(counts.rows, { count: rowCount })}</span>}
        {!isFiltering && change !== null && <ChangeNote {...change} />}
        {latest !== null && (
          <span className="row wrap gap-4">
            {latest}
            <Button
              variant="subtle"
              size="compact-xs"
              className="print-hidden"
              onClick={mayShowAll(overview) ? onAllSheets : onChooseSheets}
            >
              {mayShowAll(overview) ? sheetTexts.showAllSheets : sheetTexts.select}
            </Button>
          </span>
        )}
      </div>
      {printedAt !== null && filtered > 0 && filter !== null && (
        <p className="m-0 soft text-xs break">
          {filterSentence(filter, filteredQuestions(form), { timeZone, catalogNames: namesById })}
        </p>
      )}
      {printedAt !== null && (
        <p className="m-0 faint text-xs">
          {t(tab === 'data' && rowCount > 0 ? m.printedRows : m.printed, {
            moment: momentText(printedAt, timeZone),
          })}
        </p>
      )}
    </>
  );
}
