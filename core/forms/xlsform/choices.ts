// The choice lists of an XLSForm. A choice's name becomes an option's value, so that existing data matches; its label is
// shown.
import type { QuestionOption } from '#core/questions/schema.ts';
import type { Report } from './report.ts';
import { type SheetTable, translated, translatedColumn } from './sheets.ts';
import type { SurveyItem } from './survey-item.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `rows` are the cells of each row that it is in, which filters read: it is offered where one of them is. */
export type Choice = { name: string; label: string; rows?: readonly ReadonlyMap<string, string>[] };
export type ChoiceLists = ReadonlyMap<string, readonly Choice[]>;

/** Letters of a choice's name, and of its label. */
export const longestChoice = 250;

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
    const label = translated(row, 'label', languages) || name;
    const same = choices.findIndex((choice) => choice.name === name.slice(0, longestChoice));
    const before = choices[same];
    if (before !== undefined) {
      const isSame = before.label === label.slice(0, longestChoice);
      if (isSame) report.changed('choices', row.row, t(m.isOneOptionOfSeveralRows, { list, name }));
      else report.dropped('choices', row.row, t(m.listHasChoiceAlready, { list, name }));
      if (isSame) choices[same] = { ...before, rows: [...(before.rows ?? []), row.cells] };
      continue;
    }
    if (label.includes('${')) report.changed('choices', row.row, t(m.choiceNamesQuestion, { name }));
    if (name.length > longestChoice || label.length > longestChoice) {
      report.changed(
        'choices',
        row.row,
        t(m.isCutToCharacters, { label: label.slice(0, 60), longest: longestChoice }),
      );
    }
    choices.push({
      name: name.slice(0, longestChoice),
      label: label.slice(0, longestChoice),
      rows: [row.cells],
    });
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
