// What a design lacks to be saved, against the form that it is for. The builder shows the issues, the server and the
// commands refuse by them.
import { assertNever } from '#core/assert-never.ts';
import type { FieldError } from '#core/errors.ts';
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import { type FilteredQuestion, filteredQuestions, questionsWithin } from '#core/forms/filtered-questions.ts';
import { checkLogic } from '#core/logic/check.ts';
import type { Question } from '#core/questions/schema.ts';
import { answersOf, isImageType, questionTypes } from '#core/questions/types.ts';
import { type FilterOperator, takesValues } from '#core/questions/filter-operators.ts';
import { parameterIssues, readParameters } from '#core/reports/parameters.ts';
import { parameterTypes } from '#core/reports/schema.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { widgetType } from '#core/widgets/schema.ts';
import { isFilterType, widgetIssues } from '#core/widgets/widget-issues.ts';
import { selectionIssues } from './row-selection.ts';
import type { Design, Section, SectionOf, TableColumn, Total } from './schema.ts';
import { builtInValues, isValueName, knownFigures, knownNames, namesInText } from './values.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** The form of a design: its questions as they are read, with those of earlier versions. */
export type DesignForm = {
  questions: readonly Question[];
  contextQuestions: readonly Question[];
  widgets: readonly Widget[];
};

const designIssueTexts = {
  noForm: t(m.thisFormDoesNotExist),
  noQuestion: 'The form does not have this question',
  chooseQuestion: t(m.chooseQuestion),
  ofSheet: t(m.thisQuestionIsAnsweredOnce),
} as const;

/** All issues of a design; empty if it may be saved. `form`: null if there is none. */
export function designIssues(design: Design, form: DesignForm | null): FieldError[] {
  if (form === null) return [{ path: 'form.id', message: designIssueTexts.noForm }];
  const { sections } = design;
  return [
    ...parametersIssues(design),
    ...valuesIssues(design, form),
    ...filtersIssues(design, form),
    ...selectionIssues(design.rows, form),
    ...(sections.length === 0 ? [fieldError('sections', m.addAtLeastOneSection)] : []),
    ...sections.flatMap((section, place) =>
      prefixed(`sections.${place}`, sectionIssues(section, design, form)),
    ),
  ];
}

function prefixed(prefix: string, issues: readonly FieldError[]): FieldError[] {
  return issues.map(({ path, message }) => ({ path: path === '' ? prefix : `${prefix}.${path}`, message }));
}

function nameIssue(name: string, taken: readonly string[]): string | null {
  if (name === '') return t(m.nameIsRequired);
  if (!isValueName(name)) return t(m.nameHasLowercaseLettersDigits);
  if (name in builtInValues) return t(m.isReservedChooseAnotherName, { name });
  return taken.includes(name) ? t(m.nameIsUsedTwice, { name }) : null;
}

function parametersIssues({ parameters }: Design): FieldError[] {
  return parameters.flatMap((parameter, place) => {
    const { name, label, dataType, choices, defaultValue } = parameter;
    const issues: FieldError[] = [];
    const add = (path: string, message: string | null) =>
      message !== null && issues.push({ path: `parameters.${place}.${path}`, message });
    const before = parameters.slice(0, place).map((each) => each.name);
    add('name', nameIssue(name, before));
    if (label === '') add('label', t(m.labelIsRequired));
    const isDay = dataType === parameterTypes.date;
    if ((name === 'start_date' || name === 'end_date') && !isDay)
      add('dataType', t(m.isDateOfDataType, { name, date: parameterTypes.date }));
    if (choices !== null && choices.length === 0) add('choices', t(m.addChoiceOrAllowAny));
    const values = choices?.map(({ value }) => value) ?? [];
    if (values.includes('')) add('choices', t(m.choiceNeedsValue));
    if (new Set(values).size < values.length) add('choices', t(m.twoChoicesHaveSameValue));
    if (defaultValue !== null) {
      const given = readParameters([parameter], { [name]: defaultValue });
      add('defaultValue', parameterIssues([{ ...parameter, allowBlank: true }], given)[0]?.message ?? null);
    }
    return issues;
  });
}

