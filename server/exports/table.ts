// The columns of an export, and the conversion of answers to cells.
import type { ChangeKind } from '#core/exports/schema.ts';
import { keepsPhotoPlace } from '#core/forms/question-meta.ts';
import type { Question } from '#core/questions/schema.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { answersOf, geometryOf, isCatalogType, isEntries, type QuestionType } from '#core/questions/types.ts';
import { m as entries } from '#core/questions/entries/texts.ts';
import { jsonAnswer } from '#core/questions/json-values.ts';
import { type AnswerValue, dateTimeOf, valuesOf, pathText } from '#core/questions/values.ts';
import { quotesItems } from '#core/imports/cells/item-cell.ts';
import { holdsSeparator, listCell } from '#core/imports/csv/list-cell.ts';
import { answerTexts } from '#core/sheets/format-answer.ts';
import { latestMoment, offsetAt } from '#core/time/zone.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import type { Cell, Column } from '#core/files/table.ts';
import type { DrawnColumn } from '#server/files/geo-json.ts';
import type { GoneRow } from './changes.ts';
import type { AnswerList } from './answer-lists.ts';
import type { ExportedRow } from './rows-store.ts';
import { withDistinctHeaders } from './distinct-headers.ts';
import type { ExportedSheet } from './store.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/exports/texts.ts';
import { m } from './texts.ts';

/** The cell of an image or a file: its name beside the table, or its id, or what the file was called, if it is not there. */
export type ImageName = (value: string, question: Question, place: number) => string;

/** Names by id. */
type Names = ReadonlyMap<string, string>;

export type TableTexts = {
  timeZone: string;
  alertNames: Names;
  catalogNames: Names;
  /** Where a photo was taken, which a table that people read does not say. */
  placeOf?: (imageId: string) => string | null;
};

export type RowTable = {
  columns: Column[];
  /** Of the place, line or area that a map shows of a row. Null: none. */
  drawn: DrawnColumn | null;
  /** The cells of a row, in column order. */
  cellsOf(row: ExportedRow, imageName: ImageName): Cell[];
  /** In an export of changes, the cells of a deleted row. */
  cellsOfGone(row: GoneRow): Cell[];
};

/**
 * The table of a form's rows: the row's properties, the sheet's context questions, the row's questions, each part
 * followed by those of earlier versions. Times are in the given time zone. A catalog item is written with the names on
 * its path. A table that people read, and no program, has one column for each question (`isRead`).
 */
export function rowTable(
  form: CachedForm,
  words: TableTexts,
  { withChanges = false, withIds = false, withReasons = false, isRead = false } = {},
): RowTable {
  const { contextQuestions, questions } = form.asRead;
  const { alertNames } = words;
  const hasAlerts = alertNames.size > 0;
  const hasReview = form.reviewers.length > 0;
  const fixed: Column[] = [
    ...(withChanges ? changeColumns() : withIds ? idColumns() : []),
    { header: t(both.sheet), kind: 'text' },
    { header: t(both.user), kind: 'text' },
    { header: t(common.date), kind: 'date-time' },
    ...(hasAlerts ? [{ header: t(both.alerts), kind: 'text' } as const] : []),
    ...(withReasons ? [{ header: t(both.reasons), kind: 'text' } as const] : []),
    ...(hasReview ? reviewColumns() : []),
  ];
  const titles = new Map(questions.map(({ id, text }) => [id, text]));
  const wallClock = clockOf(words);
  const columnsOf = isRead ? columnRead : columnsWritten;
  const pushContext = answersInto(words, contextQuestions, isRead);
  const pushAnswers = answersInto(words, questions, isRead);
  const everyQuestion = [...contextQuestions, ...questions];
  const shown = placeShown(form);
  return {
    columns: withDistinctHeaders([...fixed, ...everyQuestion.flatMap(columnsOf)]),
    drawn:
      shown === undefined
        ? null
        : {
            geometry: geometryOf(shown.type) ?? 'point',
            column:
              fixed.length + everyQuestion.slice(0, everyQuestion.indexOf(shown)).flatMap(columnsOf).length,
          },
    cellsOf(row, imageName) {
      const ids = withIds ? [row.id, row.sheetId] : [];
      const cells: Cell[] = withChanges ? changeCells(changeOf(row), row) : ids;
      cells.push(row.sheetName, row.user.userName, wallClock(row.createdAt));
      if (hasAlerts) cells.push(row.alerts.map((id) => alertNames.get(id) ?? id).join('; '));
      if (withReasons) cells.push(reasonsText(row.passed, titles));
      if (hasReview) {
        const { reviewState, reviewer, reviewDate, reviewComment } = row;
        cells.push(
          reviewState,
          reviewer?.userName ?? null,
          reviewDate === null ? null : wallClock(reviewDate),
          reviewComment,
        );
      }
      pushContext(cells, row.contextAnswers, imageName);
      pushAnswers(cells, row.answers, imageName);
      return cells;
    },
    cellsOfGone: (row) => changeCells('deleted', row),
  };
}

