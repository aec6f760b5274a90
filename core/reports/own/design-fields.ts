// The fields of a design and its parts as two states of it are compared, each with its value in words.
import { assertNever } from '#core/assert-never.ts';
import type { Field, Fields } from '#core/changes/fields.ts';
import { analysedQuestions } from '#core/forms/analysed-questions.ts';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { explainLogic } from '#core/logic/explain.ts';
import type { Logic } from '#core/logic/schema.ts';
import { parameterTypes } from '#core/reports/schema.ts';
import { operatorLabel } from '#core/sheets/filter/format-filter.ts';
import type { DesignForm } from './design-issues.ts';
import { selectionText } from './row-selection.ts';
import type { Design, DesignValue, Section, SectionOf, TableColumn } from './schema.ts';
import type { WidgetSource } from './sources.ts';
import { columnNames, totalName } from './labels.ts';
import { valueNames } from './values.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

type Of<K extends 'parameters' | 'filters'> = Design[K][number];

export function designFields({ name, description, filter, rows, counted }: Design, form: DesignForm): Fields {
  return {
    name: { word: t(common.name), value: name },
    description: { word: t(common.description), value: description || null },
    counted: {
      word: t(m.rowsAreCalled),
      value: counted,
      text: [counted.one, counted.many].filter(Boolean).join(', '),
    },
    filter: logicField(t(m.onlyRowsWhere), filter, form),
    rows: {
      word: t(m.rows),
      value: rows,
      // The days of the person who looks at it do not matter: its dates are parameters.
      text: selectionText(rows, form, { sheetNames: null, timeZone: 'UTC' }) ?? 'all',
    },
  };
}

export function sectionFields(section: Section, form: DesignForm): Fields {
  switch (section.kind) {
    case 'heading':
      return {
        text: { word: t(m.textWord), value: section.text },
        level: { word: t(m.sizeWord), value: section.level, text: section.level === 1 ? 'large' : 'small' },
      };
    case 'headline':
      return {
        question: { word: t(m.mostOf), value: section.question, text: titleOf(section.question, form) },
        isPlace: { word: t(m.isPlaceWord), value: section.isPlace },
      };
    case 'trend':
      return { ...titleField(section), weeks: { word: t(m.weeksAtMost), value: section.weeks } };
    case 'text':
      return { text: { word: t(m.textWord), value: section.text } };
    case 'figures':
      return {
        ...titleField(section),
        figures: listField('figures', section.figures, ({ value, label }) => label || `{${value}}`),
      };
    case 'widget':
      return {
        ...titleField(section),
        source: { word: t(m.widgetWord), value: section.source, text: sourceText(section.source, form) },
        showsTable: { word: t(m.numbersAsTable), value: section.showsTable },
      };
    case 'table':
      return tableFields(section, form);
    case 'photos':
      return {
        ...titleField(section),
        question: { word: t(m.questionWord), value: section.question, text: titleOf(section.question, form) },
        captions: listField('captions', section.captions, (caption) => columnText(caption, form)),
        most: { word: t(m.photosAtMost), value: section.most },
        filter: logicField(t(m.onlyRowsWhereField), section.filter, form),
      };
    case 'pageBreak':
      return {};
    default:
      return assertNever(section);
  }
}

function tableFields(section: SectionOf<'table'>, form: DesignForm): Fields {
  const { columns, groupBy, groupHeader, countHeader, listsRows, order, mostRows, filter } = section;
  const ordered = order === null ? undefined : columns[order.column];
  return {
    ...titleField(section),
    columns: listField('columns', columns, (column) => tableColumnText(column, form)),
    groupBy: {
      word: t(m.groupedBy),
      value: groupBy,
      text: groupBy === null ? '' : columnText(groupBy, form),
    },
    groupHeader: { word: t(m.headerOfGroups), value: groupHeader || null },
    countHeader: { word: t(m.headerOfCounts), value: countHeader || null },
    listsRows: { word: t(m.rowsOfEachGroup), value: listsRows },
    order: {
      word: t(m.orderWord),
      value: ordered === undefined ? null : [ordered, order?.descending],
      text:
        ordered === undefined
          ? ''
          : order?.descending === true
            ? t(m.largestFirst, { column: columnText(ordered, form) })
            : columnText(ordered, form),
    },
    mostRows: { word: t(m.rowsAtMost), value: mostRows },
    filter: logicField(t(m.onlyRowsWhereField), filter, form),
  };
}

