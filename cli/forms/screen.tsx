// The list of visible forms: sorting, filtering by state and name, and actions.
import { personName } from '#core/primitives.ts';
import { doneText, startText } from '#core/imports/progress.ts';
import { useQuery } from '@tanstack/react-query';
import { reviewQueueQuery } from '#core/sheets/queries.ts';
import { hasReviewQueue } from '#core/sheets/review/queue.ts';
import { accessTexts } from '#core/access/labels.ts';
import { isManager, when } from '#core/actor.ts';
import { mayFillIn } from '#core/filling/policy.ts';
import { archive, copy, makeVersion, publish, remove, unarchive } from '#core/forms/actions.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import { defaultFormsView, formsInView, formSorts, formTypes, typeCounts } from '#core/forms/list-forms.ts';
import { nothingInView, otherCountsText } from '#core/forms/labels.ts';
import { mayImport } from '#core/forms/policy.ts';
import { publishImpactQuery } from '#core/forms/impact/publish-impact.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { nextVersionOf } from '#core/forms/next-version.ts';
import type { Send } from '#core/send.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { mayOpenUsers } from '#core/users/policy.ts';
import { harmless, wrap } from '#cli/output/width.ts';
import type { ScreenPlace, ScreenProps } from '#cli/app/screen-places.ts';
import { type KeyBinding, whyNot } from '#cli/terminal/keys/keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import type { Choice } from '#cli/terminal/input/pick-list.tsx';
import { choose } from '#cli/terminal/input/questions.tsx';
import { SearchBar, useSearch } from '#cli/terminal/input/search.tsx';
import { Table } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Line } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded, wordsOf } from '#cli/terminal/waiting.tsx';
import { type App, type PerformOptions, useApp } from '#cli/app/use-app.ts';
import { beginVersion } from './versions/begin-version.ts';
import { formColumns } from './form-columns.ts';
import { impactSegments } from './format-impact.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

/** The screen. */
export function FormsScreen(_props: ScreenProps<'forms'>) {
  const query = useQuery(formsQuery(useApp().core.send));
  return <Loaded query={query}>{(forms) => <Forms forms={forms} />}</Loaded>;
}

function Forms({ forms }: { forms: readonly ListedForm[] }) {
  const app = useApp();
  const { dialogs } = useTerminal();
  const { height } = useArea();
  const search = useSearch();
  const { data: queue = [] } = useQuery({
    ...reviewQueueQuery(app.core.send),
    enabled: hasReviewQueue(app.actor),
  });
  const [sort, setSort] = useScreenState('sort', defaultFormsView.sort);
  const [type, setType] = useScreenState('type', defaultFormsView.type);
  const view = { sort, type, filter: search.text };
  const shown = formsInView(forms, view);
  const counts = typeCounts(forms, search.text);
  // What is searched for begins at its first hit.
  const table = `forms ${type} ${search.text}`;
  const current = shown[useCursor(table, shown.length)] ?? null;
  const hasNextVersion = current !== null && nextVersionOf(forms, current.id) !== undefined;

  const askSort = async () => {
    const chosen = await choose(dialogs, { title: t(m.sort), choices: formSorts, current: sort });
    if (chosen !== null) setSort(chosen);
  };
  const askType = async () => {
    const choices = formTypes.map(({ value, label }) => ({ value, label, note: `${counts[value]}` }));
    const chosen = await choose(dialogs, { title: t(m.show), choices, current: type });
    if (chosen !== null) setType(chosen);
  };
  const askImport = async (form: ListedForm) => {
    const choices: Choice<ScreenPlace>[] = [
      ...(mayImport(app.actor, form).yes
        ? [{ label: t(m.importFile), value: { screen: 'import' as const, ...placeOf(form) } }]
        : []),
      ...form.pendingImports.map((one) => ({
        value: { screen: 'import-status' as const, importId: one.id, fileName: one.originalFileName },
        label: one.originalFileName,
        note: importNote(one, app.actor),
      })),
      ...(isManager(app.actor)
        ? [{ label: t(m.itsImports), value: { screen: 'imports' as const, formId: form.id } }]
        : []),
    ];
    const only = choices.length === 1 ? choices[0]?.value : undefined;
    const place =
      only ?? (await choose(dialogs, { title: t(m.importText), choices, isMenu: true, width: 84 }));
    if (place !== null) app.go(place);
  };
  const askVersion = (form: ListedForm) => beginVersion(app, dialogs, form);
  useKeys([
    ...keysOf(app, current, askImport),
    { key: 'sort', label: t(keyTexts.sort), run: askSort },
    {
      key: 'filter',
      label: t(keyTexts.filter),
      off: whyNot(when(isManager(app.actor), t(m.youCanOnlySeePublished))),
      run: askType,
    },
    {
      key: 'who',
      label: accessTexts.whoMaySee.toLowerCase(),
      off: current === null ? t(m.nothingIsChosen) : whyNot(mayOpenUsers(app.actor)),
      run: () => current && app.go({ screen: 'form-access', ...placeOf(current) }),
    },
    ...beginningKeys(app, current, hasNextVersion, askVersion),
  ]);

  const counted = { shown: shown.length, count: forms.length, sort: labelOf(formSorts, sort) };
  return (
    <>
      <Line
        segments={[
          { text: t(m.formsOfType, { type }), bold: true },
          { text: `  ${t(m.shownOf, counted)}`, tone: 'dim' },
          // Others see published forms alone.
          { text: isManager(app.actor) ? `   ${otherCountsText(type, counts)}` : '', tone: 'dim' },
        ]}
      />
      <SearchBar search={search} placeholder={t(m.partOfName)} />
      <Table
        name={table}
        columns={formColumns(shown, app.date, { all: forms, queue })}
        count={shown.length}
        rows={(from, to) => shown.slice(from, to)}
        height={height - 1 - search.height}
        empty={
          forms.length === 0
            ? t(m.thereAreNoFormsTo)
            : emptyText(nothingInView(view, isManager(app.actor) ? counts : null))
        }
        enterLabel={t(keyTexts.sheets)}
        onEnter={(index) => {
          const form = shown[index];
          if (form) app.go({ screen: 'sheets', ...placeOf(form) });
        }}
      />
    </>
  );
}

