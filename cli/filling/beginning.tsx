// The start of filling in: a draft that was not sent, an existing sheet, or something new.
import { assertNever } from '#core/assert-never.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { arrivedEntry, discardSheetOf } from '#core/filling/actions.ts';
import { carriesAnswers, lastAnswersOf } from '#core/filling/fills/last-answers.ts';
import { isSingleEntry } from '#core/filling/entries.ts';
import type { FillPlan } from '#core/filling/fill-plan.ts';
import { mayAddTo } from '#core/filling/policy.ts';
import { lastOwnSheetQuery, openSheetsQuery, sheetQuery } from '#core/sheets/queries.ts';
import type { Sheet } from '#core/sheets/schema.ts';
import type { PlaceOf } from '#cli/app/screen-places.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { Loaded, Loading } from '#cli/terminal/waiting.tsx';
import { useApp } from '#cli/app/use-app.ts';
import { arrivedRow, arrivedSheet } from '#core/sheets/arrived.ts';
import { Correcting } from './correcting.tsx';
import { useFillDrafts } from './fill-drafts.ts';
import { type Filling, newFilling, newRow } from './filling.ts';
import type { SavedFilling } from './saved-filling.ts';
import { Begin, OfSheet, type OfSheetProps } from './of-sheet.tsx';
import { resumed, type RowSheet } from './resume.ts';
import { type Start, StartStep } from './start-step.tsx';
import { useDraftPlace } from './use-filling.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type BeginningProps = {
  place: PlaceOf<'fill'>;
  plan: FillPlan;
  catalogNames: ReadonlyMap<string, string>;
  begin(filling: Filling): void;
};

/** Shows the choice if there is one, then what was chosen. */
export function Beginning({ place, plan, catalogNames, begin }: BeginningProps) {
  const { core, actor } = useApp();
  const mayAdd = ({ user, completed }: Sheet) => mayAddTo(actor, { userId: user.id, completed });
  const [start, choose] = useScreenState<Start | null>(
    'start',
    place.newSheet === undefined && place.isNew !== true ? null : { kind: 'new' },
  );
  // Without it a form begins all the same.
  const { data, isLoading } = useQuery({
    ...lastOwnSheetQuery(core.send, plan.form.id, actor.userId),
    enabled: carriesAnswers(plan),
    retry: false,
    gcTime: 0,
  });
  const last = lastAnswersOf(plan, data);
  const newId = () => core.ports.newId();
  const { sheetId, rowId } = place;
  if (sheetId !== undefined && rowId !== undefined)
    return <Correcting sheetId={sheetId} rowId={rowId} plan={plan} begin={begin} />;
  switch (start?.kind) {
    case undefined:
      return <Choice place={place} plan={plan} catalogNames={catalogNames} choose={choose} />;
    case 'new':
      if (isLoading) return <Loading />;
      return <Begin begin={() => begin(newFilling(plan, newId, place.newSheet ?? '', last))} />;
    case 'sheet':
      if (isLoading) return <Loading />;
      return (
        <OfSheet
          sheetId={start.sheetId}
          plan={plan}
          may={mayAdd}
          begin={({ sheet, rows }) => begin(newRow(plan, newId(), { sheet, rows, last }))}
        />
      );
    case 'saved':
      if (start.saved.corrects === true) {
        const { id, sheet } = start.saved;
        return <Correcting sheetId={sheet.id} rowId={id} plan={plan} begin={begin} />;
      }
      return <ResumeSaved saved={start.saved} plan={plan} begin={begin} choose={choose} may={mayAdd} />;
    default:
      return assertNever(start);
  }
}

type Choose = (start: Start) => void;

