// Matrices of an XLSForm: a group with the appearance `table-list`, or what that stands for: a first choice with the appearance
// `label`, which only names the columns, and choices of the same list with `list-nolabel` below it.
import type { Report } from '#core/forms/xlsform/report.ts';
import { called, type Group, type SurveyItem, type SurveyLine } from '#core/forms/xlsform/survey-item.ts';
import { t } from '#core/messages/text.ts';
import { m } from '#core/forms/xlsform/texts.ts';

const tableList = /\btable-list\b/;
const withoutLabels = /\blist-no-?label\b/;

/** Whether a row's appearance is that of a matrix. */
export function isTableAppearance(type: string, appearance: string): boolean {
  return type.trim().startsWith('begin') ? tableList.test(appearance) : withoutLabels.test(appearance);
}

/** Whether a group is one by itself. */
export function isTableList(appearance: string): boolean {
  return tableList.test(appearance);
}

/** Makes groups whose first choice names the columns matrices; that row asks nothing and is left out. */
export function withTables(lines: readonly SurveyLine[], report: Report): SurveyLine[] {
  return lines.filter((line, index) => {
    const group = line.kind === 'item' ? line.around.at(-1) : undefined;
    const next = lines[index + 1];
    if (line.kind !== 'item' || group === undefined || next?.kind !== 'item') return true;
    if (!namesColumns(line, next, group)) return true;
    group.isTable = true;
    if (group.label === '') group.label = line.label;
    report.kept('survey', line.row, t(m.namesColumnsOfMatrix, { called: called(line.name) }));
    return false;
  });
}

function namesColumns(item: SurveyItem, next: SurveyItem, group: Group): boolean {
  return (
    /^label$/i.test(item.cell('appearance').trim()) &&
    item.type.list !== null &&
    next.type.list === item.type.list &&
    next.around.at(-1) === group &&
    withoutLabels.test(next.cell('appearance').toLowerCase())
  );
}
