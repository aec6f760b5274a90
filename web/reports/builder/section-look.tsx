// How a section is named in the list: its icon, its title, and what it holds.
import {
  ChartColumn,
  Gauge,
  Heading,
  Images,
  type LucideIcon,
  Megaphone,
  SeparatorHorizontal,
  Table,
  Text,
  TrendingUp,
} from 'lucide-react';
import type { Question } from '#core/questions/schema.ts';
import type { SectionDraft } from '#core/reports/own/design-draft.ts';
import type { SectionKind } from '#core/reports/own/schema.ts';
import { sectionNames } from '#core/reports/own/labels.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { common } from '#core/messages/common-texts.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const sectionIcons: Readonly<Record<SectionKind, LucideIcon>> = {
  heading: Heading,
  headline: Megaphone,
  text: Text,
  figures: Gauge,
  trend: TrendingUp,
  widget: ChartColumn,
  table: Table,
  photos: Images,
  pageBreak: SeparatorHorizontal,
};

/** What a kind is for, in the menu that adds one. */
export const sectionHints: Readonly<Record<SectionKind, string>> = {
  heading: t(m.titleForWhatFollows),
  headline: t(m.whatIsNewInSentence),
  text: t(m.textThatCanIncludeValues),
  figures: t(m.largeNumbersSideBySide),
  trend: t(m.howManyEachWeek),
  widget: t(m.chartAsOnDashboard),
  table: t(m.rowsOrGroupsWithTotals),
  photos: t(m.latestPhotos),
  pageBreak: t(m.startsNewPage),
};

type FormParts = { questions: readonly Question[]; widgets: readonly Widget[] };

/** Its title in the list, which may be the name of its kind. */
export function sectionTitle(section: SectionDraft, { questions, widgets }: FormParts): string {
  const questionText = (id: string | null) => questions.find((each) => each.id === id)?.text;
  const own = section.kind === 'heading' || section.kind === 'text' ? section.text : titleOf(section);
  if (own.trim() !== '') return own.trim();
  if (section.kind === 'photos') return questionText(section.question) ?? sectionNames.photos;
  if (section.kind !== 'widget') return sectionNames[section.kind];
  const { source } = section;
  if (source.from === 'question') return questionText(source.question) ?? sectionNames.widget;
  if (source.from === 'widget')
    return widgets.find(({ id }) => id === source.widget)?.title ?? sectionNames.widget;
  return t(m.widgetOfThisReport);
}

function titleOf(section: SectionDraft): string {
  return 'title' in section ? section.title : '';
}

/** A line of facts below the title. */
export function sectionFacts(section: SectionDraft, known: FormParts): string {
  const kind = sectionNames[section.kind];
  const facts = factsOf(section, known.questions);
  return [...(kind === sectionTitle(section, known) ? [] : [kind]), ...facts].join(' · ');
}

function factsOf(section: SectionDraft, questions: readonly Question[]): string[] {
  switch (section.kind) {
    case 'figures':
      return [t(m.figureCount, { count: section.figures.length })];
    case 'table': {
      const { groupBy, columns, filter } = section;
      const by =
        groupBy === null
          ? []
          : [
              groupBy.of === 'question'
                ? t(common.byName, {
                    name: questions.find(({ id }) => id === groupBy.question)?.text ?? '…',
                  })
                : t(m.groupedBy, { of: groupBy.of }),
            ];
      return [
        ...by,
        t(m.columnCount, { count: columns.length }),
        ...(filter === null ? [] : [t(m.someRows)]),
      ];
    }
    case 'headline': {
      const { question } = section;
      return question === null
        ? []
        : [t(common.byName, { name: questions.find(({ id }) => id === question)?.text ?? '…' })];
    }
    case 'trend':
      return [t(m.weekCount, { count: section.weeks })];
    case 'photos':
      return [t(m.atMost, { most: section.most }), ...(section.filter === null ? [] : [t(m.someRows)])];
    default:
      return [];
  }
}
