// One row: its answers, alerts and review; for admins also its history. Its neighbours are those in the table as it was
// left.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Action } from '#core/action.ts';
import { isAdmin } from '#core/actor.ts';
import { isOn } from '#core/flags.ts';
import { historyLine, historyTexts } from '#core/audit/format-history.ts';
import { rowHistoryKey, rowHistoryQuery } from '#core/audit/queries.ts';
import { AppError } from '#core/errors.ts';
import { formAsReadQuery } from '#core/forms/queries.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { approve, deleteRow, reject, reopen, type ReviewedRow, returnRow } from '#core/sheets/actions.ts';
import type { AnswerTextOptions } from '#core/sheets/format-answer.ts';
import { rowQuery, sheetQuery } from '#core/sheets/queries.ts';
import { rowDetails } from '#core/sheets/row-details.ts';
import { changedText, commentField, deleteRowTexts, returnIssue } from '#core/sheets/review/bulk-change.ts';
import { reviewTexts } from '#core/sheets/review/labels.ts';
import type { ReviewStatus, Row, Sheet } from '#core/sheets/schema.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import type { PlaceOf, ScreenProps } from '#cli/app/screen-places.ts';
import type { KeyId } from '#cli/terminal/keys/key-table.ts';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { askText } from '#cli/terminal/input/questions.tsx';
import { ScrolledLines } from '#cli/terminal/scrolled-lines.tsx';
import { TabLine, withRight } from '#cli/terminal/tab-line.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label, Line, type Segment } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { RowAnswers } from './row-answers.tsx';
import { useCorrectKey } from './use-correct-key.ts';
import { usePrintKey } from './use-print-keys.ts';
import { historyLines } from './row-lines.ts';
import type { RowName, RowPlace, SheetView } from '#cli/sheets/sheet-view.ts';
import type { SheetViewState } from '#core/sheets/engine/sheet-view.ts';
import { mayUndoReview, withUndo } from '#cli/sheets/review-rows.ts';
import { useSheetView } from '#cli/sheets/sheet-views.ts';
import { useUndo } from '#cli/sheets/use-undo.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Tab = 'answers' | 'history';

const rowTabs: Readonly<Record<Tab, string>> = { answers: t(m.answers), history: t(m.history) };

