// /fill/{templateId}/{sheetId}: the rows of a sheet so far, adding a row, and completing the sheet.
import { Alert, Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Check, CircleAlert, CloudOff, CornerUpLeft, FileClock, ListPlus } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '#core/count-text.ts';
import { complete } from '#core/filling/actions.ts';
import { answersOf } from '#core/filling/fill-draft.ts';
import type { SavedDraft } from '#core/filling/saved-draft.ts';
import { offlineTexts } from '#core/filling/offline-forms.ts';
import { completeEntry, mayMend } from '#core/filling/outbox/outbox-entry.ts';
import { mayAddTo, mayFillIn } from '#core/filling/policy.ts';
import { rowSummary } from '#core/filling/row-summary.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { returnedTexts } from '#core/sheets/review/texts.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { confirm } from '#web/ui/dialog/confirm.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { notifyDone, notifyFailed } from '#web/ui/notices/notify.ts';
import { allForms, launchedFrom, type SheetSearch } from './addresses.ts';
import { BigRow, BigRows } from './big-row.tsx';
import { FillFrame } from './fill-frame.tsx';
import { useFilling } from '#web/filling/filling-context.tsx';
import { LaunchedFromNote, useLaunchingDraft } from './launched-from.tsx';
import { LoadedHere } from './not-here.tsx';
import { RowPage } from './row-page.tsx';
import { sheetTitle } from './sheet-title.ts';
import { StatusMark } from './status-mark.tsx';
import { catalogPaths, useCatalogNames } from '#web/filling/use-catalog.ts';
import type { Answers } from '#core/questions/values.ts';
import { useAddressItems } from '#web/filling/use-address-items.ts';
import { type ReadyForm, useForm } from '#web/filling/use-form.ts';
import { type RowSoFar, type SheetToFill, useRowsSoFar, useSheet } from '#web/filling/use-sheet.ts';
import classes from '#web/filling/action-bar.module.css';

export type FillSheetPageProps = { formId: string; sheetId: string; search: SheetSearch };