/** The question whose answer is what a map shows of a row: the first of its rows that asks for a place, a line or an area, or else of the setup. */
export function placeShown({ asRead }: Pick<CachedForm, 'asRead'>): Question | undefined {
  return [...asRead.questions, ...asRead.contextQuestions].find(({ type }) => geometryOf(type) !== null);
}

/** `Height: At most 100. Measured twice`, a line each; empty for none. */
function reasonsText(passed: ExportedRow['passed'], titles: ReadonlyMap<string, string>): string {
  return passed
    .map(({ questionId, message, reason }) => `${titles.get(questionId) ?? questionId}: ${message} ${reason}`)
    .join('\n');
}

const idColumns = (): Column[] => [
  { header: t(both.rowId), kind: 'text' },
  { header: t(both.sheetId), kind: 'text' },
];

export const changeColumns = (): Column[] => [{ header: t(both.change), kind: 'text' }, ...idColumns()];

export function changeCells(kind: ChangeKind, { id, sheetId }: GoneRow): Cell[] {
  return [kind, id, sheetId];
}

export function changeOf({ isNew }: Pick<ExportedRow, 'isNew'>): ChangeKind {
  return isNew ? 'new' : 'changed';
}

export type SheetTable = {
  columns: Column[];
  /** `rows`: how many of its rows are in the export. */
  cellsOf(sheet: ExportedSheet, rows: number, imageName: ImageName): Cell[];
};

/** The table of sheets: the Sheet Context of each (spec 2, section 2), and its context answers. */
export function sheetTable(form: CachedForm, words: TableTexts): SheetTable {
  const { contextQuestions } = form.asRead;
  const wallClock = clockOf(words);
  const pushContext = answersInto(words, contextQuestions);
  const fixed: Column[] = [
    { header: t(both.sheet), kind: 'text' },
    { header: t(both.rows), kind: 'number' },
    { header: t(both.completed), kind: 'text' },
    { header: t(both.user), kind: 'text' },
    { header: t(m.dateCreated), kind: 'date-time' },
    { header: t(m.dateModified), kind: 'date-time' },
    { header: t(both.sheetId), kind: 'text' },
  ];
  return {
    columns: withDistinctHeaders([...fixed, ...contextQuestions.flatMap(columnsWritten)]),
    cellsOf(sheet, rows, imageName) {
      const { name, completed, userName, createdAt, modifiedAt, id } = sheet;
      const cells: Cell[] = [
        name,
        rows,
        completed,
        userName,
        wallClock(createdAt),
        wallClock(modifiedAt),
        id,
      ];
      pushContext(cells, sheet.contextAnswers, imageName);
      return cells;
    },
  };
}

const reviewColumns = (): Column[] => [
  { header: t(both.review), kind: 'text' },
  { header: t(both.reviewer), kind: 'text' },
  { header: t(both.reviewDate), kind: 'date-time' },
  { header: t(both.reviewComment), kind: 'text' },
];

/**
 * One, or one for each part of an answer, such as a place's latitude, or a line and its length; of entries all of them, and
 * how many there are; of a photo whose place is kept those of the place too.
 */
export function columnsWritten(question: Question): Column[] {
  const { text, type } = question;
  const { isEntry, parts, cell } = answersOf(type);
  if (keepsPhotoPlace(question))
    return [{ header: text, kind: cell }, ...columnsWritten({ ...question, type: 'PLACE' })];
  if (isEntry)
    return [
      { header: text, kind: cell },
      { header: t(entries.numberOf, { question: text }), kind: 'number' },
    ];
  return parts === null
    ? [{ header: text, kind: cell }]
    : parts.map(({ header, kind }) => ({ header: header(text), kind }));
}