/** The screen. */
export function RowScreen({ place }: ScreenProps<'row'>) {
  const { core, user } = useApp();
  const { send } = core;
  const { view, overview, edition } = useSheetView(place);
  const words: AnswerTextOptions = {
    timeZone: user.timeZone,
    ...(overview && { catalogNames: overview.namesById }),
  };
  const found = view.placeOf(place.rowId);
  // A review may remove the row from a table filtered by pending; its neighbours stay the same.
  const last = useRef(found);
  last.current = found ?? last.current;
  const around = last.current;
  const row = useQuery(rowQuery(send, place.sheetId, place.rowId));
  const form = useQuery(formAsReadQuery(send, place.formId));
  const sheet = useQuery(sheetQuery(send, place.sheetId));
  useRowNews({ row, rowId: place.rowId, view, overview, edition });
  if (row.error instanceof AppError && row.error.code === 'not-found')
    return <RowGone place={place} around={around} />;
  return (
    <Loaded query={row}>
      {(loaded) => (
        <Loaded query={form}>
          {(whole) => (
            <Details {...{ place, view, around, words }} row={loaded} form={whole} sheet={sheet.data} />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

type DetailsProps = {
  place: PlaceOf<'row'>;
  view: SheetView;
  around: RowPlace | null;
  row: Row;
  form: WholeForm;
  sheet: Sheet | undefined;
  words: AnswerTextOptions;
};

function Details({ place, view, around, row, form, sheet, words }: DetailsProps) {
  const { actor, date } = useApp();
  const hasReviews = isOn(actor, 'FORM_REVIEWERS_ENABLED');
  const { width, height } = useArea();
  const [tab, setTab] = useScreenState<Tab>('tab', 'answers');
  const hasHistory = isAdmin(actor);
  useBesideKeys(place, around);
  useRowKeys({ place, view, around, row, form });
  useKeys(
    hasHistory
      ? [
          {
            key: 'tab',
            label: tab === 'answers' ? t(m.toHistory) : t(m.toAnswers),
            run: () => setTab(tab === 'answers' ? 'history' : 'answers'),
          },
        ]
      : [],
  );
  const found = view.placeOf(row.id);
  const placed: Segment = {
    text: found === null ? '' : t(m.rowOf, { number: found.index + 1, all: found.count }),
    tone: 'dim',
  };
  const facts = {
    ...rowDetails(row, form, words, sheet),
    hasReviews,
    sheetName: (sheet?.name ?? view.state.peek().overview?.namesById.get(row.sheetId)) || t(m.unnamedSheet),
    date,
  };
  return (
    <>
      {hasHistory ? (
        <TabLine names={rowTabs} current={tab} right={placed} />
      ) : (
        <Line segments={withRight([], placed, width)} />
      )}
      {tab === 'answers' ? (
        <RowAnswers view={view} facts={facts} height={height - 1} />
      ) : (
        <History rowId={row.id} form={form} words={words} />
      )}
    </>
  );
}

/** The row was deleted; its neighbours still exist. */
function RowGone({ place, around }: Pick<DetailsProps, 'place' | 'around'>) {
  useBesideKeys(place, around);
  return <Label tone="warning">{sheetTexts.rowGone}</Label>;
}

type HistoryProps = Pick<DetailsProps, 'form' | 'words'> & { rowId: string };

function History({ rowId, form, words }: HistoryProps) {
  const { core } = useApp();
  const { width, height } = useArea();
  const query = useQuery(rowHistoryQuery(core.send, rowId));
  const questions = [...form.questions, ...form.contextQuestions];
  return (
    <Loaded query={query} title={historyTexts.failed}>
      {(entries) => (
        <ScrolledLines
          name="history"
          height={height - 1}
          lines={historyLines(
            entries.map((entry) => historyLine(entry, questions, words)),
            width,
          )}
        />
      )}
    </Loaded>
  );
}

type RowNews = Pick<SheetViewState, 'overview' | 'edition'> & {
  row: { data: Row | undefined; refetch(): unknown };
  rowId: string;
  view: SheetView;
};

/** Refetches the row and its history when others have changed or deleted it. */
function useRowNews({ row, rowId, view, overview, edition }: RowNews): void {
  const queries = useQueryClient();
  const hasRows = overview !== null && overview.tooMuchData === null;
  const changedAt = hasRows ? view.data.changedAt(rowId) : null;
  // Without loaded rows, any change may be about this one.
  const known = hasRows ? `${rowId} ${changedAt}` : `${rowId} edition ${edition}`;
  const before = useRef(known);
  const readAnew = useEffectEvent(() => {
    if (row.data === undefined || row.data.dates.lastModified === changedAt) return;
    void row.refetch();
    void queries.invalidateQueries({ queryKey: rowHistoryKey(rowId) });
  });
  useEffect(() => {
    if (before.current === known) return;
    before.current = known;
    readAnew();
  }, [known]);
}

/** `n` and `p`: the neighbouring rows, which are prefetched. */
function useBesideKeys(place: PlaceOf<'row'>, around: RowPlace | null): void {
  const { core, replace } = useApp();
  const queries = useQueryClient();
  const { before, after } = around ?? { before: null, after: null };
  const readAhead = useEffectEvent(() => {
    for (const row of [after, before])
      if (row !== null) void queries.prefetchQuery(rowQuery(core.send, row.sheetId, row.id));
  });
  useEffect(() => readAhead(), [before?.id, after?.id]);
  const beside = (key: KeyId, label: string, row: RowName | null, why: string): KeyBinding => ({
    key,
    label,
    off: row === null ? why : undefined,
    run: () => {
      if (row) replace({ ...place, sheetId: row.sheetId, rowId: row.id });
    },
  });
  useKeys([
    beside('next', t(m.nextRow), after, t(m.thisIsLastRow)),
    beside('previous', t(m.rowBefore), before, t(m.thisIsFirstRow)),
  ]);
}

/**
 * Approve, reject, delete; the view is updated immediately. A row that is deleted, or that its review takes out of the
 * table (a queue of rows that wait for review), is followed by the next one.
 */
function useRowKeys({ place, view, around, row, form }: Omit<DetailsProps, 'sheet' | 'words'>): void {
  const { dialogs } = useTerminal();
  const app = useApp();
  const { actionKey, perform, replace, back } = app;
  const thing: ReviewedRow = { row, form, comment: null };
  // Rows of a queue that were passed over come last.
  const following = around?.after ?? around?.before;
  const goOn = () => {
    if (following) replace({ ...place, sheetId: following.sheetId, rowId: following.id });
    else back();
  };

  const reviewed = (action: Action<ReviewedRow, Row>, state: ReviewStatus): Action<ReviewedRow, Row> => {
    const isUndone = state !== 'PENDING' && mayUndoReview(app, form);
    const text = isUndone ? withUndo(changedText(1, state)) : changedText(1, state);
    const isInTable = () => view.placeOf(row.id) !== null;
    return {
      ...afterwards(action, (changed) => {
        const wasInTable = isInTable();
        view.replaceRow(changed);
        view.undoable.value = isUndone ? { rowIds: [row.id] } : null;
        if (wasInTable && !isInTable()) goOn();
      }),
      done: () => (following || isInTable() ? text : `${text} ${reviewTexts.nothingLeft}.`),
    };
  };
  const reviewKey = (key: KeyId, action: Action<ReviewedRow, Row>, change: ReviewStatus): KeyBinding => ({
    ...actionKey(key, reviewed(action, change), thing),
    run: async () => {
      const field = commentField(change);
      let comment: string | null = '';
      let isDone = false;
      // After a failure, the text is restored.
      while (!isDone) {
        comment = await askText(dialogs, {
          title: change === 'RETURNED' ? t(m.returnThisRowToIts) : t(m.thisRow, { label: action.label }),
          ...(field !== null && { text: `${field.label}. ${field.description}` }),
          value: comment,
          hasLines: true,
          submit: action.label.toLowerCase(),
          issue: (text) => (change === 'RETURNED' ? returnIssue(text) : null),
        });
        if (comment === null) return;
        isDone = await perform(reviewed(action, change), { ...thing, comment: comment.trim() || null });
      }
    },
  });
  const removed: typeof deleteRow = {
    ...afterwards(deleteRow, ({ id }) => {
      view.undoable.value = { id };
      view.removeRows([row.id]);
      goOn();
    }),
    done: () => t(m.uBringsItBack, { done: deleteRowTexts.done }),
  };
  useCorrectKey(place, row);
  useKeys([
    reviewKey('approve', approve, 'APPROVED'),
    reviewKey('reject', reject, 'REJECTED'),
    reviewKey('return', returnRow, 'RETURNED'),
    actionKey('reopen', reviewed(reopen, 'PENDING'), thing),
    actionKey('delete', removed, row),
    useUndo({ view, form }),
    usePrintKey(() => [row.id]),
  ]);
}

/** The same action with a callback on success. */
function afterwards<T, R>(action: Action<T, R>, then: (result: R) => void): Action<T, R> {
  return {
    ...action,
    async run(send, thing) {
      const result = await action.run(send, thing);
      then(result);
      return result;
    },
  };
}
