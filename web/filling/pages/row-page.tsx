// One row of a sheet being filled in, or reopened because it could not be sent.
import { Alert, Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { CloudOff, CornerUpLeft, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type AddressItems, withAddressAnswers } from '#core/filling/address-answers.ts';
import { startCorrection } from '#core/filling/fill-view.ts';
import { carriedTo } from '#core/filling/fills/carried.ts';
import {
  answersOf,
  type FillDraft,
  givenOf,
  reasonsOf,
  refusedWith,
  startFilling,
} from '#core/filling/fill-draft.ts';
import { isSingleEntry, sheetNameFrom } from '#core/filling/entries.ts';
import { type SavedDraft, resumeDraft } from '#core/filling/saved-draft.ts';
import { offlineTexts } from '#core/filling/offline-forms.ts';
import { returnedTexts } from '#core/sheets/review/labels.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { confirm } from '#web/ui/dialog/confirm.tsx';
import { AddressNote } from './address-note.tsx';
import { allForms, launchedFrom, type SheetSearch, withoutGiven } from './addresses.ts';
import { startedSheet } from '#web/filling/device/arrivals.ts';
import { copies } from '#web/filling/device/fill-store.ts';
import { catalogPaths } from '#web/filling/use-catalog.ts';
import { DraftForm } from '#web/filling/draft-form.tsx';
import { useFilling } from '#web/filling/filling-context.tsx';
import { correctionEntriesOf, firstRowEntriesOf, rowEntriesOf } from '#web/filling/finish.ts';
import { LaunchedFromNote, useLaunchingDraft } from './launched-from.tsx';
import { sheetTitle } from './sheet-title.ts';
import { useDraft } from '#web/filling/use-draft.ts';
import { useRemembering } from '#web/filling/use-remembering.ts';
import type { ReadyForm } from '#web/filling/use-form.ts';
import type { RowSoFar, SheetToFill } from '#web/filling/use-sheet.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/filling/texts.ts';
import { m } from './texts.ts';

export type RowPageProps = {
  ready: ReadyForm;
  sheet: SheetToFill;
  rows: readonly RowSoFar[];
  /** Not all of the sheet's rows are here. */
  isMissingRows: boolean;
  id: string;
  /** Its unfinished draft. */
  saved: SavedDraft | null;
  search: SheetSearch;
  /** The items of the catalog that the address names. */
  addressItems: AddressItems;
  /** The sheet is made with this row. */
  startsSheet?: boolean;
};

const part = 'questions' as const;

export function RowPage(props: RowPageProps) {
  const { ready, sheet, isMissingRows, id, search, startsSheet = false } = props;
  const { form, plan, world } = ready;
  const { store } = useFilling();
  const navigate = useNavigate();
  const launchingDraft = useLaunchingDraft(search);
  const params = { templateId: form.id, sheetId: sheet.id };
  const from = launchedFrom(search);
  const toSheet = (now: SheetSearch = {}) =>
    navigate({
      to: '/fill/$templateId/$sheetId',
      params,
      search: { ...withoutGiven(from), ...now },
      replace: true,
    });
  const leave = () => (startsSheet ? navigate({ to: '/fill', replace: true }) : toSheet());
  const row = useRowDraft(props, () => void leave());
  const { opened, isCorrection, editor, issues } = row;
  const { makeEntries, remember } = useRowEntries(props, row);
  const onFinished = async () => {
    await remember();
    if (launchingDraft.draft !== null) {
      await launchingDraft.goBack(true);
      return;
    }
    await toSheet({ sent: id });
  };
  const discard = async () => {
    const isSure = await confirm({
      title: opened === null ? t(m.discardThisEntry) : t(m.discardYourChanges),
      text: opened === null ? t(m.yourAnswersWillBeDeleted) : t(m.entryStaysAsItWas),
      confirm: t(both.discard),
      danger: true,
    });
    if (!isSure) return;
    editor.end();
    await store.dropDraft(id);
    await leave();
  };
  return (
    <DraftForm
      id={id}
      title={opened === null ? form.name : isCorrection ? returnedTexts.correct : t(m.changeEntry)}
      {...(!startsSheet && {
        subtitle: opened === null ? sheetTitle(sheet.name) : `${form.name}, ${sheetTitle(sheet.name)}`,
      })}
      {...(startsSheet && form.description && { subtitle: form.description })}
      back={
        startsSheet
          ? allForms
          : {
              link: { to: '/fill/$templateId/$sheetId', params, search: from },
              label: sheetTitle(sheet.name),
            }
      }
      actions={
        <Button
          variant="subtle"
          color="gray"
          size="md"
          mih={48}
          px="sm"
          leftSection={<Trash2 size={18} aria-hidden />}
          onClick={() => void discard()}
        >
          {t(both.discard)}
        </Button>
      }
      editor={editor}
      world={world}
      fromFirstPage={isCorrection}
      finishesOnEachPage={opened !== null}
      finish={opened === null ? t(m.send) : isCorrection ? returnedTexts.send : t(m.sendAgain)}
      makeEntries={makeEntries}
      onFinished={() => void onFinished()}
      onLaunch={async (launch) => {
        await editor.flush();
        await navigate({
          to: '/fill/$templateId',
          params: { templateId: launch.formId },
          search: { for: id, alert: launch.id },
        });
      }}
    >
      <RowNotes returned={opened?.returned ?? null} hasWrongTotals={isMissingRows && hasAggregations(plan)} />
      <LaunchedFromNote launchingDraft={launchingDraft} />
      <AddressNote issues={issues} />
    </DraftForm>
  );
}

type RowNotesProps = {
  returned: RowSoFar['returned'];
  /** Rows that its aggregations count are not on this device. */
  hasWrongTotals: boolean;
};

function RowNotes({ returned, hasWrongTotals }: RowNotesProps) {
  return (
    <>
      {returned !== null && (
        <Alert color="amber" icon={<CornerUpLeft size={20} aria-hidden />} title={returnedTexts.by(returned)}>
          <span className="break pre-wrap">{returned.comment}</span>
        </Alert>
      )}
      {hasWrongTotals && (
        <Alert color="amber" role="status" icon={<CloudOff size={20} aria-hidden />}>
          {offlineTexts.rowsNotHere.totals}
        </Alert>
      )}
    </>
  );
}

/** The row as it is filled in, begun anew or from what there is of it; `onGone` is called once its draft is gone. */
function useRowDraft(props: RowPageProps, onGone: () => void) {
  const { ready, sheet, rows, id, saved, search, addressItems, startsSheet = false } = props;
  const { form, plan } = ready;
  const { outbox } = useFilling();
  const [opened] = useState(() => rows.find((row) => row.id === id) ?? null);
  const entry = opened?.entry ?? null;
  /** The row is on the server, and its author corrects it. */
  const isCorrection = entry === null ? opened !== null : entry.kind === 'correction';
  useEffect(() => (entry === null ? undefined : outbox.hold(id)), [entry, id, outbox]);
  const place = {
    id,
    form: { id: form.id, name: form.name },
    sheet: { id: sheet.id, name: sheet.name },
    ...(startsSheet && { startsSheet }),
  };
  const around = useAround(plan, sheet, rows, { id, corrected: isCorrection ? opened : null });
  const refused = (draft: FillDraft) => refusedWith(draft, entry?.fault?.errors ?? []);
  const { timeZone } = useActor();
  const [fromAddress] = useState(() => {
    const entered =
      opened === null
        ? { carried: carriedTo(form.questions, part, sheet.id, ready.last) }
        : { given: givenOf(opened.given), reasons: reasonsOf(opened.given) };
    const draft = refused(
      opened !== null && isCorrection
        ? startCorrection(plan, around, opened.given)
        : startFilling(plan, { ...around, part, ...entered }),
    );
    return saved === null && opened === null
      ? withAddressAnswers(draft, search.given, { form, timeZone, items: addressItems })
      : { draft, issues: [] };
  });
  const editor = useDraft({
    place,
    begin: () => ({
      draft: saved === null ? fromAddress.draft : refused(resumeDraft(plan, saved, around)),
      isSaved: saved !== null,
    }),
    resume: useCallback((there) => resumeDraft(plan, there, around), [plan, around]),
    onGone,
  });
  return { opened, isCorrection, place, editor, issues: fromAddress.issues };
}

/** How the row is put into the outbox, and what is remembered of it then. */
function useRowEntries(
  { ready, sheet, id, startsSheet = false }: RowPageProps,
  { isCorrection, place, editor }: ReturnType<typeof useRowDraft>,
) {
  const { form } = ready;
  const { ports, session } = useCore();
  const { store, owner } = useFilling();
  const { timeZone } = useActor();
  const rememberAll = useRemembering();
  const startedName = useRef('');
  const makeEntries = async () => {
    const createdAt = ports.now();
    if (startsSheet) {
      const name = await nameOf(ready, editor.draft, { at: createdAt, timeZone });
      startedName.current = name;
      const of = { ...place, sheet: { ...place.sheet, name }, owner, createdAt };
      return firstRowEntriesOf(store, editor.draft, { ...of, isWhole: isSingleEntry(form) }, id);
    }
    const make = isCorrection ? correctionEntriesOf : rowEntriesOf;
    return make(store, editor.draft, { ...place, owner, createdAt }, id);
  };
  const remember = async () => {
    const at = ports.now();
    const user = session.user.peek();
    if (startsSheet && user !== null) {
      const name = startedName.current;
      const value = startedSheet({ id: sheet.id, name, form: place.form, contextAnswers: [] }, user, at);
      await store.cacheCopy({ name: copies.sheet(sheet.id), value, at }).catch(() => undefined);
    }
    await rememberAll(editor.draft, { sheetId: sheet.id, at });
  };
  return { makeEntries, remember };
}

/** The name of a sheet that starts with this row: only that of a single entry says more than the day. */
async function nameOf(
  { form, plan, world }: ReadyForm,
  draft: FillDraft,
  options: { at: number; timeZone: string },
): Promise<string> {
  if (!isSingleEntry(form)) return sheetNameFrom(plan, part, {}, options);
  const { answers } = draft;
  const ids = [...new Set(catalogPaths(plan, [{ answers }]).flatMap((path) => path.split(',')))];
  // A name without the items' names is better than none.
  const catalogNames =
    ids.length === 0 ? undefined : await world.catalog?.calls.names(ids).catch(() => undefined);
  return sheetNameFrom(plan, part, answers, { ...options, ...(catalogNames && { catalogNames }) });
}

function hasAggregations(plan: ReadyForm['plan']): boolean {
  return plan.form.elements.some(({ type }) => type === 'AGGREGATION');
}

/** What a row needs from its sheet: the setup, and for aggregations the other rows. */
function useAround(
  plan: ReadyForm['plan'],
  sheet: SheetToFill,
  rows: readonly RowSoFar[],
  { id, corrected }: { id: string; corrected: RowSoFar | null },
) {
  const others = hasAggregations(plan) ? rows : null;
  return useMemo(
    () => ({
      context: answersOf(plan, 'contextQuestions', sheet.context),
      ...(corrected !== null && { before: answersOf(plan, 'questions', corrected.given) }),
      ...(others !== null && {
        previousRows: others.flatMap((row) => (row.id === id ? [] : [row.answers])),
      }),
    }),
    [plan, sheet.context, others, id, corrected],
  );
}
