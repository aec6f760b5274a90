// The list of imports.
import { personName } from '#core/primitives.ts';
import { countText } from '#core/count-text.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { type List, momentColumn } from '#core/resource/list.ts';
import { byName, thingsOf } from '#core/resource/things.ts';
import { importsTexts, importsView, type ImportsView } from './view.ts';
import { importsQuery } from './queries.ts';
import { outcomeText, stateText } from '../progress.ts';
import type { ListedImport } from '../schema.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const importsList: List<ListedImport, ImportsView> = {
  title: importsTexts.title,
  count: m.importCount,
  view: importsView,
  page: importsQuery,
  things: { form: thingsOf(formsQuery, (forms) => byName(forms.filter(({ published }) => published))) },
  keyOf: ({ id }) => id,
  columns: [
    momentColumn('started', t(m.started), ({ createdAt }) => createdAt),
    {
      id: 'file',
      title: t(m.file),
      text: ({ originalFileName }) => originalFileName,
      most: 40,
    },
    { id: 'form', title: t(common.form), text: ({ template }) => template.name, most: 40, rank: 2 },
    { id: 'state', title: t(common.state), text: stateText, most: 30 },
    {
      id: 'in',
      title: t(m.inText),
      text: ({ completedRows }) => countText(completedRows),
      align: 'right',
      whole: true,
    },
    {
      id: 'out',
      title: t(m.leftOut),
      text: ({ failedRows, droppedRows }) => countText(failedRows + droppedRows),
      align: 'right',
      whole: true,
      rank: 1,
    },
    { id: 'by', title: t(m.by), text: ({ createdBy }) => personName(createdBy), most: 24, rank: 0 },
    {
      id: 'outcome',
      title: t(m.outcome),
      text: outcomeText,
      isLineOnly: true,
    },
  ],
  line: {
    name: 'file',
    below: ['form'],
    cells: { state: 'minmax(0, 4fr)', outcome: 'minmax(0, 3fr)', started: 'minmax(0, 3fr)' },
  },
  texts: {
    failed: importsTexts.failed,
    none: importsTexts.empty,
    noneHint: importsTexts.emptyHint,
    notFound: importsTexts.nothing,
    notFoundHint: importsTexts.nothingHint,
    showAll: importsTexts.showAll,
  },
};

export type ImportsOfForm = Omit<ImportsView, 'form'>;

/** The imports into one form. */
export function importsInto(formId: string): List<ListedImport, ImportsOfForm> {
  const { form: _, ...choices } = importsView.choices;
  const { form: __, ...first } = importsView.first;
  return {
    ...importsList,
    view: { ...importsView, first, choices },
    page: (send, view) => importsQuery(send, { ...view, form: formId }),
    things: {},
    columns: importsList.columns.filter(({ id }) => id !== 'form'),
    line: { ...importsList.line, below: [] },
  };
}
