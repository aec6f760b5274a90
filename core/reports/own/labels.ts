// What both faces say of designs of one's own.
import type { Design, Section, TableColumn, Total } from './schema.ts';
import { labelsFrom, t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const designTexts = {
  title: t(m.designs),
  about: t(m.layoutsForYourReports),
  empty: t(m.youHaveNoDesignsYet),
  emptyNext: t(m.buildOneFromSectionsCreate),
  create: t(m.newDesign),
  notLoaded: t(m.designsCouldNotBeLoaded),
  edit: t(m.editDesign),
  follow: t(m.reportsFollowNewestVersionOf),
  oneForm: t(m.designBelongsToOneForm),
  saveAsNew: t(m.saveMineAsNewDesign),
  changed: t(m.somebodyElseHasSavedThis),
  changedNext: t(m.reopenItOrSaveYours),
  fromDashboard: t(m.makeReport),
  leavesOut: t(m.reportLeavesSomethingOut),
  dropsRows: t(m.sheetsPeopleAndAlertsThat),
} as const;

export const sectionNames = labelsFrom({
  heading: m.heading,
  headline: m.headlineSection,
  text: m.text,
  figures: m.figures,
  trend: m.trend,
  widget: m.widget,
  table: m.table,
  photos: m.photos,
  pageBreak: m.pageBreak,
});

const totalNames = labelsFrom({
  sum: m.total,
  average: m.average,
  count: m.count,
  min: m.smallest,
  max: m.largest,
});

/** What a total of a column says: a row may raise several alerts, so that two things can be counted. */
export function totalName(total: Total, { of }: Pick<TableColumn, 'of'>): string {
  if (of !== 'alerts') return totalNames[total];
  return total === 'count' ? t(m.rowsWithAlerts) : t(m.alertsRaised);
}

export const columnNames = labelsFrom({
  question: m.question,
  sheet: m.sheet,
  user: m.user,
  date: common.date,
  review: m.review,
  alerts: m.alerts,
  day: m.day,
  month: m.month,
});

const longestTitle = 40;

/** What a section is known by: its title, or the beginning of its text; empty if it has none. */
export function sectionTitle(section: Section): string {
  const title =
    section.kind === 'heading' || section.kind === 'text'
      ? section.text
      : 'title' in section
        ? section.title
        : '';
  return title.length > longestTitle ? `${title.slice(0, longestTitle - 1)}…` : title;
}

/** A section as messages name it: `Section 3, table "Strikes"`. */
export function sectionText(section: Section, place: number): string {
  const title = sectionTitle(section);
  return t(m.sectionAt, {
    number: place + 1,
    kind: section.kind,
    hasTitle: title === '' ? 'no' : 'yes',
    title,
  });
}

/** What an issue's path is about, for people: `Section 3, table "Strikes"`, `Parameter "airport"`. */
export function placeText({ sections, parameters, values }: Design, path: string): string {
  const [part, index] = path.split('.');
  const place = Number(index);
  const section = sections[place];
  if (part === 'sections' && section !== undefined) return sectionText(section, place);
  if (part === 'parameters' && index !== undefined)
    return t(m.parameterNamed, { name: parameters[place]?.name || place + 1 });
  if (part === 'values' && index !== undefined)
    return t(m.valueNamed, { name: values[place]?.name || place + 1 });
  if (part === 'filters' && index !== undefined) return t(m.filterAt, { number: place + 1 });
  return (
    {
      name: t(common.name),
      description: t(common.description),
      form: t(common.form),
      filter: t(m.filter),
      rows: t(m.rows),
    }[part ?? ''] ?? t(m.design)
  );
}
