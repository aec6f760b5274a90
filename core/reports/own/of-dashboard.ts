// A dashboard as a design: its widgets in their order, over the days of the report.
import { isImageType } from '#core/questions/types.ts';
import { parameterTypes } from '#core/reports/schema.ts';
import { type DashboardForm, type Part, shownWidgets } from '#core/sheets/dashboard/overview.ts';
import { type Design, mostSections, type Section, usualPhotos } from './schema.ts';

const day = (name: string, label: string, helpText: string): Design['parameters'][number] => ({
  name,
  label,
  helpText,
  dataType: parameterTypes.date,
  choices: null,
  defaultValue: null,
  allowBlank: false,
});

/** The days of a report, as most designs ask for them. */
function periodParameters(): Design['parameters'] {
  return [
    day('start_date', 'Start date', 'The first day, by your time zone.'),
    day('end_date', 'End date', 'The last day, which is included.'),
  ];
}

/** A design with nothing in it yet but the days. */
export function newDesign(form: { id: string; name: string }, name = form.name): Design {
  return {
    name,
    description: '',
    form: { id: form.id, name: form.name },
    parameters: periodParameters(),
    filters: [],
    filter: null,
    values: [],
    sections: [],
  };
}

/** The design of a form's dashboard, with what is not hidden on it. */
export function designOfDashboard(
  form: Pick<DashboardForm, 'id' | 'name' | 'questions' | 'widgets'>,
): Design {
  const overview: Section = {
    kind: 'figures',
    title: '',
    figures: ['rows', 'people', 'alerts'].map((value) => ({ value, label: '' })),
  };
  const widgets = shownWidgets({ questions: form.questions, widgets: form.widgets }).map(sectionOf);
  return {
    ...newDesign(form, `${form.name}: dashboard`.slice(0, 200)),
    description: 'The dashboard of the form, as a report.',
    sections: [overview, ...widgets].slice(0, mostSections),
  };
}

function sectionOf(part: Part): Section {
  if ('widget' in part)
    return {
      kind: 'widget',
      title: '',
      source: { from: 'widget', widget: part.widget.id },
      showsTable: false,
    };
  const { id, text, type } = part.question;
  if (!isImageType(type))
    return { kind: 'widget', title: '', source: { from: 'question', question: id }, showsTable: false };
  return {
    kind: 'photos',
    title: text.slice(0, 200),
    question: id,
    captions: [
      { of: 'date', question: null },
      { of: 'user', question: null },
    ],
    most: usualPhotos,
    filter: null,
  };
}
