// /fill/{templateId}: a new entry of a form; where the form has a setup, also the user's open sheets of it.
import { Button, Text } from '@mantine/core';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { CircleAlert, CloudUpload, FileClock, FilePen } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endsSheet } from '#core/filling/outbox/outbox-entry.ts';
import type { SavedDraft } from '#core/filling/saved-draft.ts';
import { hasSetup } from '#core/filling/entries.ts';
import { mayFillIn } from '#core/filling/policy.ts';
import { openSheetsQuery } from '#core/sheets/queries.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { Loading } from '#web/ui/notices/loading.tsx';
import { Notice } from '#web/ui/notices/notice.tsx';
import { When } from '#web/ui/time/when.tsx';
import { allForms, type FormSearch, launchedFrom } from './addresses.ts';
import { BigRow, BigRows, RowMark } from './big-row.tsx';
import { FillFrame } from './fill-frame.tsx';
import { copies } from '#web/filling/device/fill-store.ts';
import { useFilling } from '#web/filling/filling-context.tsx';
import { LaunchedFromNote, useLaunchingDraft } from './launched-from.tsx';
import { LoadedHere } from './not-here.tsx';
import { OfflineMark } from '#web/filling/offline/offline-mark.tsx';
import { RowPage, type RowPageProps } from './row-page.tsx';
import { SetUpPage } from './set-up-page.tsx';
import { sheetTitle } from './sheet-title.ts';
import { useAddressItems } from '#web/filling/use-address-items.ts';
import { type ReadyForm, useForm } from '#web/filling/use-form.ts';
import { useCachedQuery } from '#web/filling/use-cached-query.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/filling/texts.ts';
import { m } from './texts.ts';

export type FillFormPageProps = { formId: string; search: FormSearch };

export function FillFormPage({ formId, search }: FillFormPageProps) {
  const { ready, ...query } = useForm(formId);
  const actor = useActor();
  const verdict = ready && mayFillIn(actor, ready.form);
  if (ready === undefined || verdict?.yes === false)
    return (
      <FillFrame title={ready?.form.name ?? t(both.fillIn)} back={allForms}>
        <LoadedHere of="form" query={{ ...query, data: ready }} failed={t(m.unableToLoadThisForm)}>
          {() => (
            <Notice
              icon={<CircleAlert size={22} />}
              title={verdict?.yes === false ? verdict.why : ''}
              text={t(m.askWhoeverManagesForm)}
            />
          )}
        </LoadedHere>
      </FillFrame>
    );
  // A sheet that was begun with its setup goes on with it, even if the form has none any more.
  if (!hasSetup(ready.form) && search.sheet === undefined)
    return <EntryOf key={formId} ready={ready} search={search} />;
  return <Begun key={formId} ready={ready} search={search} />;
}

type OfForm = { ready: ReadyForm; search: FormSearch };

/** A new entry, whose sheet is made with it: it begins with the first question. */
function EntryOf({ ready, search }: OfForm) {
  const drafts = useDrafts(ready.form.id, search.entry);
  const addressItems = useAddressItems(search.given, ready);
  if (search.entry === undefined) return <NewEntry formId={ready.form.id} search={search} />;
  if (drafts === undefined || addressItems === undefined)
    return (
      <FillFrame title={ready.form.name} back={allForms}>
        <Loading lines={6} />
      </FillFrame>
    );
  const saved = drafts.find(({ id }) => id === search.entry) ?? null;
  return (
    <FirstRowPage
      key={search.entry}
      ready={ready}
      id={search.entry}
      saved={saved}
      search={search}
      addressItems={addressItems}
    />
  );
}

/** Written to the address immediately, so that the page stays the same once a draft is saved. */
function NewEntry({ formId, search }: { formId: string; search: FormSearch }) {
  const { ports } = useCore();
  const [entry] = useState(() => ports.newId());
  return (
    <Navigate
      to="/fill/$templateId"
      params={{ templateId: formId }}
      search={{ ...launchedFrom(search), entry }}
      replace
    />
  );
}

type FirstRowPageProps = Pick<RowPageProps, 'id' | 'ready' | 'saved' | 'search' | 'addressItems'>;

function FirstRowPage(props: FirstRowPageProps) {
  const { ports } = useCore();
  const { userId } = useActor();
  const [sheet] = useState(() => ({
    id: props.saved?.sheet.id ?? ports.newId(),
    name: '',
    userId,
    completed: false,
    context: [],
    isWaiting: true,
  }));
  return <RowPage {...props} sheet={sheet} rows={noRows} isMissingRows={false} startsSheet />;
}

const noRows: RowPageProps['rows'] = [];

/** The user's drafts and sheets of the form; without any, starts a new sheet. */
function Begun({ ready, search }: OfForm) {
  const { ports } = useCore();
  const [newId] = useState(() => ports.newId());
  const drafts = useDrafts(ready.form.id, search.sheet);
  const sheets = useOpenSheetsOf(ready.form.id);
  const addressItems = useAddressItems(search.given, ready);
  const id = search.sheet;
  // A setup in progress stays on the page, whatever is loaded about others.
  if (drafts === undefined || addressItems === undefined || (id === undefined && sheets === undefined))
    return (
      <FillFrame title={ready.form.name} back={allForms}>
        <Loading lines={6} />
      </FillFrame>
    );
  const begun = sheets ?? [];
  const hasBegun = drafts.length > 0 || begun.length > 0;
  if (id !== undefined)
    return (
      <SetUpPage
        key={id}
        ready={ready}
        id={id}
        saved={drafts.find((draft) => draft.id === id) ?? null}
        search={search}
        addressItems={addressItems}
        isOnly={!hasBegun}
      />
    );
  // Written to the address immediately, so that the page stays the same once a draft is saved.
  if (!hasBegun)
    return (
      <Navigate
        to="/fill/$templateId"
        params={{ templateId: ready.form.id }}
        search={{ ...launchedFrom(search), sheet: newId }}
        replace
      />
    );
  return <FormPage ready={ready} search={search} sheets={begun} drafts={drafts} newId={newId} />;
}