export function parameterFields(parameter: Of<'parameters'>): Fields {
  const { name, label, helpText, dataType, choices, defaultValue, allowBlank } = parameter;
  return {
    label: { word: t(m.labelWord), value: label },
    key: { word: t(m.nameInTexts), value: name, text: `{${name}}` },
    helpText: { word: t(m.helpWord), value: helpText || null },
    dataType: { word: t(m.typeWord), value: dataType, text: typeNames.get(dataType) ?? String(dataType) },
    choices: {
      word: t(m.choicesWord),
      value: choices,
      text: (choices ?? []).map(({ value, label: shown }) => shown || value).join(', '),
    },
    defaultValue: { word: t(m.defaultWord), value: defaultValue },
    allowBlank: { word: t(m.mayBeBlank), value: allowBlank },
  };
}

const typeNames: ReadonlyMap<number, string> = new Map([
  [parameterTypes.text, 'text'],
  [parameterTypes.float, 'number'],
  [parameterTypes.decimal, 'number'],
  [parameterTypes.integer, t(m.wholeNumber)],
  [parameterTypes.yesNo, t(m.yesOrNo)],
  [parameterTypes.date, 'date'],
  [parameterTypes.moment, t(m.dateAndTime)],
]);

export function filterFields({ question, operator }: Of<'filters'>, form: DesignForm): Fields {
  const found = analysedQuestions(form).find(({ id }) => id === question);
  return {
    question: { word: t(m.questionWord), value: question, text: titleOf(question, form) },
    operator: {
      word: t(m.operatorWord),
      value: operator,
      text: found === undefined ? operator : operatorLabel(operator, found.type),
    },
  };
}

export function valueFields(
  { name, label, of, question, filter, unit }: DesignValue,
  form: DesignForm,
): Fields {
  return {
    label: { word: t(m.labelWord), value: label },
    key: { word: t(m.nameInTexts), value: name, text: `{${name}}` },
    of: { word: t(m.isWord), value: of, text: valueNames[of] },
    question: { word: t(m.questionWord), value: question, text: titleOf(question, form) },
    filter: logicField(t(m.onlyRowsWhereField), filter, form),
    unit: { word: t(m.unitWord), value: unit || null },
  };
}

const titleField = ({ title }: { title: string }): Fields => ({
  name: { word: t(m.titleWord), value: title },
});

function listField<T>(word: string, items: readonly T[], textOf: (item: T) => string): Field {
  return { word, value: items, text: items.map(textOf).join(', ') };
}

function logicField(word: string, filter: Logic | null, form: DesignForm): Field {
  return { word, value: filter, text: filter === null ? '' : explainLogic(filter, filteredQuestions(form)) };
}

function titleOf(question: string | null, form: DesignForm): string {
  if (question === null) return '';
  return filteredQuestions(form).find(({ id }) => id === question)?.text ?? t(m.unknownQuestion);
}

function columnText(
  { of, question }: { of: keyof typeof columnNames; question: string | null },
  form: DesignForm,
) {
  return of === 'question' ? titleOf(question, form) : columnNames[of];
}

function tableColumnText(column: TableColumn, form: DesignForm): string {
  const name = column.header || columnText(column, form);
  return column.total === null ? name : `${name} (${totalName(column.total, column).toLowerCase()})`;
}

function sourceText(source: WidgetSource, form: DesignForm): string {
  if (source.from === 'question') return titleOf(source.question, form);
  if (source.from === 'own') return t(m.ofDesign);
  return form.widgets.find(({ id }) => id === source.widget)?.title ?? t(m.widgetThatFormDoesNot);
}
