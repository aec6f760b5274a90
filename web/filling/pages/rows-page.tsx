// The rows of a sheet so far: unfinished, returned, waiting and sent ones; adding one, and finishing the sheet.
import { Alert, Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Check, CircleAlert, CloudOff, CornerUpLeft, FileClock, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { answersOf } from '#core/filling/fill-draft.ts';
import { rowSummary } from '#core/filling/row-summary.ts';
import { offlineTexts } from '#core/filling/offline-forms.ts';
import type { SavedDraft } from '#core/filling/saved-draft.ts';
import type { Answers } from '#core/questions/values.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { returnedTexts } from '#core/sheets/review/labels.ts';
import classes from '#web/filling/action-bar.module.css';
import { catalogPaths, useCatalogNames } from '#web/filling/use-catalog.ts';
import type { ReadyForm } from '#web/filling/use-form.ts';
import { mayReopen, type RowSoFar, type SheetToFill } from '#web/filling/use-sheet.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { When } from '#web/ui/time/when.tsx';
import { launchedFrom, type SheetSearch } from './addresses.ts';
import { BigRow, BigRows } from './big-row.tsx';
import { FillFrame } from './fill-frame.tsx';
import { LaunchedFromNote, useLaunchingDraft } from './launched-from.tsx';
import { sheetTitle } from './sheet-title.ts';
import { StatusMark } from './status-mark.tsx';
import { useFinish } from './use-finish.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/filling/texts.ts';
import { m } from './texts.ts';

/** Further rows are shown on request. */
const shownAtFirst = 20;

export type RowsPageProps = {
  ready: ReadyForm;
  sheet: SheetToFill;
  search: SheetSearch;
  rows: readonly RowSoFar[];
  /** Sent rows cannot be shown: those here are not all. */
  isMissingRows: boolean;
  drafts: readonly SavedDraft[];
  /** Why no row can be added. */
  refusal: string | null;
};

export function RowsPage(props: RowsPageProps) {
  const { ready, sheet, rows, isMissingRows, drafts, search, refusal } = props;
  const { form, plan, world } = ready;
  const { ports } = useCore();
  const navigate = useNavigate();
  const { timeZone } = useActor();
  const launchingDraft = useLaunchingDraft(search);
  const onFinish = useFinish(form, sheet, isMissingRows ? null : rows.length, drafts.length);
  const [most, setMost] = useState(shownAtFirst);
  const params = { templateId: form.id, sheetId: sheet.id };
  const from = launchedFrom(search);
  const linkTo = (id: string, opens: 'row' | 'returned' | 'view' = 'row') =>
    ({ to: '/fill/$templateId/$sheetId', params, search: { ...from, [opens]: id } }) as const;
  const begun = drafts
    .filter(({ id }) => !rows.some((row) => row.id === id))
    .map((draft) => ({ ...draft, answers: answersOf(plan, 'questions', givenAnswers(draft)) }));
  const returnedRows = rows.filter(({ entry, returned }) => entry === null && returned !== null);
  const waiting = rows.filter(({ entry }) => entry !== null).toReversed();
  const sent = rows.filter(({ entry }) => entry === null).toReversed();
  const shown = sent.slice(0, most);
  const catalogNames = useCatalogNames(
    world.catalog,
    catalogPaths(plan, [...begun, ...waiting, ...shown, ...returnedRows]),
  );
  const summaryOf = (answers: Answers) => rowSummary(plan, 'questions', answers, { timeZone, catalogNames });
  const rowOf = ({ id, answers, at, entry, returned }: RowSoFar) => {
    const opens = mayReopen({ entry, returned }) ? (entry?.kind === 'row' ? 'row' : 'returned') : 'view';
    return (
      <BigRow
        key={id}
        title={summaryOf(answers) || t(m.entry)}
        detail={momentText(at, timeZone)}
        mark={<StatusMark entry={entry} isReturned={returned !== null} />}
        link={linkTo(id, opens)}
      />
    );
  };
  const asksNothing = form.questions.length === 0;
  return (
    <FillFrame
      title={sheetTitle(sheet.name)}
      subtitle={isMissingRows ? form.name : t(m.formAndEntries, { form: form.name, count: rows.length })}
      back={{ link: { to: '/fill/$templateId', params, search: from }, label: form.name }}
      bar={
        refusal === null ? (
          <>
            <LaunchedFromNote launchingDraft={launchingDraft} />
            <AddAndFinish
              isDone={!form.multi && rows.length > 0}
              asksNothing={asksNothing}
              onAdd={() => void navigate(linkTo(ports.newId()))}
              onFinish={() => void onFinish()}
            />
          </>
        ) : (
          <div className={classes.note}>
            <CircleAlert size={20} aria-hidden />
            <span className={classes.words}>{refusal}</span>
          </div>
        )
      }
    >
      {isMissingRows && <RowsNotHere />}
      <BigRows title={returnedTexts.heading}>
        {returnedRows.map(({ id, answers, returned }) => (
          <BigRow
            key={id}
            icon={<CornerUpLeft size={22} aria-hidden />}
            title={summaryOf(answers) || t(m.entry)}
            detail={returned && returnedTexts.said(returned)}
            link={linkTo(id, 'returned')}
          />
        ))}
      </BigRows>
      <BigRows title={t(both.notFinishedYet)}>
        {begun.map(({ id, answers, changedAt }) => (
          <BigRow
            key={id}
            icon={<FileClock size={22} aria-hidden />}
            title={summaryOf(answers) || t(m.entry)}
            detail={<When at={changedAt} text={(time) => t(m.changed, { time })} />}
            link={linkTo(id)}
          />
        ))}
      </BigRows>
      <BigRows title={t(m.waitingToSend)}>{waiting.map(rowOf)}</BigRows>
      <BigRows title={t(m.sentEntries)}>{shown.map(rowOf)}</BigRows>
      {sent.length > most && (
        <Button variant="default" size="lg" onClick={() => setMost(most + 100)}>
          {t(m.showMoreOf, { count: sent.length })}
        </Button>
      )}
      {rows.length === 0 && !isMissingRows && drafts.length === 0 && !asksNothing && (
        <p>{t(m.noEntriesYetAddFirst)}</p>
      )}
    </FillFrame>
  );
}

function RowsNotHere() {
  return (
    <Alert
      color="amber"
      role="status"
      icon={<CloudOff size={20} aria-hidden />}
      title={offlineTexts.rowsNotHere.title}
    >
      {offlineTexts.rowsNotHere.text}
    </Alert>
  );
}

type AddAndFinishProps = {
  /** The form is filled in once, and it is. */
  isDone: boolean;
  asksNothing: boolean;
  onAdd(): void;
  onFinish(): void;
};

/** The next thing to do is the larger button. */
function AddAndFinish({ isDone, asksNothing, onAdd, onFinish }: AddAndFinishProps) {
  const isNext = isDone || asksNothing;
  return (
    <>
      {!asksNothing && (
        <Button
          size="xl"
          h={56}
          fz="lg"
          fullWidth
          {...(isDone && { variant: 'default' })}
          leftSection={<ListPlus size={22} aria-hidden />}
          onClick={onAdd}
        >
          {t(both.newEntry)}
        </Button>
      )}
      <Button
        size="xl"
        h={isNext ? 56 : 48}
        fz={isNext ? 'lg' : 'md'}
        fullWidth
        variant={isNext ? 'filled' : 'subtle'}
        leftSection={<Check size={20} aria-hidden />}
        onClick={onFinish}
      >
        {t(both.finish)}
      </Button>
    </>
  );
}

function givenAnswers({ given }: SavedDraft) {
  return Object.entries(given).flatMap(([questionId, values]) =>
    values.map((value) => ({ questionId, value })),
  );
}
