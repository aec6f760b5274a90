// What the list of imports shows, and its texts. Without queries: addresses and the menu need it.
import type { ListState, ListViewRecord } from '#core/resource/list-view.ts';
import type { ImportPhase } from '../policy.ts';
import { leftOutTexts } from '../progress.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const importsTexts = {
  title: t(m.imports),
  empty: t(m.noImportsYet),
  emptyHint: t(m.importCsvFileIntoPublished),
  nothing: t(m.noImportsMatch),
  nothingHint: t(m.chooseAnotherFormOrState),
  failed: t(m.unableToLoadImports),
  search: t(m.partOfFileName),
  allForms: t(m.allForms),
  allStates: t(m.allStates),
  showAll: t(m.showAllImports),
  importInto: t(m.importData),
  intoWhichForm: t(m.intoWhichForm),
  noFormTakesImports: t(m.noFormTakesImports),
} as const;

/** What the list can be narrowed to, in the order of the filter. */
const phaseFilters = [
  { value: 'running', label: t(m.running) },
  { value: 'repair', label: t(m.needsFixing) },
  { value: 'done', label: t(common.done) },
  { value: 'partial', label: leftOutTexts.some },
  { value: 'undone', label: t(m.undone) },
  { value: 'unfit', label: t(m.notImported) },
  { value: 'canceled', label: t(m.canceled) },
] as const satisfies readonly { value: ImportPhase; label: string }[];

/** What the list shows. Empty texts do not narrow it. */
export type ImportsView = ListState & { form: string; phase: ImportPhase | '' };

export const importsView: ListViewRecord<ImportsView> = {
  first: { search: '', form: '', phase: '', page: 1 },
  search: { label: importsTexts.search, about: importsTexts.search.toLowerCase() },
  choices: {
    form: {
      label: t(m.filterByForm),
      title: t(common.form),
      as: 'filter',
      options: { all: importsTexts.allForms, gone: t(m.formThatIsNotPublished) },
    },
    phase: {
      label: t(m.filterByState),
      title: t(common.state),
      as: 'filter',
      options: [{ value: '', label: importsTexts.allStates }, ...phaseFilters],
    },
  },
};
