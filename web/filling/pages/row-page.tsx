// One row of a sheet being filled in, or reopened because it could not be sent.
import { Alert, Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { CloudOff, CornerUpLeft, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type AddressItems, withAddressAnswers } from '#core/filling/address-answers.ts';
import { answersOf, type FillDraft, givenOf, markLaunched, startFilling } from '#core/filling/fill-draft.ts';
import { launchesToShow } from '#core/filling/fill-view.ts';
import { type SavedDraft, resumeDraft } from '#core/filling/saved-draft.ts';
import { offlineTexts } from '#core/filling/offline-forms.ts';
import { returnedTexts } from '#core/sheets/review/texts.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { confirm } from '#web/ui/dialog/confirm.tsx';
import { AddressNote } from './address-note.tsx';
import { launchedFrom, type SheetSearch, withoutGiven } from './addresses.ts';
import { DraftForm } from '#web/filling/draft-form.tsx';
import { useFilling } from '#web/filling/filling-context.tsx';
import { correctionEntriesOf, rememberAnswers, rememberForm, rowEntriesOf } from '#web/filling/finish.ts';
import { LaunchedFromNote, useLaunchingDraft } from './launched-from.tsx';
import { sheetTitle } from './sheet-title.ts';
import { useDraft } from '#web/filling/use-draft.ts';
import type { ReadyForm } from '#web/filling/use-form.ts';
import type { RowSoFar, SheetToFill } from '#web/filling/use-sheet.ts';
import classes from './row-page.module.css';

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
};

const part = 'questions' as const;

export function RowPage(props: RowPageProps) {
  const { ready, sheet, rows, isMissingRows, id, saved, search, addressItems } = props;
  const { form, plan, world } = ready;
  const { ports } = useCore();
  const { store, owner, outbox } = useFilling();
  const navigate = useNavigate();
  const launchingDraft = useLaunchingDraft(search);
  const [opened] = useState(() => rows.find((row) => row.id === id) ?? null);
  const entry = opened?.entry ?? null;
  /** The row is on the server, and its author corrects it. */
  const isCorrection = entry === null ? opened !== null : entry.kind === 'correction';
  useEffect(() => (entry === null ? undefined : outbox.hold(id)), [entry, id, outbox]);
  const place = { id, form: { id: form.id, name: form.name }, sheet: { id: sheet.id, name: sheet.name } };
  const params = { templateId: form.id, sheetId: sheet.id };
  const from = launchedFrom(search);
  const toSheet = () =>
    navigate({ to: '/fill/$templateId/$sheetId', params, search: withoutGiven(from), replace: true });
  const around = useAround(plan, sheet, rows, id);
  const { timeZone } = useActor();
  const [fromAddress] = useState(() => {
    const draft = begun(isCorrection, plan, {
      ...around,
      part,
      given: opened === null ? undefined : givenOf(opened.given),
    });
    return saved === null && opened === null
      ? withAddressAnswers(draft, search.given, form, timeZone, addressItems)
      : { draft, issues: [] };
  });
  const editor = useDraft({
    place,
    begin: () => ({
      draft: saved === null ? fromAddress.draft : resumeDraft(plan, saved, around),
      isSaved: saved !== null,
    }),
    resume: useCallback((there) => resumeDraft(plan, there, around), [plan, around]),
    onGone: () => void toSheet(),
  });

  const onFinished = async () => {
    const at = ports.now();
    await Promise.all([rememberAnswers(store, editor.draft, at), rememberForm(store, form.id, at)]);
    if (launchingDraft.draft !== null) {
      await launchingDraft.goBack(true);
      return;
    }
    await toSheet();
  };
  const discard = async () => {
    const isSure = await confirm({
      title: opened === null ? 'Throw this row away?' : 'Throw your changes away?',
      text:
        opened === null
          ? 'What you have entered in it is lost. This action cannot be undone!'
          : 'The row is again as it was before you opened it. This action cannot be undone!',
      confirm: 'Throw away',
      danger: true,
    });
    if (!isSure) return;
    editor.end();
    await store.dropDraft(id);
    await toSheet();
  };
  return (
    <DraftForm
      title={opened === null ? 'New row' : isCorrection ? returnedTexts.correct : 'Mend the row'}
      subtitle={`${form.name}, ${sheetTitle(sheet.name)}`}
      back={{
        link: { to: '/fill/$templateId/$sheetId', params, search: from },
        label: sheetTitle(sheet.name),
      }}
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
          Throw away
        </Button>
      }
      editor={editor}
      world={world}
      finish={opened === null ? 'Send' : isCorrection ? returnedTexts.send : 'Send again'}
      makeEntries={() => {
        const make = isCorrection ? correctionEntriesOf : rowEntriesOf;
        return make(store, editor.draft, { ...place, owner, createdAt: ports.now() }, id);
      }}
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
      {opened?.returned && (
        <Alert
          color="amber"
          icon={<CornerUpLeft size={20} aria-hidden />}
          title={returnedTexts.by(opened.returned)}
        >
          <span className={classes.said}>{opened.returned.comment}</span>
        </Alert>
      )}
      {isMissingRows && hasAggregations(plan) && (
        <Alert color="amber" role="status" icon={<CloudOff size={20} aria-hidden />}>
          {offlineTexts.rowsNotHere.totals}
        </Alert>
      )}
      <LaunchedFromNote launchingDraft={launchingDraft} />
      <AddressNote issues={fromAddress.issues} />
    </DraftForm>
  );
}

/** The launch alerts of an existing row were handled when it was added. */
function begun(isCorrection: boolean, ...start: Parameters<typeof startFilling>): FillDraft {
  const draft = startFilling(...start);
  const launches = isCorrection ? launchesToShow(draft) : [];
  return launches.reduce((before, { id }) => markLaunched(before, id), draft);
}

function hasAggregations(plan: ReadyForm['plan']): boolean {
  return plan.form.elements.some(({ type }) => type === 'AGGREGATION');
}

/** What a row needs from its sheet: the setup, and for aggregations the other rows. */
function useAround(plan: ReadyForm['plan'], sheet: SheetToFill, rows: readonly RowSoFar[], id: string) {
  const others = hasAggregations(plan) ? rows : null;
  return useMemo(
    () => ({
      context: answersOf(plan, 'contextQuestions', sheet.context),
      ...(others !== null && {
        previousRows: others.flatMap((row) => (row.id === id ? [] : [row.answers])),
      }),
    }),
    [plan, sheet.context, others, id],
  );
}