/** Offers drafts and open sheets; begins immediately if there are neither. */
function Choice({ place, plan, catalogNames, choose }: Omit<BeginningProps, 'begin'> & { choose: Choose }) {
  const { core, user, perform } = useApp();
  const { form } = plan;
  const { sheetId } = place;
  const drafts = useFillDrafts();
  const draftPlace = useDraftPlace(form.id);
  // Each entry of its own has a sheet of its own.
  const asksSheets = sheetId === undefined && !isSingleEntry(form);
  const saved = useQuery({
    queryKey: ['fill-drafts', form.id],
    queryFn: () => drafts.list(draftPlace),
    // Other processes send and discard them, too.
    gcTime: 0,
  });
  const sheets = useQuery({
    ...openSheetsQuery(core.send, form.id, user.id),
    enabled: asksSheets,
  });
  const queries = useQueryClient();
  const chosen = (start: Start) => {
    const sheet = start.kind === 'sheet' && sheets.data?.find(({ id }) => id === start.sheetId);
    if (sheet) queries.setQueryData(sheetQuery(core.send, sheet.id).queryKey, sheet);
    choose(start);
  };
  const found = saved.data?.filter(({ sheet }) => sheetId === undefined || sheet.id === sheetId);
  const wanted = found?.find(({ id }) => id === place.draftId);
  const step = (open: readonly Sheet[]) => {
    const [only] = sheetId === undefined ? [{ kind: 'new' as const }] : [{ kind: 'sheet' as const, sheetId }];
    if (wanted !== undefined) return <Begin begin={() => choose({ kind: 'saved', saved: wanted })} />;
    if (found?.length === 0 && open.length === 0) return <Begin begin={() => choose(only)} />;
    return (
      <StartStep
        plan={plan}
        saved={found ?? []}
        sheets={open}
        only={only}
        catalogNames={catalogNames}
        onChoose={chosen}
        onDiscard={async ({ id, startsSheet, wasSent, mayHaveArrived, sheet }) => {
          // A sheet that was made for it means nothing without it.
          const hasSheet = startsSheet === true && (wasSent === true || mayHaveArrived);
          if (hasSheet && !(await perform(discardSheetOf, { sheetId: sheet.id }))) return;
          drafts.drop(draftPlace, id);
          await saved.refetch();
        }}
      />
    );
  };
  if (found === undefined) return <Loading />;
  return asksSheets && wanted === undefined ? <Loaded query={sheets}>{step}</Loaded> : step([]);
}

type ResumeSavedProps = Pick<BeginningProps, 'plan' | 'begin'> &
  Pick<OfSheetProps, 'may'> & { saved: SavedFilling; choose: Choose };

/** Resumes a draft, or continues after it if it had been received. */
function ResumeSaved({ saved, plan, may, begin, choose }: ResumeSavedProps) {
  const { core, say } = useApp();
  const drafts = useFillDrafts();
  const place = useDraftPlace(plan.form.id);
  const isSetUp = saved.part === 'contextQuestions';
  const startsIts = saved.startsSheet === true;
  const arrived = () => {
    if (isSetUp) return arrivedSheet(core.send, saved.id);
    const { id: rowId, sheet } = saved;
    if (!startsIts) return arrivedRow(core.send, sheet.id, rowId);
    return arrivedEntry(core.send, { sheetId: sheet.id, rowId, isWhole: isSingleEntry(plan.form) });
  };
  const taken = useQuery({
    queryKey: ['fill-drafts', plan.form.id, saved.id],
    queryFn: async () => {
      const images = await drafts.take(place, saved);
      const hasArrived = saved.mayHaveArrived && (await arrived()) !== null;
      return { images, hasArrived };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  // If it is not continued after all, another process may take it.
  useEffect(() => () => drafts.leave(saved.id), [drafts, saved.id]);

  const goOn = (of: RowSheet | null, images: Parameters<typeof resumed>[2]) => {
    begin({ ...resumed(plan, saved, images, of), mayHaveArrived: false });
    if (saved.formVersion !== plan.form.version) say(t(m.formHasChangedSinceThen), 'warning');
  };
  const goOnAfter = () => {
    drafts.drop(place, saved.id);
    say(isSetUp ? t(m.thisSheetWasStarted) : t(m.yourEntryWasSent), 'good');
    choose(isSingleEntry(plan.form) ? { kind: 'new' } : { kind: 'sheet', sheetId: saved.sheet.id });
  };
  return (
    <Loaded query={taken} title={t(m.itCannotBeContinued)}>
      {({ images, hasArrived }) => {
        if (hasArrived) return <Begin begin={goOnAfter} />;
        if (isSetUp || startsIts) return <Begin begin={() => goOn(null, images)} />;
        return <OfSheet sheetId={saved.sheet.id} plan={plan} may={may} begin={(of) => goOn(of, images)} />;
      }}
    </Loaded>
  );
}
