// Imports an XLSForm, for users of ODK, Kobo or SurveyCTO. The resulting form can be saved as it is, and the report says
// what happened to every row.
import { countText } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';
import { withGroupConditions } from '#core/forms/groups/groups.ts';
import { type FormInput, formInput, itemsLimit, nameLimit } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { surveyQuestionOf } from './survey-question.ts';
import { readChoices, sayUnused } from './choices.ts';
import { entriesOf } from './groups/entries-question.ts';
import { headerOf, itemsOf, type MadeItem } from './items.ts';
import { languagesToRead, readSettings, saySheets } from './left-out.ts';
import type { MediaFiles } from './media/media-files.ts';
import { type NewPicture, pictureReader } from './media/read-pictures.ts';
import { groupsOver, placesIn, type Places } from './groups/places.ts';
import { type Chooser, type Placed, type ReadContext, startReading } from './reading.ts';
import { type Report, type ReportLine, reportPlace, startReport } from './report.ts';
import { type SheetCells, tableOf } from './sheets.ts';
import { readSurvey } from './survey.ts';
import type { Group, SurveyLine } from './survey-item.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type ReadXlsForm = {
  form: FormInput & { id: string };
  report: ReportLine[];
  /** Uploaded before the form is created. */
  pictures: readonly NewPicture[];
};

/**
 * Converts a workbook's sheets to a form. `name` is the form's name if the workbook has none; `newId` generates UUIDs;
 * `media` are the files beside the workbook.
 * @throws AppError `invalid` if the workbook is not an XLSForm, has no question that can be imported, or exceeds a
 * form's limits
 */
export function readXlsForm(
  sheets: readonly SheetCells[],
  newId: () => string,
  name = t(m.importedForm),
  media: MediaFiles = null,
): ReadXlsForm {
  const survey = tableOf(sheets, 'survey');
  if (survey === null) {
    throw new AppError('invalid', wording(m.thisIsNotXlsformIt), {
      hint: wording(m.xlsformIsWorkbookWithSheets),
    });
  }
  const report = startReport();
  const settings = readSettings(tableOf(sheets, 'settings'), report);
  const choices = tableOf(sheets, 'choices');
  const languages = languagesToRead([survey, choices], settings.language, report);
  const lists = readChoices(choices, languages, report);
  const lines = readSurvey(survey, languages, report);
  const places = placesIn(lines, report);
  const placed = new Map(
    lines.flatMap((line): [SurveyLine, Placed][] => {
      const item = line.kind === 'item' ? line : line.group.kind === 'entries' ? line.group.item : null;
      if (item === null) return [];
      const surveyQuestion = surveyQuestionOf(item, lists);
      return [[line, { item, id: newId(), surveyQuestion, place: places.of(item.around) }]];
    }),
  );
  const chooser = chooserOf(places, newId);
  const pictures = pictureReader(media, { report, newId });
  const reading = startReading([...placed.values()], places, chooser, {
    report,
    newId,
    pictures,
    over: groupsOver(lines, places),
  });
  const items = lines.flatMap((line) => {
    const item = placed.get(line);
    if (item !== undefined && line.kind === 'group') {
      const inner = [...placed.values()].filter(({ place }) => place.entries === line.group);
      return entriesOf(item, inner, reading);
    }
    // Those of entries are read with their question.
    if (item !== undefined) return item.place.entries === null ? itemsOf(item, reading) : [];
    return line.kind === 'group' ? groupItems(line, places, reading) : [];
  });
  sayUnused(lists, [...placed.values()], report);
  saySheets(sheets, survey, report);
  const made = chooser === null ? items : [chooserItem(chooser, report), ...items];
  const title = settings.title || name;
  if (title.length > nameLimit) {
    report.changed('settings', null, t(m.nameOfFormIsCut, { nameLimit }));
  }
  const form = formOf(made, title.slice(0, nameLimit), report);
  return { form: { ...form, id: newId() }, report: [...report.lines], pictures: pictures.pictures };
}

function groupItems(
  { group }: Extract<SurveyLine, { kind: 'group' }>,
  places: Places,
  reading: ReadContext,
): MadeItem[] {
  return headerOf(group, places.of([...group.around, group]), reading);
}

/**
 * With several repeats, a row belongs to one of them: a generated question asks which, and the questions of the others
 * are hidden.
 */