/** Whether a file has an answer in several columns, which are one where people read it. */
function isTakenApart(type: QuestionType): boolean {
  return isEntries(type) || answersOf(type).parts !== null;
}

function columnRead({ text, type }: Question): Column[] {
  return [{ header: text, kind: isTakenApart(type) ? 'text' : answersOf(type).cell }];
}

/** Moments as local times of the table. */
export function clockOf({ timeZone }: TableTexts): (at: number) => number {
  return (at) => at + offsetAt(at, timeZone);
}

/** Appends the cells of answers to some questions. */
export function answersInto(words: TableTexts, questions: readonly Question[], isRead = false) {
  const cells = questions.map((question) =>
    isRead && isTakenApart(question.type) ? readCellOf(question, words) : cellOf(question, words),
  );
  const isPlaced = questions.map(keepsPhotoPlace);
  const partsOf = questions.map(({ type }, place) =>
    isRead ? null : answersOf(isPlaced[place] === true ? 'PLACE' : type).parts,
  );
  const isEntry = questions.map(({ type }) => !isRead && isEntries(type));
  return (row: Cell[], answers: AnswerList, imageName: ImageName): void => {
    for (let place = 0; place < cells.length; place += 1) {
      const answer = answers[place] ?? null;
      const parts = partsOf[place] ?? null;
      const photo = isPlaced[place] === true && typeof answer === 'string' ? answer : null;
      const whole = photo === null ? answer : (words.placeOf?.(photo) ?? null);
      if (parts === null || isPlaced[place] === true)
        row.push(answer === null ? null : (cells[place]?.(answer, imageName) ?? null));
      if (isEntry[place] === true) row.push(answer === null ? null : valuesOf(answer).length);
      if (parts !== null)
        for (const part of parts) row.push(typeof whole === 'string' ? part.cell(whole) : null);
    }
  };
}

/** The same of an answer that a file has in several columns, as people read it. */
function readCellOf(question: Question, { timeZone, catalogNames }: TableTexts) {
  return (answer: AnswerValue): Cell => answerTexts(question, answer, { timeZone, catalogNames }).join('\n');
}

/** The converter of a question's answers to cells; chosen once, since an export has millions of them. */
function cellOf(question: Question, words: TableTexts): (answer: AnswerValue, imageName: ImageName) => Cell {
  const { choices, clock, isEntry, localTime } = answersOf(question.type);
  const wallClock = clockOf(words);
  // As a file of rows has them, so that an import reads them back, and json.loads of pandas.
  if (isEntry)
    return (answer, imageName) =>
      JSON.stringify(
        jsonAnswer(question, answer, (each, value, place) => {
          if (isStoredType(each.type)) return imageName(value, each, place);
          return isCatalogType(each.type) ? pathText(value, words.catalogNames) : null;
        }),
      );
  if (choices === 'catalog') {
    const quoteAll = quotesItems(words.catalogNames.values());
    return (answer) =>
      listCell(
        valuesOf(answer).map((path) => pathText(path, words.catalogNames)),
        { quoteAll },
      );
  }
  if (isStoredType(question.type)) {
    return (answer, imageName) =>
      valuesOf(answer)
        .map((value, place) => imageName(value, question, place))
        .join('; ');
  }
  const quoteAll = question.questionOptions.some(({ value, name }) =>
    [value, name ?? ''].some(holdsSeparator),
  );
  const textOf = (answer: AnswerValue) =>
    typeof answer === 'string' ? answer : listCell(answer, { quoteAll });
  if (choices === 'yesNo') {
    return (answer) => (typeof answer === 'string' ? answer === 'true' : textOf(answer));
  }
  if (clock === null) return textOf;
  if (clock !== 'moment') {
    return (answer) => (typeof answer === 'string' ? localTime(answer) : null) ?? textOf(answer);
  }
  return (answer) => {
    const moment = typeof answer === 'string' ? dateTimeOf(answer) : null;
    return moment === null || Math.abs(moment.at) > latestMoment ? textOf(answer) : wallClock(moment.at);
  };
}
