// The columns of the table of forms.
import type { ListedForm } from '#core/forms/list-calls.ts';
import { formState, formStateText } from '#core/forms/list-forms.ts';
import { formTexts } from '#core/forms/labels.ts';
import { nextVersionOf } from '#core/forms/next-version.ts';
import type { FormToReview } from '#core/sheets/review/queue.ts';
import type { TableColumn } from '#cli/terminal/table.tsx';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/forms/texts.ts';
import { m } from './texts.ts';

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
    { id: 'name', title: t(common.name), value: ({ name }) => name, most: 60 },
    ...(hasVersions ? [newVersionOf] : []),
    ...(hasNextVersions ? [nextVersion(all)] : []),
    // If all have the same state, the heading says it.
    ...(hasStates ? [state] : []),
    {
      id: 'questions',
      title: t(both.questions),
      value: ({ questionCount }) => questionCount,
      align: 'right',
      whole: true,
      rank: 1,
    },
    { id: 'sheets', title: t(m.sheets), value: ({ sheetCount }) => sheetCount, align: 'right', whole: true },
    {
      id: 'modified',
      title: t(m.lastModified),
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
  title: t(m.toReview),
  value: ({ id }) => queue.find(({ template }) => template.id === id)?.rows ?? '',
  align: 'right',
  tone: () => 'warning',
  whole: true,
});

const state: TableColumn<ListedForm> = {
  id: 'state',
  title: t(common.state),
  value: formStateText,
  tone: (form) => (formState(form) === 'published' ? 'good' : 'dim'),
  whole: true,
};

const newVersionOf: TableColumn<ListedForm> = {
  id: 'newVersionOf',
  title: t(m.newVersionOf),
  value: ({ versionOf }) => versionOf?.name ?? '',
  most: 30,
  rank: 3,
};

const nextVersion = (all: readonly ListedForm[]): TableColumn<ListedForm> => ({
  id: 'nextVersion',
  title: t(m.newVersion),
  value: ({ id }) => (nextVersionOf(all, id) === undefined ? '' : formTexts.inProgress),
  tone: () => 'accent',
  whole: true,
  rank: 4,
});

const imports: TableColumn<ListedForm> = {
  id: 'imports',
  title: t(m.imports),
  value: ({ pendingImports: { length } }) => (length === 0 ? '' : t(m.pending, { count: length })),
  tone: () => 'warning',
  whole: true,
};

/** Where there is room to spare. */
const description: TableColumn<ListedForm> = {
  id: 'description',
  title: t(common.description),
  value: ({ description: text }) => text ?? '',
  tone: () => 'dim',
  rank: 0,
};
