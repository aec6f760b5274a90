// The list of imports: its filters and pages, and the texts that both faces show.
import { maximumPageSize } from '#core/paging.ts';
import type { ListState, ListViewRecord } from '#core/resource/list-view.ts';
import type { Run, Send } from '#core/send.ts';
import { listImports } from '../calls.ts';
import type { ImportPhase } from '../policy.ts';
import { leftOutTexts } from '../progress.ts';

export const importsTexts = {
  title: 'Imports',
  empty: 'No imports yet',
  emptyHint: 'Import a CSV file into a published form: it is listed here with its outcome.',
  nothing: 'No imports match',
  nothingHint: 'Choose another form or state, or search for another part of the file name.',
  failed: 'Unable to load the imports',
  search: 'Part of a file name',
  allForms: 'All forms',
  allStates: 'All states',
  showAll: 'Show all imports',
  importInto: 'Import Data',
} as const;

/** What the list can be narrowed to, in the order of the filter. */
const phaseFilters = [
  { value: 'running', label: 'Running' },
  { value: 'repair', label: 'Needs fixing' },
  { value: 'done', label: 'Done' },
  { value: 'partial', label: leftOutTexts.some },
  { value: 'undone', label: 'Undone' },
  { value: 'unfit', label: 'Not imported' },
  { value: 'canceled', label: 'Canceled' },
] as const satisfies readonly { value: ImportPhase; label: string }[];

/** What the list shows. Empty texts do not narrow it. */
export type ImportsView = ListState & { form: string; phase: ImportPhase | '' };

export const importsView: ListViewRecord<ImportsView> = {
  first: { search: '', form: '', phase: '', page: 1 },
  search: { label: importsTexts.search, about: importsTexts.search.toLowerCase() },
  choices: {
    form: { label: 'Filter by form', title: 'Form', as: 'filter', options: { all: importsTexts.allForms } },
    phase: {
      label: 'Filter by state',
      title: 'State',
      as: 'filter',
      options: [{ value: '', label: importsTexts.allStates }, ...phaseFilters],
    },
  },
};

/** Imports on a page of the list. */
const importsPageSize = 25;

/** The parameters of the call for a view. */
function importsRequest({ form, phase, search }: Omit<ImportsView, 'page'>) {
  return {
    ...(form !== '' && { templateId: form }),
    ...(phase !== '' && { phase }),
    ...(search.trim() !== '' && { name: search.trim() }),
  };
}

/** A page of the imports, the newest first; read again every 30 seconds, as the pending ones of the forms. */
export const importsQuery = (send: Send, view: ImportsView, size = importsPageSize) => ({
  queryKey: ['imports', 'list', { ...view, size }] as const,
  queryFn: ({ signal }: Run) =>
    send(
      listImports,
      {
        query: {
          ...importsRequest(view),
          page: Math.max(0, view.page - 1),
          size: Math.min(size, maximumPageSize),
        },
      },
      { signal },
    ),
  refetchInterval: 30_000,
});
