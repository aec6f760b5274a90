// Dialogs of the repair: another value for a cell, for all cells with one value, or for any cell of a row.
import { counts } from '#core/messages/count-texts.ts';
import { holdsSeparator, listCell, listParts } from '#core/imports/csv/list-cell.ts';
import {
  editCell,
  editDate,
  replaceInAll,
  type RepairColumn,
  type RepairDraft,
  type WrongValue,
  wrongValues,
} from '#core/imports/repair/repair-draft.ts';
import { chooseHourInAll, type RepairHour, repairHours } from '#core/imports/repair/repair-hours.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { askText, choose, chooseMany } from '#cli/terminal/input/questions.tsx';
import { cellsOf, type RepairItem } from './repair-items.ts';
import { trueAndFalse } from '#core/questions/kinds/choice.ts';
import { answersOf, isMultipleChoice } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** An update of a draft. */
export type UpdateRepair = (draft: RepairDraft) => RepairDraft;

/** Asks for a new value of a line's cell, or of any cell if the line is a whole row. Null: no change. */
export async function askCell(
  dialogs: Dialogs,
  draft: RepairDraft,
  item: RepairItem,
): Promise<UpdateRepair | null> {
  const { row, cell, title, text, issue } = item;
  if (cell === 'row') return askRow(dialogs, draft, item);
  const { csvRow } = row;
  const question = { title: t(m.rowTitle, { csvRow, title }), text, issue };
  if (cell === 'date') {
    const issueOf = (date: string) => rowOf(editDate(draft, csvRow, date), csvRow)?.date?.issue ?? null;
    const typed = await askText(dialogs, {
      title: question.title,
      text: [
        ...(issue === null ? [] : [`${issue}.`]),
        t(m.writtenAs, { format: draft.dateFormat ?? '' }),
      ].join(' '),
      value: text,
      issue: issueOf,
    });
    return typed === null ? null : (before) => editDate(before, csvRow, typed);
  }
  const { questionId } = cell;
  const column = draft.columns.find((one) => one.questionId === questionId);
  if (column === undefined) return null;
  const value = await askValue(dialogs, draft, { ...question, csvRow, column });
  return value === null ? null : (before) => editCell(before, csvRow, questionId, value);
}

/** Asks which cell of a row to change, and its new value. */
export async function askRow(
  dialogs: Dialogs,
  draft: RepairDraft,
  { row }: RepairItem,
): Promise<UpdateRepair | null> {
  const chosen = await choose(dialogs, {
    title: t(m.rowWhatShouldChange, { csvRow: row.csvRow }),
    choices: cellsOf(draft, row).map((item) => ({
      value: item,
      label: item.title,
      note: `${item.text === '' ? 'empty' : item.text}${item.issue === null ? '' : ` (! ${item.issue})`}`,
    })),
  });
  return chosen === null ? null : askCell(dialogs, draft, chosen);
}

/** Asks for an invalid value and its replacement in all rows. `rows` is their number. */
export async function askReplacement(
  dialogs: Dialogs,
  draft: RepairDraft,
): Promise<{ change: UpdateRepair; rows: number } | null> {
  const wrong = await choose<WrongValue | RepairHour>(dialogs, {
    title: t(m.replaceWhichValueInAll),
    choices: [
      ...repairHours(draft).map((hour) => ({ value: hour, label: hour.label, note: hour.text })),
      ...wrongValues(draft).map((value) => ({
        value,
        label:
          value.text === ''
            ? t(m.emptyIn, { title: value.title })
            : t(m.valueIn, { text: value.text, title: value.title }),
        note: t(counts.fileRows, { count: value.count }),
      })),
    ],
  });
  if (wrong === null) return null;
  if ('kind' in wrong) {
    const { kind, label, text: found, rows, choices } = wrong;
    const chosen = await choose(dialogs, {
      title: `${label}: ${found}`,
      choices: choices.map(({ first, ...choice }) => ({ ...choice, note: t(m.suchAs, { first }) })),
    });
    return chosen === null ? null : { rows, change: (before) => chooseHourInAll(before, kind, chosen) };
  }
  const { questionId, text, title, issue, count } = wrong;
  const column = draft.columns.find((one) => one.questionId === questionId);
  const first = draft.rows.find(({ cells }) => cells[questionId]?.text.trim() === text);
  if (column === undefined || first === undefined) return null;
  const value = await askValue(dialogs, draft, {
    csvRow: first.csvRow,
    column,
    title: text === '' ? t(m.replaceNothing, { title, count }) : t(m.replaceWithWhat, { title, text, count }),
    text,
    issue,
  });
  return value === null
    ? null
    : { rows: count, change: (before) => replaceInAll(before, questionId, text, value) };
}

/** Asks about the cell of a row; its text is the present one. */
type ValueQuestion = {
  csvRow: number;
  column: RepairColumn;
  title: string;
  text: string;
  issue: string | null;
};

/** A value of a question: an option, several, or a text that is validated on the row. */
async function askValue(
  dialogs: Dialogs,
  draft: RepairDraft,
  { csvRow, column, title, text, issue }: ValueQuestion,
): Promise<string | null> {
  const { questionId, type, required, separator } = column;
  const empty = required ? [] : [{ value: '', label: t(m.noAnswer) }];
  const options = answersOf(type).choices === 'yesNo' ? trueAndFalse : column.options;
  if (isMultipleChoice(type)) {
    const listed = listParts(text, separator);
    const current = options.map(({ value }) => value).filter((value) => listed.includes(value));
    const chosen = await chooseMany(dialogs, { title, choices: options, current });
    return chosen === null
      ? null
      : listCell(chosen, { quoteAll: chosen.some(holdsSeparator), chosen: separator });
  }
  if (options.length > 0) return choose(dialogs, { title, choices: [...options, ...empty], current: text });
  const issueOf = (typed: string) =>
    rowOf(editCell(draft, csvRow, questionId, typed), csvRow)?.cells[questionId]?.issue ?? null;
  return askText(dialogs, { title, value: text, issue: issueOf, ...(issue !== null && { text: issue }) });
}

function rowOf({ rows }: RepairDraft, csvRow: number) {
  return rows.find((row) => row.csvRow === csvRow);
}
