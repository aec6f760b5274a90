// Writes a form as an XLSForm, for ODK, Kobo and SurveyCTO. Anything without a counterpart is left out and reported. If
// the form has a setup, the questions per row become a repeat; otherwise the form is one row.
import { draftOfInput } from '#core/forms/draft/draft-wire.ts';
import type { DraftElement, DraftItem, DraftQuestion } from '#core/forms/draft/form-draft.ts';
import { answerAtLeastOne } from '#core/forms/groups/needed-groups.ts';
import { isGroup } from '#core/forms/groups/groups.ts';
import { withPlaceOfPhotos } from '#core/forms/question-meta.ts';
import type { Form, FormInput } from '#core/forms/schema.ts';
import { pictureText } from './media/read-pictures.ts';
import { lackXPath } from './groups/needed.ts';
import { writeEntries } from './groups/write-entries.ts';
import { tableAppearance } from './groups/write-table.ts';
import { nameMaker } from './names.ts';
import { plainText } from './reading.ts';
import { type Report, type ReportLine, startReport } from './report.ts';
import type { SheetCells } from './sheets.ts';
import { type ChoiceList, listsOf, listUse, typeOf, writtenQuestions } from './written/types.ts';
import { titleOf } from './written/written.ts';
import { writeElement } from './write-element.ts';
import { type ChoiceColumns, filterOf } from './filter/write-filter.ts';
import { fillCells } from './fills/write-fill.ts';
import { besideScale, parametersOf, saysMore } from './types.ts';
import { constraintOf } from './write-constraint.ts';
import {
  add,
  columns,
  longestCell,
  nextRow,
  relevance,
  withinCell,
  type WriteContext,
} from './survey-rows.ts';
import { photoPlaceCell, photoPlaceColumn } from './rules/photo-place.ts';
import { uniqueCell, uniqueMessages } from './rules/unique-cell.ts';
import { sayRest } from './written/rest.ts';
import { XPathError } from './xpath.ts';
import type { QuestionRule } from '#core/questions/rules/schema.ts';
import { ownersOf } from '#core/questions/entries/outside.ts';
import { isEntries, questionTypes } from '#core/questions/types.ts';
import type { Message, Values } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type WrittenXlsForm = { sheets: SheetCells[]; report: ReportLine[] };

/** The sheets of the workbook, and the conversion report. `pictures` are the names of those that are in a ZIP file with it. */
export function writeXlsForm(
  form: Form | FormInput,
  pictures: ReadonlyMap<string, string> = new Map(),
): WrittenXlsForm {
  const draft = draftOfInput(form, () => '');
  const report = startReport();
  const nameOf = nameMaker();
  const ofSetUp = questionsIn(draft.setup);
  const all = [...ofSetUp, ...questionsIn(draft.rows)];
  const lists = listsOf(all.flatMap((question) => [question, ...(question.questions ?? [])]));
  const questions = writtenQuestions(all, lists, nameOf);
  const filters = new Map();
  const writing: WriteContext = { rows: [], questions, lists, filters, nameOf, pictures, report };
  // Questions per sheet cannot refer to the rows.
  const idsOfSetUp = new Set([...ofSetUp.map(({ id }) => id), ...ownersOf(ofSetUp).keys()]);
  const perSheet = new Map([...questions].filter(([id]) => idsOfSetUp.has(id)));
  writePart(draft.setup, { ...writing, questions: perSheet });
  if (draft.setup.length > 0) add(writing, { type: 'begin_repeat', name: nameOf('rows') });
  writePart(draft.rows, writing);
  if (draft.setup.length > 0) add(writing, { type: 'end_repeat' });
  sayRest(draft, report);
  if ('contextWidgetHidden' in form && (form.contextWidgetHidden || form.contextWidgetOrder !== 0))
    report.dropped('settings', null, t(m.placeOfSetUpOn));
  const more = [...new Set([...writing.filters.values()].flatMap(({ columns: read }) => [...read.keys()]))];
  const choices = [...new Set(lists.values())].flatMap((list) =>
    choiceRows(list, more, writing.filters.get(list)?.columns),
  );
  const settings = [draft.name, nameMaker()(draft.name), String(form.version ?? 1)];
  return {
    sheets: [
      { name: 'survey', rows: surveyRows(writing) },
      { name: 'choices', rows: [['list_name', 'name', 'label', ...more], ...choices] },
      { name: 'settings', rows: [['form_title', 'form_id', 'version'], settings] },
    ],
    report: [...report.lines],
  };
}