function valuesIssues({ parameters, values }: Design, form: DesignForm): FieldError[] {
  return values.flatMap(({ name, of, question: questionId, filter }, place) => {
    const taken = [...parameters, ...values.slice(0, place)].map((each) => each.name);
    const issues: FieldError[] = [];
    const issue = nameIssue(name, taken);
    if (issue !== null) issues.push({ path: 'name', message: issue });
    if (of === 'share' && filter === null) issues.push(fieldError('filter', m.chooseWhichRowsToCount));
    if (of !== 'rows' && of !== 'share') {
      const found = anyQuestion(questionId, analysedQuestions(form));
      if (typeof found === 'string') issues.push({ path: 'question', message: found });
      else if (of !== 'count' && !answersOf(found.type).isDecimal)
        issues.push(fieldError('question', m.chooseQuestionThatIsAnswered));
    }
    return prefixed(`values.${place}`, [...issues, ...logicIssues(filter, form)]);
  });
}

function filtersIssues({ parameters, filters, filter }: Design, form: DesignForm): FieldError[] {
  const names = parameters.map(({ name }) => name);
  const issues = filters.flatMap(({ question: questionId, operator, parameter }, place) => {
    const found = anyQuestion(questionId, analysedQuestions(form));
    const issuesHere: FieldError[] = [];
    if (typeof found === 'string') issuesHere.push({ path: 'question', message: found });
    else {
      const operators = designOperators(found);
      if (operators.length === 0) issuesHere.push(fieldError('question', m.youCannotApplyFilterTo));
      else if (!operators.includes(operator))
        issuesHere.push(fieldError('operator', m.useOneOfForThis, { operators: operators.join(', ') }));
    }
    if (!names.includes(parameter))
      issuesHere.push({ path: 'parameter', message: noParameterText(parameter) });
    return prefixed(`filters.${place}`, issuesHere);
  });
  return [...issues, ...logicIssues(filter, form)];
}

/** The operators of a filter by a parameter, which is one value. */
function designOperators({ type }: Pick<Question, 'type'>): readonly FilterOperator[] {
  return answersOf(type).filter.operators.filter(takesValues);
}

function noParameterText(name: string): string {
  return name === '' ? t(m.chooseParameter) : t(m.designHasNoParameter, { name });
}

function logicIssues(
  filter: Design['filter'],
  form: DesignForm,
  questions: readonly Question[] = analysedQuestions(form),
): FieldError[] {
  if (filter === null) return [];
  const known = new Set(questions.filter(({ type }) => isFilterType(type)).map(({ id }) => id));
  return checkLogic(filter, known).map((message) => ({ path: 'filter', message }));
}

/** The question that rows, or their entries, answer, or what is wrong: a photo of the setup would be one of every row. */
function rowQuestion(questionId: string | null, form: DesignForm): FilteredQuestion | string {
  const found = anyQuestion(questionId, filteredQuestions(form));
  return typeof found === 'string' || !isOfSetup(found, form) ? found : designIssueTexts.ofSheet;
}

function isOfSetup({ id, entriesOf = id }: FilteredQuestion, { contextQuestions }: DesignForm): boolean {
  return contextQuestions.some((each) => each.id === entriesOf);
}

/** The issues of one section, with paths within it. */
export function sectionIssues(section: Section, design: Design, form: DesignForm): FieldError[] {
  switch (section.kind) {
    case 'heading':
      return textIssues(section.text, t(m.headingNeedsText), design);
    case 'headline':
      return headlineIssues(section, form);
    case 'trend':
      return [];
    case 'text':
      return textIssues(section.text, t(m.enterTextOrRemoveSection), design);
    case 'figures':
      return figuresIssues(section, design);
    case 'widget':
      return sourceIssues(section, form);
    case 'table':
      return tableIssues(section, form);
    case 'photos':
      return photosIssues(section, form);
    case 'pageBreak':
      return [];
    default:
      return assertNever(section);
  }
}

function textIssues(text: string, missing: string, design: Design): FieldError[] {
  if (text === '') return [{ path: 'text', message: missing }];
  const known = knownNames(design);
  return namesInText(text)
    .filter((name) => !known.includes(name))
    .map((name) =>
      fieldError('text', m.thereIsNoValueValues, {
        name: `{${name}}`,
        known: known.map((each) => `{${each}}`).join(', '),
      }),
    );
}

/** A headline without a question says only how many rows there were. */
function headlineIssues({ question }: SectionOf<'headline'>, form: DesignForm): FieldError[] {
  return question === null ? [] : groupIssues({ of: 'question', question }, form);
}

function figuresIssues({ figures }: SectionOf<'figures'>, design: Design): FieldError[] {
  if (figures.length === 0) return [fieldError('figures', m.addAtLeastOneFigure)];
  const known = knownFigures(design);
  return figures.flatMap(({ value }, place) => {
    const path = `figures.${place}.value`;
    if (value === '') return [fieldError(path, m.chooseValue)];
    if (known.includes(value)) return [];
    return [fieldError(path, m.thereIsNoNumberNumbers, { value, known: known.join(', ') })];
  });
}

