// What both faces say of designs of one's own.
import type { Design, Section, SectionKind, TableColumn, Total } from './schema.ts';

export const designTexts = {
  title: 'Designs',
  about: 'Layouts for your reports',
  empty: 'You have no designs yet',
  emptyNext: 'Build one from sections, create one from a dashboard, or import a file.',
  create: 'New design',
  notLoaded: 'The designs could not be loaded',
  edit: 'Edit design',
  follow: 'Reports follow the newest version of their design.',
  oneForm: 'A design belongs to one form. Its reports are about that form.',
  saveAsNew: 'Save mine as a new design',
  changed: 'Somebody else has saved this design since you opened it.',
  changedNext: 'Reopen it, or save yours as a new design.',
  fromDashboard: 'Make a report',
  leavesOut: 'The report leaves something out',
  dropsRows:
    'The sheets, people and alerts that its rows were chosen by are of the other form: they are dropped.',
} as const;

export const sectionNames: Readonly<Record<SectionKind, string>> = {
  heading: 'Heading',
  text: 'Text',
  figures: 'Figures',
  widget: 'Widget',
  table: 'Table',
  photos: 'Photos',
  pageBreak: 'Page break',
};

const totalNames: Readonly<Record<Total, string>> = {
  sum: 'Total',
  average: 'Average',
  count: 'Count',
  min: 'Smallest',
  max: 'Largest',
};

/** What a total of a column says: a row may raise several alerts, so that two things can be counted. */
export function totalName(total: Total, { of }: Pick<TableColumn, 'of'>): string {
  if (of !== 'alerts') return totalNames[total];
  return total === 'count' ? 'Rows with alerts' : 'Alerts raised';
}

export const columnNames = {
  question: 'Question',
  sheet: 'Sheet',
  user: 'User',
  date: 'Date',
  review: 'Review',
  alerts: 'Alerts',
  day: 'Day',
  month: 'Month',
} as const;

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
  const quoted = title === '' ? '' : ` "${title}"`;
  return `Section ${place + 1}, ${sectionNames[section.kind].toLowerCase()}${quoted}`;
}

/** What an issue's path is about, for people: `Section 3, table "Strikes"`, `Parameter "airport"`. */
export function placeText({ sections, parameters, values }: Design, path: string): string {
  const [part, index] = path.split('.');
  const place = Number(index);
  const section = sections[place];
  if (part === 'sections' && section !== undefined) return sectionText(section, place);
  if (part === 'parameters' && index !== undefined)
    return `Parameter "${parameters[place]?.name || place + 1}"`;
  if (part === 'values' && index !== undefined) return `Value "${values[place]?.name || place + 1}"`;
  if (part === 'filters' && index !== undefined) return `Filter ${place + 1}`;
  return (
    { name: 'Name', description: 'Description', form: 'Form', filter: 'Filter', rows: 'Rows' }[part ?? ''] ??
    'Design'
  );
}