function chooserOf({ repeats }: Places, newId: () => string): Chooser | null {
  if (repeats.length < 2) return null;
  const values = new Map<Group, string>();
  const used = new Set<string>();
  for (const repeat of repeats) {
    const title = (repeat.label || repeat.name || 'Rows').slice(0, 200);
    const value = used.has(title) ? t(m.titleOfRow, { title, row: repeat.row }) : title;
    used.add(value);
    values.set(repeat, value);
  }
  return { id: newId(), values };
}

function chooserItem({ id, values }: Chooser, report: Report): MadeItem {
  const text = t(m.whatIsThisRowAbout);
  report.changed('survey', null, t(m.thereAreRepeatsAndForm, { size: values.size, text }));
  const options = [...values.values()].map((value, order) => ({ value, order }));
  return {
    kind: 'question',
    place: { list: 'questions', repeat: null, entries: null },
    row: 1,
    question: { ...plainQuestion, id, text, type: 'RADIO', required: true, questionOptions: options },
  };
}

const plainQuestion: Omit<Question, 'id' | 'text' | 'type'> = {
  order: 0,
  context: false,
  defaultAnswers: [],
  required: false,
  questionMeta: [],
  questionOptions: [],
  condition: null,
  widgetOrder: null,
  hidden: false,
  pinned: false,
};

/** Assembles the form from the converted items, in order. */
function formOf(made: readonly MadeItem[], name: string, report: Report): FormInput {
  const hasRowQuestion = made.some(({ kind, place }) => kind === 'question' && place.list === 'questions');
  if (!hasRowQuestion) throw noQuestions(report);
  made.forEach((item, order) => {
    const at = { order, context: item.place.list === 'contextQuestions' };
    Object.assign(item.kind === 'question' ? item.question : item.element, at);
  });
  const all = made.flatMap((item) => (item.kind === 'question' ? [item.question] : []));
  const form = {
    contextQuestions: all.filter(({ context }) => context),
    questions: all.filter(({ context }) => !context),
    elements: made.flatMap((item) => (item.kind === 'element' ? [item.element] : [])),
  };
  requireOne(made, withGroupConditions(form).questions, report);
  const parsed = formInput.safeParse({ name, ...form });
  if (!parsed.success) throw tooMuch(parsed.error);
  return parsed.data;
}

/** The report says why everything was left out. */
function noQuestions({ lines }: Report): AppError {
  const why = lines.filter(
    ({ sheet, row, level }) => sheet === 'survey' && row !== null && level === 'dropped',
  );
  const reasons = why.slice(0, mostReasons).map((line) => `${reportPlace(line)}: ${line.message}.`);
  const more = why.length - reasons.length;
  const rest = more > 0 ? [t(m.andMoreRows, { count: more })] : [];
  return new AppError('invalid', wording(m.thisXlsformHasNoQuestions), {
    hint: [...reasons, ...rest].join('\n') || wording(m.itsSheetSurveyHasNo),
  });
}

const mostReasons = 5;

/** Texts are already truncated: only the number of items can exceed the limits. */
function tooMuch(cause: unknown): AppError {
  const most = countText(itemsLimit);
  return new AppError('invalid', wording(m.thisXlsformIsTooLarge), {
    cause,
    hint: wording(m.formHasAtMostQuestions, { most }),
  });
}

/**
 * A form needs a required question per row (spec 3, section 5); an XLSForm does not. `questions` are those of its rows under all of
 * their conditions.
 */
function requireOne(made: readonly MadeItem[], questions: readonly Question[], report: Report): void {
  const rows = made.flatMap((item) =>
    item.kind === 'question' && item.place.list === 'questions' ? [item] : [],
  );
  const always = questions.find(({ condition }) => condition === null)?.id;
  const chosen = rows.find(({ question }) => question.id === always) ?? rows[0];
  if (chosen === undefined || rows.some(({ question }) => question.required)) return;
  const { text, defaultAnswers } = chosen.question;
  if (defaultAnswers.length > 0) {
    report.changed(
      'survey',
      chosen.row,
      t(m.losesItsDefaultRequiredQuestionsHave, { text, defaultAnswers: defaultAnswers.join(' ') }),
    );
  }
  chosen.question.required = true;
  chosen.question.defaultAnswers = [];
  report.changed('survey', chosen.row, t(m.isNowRequiredBecauseForm, { text }));
}