function emptyText({ title, text }: { title: string; text: string }): string {
  return `${title}. ${text}`;
}

/** The actions on the selected form. */
function keysOf(
  { core, actor, go, actionKey }: App,
  form: ListedForm | null,
  askImport: (form: ListedForm) => Promise<void>,
): KeyBinding[] {
  const actions = [
    actionKey('publish', publish, form, publishDetails(core.send, form)),
    actionKey('rest', form?.current === false ? unarchive : archive, form),
    actionKey('delete', remove, form),
  ];
  if (form === null) return actions;
  const all = { ...placeOf(form), sheetIds: 'all' as const };
  return [
    { key: 'dashboard', label: t(m.viewData), run: () => go({ screen: 'dashboard', ...all, isBare: true }) },
    {
      key: 'fillIn',
      label: t(m.fillIn),
      off: whyNot(mayFillIn(actor, form)),
      run: () => go({ screen: 'fill', ...placeOf(form) }),
    },
    {
      key: 'export',
      label: t(keyTexts.export),
      off: whyNot(mayExport(actor)),
      run: () => go({ screen: 'export', ...all }),
    },
    {
      key: 'import',
      off: form.pendingImports.length > 0 || isManager(actor) ? undefined : whyNot(mayImport(actor, form)),
      run: () => askImport(form),
    },
    ...actions,
  ];
}

/** The impact of publishing, and whom the form leaves out. */
function publishDetails(send: Send, form: ListedForm | null): PerformOptions<unknown> {
  if (form === null) return {};
  return {
    details: async () => {
      try {
        const lines = await publishImpactQuery(send, form).queryFn({});
        const isSilent = form.versionOf === undefined && lines.length === 0;
        return (width) => (isSilent ? [] : impactSegments(lines, width));
      } catch (error) {
        const why = t(m.unableToLoadWhatPublishing, { words: wordsOf(error).message });
        return (width) => wrap(harmless(why), width).map((text) => [{ text, tone: 'warning' }]);
      }
    },
  };
}

/** Starting another form from the selected one: less frequent, so at the end of the hints. */
function beginningKeys(
  { core, actionKey }: App,
  form: ListedForm | null,
  hasNextVersion: boolean,
  askVersion: (form: ListedForm) => Promise<void>,
): KeyBinding[] {
  const version = actionKey('add', makeVersion(core.ports.newId), form);
  return [
    actionKey('copy', copy(core.ports.newId), form),
    {
      ...version,
      label: t(m.newVersionKey),
      run: () => form && askVersion(form),
      off: version.off ?? (hasNextVersion ? t(m.newVersionIsAlreadyIn) : undefined),
    },
  ];
}

function placeOf({ id, name }: ListedForm) {
  return { formId: id, formName: name };
}

function labelOf(choices: readonly { value: string; label: string }[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? '';
}

function importNote(one: ListedForm['pendingImports'][number], { timeZone }: App['actor']): string {
  return t(m.createdBy, {
    createdAt: startText(one.createdAt, timeZone),
    name: personName(one.createdBy),
    state: doneText(one),
  });
}
