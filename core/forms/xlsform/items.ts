// Converts rows of a survey to questions and elements, and reports what changes.
import { assertNever } from '#core/assert-never.ts';
import type { Element } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { type QuestionRule, ruleMessageLimit } from '#core/questions/rules/schema.ts';
import { isMultipleChoice, type QuestionType, questionTypes } from '#core/questions/types.ts';
import { type SurveyQuestion, otherChoice } from './survey-question.ts';
import type { RepeatPosition } from './groups/places.ts';
import { type AddRemark, type Placed, plainText, type ReadContext } from './reading.ts';
import { scaleWith, typedByRules } from './types.ts';
import { called, type Group, isHeading, isNo, isYes } from './survey-item.ts';
import { optionsIn } from './filter/offered-options.ts';
import { defaultsOf } from './fills/read-default.ts';
import { fillOf } from './fills/read-fill.ts';
import { rulesOfConstraint } from './read-constraint.ts';
import { type KnownName, valueLogic } from './to-logic.ts';
import { photoPlaceMeta } from './rules/photo-place.ts';
import { withUnique } from './rules/unique-cell.ts';
import { pictureColumns } from './media/read-pictures.ts';
import { columnsOfQuestion, sayUnread } from './unread.ts';
import { XPathError } from './xpath.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** An item of a part of the form; its position is assigned later. */
export type MadeItem = { place: RepeatPosition; row: number } & (
  | { kind: 'question'; question: Question }
  | { kind: 'element'; element: Element }
);

/** A group's title as a header; nothing if it has none. */
export function headerOf(group: Group, place: RepeatPosition, reading: ReadContext): MadeItem[] {
  const { row, label, name, around } = group;
  if (label === '') {
    // A repeat becomes the form's rows, with or without a header.
    const { relevant } = group;
    if (group.kind === 'group' || relevant !== '') {
      const values = { called: called(name), relevant };
      const remark = relevant === '' ? m.hasNoLabelSoIt : m.hasNoLabelSoItWasAsked;
      reading.report.changed('survey', row, t(remark, values));
    }
    return [];
  }
  if (around.some((outer) => outer.label !== '')) {
    reading.report.changed('survey', row, t(m.becomesHeaderLikeOneAround, { called: called(name) }));
  }
  sayMarkup(label, row, reading);
  reading.report.kept('survey', row, t(m.asHeader, { shorten: shorten(reading.titleOf(label)) }));
  const element = elementOf(reading, {
    row,
    type: 'HEADER',
    label: reading.titleOf(label),
    condition: reading.groupCondition(group),
  });
  if (reading.isShownAsOne(group) || reading.needsAnswer(group)) element.data.group = true;
  if (reading.needsAnswer(group)) element.data.atLeastOne = true;
  if (group.isTable) element.data.matrix = true;
  return [{ kind: 'element', place, row, element }];
}

/** Converts a row. */
export function itemsOf(placed: Placed, reading: ReadContext): MadeItem[] {
  const { surveyQuestion, item } = placed;
  switch (surveyQuestion.kind) {
    case 'nothing':
      reading.report.dropped(
        'survey',
        item.row,
        t(m.isLeftOut, { called: called(item.name), why: surveyQuestion.why }),
      );
      return [];
    case 'note':
      return noteOf(placed, reading);
    case 'calculation':
      return calculationOf(placed, reading);
    case 'question':
      return questionsOf(placed, surveyQuestion, reading);
    default:
      return assertNever(surveyQuestion);
  }
}

