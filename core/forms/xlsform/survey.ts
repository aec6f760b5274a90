// The survey sheet of an XLSForm as a flat list, each item with the groups and the repeat around it.
import type { Report } from './report.ts';
import { type SheetRow, type SheetTable, translated, translatedColumn } from './sheets.ts';
import { counterpartOf, rowTypeOf } from './types.ts';
import { called, type Group, isYes, type SurveyItem, type SurveyLine } from './survey-item.ts';
import { mayBeEntries, takeEntries } from './groups/read-entries.ts';
import { isTableList, withTables } from './groups/tables.ts';
import { sayUnread } from './unread.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The items in order. Disabled rows are left out; nesting errors are corrected and reported. */
export function readSurvey(
  table: SheetTable,
  languages: readonly (string | null)[],
  report: Report,
): SurveyLine[] {
  const lines: SurveyLine[] = [];
  const open: Group[] = [];
  // The header above each of them.
  const above: (SurveyItem | null)[] = [];
  // A group that has ended, whose header still precedes what follows.
  let ended: SurveyItem | null = null;
  let endedOutside: SurveyItem | null = null;
  for (const row of table.rows) {
    const cell = (column: string) => row.cells.get(column) ?? '';
    const type = cell('type');
    if (type.startsWith('#')) {
      report.dropped('survey', row.row, t(m.commentIsLeftOutIts));
      continue;
    }
    if (type === '' && cell('name') === '') {
      if (row.cells.size > 0) report.dropped('survey', row.row, t(m.rowWithoutTypeAndName));
      continue;
    }
    if (isYes(cell('disabled'))) {
      report.dropped('survey', row.row, t(m.isSwitchedOff, { called: called(cell('name')) }));
      continue;
    }
    const item = itemOf(row, cell, open, languages);
    const { counterpart } = item;
    if (counterpart.kind === 'begin') {
      const group = groupOf(item, counterpart.of);
      above.push(ended);
      if (!mayBeEntries(group))
        sayUnread(item, ['relevant', ...(group.isTable ? ['appearance'] : [])], report);
      if (isOutermostRepeat(group)) [endedOutside, ended] = [ended, null];
      else if (group.label !== '') ended = null;
      lines.push({ kind: 'group', group });
      open.push(group);
    } else if (counterpart.kind === 'end') {
      const group = open.pop();
      const before = above.pop() ?? null;
      const isOutermost = group !== undefined && isOutermostRepeat(group);
      if (group !== undefined && mayBeEntries(group)) takeEntries(group, lines, report);
      if (group === undefined) report.dropped('survey', row.row, t(m.thereIsNoGroupTo));
      sayUnread({ ...item, columns: { ...item.columns, label: '' } }, [], report);
      if (isOutermost) [ended, endedOutside] = [endedOutside, null];
      else if (group?.kind === 'entries') ended = before;
      else if (group !== undefined && group.label !== '') ended = item;
    } else {
      if (ended !== null && counterpart.kind !== 'nothing') {
        const why = t(m.whatFollowsStandsUnderSame);
        report.changed('survey', ended.row, why);
        ended = null;
      }
      lines.push({ kind: 'item', ...item });
    }
  }
  for (const group of open.filter(mayBeEntries)) sayUnread(group.item, ['relevant'], report);
  for (const { row, name } of open)
    report.changed('survey', row, t(m.hasNoEndItGoes, { called: called(name) }));
  return withTables(lines, report);
}

function isOutermostRepeat({ kind, around }: Group): boolean {
  return kind === 'repeat' && around.every((group) => group.kind !== 'repeat');
}

function itemOf(
  row: SheetRow,
  cell: SurveyItem['cell'],
  open: readonly Group[],
  languages: readonly (string | null)[],
): SurveyItem {
  const type = rowTypeOf(cell('type'));
  return {
    row: row.row,
    name: cell('name'),
    label: translated(row, 'label', languages),
    hint: translated(row, 'hint', languages),
    constraintMessage: translated(row, 'constraint_message', languages),
    type,
    counterpart: counterpartOf(type, cell('appearance').toLowerCase()),
    cells: row.cells,
    columns: {
      label: translatedColumn(row, 'label', languages),
      hint: translatedColumn(row, 'hint', languages),
      constraintMessage: translatedColumn(row, 'constraint_message', languages),
      // One without a language is that of every language.
      picture: translatedColumn(row, 'media::image', [...languages, null]),
    },
    labelColumn: translatedColumn({ cells: new Map() }, 'label', languages),
    cell,
    around: [...open],
  };
}

function groupOf(item: SurveyItem, kind: 'group' | 'repeat'): Group {
  const { row, name, label, cell, around } = item;
  const isTable = isTableList(cell('appearance').toLowerCase());
  // The rows of a matrix stand below a header.
  const title = label === '' && isTable ? name.replaceAll('_', ' ') : label;
  return { kind, item, row, name, label: title, relevant: cell('relevant'), isTable, around };
}
