// What the list of imports shows, and its texts. Without queries: addresses and the menu need it.
import type { ListState, ListViewRecord } from '#core/resource/list-view.ts';
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
    form: {
      label: 'Filter by form',
      title: 'Form',
      as: 'filter',
      options: { all: importsTexts.allForms, gone: 'A form that is not published' },
    },
    phase: {
      label: 'Filter by state',
      title: 'State',
      as: 'filter',
      options: [{ value: '', label: importsTexts.allStates }, ...phaseFilters],
    },
  },
};
