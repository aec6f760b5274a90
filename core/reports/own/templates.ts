// What a new design can start from: the dashboard of its form, or one of some templates, filled with the form's questions.
import { type FilteredQuestion, filteredQuestions } from '#core/forms/filtered-questions.ts';
import type { Question } from '#core/questions/schema.ts';
import { answersOf, isImageType, isNumber, questionTypes } from '#core/questions/types.ts';
import type { DashboardForm } from '#core/sheets/dashboard/overview.ts';
import { plainTable } from './new-section.ts';
import { designOfDashboard, newDesign, photosSection } from './of-dashboard.ts';
import { type Design, type Section, type TableColumn, usualWeeks } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type TemplateForm = Pick<DashboardForm, 'id' | 'name' | 'questions' | 'widgets'>;

export type DesignTemplate = {
  id: string;
  name: string;
  description: string;
  /** Whether the form has what it is about. */
  fits(form: TemplateForm): boolean;
  make(form: TemplateForm): Design;
};

/** In menu order. */
export const designTemplates: readonly DesignTemplate[] = [
  {
    id: 'monthly',
    name: t(m.monthlyReport),
    description: t(m.figuresChartAndTableOf),
    fits: () => true,
    make: monthly,
  },
  {
    id: 'dashboard',
    name: t(m.dashboard),
    description: t(m.everythingOnFormsDashboardIn),
    fits: () => true,
    make: (form) => designOfDashboard(form),
  },
  {
    id: 'photos',
    name: t(m.photoReport),
    description: t(m.latestPhotosWithDatesAnd),
    fits: (form) => imageQuestions(form).length > 0,
    make: photos,
  },
  {
    id: 'blank',
    name: t(m.blank),
    description: t(m.onlyDatesAddWhatYou),
    fits: () => true,
    make: (form) => newDesign(form, t(m.report, { name: form.name })),
  },
];

/** Questions in a table that fits on a page across. */
const mostQuestions = 4;

function monthly(form: TemplateForm): Design {
  const { questions } = form;
  const charted =
    questions.find(({ type }) => isCounted(type)) ?? questions.find(({ type }) => isNumber(type));
  const sections: Section[] = [
    { kind: 'headline', question: headlined(charted), isPlace: false },
    {
      kind: 'figures',
      title: '',
      figures: ['rows', 'people', 'alerts'].map((value) => ({ value, label: '', good: null })),
    },
    { kind: 'trend', title: '', weeks: usualWeeks },
    ...(charted === undefined ? [] : [chartOf(charted)]),
    {
      kind: 'table',
      title: t(m.allRows),
      columns: columnsOf(questions),
      ...plainTable,
    },
  ];
  return { ...newDesign(form, t(m.monthlyReportOf, { name: form.name })), sections };
}

/** The question of which a headline says what most rows answered. */
function headlined(question: Question | undefined): string | null {
  return question !== undefined && questionTypes[question.type].isGroupable ? question.id : null;
}

/** Its chart has a bar for each answer. */
function isCounted(type: Question['type']): boolean {
  return answersOf(type).choices !== null;
}

function chartOf({ id }: Question): Section {
  return { kind: 'widget', title: '', source: { from: 'question', question: id }, showsTable: false };
}

/** Date and user, then the first questions; numbers with their sum. */
function columnsOf(questions: readonly Question[]): TableColumn[] {
  const shown = questions.filter(({ type }) => !isImageType(type)).slice(0, mostQuestions);
  return [
    { of: 'date', question: null, header: '', total: null },
    { of: 'user', question: null, header: '', total: null },
    ...shown.map(({ id, type }): TableColumn => ({
      of: 'question',
      question: id,
      header: '',
      total: isNumber(type) ? 'sum' : null,
    })),
  ];
}

/** Of rows, and of their entries. */
function imageQuestions({ questions }: TemplateForm): FilteredQuestion[] {
  return filteredQuestions({ questions, contextQuestions: [] }).filter(({ type }) => isImageType(type));
}

function photos(form: TemplateForm): Design {
  const sections = imageQuestions(form).map(photosSection);
  return { ...newDesign(form, t(m.photosOf, { name: form.name })), sections };
}
