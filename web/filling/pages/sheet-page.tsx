// /fill/{templateId}/{sheetId}: the rows of a sheet so far, one of them, or the end of sending one.
import { useQuery } from '@tanstack/react-query';
import { isSingleEntry } from '#core/filling/entries.ts';
import { mayAddTo, mayFillIn } from '#core/filling/policy.ts';
import type { SavedDraft } from '#core/filling/saved-draft.ts';
import { useFilling } from '#web/filling/filling-context.tsx';
import { useAddressItems } from '#web/filling/use-address-items.ts';
import { type ReadyForm, useForm } from '#web/filling/use-form.ts';
import { mayReopen, type SheetToFill, useRowsSoFar, useSheet } from '#web/filling/use-sheet.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { allForms, type SheetSearch } from './addresses.ts';
import { EntryPage } from './entry-page.tsx';
import { FillFrame } from './fill-frame.tsx';
import { LoadedHere } from './not-here.tsx';
import { RowPage } from './row-page.tsx';
import { RowsPage } from './rows-page.tsx';
import { SentPage } from './sent-page.tsx';
import { sheetTitle } from './sheet-title.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/filling/texts.ts';
import { m } from './texts.ts';

export type FillSheetPageProps = { formId: string; sheetId: string; search: SheetSearch };

export function FillSheetPage({ formId, sheetId, search }: FillSheetPageProps) {
  const { ready, ...form } = useForm(formId);
  const sheet = useSheet(sheetId);
  if (ready === undefined || sheet.data === undefined) {
    const query = ready === undefined ? { ...form, data: undefined } : sheet;
    const failed = ready === undefined ? t(m.unableToLoadThisForm) : t(m.unableToLoadThisSheet);
    return (
      <FillFrame title={t(both.fillIn)} back={allForms}>
        <LoadedHere of={ready === undefined ? 'form' : 'sheet'} query={query} failed={failed}>
          {() => null}
        </LoadedHere>
      </FillFrame>
    );
  }
  if (search.sent !== undefined)
    return <SentPage key={search.sent} ready={ready} sheet={sheet.data} id={search.sent} search={search} />;
  return <FillSheet key={sheetId} ready={ready} sheet={sheet.data} search={search} />;
}

type FillSheetProps = { ready: ReadyForm; sheet: SheetToFill; search: SheetSearch };

function FillSheet({ ready, sheet, search }: FillSheetProps) {
  const actor = useActor();
  const { rows, isSettled, isMissing } = useRowsSoFar(ready.plan, sheet);
  const addressItems = useAddressItems(search.given, ready);
  const rowId = search.row ?? search.returned;
  const drafts = useRowDrafts(sheet.id, rowId);
  const verdict = mayFillIn(actor, ready.form).yes ? mayAddTo(actor, sheet) : mayFillIn(actor, ready.form);
  const opened = rows.find(({ id }) => id === rowId);
  // A sent row cannot be reopened unless it was returned; returned and waiting rows can, even in a completed sheet.
  const isFillable = opened === undefined ? verdict.yes && search.row !== undefined : mayReopen(opened);
  const isAwaited = search.returned !== undefined && opened === undefined && !isSettled;
  if (drafts === undefined || addressItems === undefined || isAwaited)
    return (
      <FillFrame title={sheetTitle(sheet.name)} back={allForms}>
        <Loading lines={6} />
      </FillFrame>
    );
  if (rowId !== undefined && isFillable)
    return (
      <RowPage
        key={rowId}
        ready={ready}
        sheet={sheet}
        rows={rows}
        isMissingRows={isMissing}
        id={rowId}
        saved={drafts.find(({ id }) => id === rowId) ?? null}
        search={search}
        addressItems={addressItems}
      />
    );
  // The only row of a sheet that was made for it stands for the sheet.
  const [only] = isSingleEntry(ready.form) && !verdict.yes && rows.length === 1 ? rows : [];
  const viewed = rows.find(({ id }) => id === search.view) ?? (search.row === undefined ? only : undefined);
  if (viewed !== undefined)
    return <EntryPage ready={ready} sheet={sheet} row={viewed} back={viewed === only ? allForms : null} />;
  return (
    <RowsPage
      ready={ready}
      sheet={sheet}
      rows={rows}
      isMissingRows={isMissing}
      drafts={drafts}
      search={search}
      refusal={verdict.yes ? null : verdict.why}
    />
  );
}

/** Unfinished rows of a sheet; undefined while loading, reloaded whenever one is opened or left. */
function useRowDrafts(sheetId: string, opened: string | undefined): readonly SavedDraft[] | undefined {
  const { store, owner } = useFilling();
  return useQuery({
    queryKey: ['copies', owner.region, owner.userId, 'rows begun', sheetId, opened],
    queryFn: async () =>
      (await store.drafts().catch(() => [])).filter(
        ({ sheet, part }) => sheet.id === sheetId && part === 'questions',
      ),
    staleTime: 0,
    gcTime: 0,
  }).data;
}
