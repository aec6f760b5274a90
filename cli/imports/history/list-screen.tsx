// The imports, with pagination, search, filters by form and state, and the undo of finished ones.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isManager } from '#core/actor.ts';
import { countText } from '#core/count-text.ts';
import { formsQuery } from '#core/forms/queries.ts';
import {
  defaultImportsView,
  importsQuery,
  importsTexts,
  type ImportsView,
  isNarrowed,
  phaseFilters,
} from '#core/imports/history.ts';
import { importPhase, type ImportPhase } from '#core/imports/policy.ts';
import { stateText } from '#core/imports/progress.ts';
import type { ListedImport } from '#core/imports/schema.ts';
import { mayUndoImport } from '#core/imports/undo.ts';
import { undo } from '#core/imports/undo-action.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { chooseFilter } from '#cli/terminal/input/choose-filter.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { SearchBar, useSearch } from '#cli/terminal/input/search.tsx';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { PageLine, usePageKeys } from '#cli/terminal/pages.tsx';
import { Table, type TableColumn } from '#cli/terminal/table.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { NoAccess } from '#cli/terminal/no-access.tsx';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { useUndoImport } from './use-undo-import.ts';

/** The screen. */
export function ImportsScreen({ place }: ScreenProps<'imports'>) {
  const { actor } = useApp();
  if (isManager(actor)) return <Imports formId={place.formId} />;
  return <NoAccess />;
}

function Imports({ formId }: { formId: string | undefined }) {
  const { core, actor, go, date } = useApp();
  const { dialogs } = useTerminal();
  const { height } = useArea();
  const search = useSearch();
  const undoImport = useUndoImport();
  const [form, setForm] = useScreenState('form', formId ?? defaultImportsView.form);
  const [phase, setPhase] = useScreenState<ImportPhase | ''>('phase', defaultImportsView.phase);
  // Another filter starts at its first page.
  const list = `${search.text} ${form} ${phase} page`;
  const [page, setPage] = useScreenState(list, 0);
  const view: ImportsView = { form, phase, search: search.text, page: page + 1 };
  const query = useQuery({ ...importsQuery(core.send, view), placeholderData: keepPreviousData });
  const forms = useQuery(formsQuery(core.send)).data ?? [];
  const imports = query.data?.content ?? [];
  const pages = query.data?.totalPages ?? 0;
  const table = `${list} ${page}`;
  const current = imports[useCursor(table, imports.length)] ?? null;
  const askForm = async () => {
    const published = forms.filter((one) => one.published);
    const choices = [
      { value: '', label: importsTexts.allForms },
      ...published.map(({ id, name }) => ({ value: id, label: name })),
    ];
    const chosen = await choose(dialogs, { title: 'Form', choices, current: form });
    if (chosen !== null) setForm(chosen);
  };
  const askPhase = async () => {
    const choices = [{ value: '' as const, label: importsTexts.allStates }, ...phaseFilters];
    const chosen = await choose<ImportPhase | ''>(dialogs, { title: 'State', choices, current: phase });
    if (chosen !== null) setPhase(chosen);
  };
  const askFilter = () =>
    chooseFilter(dialogs, [
      { label: 'Form', now: forms.find(({ id }) => id === form)?.name, ask: askForm },
      { label: 'State', now: phaseFilters.find(({ value }) => value === phase)?.label, ask: askPhase },
    ]);
  useKeys([
    {
      key: 'undo',
      label: undo.label.toLowerCase(),
      off: current === null ? 'Nothing is chosen.' : whyNot(mayUndoImport(actor, current)),
      run: () => current && undoImport(current),
    },
    { key: 'filter', run: askFilter },
  ]);
  usePageKeys(page, pages, setPage);
  const chosen = [
    forms.find(({ id }) => id === form)?.name,
    phaseFilters.find(({ value }) => value === phase)?.label,
  ].filter((one) => one !== undefined);
  return (
    <Loaded query={query} title={importsTexts.failed}>
      {({ totalElements }) => (
        <>
          <PageLine
            title={[importsTexts.title, ...chosen].join(', ')}
            {...{ page, pages, total: totalElements, noun: 'import' }}
          />
          <SearchBar search={search} placeholder={importsTexts.search.toLowerCase()} />
          <Table
            name={table}
            columns={columns(date)}
            count={imports.length}
            rows={(from, to) => imports.slice(from, to)}
            height={height - 1 - search.height}
            empty={
              isNarrowed(view)
                ? `${importsTexts.nothing}. ${importsTexts.nothingHint}`
                : `${importsTexts.empty}. ${importsTexts.emptyHint}`
            }
            enterLabel="open"
            onEnter={(index) => {
              const one = imports[index];
              if (one !== undefined && importPhase(one) !== 'canceled')
                go({ screen: 'import-status', importId: one.id, fileName: one.originalFileName });
            }}
          />
        </>
      )}
    </Loaded>
  );
}

const columns = (date: (at: number) => string): TableColumn<ListedImport>[] => [
  { id: 'started', title: 'Started', value: ({ createdAt }) => date(createdAt), whole: true },
  { id: 'file', title: 'File', value: ({ originalFileName }) => originalFileName, most: 40 },
  { id: 'form', title: 'Form', value: ({ template }) => template.name, most: 40, rank: 2 },
  { id: 'state', title: 'State', value: stateText, most: 30 },
  {
    id: 'in',
    title: 'In',
    value: ({ completedRows }) => countText(completedRows),
    align: 'right',
    whole: true,
  },
  {
    id: 'out',
    title: 'Left out',
    value: ({ failedRows, droppedRows }) => countText(failedRows + droppedRows),
    align: 'right',
    whole: true,
    rank: 1,
  },
  { id: 'by', title: 'By', value: ({ createdBy }) => createdBy.userName, most: 24, rank: 0 },
];
