// The columns of the table of forms.
import type { ListedForm } from '#core/forms/list-calls.ts';
import { formState, formStateText } from '#core/forms/list-forms.ts';
import { formTexts } from '#core/forms/texts.ts';
import { nextVersionOf } from '#core/forms/next-version.ts';
import type { FormToReview } from '#core/sheets/review/queue.ts';
import type { TableColumn } from '#cli/terminal/table.tsx';

/** The columns that are useful for these forms. */
export function formColumns(
  forms: readonly ListedForm[],
  date: (milliseconds: number) => string,
  { all, queue }: { all: readonly ListedForm[]; queue: readonly FormToReview[] },
): TableColumn<ListedForm>[] {
  const hasNextVersions = forms.some(({ id }) => nextVersionOf(all, id) !== undefined);
  const hasVersions = forms.some(({ versionOf }) => versionOf !== undefined);
  const hasStates = new Set(forms.map(formState)).size > 1;
  const hasImports = forms.some(({ pendingImports }) => pendingImports.length > 0);
  return [
    { id: 'name', title: 'Name', value: ({ name }) => name, most: 60 },
    ...(hasVersions ? [newVersionOf] : []),
    ...(hasNextVersions ? [nextVersion(all)] : []),
    // If all have the same state, the heading says it.
    ...(hasStates ? [state] : []),
    {
      id: 'questions',
      title: 'Questions',
      value: ({ questionCount }) => questionCount,
      align: 'right',
      whole: true,
      rank: 1,
    },
    { id: 'sheets', title: 'Sheets', value: ({ sheetCount }) => sheetCount, align: 'right', whole: true },
    {
      id: 'modified',
      title: 'Last Modified',
      value: ({ dates }) => date(dates.lastModified),
      whole: true,
      rank: 2,
    },
    ...(queue.length > 0 ? [toReview(queue)] : []),
    ...(hasImports ? [imports] : []),
    ...(forms.some((form) => form.description) ? [description] : []),
  ];
}

const toReview = (queue: readonly FormToReview[]): TableColumn<ListedForm> => ({
  id: 'toReview',
  title: 'To Review',
  value: ({ id }) => queue.find(({ template }) => template.id === id)?.rows ?? '',
  align: 'right',
  tone: () => 'warning',
  whole: true,
});

const state: TableColumn<ListedForm> = {
  id: 'state',
  title: 'State',
  value: formStateText,
  tone: (form) => (formState(form) === 'published' ? 'good' : 'dim'),
  whole: true,
};

const newVersionOf: TableColumn<ListedForm> = {
  id: 'newVersionOf',
  title: 'New Version Of',
  value: ({ versionOf }) => versionOf?.name ?? '',
  most: 30,
  rank: 3,
};

const nextVersion = (all: readonly ListedForm[]): TableColumn<ListedForm> => ({
  id: 'nextVersion',
  title: 'New Version',
  value: ({ id }) => (nextVersionOf(all, id) === undefined ? '' : formTexts.inProgress),
  tone: () => 'accent',
  whole: true,
  rank: 4,
});

const imports: TableColumn<ListedForm> = {
  id: 'imports',
  title: 'Imports',
  value: ({ pendingImports: { length } }) => (length === 0 ? '' : `${length} pending`),
  tone: () => 'warning',
  whole: true,
};

/** Where there is room to spare. */
const description: TableColumn<ListedForm> = {
  id: 'description',
  title: 'Description',
  value: ({ description: text }) => text ?? '',
  tone: () => 'dim',
  rank: 0,
};
