// The setup of a sheet: its name, and the questions asked once for all rows.
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { type AddressItems, withAddressAnswers } from '#core/filling/address-answers.ts';
import { carriedTo } from '#core/filling/fills/carried.ts';
import { answersToSend, type FillStart, givenOf, reasonsOf, startFilling } from '#core/filling/fill-draft.ts';
import { isSingleEntry, sheetNameFrom } from '#core/filling/entries.ts';
import { type SavedDraft, resumeDraft } from '#core/filling/saved-draft.ts';
import { completeEntry, type SheetEntry } from '#core/filling/outbox/outbox-entry.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { AddressNote } from './address-note.tsx';
import { allForms, type FormSearch, launchedFrom } from './addresses.ts';
import { startedSheet } from '#web/filling/device/arrivals.ts';
import { DraftForm } from '#web/filling/draft-form.tsx';
import { copies } from '#web/filling/device/fill-store.ts';
import { useFilling } from '#web/filling/filling-context.tsx';
import { sheetEntriesOf } from '#web/filling/finish.ts';
import { LaunchedFromNote, useLaunchingDraft } from './launched-from.tsx';
import { useDraft } from '#web/filling/use-draft.ts';
import { catalogPaths, useCatalogNames } from '#web/filling/use-catalog.ts';
import { useRemembering } from '#web/filling/use-remembering.ts';
import type { ReadyForm } from '#web/filling/use-form.ts';
import inputs from '#web/filling/inputs/inputs.module.css';
import items from '#web/filling/fill-items.module.css';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/filling/texts.ts';
import { m } from './texts.ts';

export type SetUpPageProps = {
  ready: ReadyForm;
  id: string;
  /** Its unfinished draft. */
  saved: SavedDraft | null;
  search: FormSearch;
  /** The items of the catalog that the address names. */
  addressItems: AddressItems;
  /** There is nothing else of this form to return to. */
  isOnly: boolean;
};

const part = 'contextQuestions' as const;

export function SetUpPage({
  ready: { form, plan, world, last },
  id,
  saved,
  search,
  addressItems,
  isOnly,
}: SetUpPageProps) {
  const { ports, session } = useCore();
  const filling = useFilling();
  const { store, owner, outbox } = filling;
  const remember = useRemembering();
  const navigate = useNavigate();
  const launchingDraft = useLaunchingDraft(search);
  const entry = useStart(() => outbox.entries.peek().find(isSheet(id)) ?? null);
  useEffect(() => (entry === null ? undefined : outbox.hold(id)), [entry, id, outbox]);
  const [name, setName] = useState(saved?.sheet.name ?? entry?.sheet.name ?? '');
  const place = { id, form: { id: form.id, name: form.name }, sheet: { id, name: name.trim() } };
  const params = { templateId: form.id };
  const from = launchedFrom(search);
  const { timeZone } = useActor();
  const [begun] = useState(() => {
    const carried = carriedTo(form.contextQuestions, part, id, last);
    const draft = startFilling(plan, { part, ...(entry === null ? { carried } : enteredIn(entry)) });
    return saved === null && entry === null
      ? withAddressAnswers(draft, search.given, { form, timeZone, items: addressItems })
      : { draft, issues: [] };
  });
  const editor = useDraft({
    place,
    begin: () => ({
      draft: saved === null ? begun.draft : resumeDraft(plan, saved, {}),
      isSaved: saved !== null,
    }),
    resume: useCallback((there) => resumeDraft(plan, there, {}), [plan]),
    onGone: () =>
      void navigate({ to: '/fill/$templateId/$sheetId', params: { ...params, sheetId: id }, replace: true }),
  });

  const onFinished = async () => {
    const user = session.user.peek();
    const at = ports.now();
    if (user !== null) {
      const contextAnswers = answersToSend(editor.draft);
      const sheet = startedSheet({ id, name: sheetName, form: place.form, contextAnswers }, user, at);
      await store.cacheCopy({ name: copies.sheet(id), value: sheet, at }).catch(() => undefined);
    }
    await remember(editor.draft, { sheetId: id, at });
    const asksNothing = form.questions.length === 0;
    if (asksNothing && launchingDraft.draft !== null) {
      await launchingDraft.goBack(true);
      return;
    }
    // It goes on with the first row; a setup that was sent again already has it.
    const next = asksNothing ? { sent: id } : entry === null ? { row: ports.newId() } : {};
    await navigate({
      to: '/fill/$templateId/$sheetId',
      params: { ...params, sheetId: id },
      search: { ...from, ...next },
      replace: true,
    });
  };
  const catalogNames = useCatalogNames(world.catalog, catalogPaths(plan, [editor.draft], part));
  const [startedAt] = useState(() => ports.now());
  const ownName = sheetNameFrom(plan, part, editor.draft.answers, { at: startedAt, timeZone, catalogNames });
  const sheetName = name.trim() || ownName;
  const makeEntries = async () => {
    const of = { ...place, sheet: { id, name: sheetName }, owner, createdAt: ports.now() };
    const entries = await sheetEntriesOf(store, editor.draft, of);
    return isSingleEntry(form) && entry === null ? [...entries, completeEntry(of)] : entries;
  };
  return (
    <DraftForm
      id={id}
      title={form.name}
      {...(entry !== null && { subtitle: t(m.thisSheetCouldNotBe) })}
      {...(entry === null && form.description && { subtitle: form.description })}
      back={isOnly ? allForms : { link: { to: '/fill/$templateId', params, search: from }, label: form.name }}
      editor={editor}
      world={world}
      finish={entry !== null ? t(m.sendAgain) : form.questions.length === 0 ? t(m.send) : t(m.start)}
      makeEntries={makeEntries}
      onFinished={() => void onFinished()}
      after={<SheetNameField name={name} ownName={ownName} onName={setName} />}
      onLaunch={async (launch) => {
        await editor.flush();
        await navigate({
          to: '/fill/$templateId',
          params: { templateId: launch.formId },
          search: { for: id, alert: launch.id },
        });
      }}
    >
      <LaunchedFromNote launchingDraft={launchingDraft} />
      <AddressNote issues={begun.issues} />
    </DraftForm>
  );
}

type SheetNameFieldProps = {
  name: string;
  /** The name that the sheet gets without one. */
  ownName: string;
  onName(name: string): void;
};

function SheetNameField({ name, ownName, onName }: SheetNameFieldProps) {
  return (
    <div>
      <label className={items.label} htmlFor="sheet-name">
        <span className={`min-w-0 break ${items.words}`}>{t(both.nameOptional)}</span>
      </label>
      <input
        id="sheet-name"
        className={inputs.field}
        dir="auto"
        autoComplete="off"
        maxLength={250}
        placeholder={ownName}
        aria-describedby="sheet-name-hint"
        value={name}
        onChange={({ currentTarget }) => onName(currentTarget.value)}
      />
      <p className="m-0 mt-6 soft" id="sheet-name-hint">
        {t(m.forExamplePlaceShiftOr)}
      </p>
    </div>
  );
}

/** A value as of the first render. */
function useStart<T>(read: () => T): T {
  return useState(read)[0];
}

function isSheet(id: string) {
  return (entry: { kind: string; id: string }): entry is SheetEntry =>
    entry.kind === 'sheet' && entry.id === id;
}

function enteredIn(entry: SheetEntry): Pick<FillStart, 'given' | 'reasons'> {
  const { contextAnswers } = entry.body;
  return { given: givenOf(contextAnswers), reasons: reasonsOf(contextAnswers) };
}
