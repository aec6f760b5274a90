// Describes the data below, and removes filters.
import { Button, Switch } from '@mantine/core';
import { Bookmark, Radio, RefreshCw } from 'lucide-react';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { isOnlyApproved, withOnlyApproved } from '#core/sheets/filter/filter-draft.ts';
import { filterSentence } from '#core/sheets/filter/format-filter.ts';
import { bannerText, latestOfText, mayShowAll } from '#core/sheets/dashboard/labels.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { usePrinting } from '#web/ui/printing.ts';
import { FilterChips } from './filter/filter-chips.tsx';
import type { OpenSheet } from './use-open-sheet.ts';
import classes from './data-banner.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { counts } from '#core/messages/count-texts.ts';
import type { Live } from './engine/use-live.ts';

export type DataBannerProps = {
  sheet: OpenSheet;
  savedView: { name: string; isChanged: boolean } | null;
  /** The dashboard is as wide as the page. */
  isWide: boolean;
  /** Opens the choice of sheets. */
  onChooseSheets(): void;
};

export function DataBanner({ sheet, savedView, isWide, onChooseSheets }: DataBannerProps) {
  const { tab, filter, live, onCount, onFilter, onAllSheets } = sheet;
  const { overview, isFiltering } = sheet.view;
  // As wide as the dashboard.
  const isNarrow = tab === 'dashboard';
  const { timeZone } = useActor();
  const printedAt = usePrinting();
  const { sheets, filtered, rowCount, form, namesById } = overview;
  const latest = latestOfText(overview);
  const words = { timeZone, catalogNames: namesById };
  return (
    <div
      className={`row rigid wrap justify-end gap-y-4 gap-x-16 mb-16 soft ${classes.banner}`}
      data-filtered={filtered > 0 || undefined}
      data-narrow={(isNarrow && !isWide) || undefined}
    >
      <div className={`min-w-0 ${classes.text}`}>
        {savedView !== null && (
          <p className="row m-0 gap-6 min-w-0 weight-600">
            <Bookmark size={14} aria-hidden />
            <span className="cut">{savedView.name}</span>
            {savedView.isChanged && (
              <span className="p-0 px-6 border-strong rounded-6 soft weight-400 text-13">{t(m.changed)}</span>
            )}
          </p>
        )}
        <p className="m-0" role="status" aria-busy={isFiltering}>
          {isFiltering ? t(m.applyingFilters) : bannerText({ sheets: sheets.length, filtered })}
          {!isFiltering && <span className={classes.rows}>{t(counts.rows, { count: rowCount })}</span>}
        </p>
        {latest !== null && (
          <p className="row wrap m-0 gap-4 soft text-sm">
            {latest}
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={mayShowAll(overview) ? onAllSheets : onChooseSheets}
            >
              {mayShowAll(overview) ? sheetTexts.showAllSheets : sheetTexts.select}
            </Button>
          </p>
        )}
        {printedAt !== null && filtered > 0 && filter !== null && (
          <p className={`two-lines m-0 soft text-xs break ${classes.sentence}`}>
            {filterSentence(filter, filteredQuestions(form), words)}
          </p>
        )}
        {printedAt !== null && (
          <p className="m-0 faint text-xs">
            {t(!isNarrow && rowCount > 0 ? m.printedRows : m.printed, {
              moment: momentText(printedAt, timeZone),
            })}
          </p>
        )}
      </div>
      {printedAt === null && (
        <div className={classes.chips}>
          <FilterChips overview={overview} filter={filter} onCount={onCount} onFilter={onFilter} />
        </div>
      )}
      {printedAt === null && <LiveNote live={live} />}
      {form.reviewers.length > 0 && isNarrow && (
        <Switch
          className={classes.switch ?? ''}
          label={sheetTexts.onlyApproved}
          checked={isOnlyApproved(filter)}
          onChange={({ currentTarget: { checked } }) => onFilter(withOnlyApproved(filter, checked))}
        />
      )}
    </div>
  );
}

/** A subtle note that a sheet view updates itself, and how many rows were added. */
function LiveNote({ live }: { live: Live }) {
  const { state, added, isWaiting, show } = live;
  if (isWaiting) {
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<RefreshCw size={14} aria-hidden />}
        onClick={show}
      >
        {t(m.showChanges)}
      </Button>
    );
  }
  return (
    <p
      className="row m-0 faint text-xs gap-6 nowrap"
      data-live={state === 'live' || undefined}
      aria-live="polite"
    >
      {added > 0 ? (
        t(m.newRows, { count: added })
      ) : state === 'live' ? (
        <>
          <Radio size={14} aria-hidden /> {t(m.live)}
        </>
      ) : null}
    </p>
  );
}