function sourceIssues({ source }: SectionOf<'widget'>, form: DesignForm): FieldError[] {
  switch (source.from) {
    case 'question': {
      const found = anyQuestion(source.question, filteredQuestions(form));
      if (typeof found === 'string') return [{ path: 'source.question', message: found }];
      // Those of the setup would be counted once for each row.
      return found.entriesOf !== undefined && isOfSetup(found, form)
        ? [{ path: 'source.question', message: designIssueTexts.ofSheet }]
        : [];
    }
    case 'widget': {
      if (source.widget === null) return [fieldError('source.widget', m.chooseWidget)];
      const isThere = form.widgets.some(({ id }) => id === source.widget);
      return isThere ? [] : [fieldError('source.widget', m.formHasNoSuchWidget)];
    }
    case 'own': {
      const { definition } = source;
      const named = { ...definition, title: t(m.widget) };
      return prefixed(
        'source.definition',
        widgetIssues(named, widgetType(definition), filteredQuestions(form)),
      );
    }
    default:
      return assertNever(source);
  }
}

function tableIssues(section: SectionOf<'table'>, form: DesignForm): FieldError[] {
  const { columns, groupBy, listsRows, order, filter } = section;
  const isOfGroups = groupBy !== null && !listsRows;
  const issues = columns.flatMap((column, place) =>
    prefixed(`columns.${place}`, columnIssues(column, form, isOfGroups)),
  );
  if (columns.length === 0 && !isOfGroups) issues.push(fieldError('columns', m.addAtLeastOneColumn));
  if (groupBy !== null) issues.push(...prefixed('groupBy', groupIssues(groupBy, form)));
  if (order !== null && order.column >= columns.length)
    issues.push(fieldError('order.column', m.tableHasNoSuchColumn));
  return [...issues, ...logicIssues(filter, form)];
}

function anyQuestion<Q extends Question>(questionId: string | null, questions: readonly Q[]): Q | string {
  if (questionId === null) return designIssueTexts.chooseQuestion;
  return questions.find(({ id }) => id === questionId) ?? designIssueTexts.noQuestion;
}

function columnIssues(column: TableColumn, form: DesignForm, isOfGroups: boolean): FieldError[] {
  const { of, total } = column;
  const found = of === 'question' ? anyQuestion(column.question, analysedQuestions(form)) : null;
  if (typeof found === 'string') return [{ path: 'question', message: found }];
  if (total === null) return isOfGroups ? [fieldError('total', m.chooseTotalLineForEach)] : [];
  if (totalsFor(column, found).includes(total)) return [];
  return [fieldError('total', m.thisColumnCanOnlyBe)];
}

/** The totals that a column can have; `question`: of a column of a question. */
export function totalsFor(
  { of }: Pick<TableColumn, 'of'>,
  question: Pick<Question, 'type'> | null,
): readonly Total[] {
  if (of === 'alerts') return ['sum', 'count'];
  if (of === 'date') return ['count', 'min', 'max'];
  return answersOf(question?.type)?.totals ?? ['count'];
}

function groupIssues(
  { of, question }: NonNullable<SectionOf<'table'>['groupBy']>,
  form: DesignForm,
): FieldError[] {
  if (of !== 'question') return [];
  const found = anyQuestion(question, analysedQuestions(form));
  if (typeof found === 'string') return [{ path: 'question', message: found }];
  return questionTypes[found.type].isGroupable ? [] : [fieldError('question', m.rowsCannotBeGroupedBy)];
}

function photosIssues(
  { question: questionId, captions, filter }: SectionOf<'photos'>,
  form: DesignForm,
): FieldError[] {
  const found = rowQuestion(questionId, form);
  const issues: FieldError[] = [];
  if (typeof found === 'string') issues.push({ path: 'question', message: found });
  else if (!isImageType(found.type)) issues.push(fieldError('question', m.chooseQuestionThatIsAnsweredWith));
  // Of the photo of an entry, also what else that answers.
  const read = questionsWithin(filteredQuestions(form), typeof found === 'string' ? null : found.entriesOf);
  captions.forEach(({ of, question }, place) => {
    const caption = of === 'question' ? anyQuestion(question, read) : null;
    if (typeof caption === 'string') issues.push({ path: `captions.${place}.question`, message: caption });
  });
  return [...issues, ...logicIssues(filter, form, read)];
}