type FormPageProps = {
  ready: ReadyForm;
  search: FormSearch;
  sheets: readonly OpenSheet[];
  drafts: readonly SavedDraft[];
  newId: string;
};

function FormPage({ ready: { form }, search, sheets, drafts, newId }: FormPageProps) {
  const navigate = useNavigate();
  const launchingDraft = useLaunchingDraft(search);
  const from = launchedFrom(search);
  const params = { templateId: form.id };
  return (
    <FillFrame
      title={form.name}
      {...(form.description && { subtitle: form.description })}
      back={allForms}
      bar={
        <>
          <LaunchedFromNote launchingDraft={launchingDraft} />
          <Button
            size="xl"
            h={56}
            fz="lg"
            fullWidth
            onClick={() =>
              void navigate({ to: '/fill/$templateId', params, search: { ...from, sheet: newId } })
            }
          >
            {t(both.newSheet)}
          </Button>
        </>
      }
    >
      {search.given !== undefined && <Text c="dimmed">{t(m.scannedAnswerIsFilledIn)}</Text>}
      <BigRows title={t(both.notFinishedYet)}>
        {drafts.map(({ id, sheet, changedAt }) => (
          <BigRow
            key={id}
            icon={<FileClock size={22} aria-hidden />}
            title={sheetTitle(sheet.name)}
            detail={<When at={changedAt} text={(time) => t(m.changed, { time })} />}
            link={{ to: '/fill/$templateId', params, search: { ...from, sheet: id } }}
          />
        ))}
      </BigRows>
      <BigRows title={t(common.continue)}>
        {sheets.map(({ id, name, rowCount, changedAt, isWaiting }) => (
          <BigRow
            key={id}
            icon={<FilePen size={22} aria-hidden />}
            title={sheetTitle(name)}
            detail={<When at={changedAt} text={(time) => t(m.entriesChanged, { count: rowCount, time })} />}
            mark={
              isWaiting ? (
                <RowMark tone="warning" icon={<CloudUpload size={18} aria-hidden />}>
                  {t(m.waiting)}
                </RowMark>
              ) : (
                <OfflineMark formId={form.id} sheetId={id} onlyMissing />
              )
            }
            link={{
              to: '/fill/$templateId/$sheetId',
              params: { ...params, sheetId: id },
              search: from,
            }}
          />
        ))}
      </BigRows>
    </FillFrame>
  );
}

/** Unfinished setups and first rows of the form; undefined while loading, reloaded whenever one is opened or left. */
function useDrafts(formId: string, opened: string | undefined): readonly SavedDraft[] | undefined {
  const { store, owner } = useFilling();
  return useQuery({
    queryKey: ['copies', owner.region, owner.userId, 'set-ups', formId, opened],
    queryFn: async () =>
      (await store.drafts().catch(() => [])).filter(
        ({ form, part, startsSheet }) =>
          form.id === formId && (part === 'contextQuestions' || startsSheet === true),
      ),
    staleTime: 0,
    gcTime: 0,
  }).data;
}

type OpenSheet = { id: string; name: string; rowCount: number; changedAt: number; isWaiting: boolean };

/** The user's own open sheets of the form, waiting ones first; undefined while unknown. */
function useOpenSheetsOf(formId: string): readonly OpenSheet[] | undefined {
  const { outbox } = useFilling();
  const { userId } = useActor();
  const entries = useSignalValue(outbox.entries);
  const { data, isSettled } = useCachedQuery(
    (send) => openSheetsQuery(send, formId, userId),
    copies.openSheetsOf(formId),
  );
  const rowsWaiting = (sheetId: string) =>
    entries.filter(({ kind, sheet }) => kind === 'row' && sheet.id === sheetId).length;
  const waiting = entries.filter(({ kind, form }) => kind === 'sheet' && form.id === formId);
  const here = new Set(waiting.map(({ id }) => id));
  const all = [
    ...waiting.toReversed().map(({ id, sheet, createdAt }) => ({
      id,
      name: sheet.name,
      rowCount: rowsWaiting(id),
      changedAt: createdAt,
      isWaiting: true,
    })),
    ...(data ?? [])
      .filter(({ id }) => !here.has(id))
      .map(({ id, name, rowCount, dates }) => ({
        id,
        name,
        rowCount: rowCount + rowsWaiting(id),
        changedAt: dates.lastModified,
        isWaiting: rowsWaiting(id) > 0,
      })),
  ];
  const open = all.filter(({ id }) => !entries.some((entry) => endsSheet(entry) && entry.sheet.id === id));
  // Only the server can say that there are none.
  return open.length === 0 && !isSettled ? undefined : open;
}
