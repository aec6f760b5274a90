// The choice lists of an XLSForm. A choice's name becomes an option's value, so that existing data matches; its label is
// shown.
import type { QuestionOption } from '#core/questions/schema.ts';
import type { Report } from './report.ts';
import { type SheetTable, translated, translatedColumn } from './sheets.ts';
import type { SurveyItem } from './survey-item.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `cells` are all of its row, which filters may read. */
export type Choice = { name: string; label: string; cells?: ReadonlyMap<string, string> };
export type ChoiceLists = ReadonlyMap<string, readonly Choice[]>;

const longest = 250;

/** The lists by name, each in order. */
export function readChoices(
  table: SheetTable | null,
  languages: readonly (string | null)[],
  report: Report,
): ChoiceLists {
  const lists = new Map<string, Choice[]>();
  for (const row of table?.rows ?? []) {
    const list = row.cells.get('list_name');
    const name = row.cells.get('name') ?? row.cells.get('value');
    if (list === undefined || name === undefined) {
      report.dropped('choices', row.row, t(m.choiceNeedsNameOfIts));
      continue;
    }
    const choices = lists.get(list) ?? [];
    lists.set(list, choices);
    if (row.cells.has('name') && row.cells.has('value')) {
      report.dropped('choices', row.row, t(m.valueIsLeftOutName, { get: row.cells.get('value') ?? '' }));
    }
    const shown = translatedColumn(row, 'label', languages);
    const wanted = translatedColumn({ cells: new Map() }, 'label', languages);
    if (row.cells.has(shown) && shown !== wanted) {
      report.changed('choices', row.row, t(m.showsThereIsNo, { name, shown, wanted }));
    }
    if (choices.some((choice) => choice.name === name.slice(0, longest))) {
      report.dropped('choices', row.row, t(m.listHasChoiceAlready, { list, name }));
      continue;
    }
    const label = translated(row, 'label', languages) || name;
    if (name.length > longest || label.length > longest) {
      report.changed('choices', row.row, t(m.isCutToCharacters, { label: label.slice(0, 60), longest }));
    }
    choices.push({ name: name.slice(0, longest), label: label.slice(0, longest), cells: row.cells });
  }
  return lists;
}

/** Reports lists that no question uses. */
export function sayUnused(
  lists: ChoiceLists,
  placed: readonly { item: SurveyItem; surveyQuestion: { kind: string } }[],
  report: Report,
): void {
  const used = new Set(
    placed.flatMap(({ item, surveyQuestion }) =>
      surveyQuestion.kind === 'question' ? [item.type.list] : [],
    ),
  );
  for (const name of lists.keys())
    if (!used.has(name)) report.dropped('choices', null, t(m.listIsLeftOutNothing, { name }));
}

/** Converts a list to options. */
export function optionsOf(choices: readonly Choice[]): QuestionOption[] {
  return choices.map(({ name, label }, order) => ({
    value: name,
    order,
    ...(label !== name && { name: label }),
  }));
}

/** Maps the names of two choices labelled yes and no; null for any other list. */
export function yesNoOf(choices: readonly Choice[]): ReadonlyMap<string, string> | null {
  const answers = choices.map(({ name, label }): [string, string | undefined] => [
    name,
    yesNo.get(label.toLowerCase()),
  ]);
  const said = answers.map(([, answer]) => answer);
  if (said.length !== 2 || !said.includes('true') || !said.includes('false')) return null;
  return new Map(
    answers.flatMap(([name, answer]) => (answer === undefined ? [] : [[name, answer] as const])),
  );
}

const yesNo: ReadonlyMap<string, string> = new Map([
  ['yes', 'true'],
  ['no', 'false'],
]);
