// One row of a sheet as it is filled in, or opened again because it could not be sent.
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { answersOf, givenOf, startFilling } from '#core/filling/fill-draft.ts';
import { type KeptDraft, resumeDraft } from '#core/filling/kept-draft.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { confirm } from '#web/ui/confirm.tsx';
import { launchedFrom, type SheetSearch } from './addresses.ts';
import { DraftForm } from './draft-form.tsx';
import { useFilling } from './filling-context.tsx';
import { rememberAnswers, rememberForm, rowEntriesOf } from './finish.ts';
import { LaunchedFromNote, useAskingDraft } from './launched-from.tsx';
import { sheetTitle } from './sheet-title.ts';
import { useDraft } from './use-draft.ts';
import type { ReadyForm } from './use-form.ts';
import type { RowSoFar, SheetToFill } from './use-sheet.ts';

export type RowPageProps = {
  ready: ReadyForm;
  sheet: SheetToFill;
  rows: readonly RowSoFar[];
  id: string;
  /** What was begun of it. */
  kept: KeptDraft | null;
  search: SheetSearch;
};

const part = 'questions' as const;

export function RowPage({ ready: { form, plan, world }, sheet, rows, id, kept, search }: RowPageProps) {
  const { ports } = useCore();
  const { store, owner, outbox } = useFilling();
  const navigate = useNavigate();
  const asking = useAskingDraft(search);
  const [entry] = useState(() => rows.find((row) => row.id === id)?.entry ?? null);
  useEffect(() => (entry === null ? undefined : outbox.hold(id)), [entry, id, outbox]);
  const place = { id, form: { id: form.id, name: form.name }, sheet: { id: sheet.id, name: sheet.name } };
  const params = { templateId: form.id, sheetId: sheet.id };
  const from = launchedFrom(search);
  const toSheet = () => navigate({ to: '/fill/$templateId/$sheetId', params, search: from, replace: true });
  const around = useAround(plan, sheet, rows, id);
  const editor = useDraft({
    place,
    begin: () => ({
      draft:
        kept === null
          ? startFilling(plan, {
              ...around,
              part,
              given: entry === null ? undefined : givenOf(entry.body.answers),
            })
          : resumeDraft(plan, kept, around),
      isKept: kept !== null,
    }),
    resume: useCallback((there) => resumeDraft(plan, there, around), [plan, around]),
    onGone: () => void toSheet(),
  });

  const onFinished = async () => {
    const at = ports.now();
    await Promise.all([rememberAnswers(store, editor.draft, at), rememberForm(store, form.id, at)]);
    if (asking.draft !== null) {
      await asking.goBack(true);
      return;
    }
    await toSheet();
  };
  const discard = async () => {
    const isSure = await confirm({
      title: entry === null ? 'Throw this row away?' : 'Throw your changes away?',
      text:
        entry === null
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
      title={entry === null ? 'New row' : 'Mend the row'}
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
      finish={entry === null ? 'Send' : 'Send again'}
      makeEntries={() => rowEntriesOf(store, editor.draft, { ...place, owner, createdAt: ports.now() }, id)}
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
      <LaunchedFromNote asking={asking} />
    </DraftForm>
  );
}

/** What a row knows of its sheet: its set-up, and for aggregations the other rows. */
function useAround(plan: ReadyForm['plan'], sheet: SheetToFill, rows: readonly RowSoFar[], id: string) {
  const hasAggregations = plan.form.elements.some(({ type }) => type === 'AGGREGATION');
  const others = hasAggregations ? rows : null;
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