function noteOf(placed: Placed, reading: ReadContext): MadeItem[] {
  const { item } = placed;
  const text = item.label || item.name;
  if (reading.saysNeed(placed)) {
    reading.report.kept('survey', item.row, t(m.saysThatGroupNeedsAnswer, { called: called(item.name) }));
    return [];
  }
  const isHeader = isHeading(text);
  sayUnread(item, ['relevant', 'read_only', ...(isHeader ? [] : pictureColumns(item))], reading.report);
  if (item.type.word !== 'note') {
    reading.report.changed('survey', item.row, t(m.isTextBecauseItIs, { called: called(item.name) }));
  }
  if (isHeader) sayMarkup(text.replace(/^#{1,6}\s+/, ''), item.row, reading);
  else if (text.includes('${')) {
    const what = t(m.namesQuestionWhoseAnswerIt, { shorten: shorten(reading.titleOf(text)) });
    reading.report.changed('survey', item.row, what);
  }
  reading.report.kept(
    'survey',
    item.row,
    t(isHeader ? m.asHeader : m.asDescription, { shorten: shorten(reading.titleOf(text)) }),
  );
  const condition = reading.conditionOf(placed);
  const [type, label] = isHeader
    ? (['HEADER', reading.titleOf(text)] as const)
    : (['DESCRIPTION', text.replaceAll(/\$\{[^{}]*\}/g, (whole) => reading.titleOf(whole))] as const);
  const element = elementOf(reading, { row: item.row, type, label, condition });
  const picture = isHeader ? null : reading.pictures.of(item, reading.titleOf(text));
  if (picture !== null) element.data.picture = picture;
  return [elementItem(placed, element)];
}

function calculationOf(placed: Placed, reading: ReadContext): MadeItem[] {
  const { item, place } = placed;
  const { report } = reading;
  try {
    if (item.cell('calculation') === '') throw new XPathError(t(m.thereIsNoCalculation));
    const formula = valueLogic(item.cell('calculation'), reading.namesAt(place));
    const label = reading.titleOf(item.label || item.name);
    const condition = reading.conditionOf(placed);
    const element = elementOf(reading, { row: item.row, type: 'CALCULATION', label, condition });
    sayUnread(item, ['relevant', 'calculation', 'read_only'], report);
    if (item.label !== '') sayMarkup(item.label, item.row, reading);
    report.changed('survey', item.row, t(m.isShownToPeopleFilling, { called: called(item.name) }));
    return [elementItem(placed, { ...element, data: { ...element.data, formula } })];
  } catch (issue) {
    if (!(issue instanceof XPathError)) throw issue;
    const values = { called: called(item.name), why: issue.message, calculation: item.cell('calculation') };
    report.dropped('survey', item.row, t(m.isLeftOutBecauseIt, values));
    return [];
  }
}

const longestTitle = 500;

function questionsOf(
  placed: Placed,
  surveyQuestion: Extract<SurveyQuestion, { kind: 'question' }>,
  reading: ReadContext,
): MadeItem[] {
  const { item, place, id } = placed;
  const { row } = item;
  const { report } = reading;
  const isOfRows = place.list === 'questions' && place.entries === null;
  const title = reading.titleOf(item.label) || item.name || 'Question';
  const text = title.slice(0, longestTitle).trim();
  const say: AddRemark = (remark, values = {}) =>
    report.changed('survey', row, t(remark, { title: shorten(title), ...values }));
  if (surveyQuestion.said !== null) say(surveyQuestion.said);
  const condition = reading.conditionOf(placed);
  const required = requiredIn(placed, say);
  const typed = rulesOf(placed, surveyQuestion, reading, say);
  const filled = fillOf(placed, surveyQuestion, typed.type, { reading, say });
  const question: Question = {
    id,
    order: 0,
    context: place.list === 'contextQuestions',
    text,
    ...(isOfRows ? withUnique(typed, item) : typed),
    ...filled,
    required,
    defaultAnswers: defaultsOf(placed, surveyQuestion, { required, ...filled }, say),
    questionMeta: [...photoPlaceMeta(item, typed.type)],
    questionOptions: optionsIn(placed, surveyQuestion, reading, say),
    condition,
    widgetOrder: null,
    hidden: false,
    pinned: false,
  };
  sayRest(placed, say);
  const picture = reading.pictures.of(item, title);
  const texts = [title.length > longestTitle ? item.label : '', item.hint].filter(Boolean);
  // A picture needs a text that it stands below.
  const above = (picture === null || texts.length > 0 ? texts : [title]).map((label) =>
    elementOf(reading, { row, type: 'DESCRIPTION', label, condition }),
  );
  const [last] = above.slice(-1);
  if (picture !== null && last !== undefined) last.data.picture = picture;
  sayMarkup(item.label, row, reading);
  sayUnread(item, columnsOfQuestion(item, { isOfRows, isCalculated: filled.filledBy !== undefined }), report);
  if (item.hint !== '') say(m.hasItsHintAboveIt);
  if (picture !== null) say(m.hasItsPictureAboveIt);
  if (title.length > longestTitle) say(m.isCutWholeTextStands);
  report.kept(
    'survey',
    row,
    t(m.keptAs, { title: shorten(title), type: questionTypes[surveyQuestion.type].label }),
  );
  return [
    ...above.map((element) => elementItem(placed, element)),
    { kind: 'question', place, row, question },
    ...(item.type.orOther ? [otherText(placed, question, reading)] : []),
  ];
}

/** The text question in which "Other" is specified. */
function otherText(placed: Placed, question: Question, reading: ReadContext): MadeItem {
  const { id, text, type } = question;
  const operator = isMultipleChoice(type) ? 'contains' : '==';
  const condition = reading.conditionOf(placed, { [operator]: [{ var: id }, otherChoice.name] });
  const other: Question = {
    ...question,
    id: reading.newId(),
    text: `${text.slice(0, longestTitle - 7)}: other`,
    type: 'TEXT',
    required: false,
    defaultAnswers: [],
    questionOptions: [],
    condition,
  };
  return { kind: 'question', place: placed.place, row: placed.item.row, question: other };
}

export function requiredIn({ item }: Placed, say: AddRemark): boolean {
  const required = item.cell('required');
  if (isYes(required)) return true;
  if (!isNo(required)) say(m.isNotRequiredCannotBe, { required });
  return false;
}

/** The rules of a row, by its constraint, which is reported where it has no counterpart; and its type, which they may tell. */
function rulesOf(
  { item, id, place }: Placed,
  { type, choices, time }: Extract<SurveyQuestion, { kind: 'question' }>,
  reading: ReadContext,
  say: AddRemark,
): Pick<Question, 'type' | 'rules'> {
  if (questionTypes[type].scale !== null) return onScale(item, type, say);
  const rules: QuestionRule[] = [];
  const constraint = item.cell('constraint');
  if (constraint !== '') {
    const question = { id, text: item.label || item.name, type };
    const self: KnownName = { kind: 'question', question, choices, time };
    const message = item.constraintMessage;
    const own = message.slice(0, ruleMessageLimit);
    const read = rulesOfConstraint(constraint, own, { type, self, names: reading.namesAt(place) });
    rules.push(...read.rules);
    if (read.rules.length === 0)
      say(message === '' ? m.isNotCheckedByIts : m.isNotCheckedByItsMessage, { constraint, message });
    else if (read.issue !== null) say(m.isCheckedByPartOf, { constraint, issue: read.issue });
  }
  return typedByRules(type, rules);
}

/** The bounds of a scale are its parameters; what a constraint would add to them is said. */
function onScale(item: Placed['item'], type: QuestionType, say: AddRemark): Pick<Question, 'type' | 'rules'> {
  const { rules, ...typed } = scaleWith(item.cell('parameters'), type);
  const [constraint, message] = [item.cell('constraint'), item.constraintMessage];
  if (constraint !== '')
    say(message === '' ? m.isNotCheckedByIts : m.isNotCheckedByItsMessage, { constraint, message });
  return { ...typed, ...(rules.length > 0 && { rules }) };
}

/** Reports the columns of a row that have no counterpart. */
function sayRest({ item }: Placed, say: AddRemark): void {
  if (item.type.orOther) say(m.hasChoiceOtherAndQuestion);
}

/** Reports the parts of a label that a title cannot show. */
function sayMarkup(label: string, row: number, { report, titleOf }: ReadContext): void {
  const say: AddRemark = (remark) =>
    report.changed('survey', row, t(remark, { title: shorten(titleOf(label)) }));
  if (label.includes('${')) say(m.namesQuestionWhoseAnswerIts);
  if (plainText(label) !== label) say(m.losesMarkupOrLineBreaks);
}

const longestLabel = 10_000;

function elementOf(
  { newId, report }: ReadContext,
  { row, type, label, condition }: Pick<Element, 'type' | 'condition'> & { row: number; label: string },
): Element {
  if (label.length > longestLabel) {
    report.changed('survey', row, t(m.labelIsCut, { shorten: shorten(label), longestLabel }));
  }
  const data = { label: label.slice(0, longestLabel) };
  return { id: newId(), type, order: 0, context: false, condition, data };
}

function elementItem({ place, item }: Placed, element: Element): MadeItem {
  return { kind: 'element', place, row: item.row, element };
}

function shorten(title: string): string {
  return title.length > 60 ? `${title.slice(0, 57)}...` : title;
}
