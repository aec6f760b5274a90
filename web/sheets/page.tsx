// The sheet view (spec 2, section 2): a form's answers as a dashboard and as a table. Loaded data stays while tabs, rows
// and filters change.
import { Button } from '@mantine/core';
import { FilterX } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { AppError } from '#core/errors.ts';
import { readAddress } from '#core/sheets/filter/address-filter.ts';
import { loadingText } from '#core/sheets/dashboard/labels.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { ErrorScreen, explanationOf } from '#web/ui/notices/error-screen.tsx';
import { Notice } from '#web/ui/notices/notice.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { SheetContent, type SheetSlots } from './sheet-content.tsx';
import { useFormName } from './use-form-name.ts';
import { withFilter } from './table/table-search.ts';
import { useSheetView } from './engine/use-sheet-view.ts';
import type { SheetAddress } from './use-open-sheet.ts';

export type SheetPageProps = Omit<SheetAddress, 'filter'> & SheetSlots;

export function SheetPage(props: SheetPageProps) {
  const { formId, sheetIds, tab, search, onSearch } = props;
  const read = useMemo(() => readAddress(search.filter), [search.filter]);
  const filter = read.ok ? read.filter : null;
  const { view, control } = useSheetView({ formId, sheetIds, filter });
  // The rows are requested immediately; the rest of the page follows.
  const followed = useDeferredValue(useMemo(() => ({ search, filter }), [search, filter]));
  const name = useFormName(formId);
  const title = view.phase === 'loaded' ? view.overview.form.name : name;
  const frame = { ...props.frame, title, width: 'full' } as const;
  const onWithoutFilter = () => onSearch(withFilter(sheetIds, search, null));
  if (!read.ok) {
    // Other rows than those that were asked for would be taken for them.
    return (
      <Page {...frame}>
        <FilterRefused
          title={sheetTexts.filterUnreadable}
          text={sheetTexts.filterUnreadableHint}
          onGoOn={onWithoutFilter}
        />
      </Page>
    );
  }
  if (view.phase === 'loading') {
    return (
      <Page {...frame}>
        <Loading text={loadingText(tab, view.progress)} lines={6} />
      </Page>
    );
  }
  if (view.phase === 'failed') {
    return (
      <Page {...frame}>
        {isRefused(view.error) && filter !== null ? (
          <FilterRefused
            title={sheetTexts.filterRefused}
            text={explanationOf(view.error)}
            onGoOn={onWithoutFilter}
          />
        ) : (
          <ErrorScreen title={sheetTexts.failed} error={view.error} onRetry={() => void control.load()} />
        )}
      </Page>
    );
  }
  return <SheetContent {...props} {...followed} view={view} control={control} />;
}

type FilterRefusedProps = { title: string; text: string | null; onGoOn(): void };

function FilterRefused({ title, text, onGoOn }: FilterRefusedProps) {
  return (
    <Notice
      icon={<FilterX size={22} />}
      tone="danger"
      role="alert"
      title={title}
      text={text}
      action={
        <Button variant="default" onClick={onGoOn}>
          {sheetTexts.goOnUnfiltered}
        </Button>
      }
    />
  );
}

/** The server rejected the filter for this form. */
function isRefused(error: unknown): boolean {
  return error instanceof AppError && error.code === 'invalid';
}