export function FillSheetPage({ formId, sheetId, search }: FillSheetPageProps) {
  const { ready, ...form } = useForm(formId);
  const sheet = useSheet(sheetId);
  if (ready === undefined || sheet.data === undefined) {
    const query = ready === undefined ? { ...form, data: undefined } : sheet;
    const failed = ready === undefined ? 'Unable to load this form' : 'Unable to load this sheet';
    return (
      <FillFrame title="Fill In" back={allForms}>
        <LoadedHere of={ready === undefined ? 'form' : 'sheet'} query={query} failed={failed}>
          {() => null}
        </LoadedHere>
      </FillFrame>
    );
  }
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
  const isFillable = opened === undefined ? verdict.yes && search.row !== undefined : mayOpen(opened);
  const isAwaited = search.returned !== undefined && opened === undefined && !isSettled;
  if (drafts === undefined || addressItems === undefined || isAwaited)
    return (
      <FillFrame title={sheetTitle(sheet.name)} back={allForms}>
        <Loading />
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

/** Whether a row can be reopened: one that waits here, or that was returned. */
function mayOpen({ entry, returned }: Pick<RowSoFar, 'entry' | 'returned'>): boolean {
  return entry === null ? returned !== null : mayMend(entry).yes;
}

/** Further rows are shown on request. */
const shownAtFirst = 20;

type RowsPageProps = FillSheetProps & {
  rows: readonly RowSoFar[];
  /** Sent rows cannot be shown: those here are not all. */
  isMissingRows: boolean;
  drafts: readonly SavedDraft[];
  /** Why no row can be added. */
  refusal: string | null;
};

function RowsPage(props: RowsPageProps) {
  const { ready, sheet, rows, isMissingRows, drafts, search, refusal } = props;
  const { form, plan, world } = ready;
  const { ports } = useCore();
  const navigate = useNavigate();
  const { timeZone } = useActor();
  const launchingDraft = useLaunchingDraft(search);
  const onComplete = useComplete(form, sheet, isMissingRows ? null : rows.length, drafts.length);
  const [most, setMost] = useState(shownAtFirst);
  const params = { templateId: form.id, sheetId: sheet.id };
  const from = launchedFrom(search);
  const linkTo = (id: string, isCorrection = false) => {
    const opened = isCorrection ? { returned: id } : { row: id };
    return { to: '/fill/$templateId/$sheetId', params, search: { ...from, ...opened } } as const;
  };
  const begun = drafts
    .filter(({ id }) => !rows.some((row) => row.id === id))
    .map((draft) => ({ ...draft, answers: answersOf(plan, 'questions', givenAnswers(draft)) }));
  const returnedRows = rows.filter(({ entry, returned }) => entry === null && returned !== null);
  const shown = rows.toReversed().slice(0, most);
  const catalogNames = useCatalogNames(
    world.catalog,
    catalogPaths(plan, [...begun, ...shown, ...returnedRows]),
  );
  const summaryOf = (answers: Answers) => rowSummary(plan, 'questions', answers, { timeZone, catalogNames });
  const isDone = !form.multi && rows.length > 0;
  const asksNothing = form.questions.length === 0;
  const addButton = (
    <Button
      size="xl"
      h={56}
      fz="lg"
      fullWidth
      {...(isDone && { variant: 'default' })}
      leftSection={<ListPlus size={22} aria-hidden />}
      onClick={() => void navigate(linkTo(ports.newId()))}
    >
      Add a row
    </Button>
  );
  return (
    <FillFrame
      title={sheetTitle(sheet.name)}
      subtitle={isMissingRows ? form.name : `${form.name}, ${counted(rows.length, 'row')}`}
      back={{ link: { to: '/fill/$templateId', params, search: from }, label: form.name }}
      bar={
        refusal === null ? (
          <>
            <LaunchedFromNote launchingDraft={launchingDraft} />
            {!asksNothing && addButton}
            <Button
              size="xl"
              h={isDone || asksNothing ? 56 : 48}
              fz={isDone || asksNothing ? 'lg' : 'md'}
              fullWidth
              variant={isDone || asksNothing ? 'filled' : 'subtle'}
              leftSection={<Check size={20} aria-hidden />}
              onClick={() => void onComplete()}
            >
              Complete the sheet
            </Button>
          </>
        ) : (
          <div className={classes.note}>
            <CircleAlert size={20} aria-hidden />
            <span className={classes.words}>{refusal}</span>
          </div>
        )
      }
    >
      {isMissingRows && (
        <Alert
          color="amber"
          role="status"
          icon={<CloudOff size={20} aria-hidden />}
          title={offlineTexts.rowsNotHere.title}
        >
          {offlineTexts.rowsNotHere.text}
        </Alert>
      )}
      <BigRows title={returnedTexts.heading}>
        {returnedRows.map(({ id, answers, returned }) => (
          <BigRow
            key={id}
            icon={<CornerUpLeft size={22} aria-hidden />}
            title={summaryOf(answers) || 'A row'}
            detail={returned && returnedTexts.said(returned)}
            link={linkTo(id, true)}
          />
        ))}
      </BigRows>
      <BigRows title="Not finished yet">
        {begun.map(({ id, answers, changedAt }) => (
          <BigRow
            key={id}
            icon={<FileClock size={22} aria-hidden />}
            title={summaryOf(answers) || 'A row'}
            detail={`Changed ${momentText(changedAt, timeZone)}`}
            link={linkTo(id)}
          />
        ))}
      </BigRows>
      <BigRows title="Rows so far">
        {shown.map(({ id, answers, at, entry, returned }) => (
          <BigRow
            key={id}
            title={summaryOf(answers) || 'A row'}
            detail={momentText(at, timeZone)}
            mark={<StatusMark entry={entry} isReturned={returned !== null} />}
            link={mayOpen({ entry, returned }) ? linkTo(id, entry?.kind !== 'row') : undefined}
          />
        ))}
      </BigRows>
      {rows.length > most && (
        <Button variant="default" size="lg" onClick={() => setMost(most + 100)}>
          Show more rows
        </Button>
      )}
      {rows.length === 0 && !isMissingRows && drafts.length === 0 && !asksNothing && (
        <p>There are no rows yet. Add the first one.</p>
      )}
    </FillFrame>
  );
}

function givenAnswers({ given }: SavedDraft) {
  return Object.entries(given).flatMap(([questionId, values]) =>
    values.map((value) => ({ questionId, value })),
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

/** Confirms, and adds the completion to the end of the outbox. */
function useComplete(
  form: ReadyForm['form'],
  sheet: SheetToFill,
  rowCount: number | null,
  unfinished: number,
): () => Promise<void> {
  const { ports } = useCore();
  const { outbox, owner } = useFilling();
  const navigate = useNavigate();
  return async () => {
    const { id, name, userId, completed } = sheet;
    const question = complete.confirmation?.({ id, name, rowCount, userId, completed });
    const left = unfinished === 0 ? '' : ` ${counted(unfinished, 'row')} you have begun will not be sent.`;
    if (question !== undefined && !(await confirm({ ...question, text: question.text + left }))) return;
    const of = { owner, form: { id: form.id, name: form.name }, sheet: { id, name }, createdAt: ports.now() };
    try {
      await outbox.add([completeEntry(of)]);
    } catch {
      notifyFailed('This device has no room left', 'Free some space, then try again.');
      return;
    }
    const isHeldUp = outbox.status.peek() === 'offline' || outbox.status.peek() === 'signed-out';
    notifyDone(
      `${name === '' ? 'The sheet' : `"${name}"`} is complete${isHeldUp ? ' once all of it is sent' : ''}`,
    );
    await navigate({ to: '/fill', replace: true });
  };
}