/** Without the columns that few forms need, where nothing is in them. */
function surveyRows({ rows }: WriteContext): string[][] {
  const isNeeded = columns.map(
    (column, index) => !seldomColumns.includes(column) || rows.some((row) => row[index] !== ''),
  );
  return [[...columns], ...rows].map((row) => row.filter((_, index) => isNeeded[index]));
}

const seldomColumns: readonly string[] = [
  'unique',
  'unique_message',
  'repeat_count',
  'entries',
  photoPlaceColumn,
  'media::image',
  pictureText,
];

function questionsIn(items: readonly DraftItem[]): DraftQuestion[] {
  return items.filter((item) => item.kind === 'question');
}

function choiceRows(
  { name, choices, byValue }: ChoiceList,
  columnsRead: readonly string[],
  cells: ChoiceColumns = new Map(),
): string[][] {
  const values = new Map([...byValue].map(([value, choice]) => [choice, value]));
  return choices.map((choice) => [
    name,
    choice.name,
    choice.label,
    ...columnsRead.map((column) => cells.get(column)?.get(values.get(choice.name) ?? '') ?? ''),
  ]);
}

/** The filter of a question with options of its own, whose list gets the columns that it reads. */
function choiceFilter({ options }: DraftQuestion, list: ChoiceList | undefined, writing: WriteContext) {
  const written = filterOf(options, writing.questions);
  if (list === undefined || written.columns.size === 0) return { ...written, filter: '' };
  const isTooLong = written.filter.length > longestCell;
  // Another question with the same options may read what this one cannot.
  if (!isTooLong && written.columns.size > (writing.filters.get(list)?.columns.size ?? 0))
    writing.filters.set(list, written);
  return isTooLong ? { filter: '', issue: t(m.itIsLongerThanCell) } : written;
}

/** A header without a condition, and one that is a group, starts a group that ends before the next one. */
function writePart(items: readonly DraftItem[], writing: WriteContext): void {
  let open: DraftElement | null = null;
  let members: DraftQuestion[] = [];
  const end = () => {
    if (open !== null) {
      if (isGroup(open) && open.data.atLeastOne === true) writeNeed(open, members, writing);
      add(writing, { type: 'end_group' });
    }
    open = null;
    members = [];
  };
  for (const item of items) {
    if (item.kind === 'question') {
      if (isEntries(item.type)) writeEntries(item, writing, writeQuestion);
      else writeQuestion(item, writing);
      if (writing.questions.has(item.id) && !isEntries(item.type)) members.push(item);
      continue;
    }
    const begins = item.type === 'HEADER' && (item.condition === null || isGroup(item));
    // Any header ends a group that is shown and hidden as one.
    if (begins || (item.type === 'HEADER' && open !== null && isGroup(open))) end();
    if (begins) {
      open = item;
      const { label } = item.data;
      sayMarkup(label, nextRow(writing), writing.report);
      const relevant = relevance(item.condition, titleOf(label), 'shown', writing);
      const appearance = tableAppearance(items, item, writing);
      add(writing, { type: 'begin_group', name: writing.nameOf(label), label, relevant, appearance });
    } else writeElement(item, writing);
  }
  end();
}

/** The note at the end of a group of which at least one question has to be answered. */
function writeNeed({ data }: DraftElement, members: readonly DraftQuestion[], writing: WriteContext): void {
  if (members.length === 0) return;
  const title = titleOf(data.label);
  try {
    const relevant = withinCell(lackXPath(members, writing.questions));
    const label = answerAtLeastOne(members);
    writing.report.changed('survey', nextRow(writing), t(m.needIsNote, { title }));
    add(writing, { type: 'note', name: writing.nameOf('answer_needed'), label, required: 'yes', relevant });
  } catch (issue) {
    if (!(issue instanceof XPathError)) throw issue;
    writing.report.changed('survey', nextRow(writing), t(m.losesNeed, { title, issue: issue.message }));
  }
}

