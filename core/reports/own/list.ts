// The list of the designs that the company made, and of all designs as commands list them.
import { deleteDesign } from '#core/reports/design-actions.ts';
import { designsQuery } from '#core/reports/queries.ts';
import type { ReportDesign } from '#core/reports/schema.ts';
import { type ListColumn, momentColumn, shortList } from '#core/resource/list.ts';
import { designTexts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const designsList = shortList<ReportDesign>({
  title: designTexts.title,
  count: m.designCount,
  whole: designsQuery,
  of: (designs) => designs.filter(({ own }) => own),
  columns: [
    { id: 'name', title: t(m.design), text: ({ name }) => name, most: 60 },
    { id: 'form', title: t(common.form), text: ({ form }) => form?.name ?? 'any', rank: 1 },
    { id: 'reports', title: t(m.reports), text: ({ reports = '' }) => reports, whole: true, rank: 2 },
    { id: 'version', title: t(m.version), text: ({ version = '' }) => version, whole: true, rank: 3 },
    momentColumn('saved', t(m.saved), ({ savedAt }) => savedAt, 2),
    {
      id: 'description',
      title: t(common.description),
      text: ({ description }) => description,
      isLineOnly: true,
    },
    {
      id: 'about',
      title: t(m.about),
      text: ({ form, reports = 0, version = 1, savedAt = 0 }, { moment }) =>
        [
          form?.name,
          t(m.reportsOfDesign, { count: reports }),
          t(m.versionOf, { version }),
          moment(savedAt),
        ].join(' · '),
      isLineOnly: true,
    },
  ],
  line: { name: 'name', below: ['description', 'about'], cells: {} },
  remove: () => deleteDesign,
  texts: { failed: designTexts.notLoaded, none: designTexts.empty, noneHint: designTexts.emptyNext },
});

const maker: ListColumn<ReportDesign> = {
  id: 'own',
  title: t(m.own),
  text: ({ own }) => (own ? 'own' : t(m.builtIn)),
  rank: 1,
};

/** The columns of all of them. */
export const allDesigns = { columns: designsList.columns.toSpliced(1, 0, maker) };
