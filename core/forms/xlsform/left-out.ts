// The parts of an XLSForm other than survey rows: settings, languages, and the sheets and columns that are not imported.
import type { Report } from './report.ts';
import {
  languagesOf,
  partsOf,
  type SheetCells,
  type SheetRow,
  type SheetTable,
  tableOf,
  textOf,
} from './sheets.ts';
import { hasReadPictures } from './media/read-pictures.ts';
import { isTableAppearance } from './groups/tables.ts';
import { counterpartOf, isAppearanceOf, readsParameters, rowTypeOf } from './types.ts';
import { questionTypes } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Settings = { title: string; language: string };

/** The supported settings. */
export function readSettings(table: SheetTable | null, report: Report): Settings {
  const [first, ...others] = table?.rows.filter(({ cells }) => cells.size > 0) ?? [];
  for (const { row } of others) report.dropped('settings', row, t(m.onlyFirstRowOfSettings));
  const cell = (...columns: string[]) =>
    columns.map((column) => first?.cells.get(column)).find(Boolean) ?? '';
  const id = cell('form_id', 'id_string');
  for (const [column, text] of first?.cells ?? []) {
    if (column === 'form_title' || column === 'default_language') continue;
    if (column === 'title' && cell('form_title') === '') continue;
    if (text === id && cell('form_title', 'title') === '') {
      report.changed('settings', first?.row ?? null, t(m.isNameOfFormNot, { column, text }));
      continue;
    }
    const why = ownByItself.get(column);
    report.dropped(
      'settings',
      first?.row ?? null,
      why === undefined
        ? t(m.settingLeftOut, { column, text })
        : t(m.settingLeftOutWhy, { column, text, why }),
    );
  }
  return { title: cell('form_title', 'title') || id, language: cell('default_language') };
}

const ownByItself: ReadonlyMap<string, string> = new Map([
  ['form_id', t(m.formsGetIdsOfTheir)],
  ['id_string', t(m.formsGetIdsOfTheir)],
  ['version', t(m.versionsAreCounted)],
]);

/** The languages of the labels, the form's default first; reports those left out. */
export function languagesToRead(
  tables: readonly (SheetTable | null)[],
  wanted: string,
  report: Report,
): (string | null)[] {
  const named = tables.map((table) => (table === null ? [] : languagesOf(table)));
  const all = [...new Set(named.flat())];
  const isWanted = (language: string | null) =>
    language !== null && wanted !== '' && isSame(language, wanted);
  const chosen = all.find(isWanted) ?? (all.includes(null) ? null : (all[0] ?? null));
  const others = all.filter((language) => language !== chosen);
  if (wanted !== '' && !isWanted(chosen)) {
    const what = t(m.defaultLanguageIsLeftOut, { wanted });
    report.dropped(
      'settings',
      null,
      `${what}: ${chosen === null ? t(m.noLabelNamesIt) : t(m.labelsReadAre, { chosen })}`,
    );
  }
  for (const language of others) {
    const sheet = tables.find((_, index) => named[index]?.includes(language))?.name ?? 'survey';
    if (language !== null) report.dropped(sheet, 1, t(m.textsInAreLeftOut, { language }));
  }
  return [chosen, ...others];
}

/** `French (fr)` is matched by itself, by `French` and by `fr`. */
function isSame(language: string, wanted: string): boolean {
  const names = (text: string) =>
    [text, ...text.split(/[()]/)].map((name) => name.trim().toLowerCase()).filter(Boolean);
  const [whole, ...parts] = names(language);
  return names(wanted).some((name) => name === whole || parts.includes(name));
}

const read: Readonly<Record<string, string>> = {
  survey: t(m.typeNameLabelHintRelevant),
  choices: t(m.listNameNameValueLabel),
};

/** Reports columns and sheets that are not imported. */
export function saySheets(sheets: readonly SheetCells[], survey: SheetTable, report: Report): void {
  const filters = filtersOf(survey);
  const tables = [survey, tableOf(sheets, 'choices'), tableOf(sheets, 'settings')];
  for (const table of tables) {
    for (const { row, stray } of table?.rows ?? [])
      for (const message of stray) report.dropped(table?.name ?? '', row, message);
  }
  if (survey.rows.some(({ cells }) => cells.has('name') && [...cells.keys()].some(isLabel))) {
    report.dropped('survey', null, t(m.namesInColumnNameAre));
  }
  for (const table of tables.slice(0, 2)) {
    for (const column of new Set(table?.columns.map((each) => partsOf(each)[0]))) {
      if (table === null || read[table.name]?.split(' ').includes(column)) continue;
      const cells = table.rows.filter(
        (row) =>
          [...row.cells.keys()].some((key) => partsOf(key)[0] === column) &&
          !(table === survey && column === 'appearance' && isAppearanceRead(row)) &&
          !(table === survey && column === 'parameters' && isScale(row)) &&
          !(table === survey && column === 'media' && hasReadPictures(row)) &&
          // Columns that a filter reads are left out with the filter, which is reported at its row.
          !(table.name === 'choices' && filters.get(row.cells.get('list_name') ?? '')?.has(column)),
      );
      if (cells.length > 0) {
        report.dropped(table.name, 1, t(m.columnIsLeftOutRows, { column, count: cells.length }));
      }
    }
  }
  const seen = new Set<string>();
  for (const { name, rows } of sheets) {
    const plain = name.trim().toLowerCase();
    const isRead = ['survey', 'choices', 'settings'].includes(plain) && !seen.has(plain);
    seen.add(plain);
    const isEmpty = rows.every((row) => row.every((cell) => textOf(cell) === ''));
    if (!isRead && !isEmpty) report.dropped(name, null, t(m.sheetIsLeftOut, { name }));
  }
}

function isLabel(column: string): boolean {
  return partsOf(column)[0] === 'label';
}

function isScale({ cells }: SheetRow): boolean {
  const as = counterpartOf(rowTypeOf(cells.get('type') ?? ''), '');
  const isOnScale = as.kind === 'question' && questionTypes[as.type].scale !== null;
  return isOnScale && readsParameters(cells.get('parameters') ?? '');
}

/** Whether the importer uses a row's appearance: it tells a signature from a photo, a long text from a short one, and a matrix. */
function isAppearanceRead({ cells }: SheetRow): boolean {
  const type = rowTypeOf(cells.get('type') ?? '');
  const appearance = (cells.get('appearance') ?? '').toLowerCase();
  const [as, plain] = [counterpartOf(type, appearance), counterpartOf(type, '')];
  const isMeant = as.kind === 'question' && plain.kind === 'question' && as.type !== plain.type;
  return (
    isTableAppearance(cells.get('type') ?? '', appearance) || (isMeant && isAppearanceOf(as.type, appearance))
  );
}

/** For each choice list, the words in the filters of the questions that use it. */
function filtersOf({ rows }: SheetTable): ReadonlyMap<string, ReadonlySet<string>> {
  const filters = new Map<string, Set<string>>();
  for (const { cells } of rows) {
    const list = rowTypeOf(cells.get('type') ?? '').list;
    const words = wordsOf(cells.get('choice_filter') ?? '');
    if (list !== null && words.length > 0)
      filters.set(list, new Set([...(filters.get(list) ?? []), ...words]));
  }
  return filters;
}

function wordsOf(expression: string): string[] {
  return expression.match(/[\w-]+/g) ?? [];
}