/** What an XLSForm cannot say of a catalog question, whose answer it takes as a text. */
const lostSetting: Readonly<Record<string, Message>> = {
  selectedTypes: m.takesTextOfAnyKind,
  selectedBranches: m.takesAnyTextInPlace,
  followsQuestion: m.noLongerFollowsAnswerTo,
};

function writeQuestion(question: DraftQuestion, writing: WriteContext): void {
  const { id, text, type, required, defaultAnswers, rules = [] } = question;
  const { report, questions } = writing;
  const written = questions.get(id);
  if (type === null || written === undefined) return;
  const { said, appearance, ...rest } = typeOf(type);
  const row = nextRow(writing);
  const say = (remark: Message, values: Values = {}) =>
    report.changed('survey', row, t(remark, { title: text, ...values }));
  if (said !== null) say(said, { label: questionTypes[type].label });
  const list = writing.lists.get(id);
  const relevant = relevance(question.condition, text, 'asked', writing);
  const defaults = defaultAnswers.map((value) => written.choices.get(value) ?? value);
  if (list?.isRenamed) report.changed('survey', row, t(m.hasOptionsWhoseNamesDiffer, { text }));
  sayMarkup(text, row, report);
  if (defaults.some(isDynamic)) say(m.hasDefaultThatXlsformMay);
  if (question.hidden) say(m.isNoLongerHiddenOn);
  if (question.pinned) say(m.isNoLongerPinnedOn);
  if (question.widgetOrder !== null) say(m.losesItsPlaceOnDashboards);
  const photoPlace = photoPlaceCell(question);
  if (photoPlace !== '') say(m.placeIsReadByFormdeck);
  for (const { key, value } of withPlaceOfPhotos(question.questionMeta, false))
    say(lostSetting[key] ?? m.losesItsSetting, { key, value });
  if ([...(list?.choices ?? [])].some(({ label }) => isRead(label))) say(m.hasOptionsThatXlsformReads);
  const { constraint, message, changes } = constraintOf(
    [...questionTypes[type].rules.filter(isWritten), ...besideScale(rules, type)],
    written,
    questions,
  );
  if (questionTypes[type].scale !== null && rules.some(saysMore)) say(m.losesMeaningOfEnds);
  for (const { message: change, values } of changes) say(change, values);
  const { filter, issue } = choiceFilter(question, list, writing);
  if (issue !== null) say(m.losesConditionsOfOptions, { issue });
  const uniqueSaid = uniqueMessages(rules);
  if (uniqueSaid.length > 0) say(m.uniqueIsReadByFormdeck);
  if (uniqueSaid.length > 1) say(m.hasOneMessageForItsRules);
  const isTooLong = constraint.length > longestCell;
  if (isTooLong) say(m.losesRule, { issue: t(m.itIsLongerThanCell) });
  report.kept('survey', row, t(m.keptAs, { title: text, type: rest.type }));
  add(writing, {
    type: list === undefined ? rest.type : listUse(rest.type, list),
    name: written.name,
    label: text,
    required: required ? 'yes' : '',
    relevant,
    choice_filter: filter,
    constraint: isTooLong ? '' : constraint,
    constraint_message: isTooLong ? '' : message,
    default: defaults.join(' '),
    ...fillCells(question, written, questions, say),
    appearance,
    parameters: parametersOf(type, rules),
    photo_place: photoPlace,
    unique: uniqueCell(rules),
    unique_message: uniqueSaid.join(' '),
  });
}

/** A rule of a type: that a number is whole is what `integer` says. */
function isWritten({ kind }: QuestionRule): boolean {
  return kind !== 'decimals';
}

/** Reports a label that an XLSForm shows differently: one with markup, or with an answer in it. */
function sayMarkup(label: string, row: number, report: Report): void {
  if (isRead(label))
    report.changed('survey', row, t(m.holdsWhatXlsformReadsAs, { label: label.slice(0, 60) }));
}

function isRead(label: string): boolean {
  return label.includes('${') || plainText(label) !== label.replaceAll(/\s+/g, ' ').trim();
}

/** Whether ODK would evaluate a default: it contains a reference or a call. */
function isDynamic(text: string): boolean {
  const call = text.search(/[\w-]\(/);
  return text.includes('${') || (call >= 0 && text.lastIndexOf(')') > call);
}
