// Dialogs of the match step: column and date format.
import {
  chooseBlankCells,
  chooseCellFormat,
  chooseDateColumn,
  chooseDateFormat,
  chooseHeaderAlign,
  chooseHour,
  chooseKey,
  chooseQuestionFormat,
  giveReason,
  type ImportDraft,
  matchQuestion,
} from '#core/imports/import-draft.ts';
import {
  columnLines,
  type DateLine,
  dateLine,
  formatChoices,
  headerLine,
} from '#core/imports/match-lines.ts';
import { cellTexts, itemTexts, separatorChoices } from '#core/imports/cells/cell-format.ts';
import { itemWritings } from '#core/imports/cells/cell-schema.ts';
import type { CellLine } from '#core/imports/cells/cell-line.ts';
import type { HourLine } from '#core/imports/dates/hours-line.ts';
import { keyLine } from '#core/imports/update/key-line.ts';
import { updateTexts } from '#core/imports/update/labels.ts';
import { compileDateFormat, type DateFormat } from '#core/time/date-format.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import type { Choice } from '#cli/terminal/input/pick-list.tsx';
import { askText, choose } from '#cli/terminal/input/questions.tsx';
import { askRowsReason } from '#cli/imports/ask-rows-reason.ts';
import type { MatchItem } from './match-items.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/imports/texts.ts';
import { m } from './texts.ts';

/** Asks for a new value of a line; returns the update of the draft, or null. */
export async function askChange(
  dialogs: Dialogs,
  draft: ImportDraft,
  item: MatchItem,
  { formats, hours }: { formats: readonly DateFormat[]; hours: readonly HourLine[] },
): Promise<((draft: ImportDraft) => ImportDraft) | null> {
  const { changes, columnIndex } = item;
  if (changes === 'date-format') {
    const format = await askFormat(dialogs, draft, dateLine(draft, formats));
    return format === null ? null : (before) => chooseDateFormat(before, format);
  }
  if (changes === 'header-align') {
    const header = headerLine(draft);
    const chosen =
      header &&
      (await choose(dialogs, {
        title: t(m.whichOfThemDoesIt, { header: header.text }),
        choices: [...header.choices],
        ...(header.headerAlign !== null && { current: header.headerAlign }),
      }));
    return chosen === null ? null : (before) => chooseHeaderAlign(before, chosen);
  }
  if (changes === 'key') {
    const { choices, keyQuestion } = keyLine(draft);
    const chosen = await choose(dialogs, {
      title: t(m.whichQuestionTellsRowsApart),
      choices: [
        { value: '', label: updateTexts.none },
        ...choices.map(({ questionId, title }) => ({ value: questionId, label: title })),
      ],
      current: keyQuestion ?? '',
    });
    return chosen === null ? null : (before) => chooseKey(before, chosen === '' ? null : chosen);
  }
  if (changes === 'reason') {
    const reason = await askRowsReason(dialogs, draft.reason ?? '');
    return reason === null ? null : (before) => giveReason(before, reason);
  }
  if (changes === 'blank-cells') {
    const chosen = await choose(dialogs, {
      title: t(m.whatDoesEmptyCellDo),
      choices: [
        { value: 'KEEP' as const, label: t(m.keepAnswerChoice) },
        { value: 'CLEAR' as const, label: t(m.removeAnswerChoice) },
      ],
      current: keyLine(draft).blankCells,
    });
    return chosen === null ? null : (before) => chooseBlankCells(before, chosen);
  }
  if (typeof changes === 'object' && 'hour' in changes) {
    const line = hours.find(({ kind }) => kind === changes.hour);
    if (line === undefined) return null;
    const { kind, label, text, choice, choices } = line;
    const chosen = await choose(dialogs, { title: `${label}: ${text}`, choices, current: choice });
    return chosen === null ? null : (before) => chooseHour(before, kind, chosen);
  }
  const isDate = changes === 'date-column';
  if (!isDate && item.format !== null && columnIndex !== null) {
    const isFormat = await asksFormat(dialogs, item);
    if (isFormat === null) return null;
    if (isFormat) {
      const { format: current, samples } = item;
      const choices = formatChoices(draft, columnIndex, formats);
      const format = await askFormat(dialogs, draft, { choices, format: current, samples });
      return format === null ? null : (before) => chooseQuestionFormat(before, changes.questionId, format);
    }
  }
  if (!isDate && item.cells !== null) {
    const part = await asksCells(dialogs, item, item.cells);
    if (part === null) return null;
    if (part !== 'column') {
      const format = await askCells(dialogs, item, item.cells, part);
      return format === null ? null : (before) => chooseCellFormat(before, changes.questionId, format);
    }
  }
  const chosen = await choose(dialogs, {
    title: isDate ? t(m.whichColumnDatesRows) : t(m.whichColumnAnswers, { item: item.title }),
    choices: [
      { value: none, label: isDate ? t(m.noneRowsGetTimeOf) : t(both.noColumn) },
      ...columnChoices(draft, columnIndex),
    ],
    current: columnIndex ?? none,
  });
  if (chosen === null) return null;
  const column = chosen === none ? null : chosen;
  return (before) =>
    isDate ? chooseDateColumn(before, column) : matchQuestion(before, changes.questionId, column);
}

/** No column; null already means a cancelled dialog. */
const none = -1;

/** The columns, each with sample texts and its current use. */
function columnChoices(draft: ImportDraft, current: number | null): Choice<number>[] {
  return columnLines(draft).map(({ index, header, samples, datesRows, questions }) => {
    const uses = index === current ? [] : [...(datesRows ? [t(m.datesRows)] : []), ...questions.map(usedFor)];
    return { value: index, label: header, note: [samples[0] ?? 'empty', ...uses].join(', ') };
  });
}

function usedFor(title: string): string {
  return t(m.usedFor, { title });
}

/** Whether to change the date format instead of the column. */
async function asksFormat(dialogs: Dialogs, { title, format }: MatchItem): Promise<boolean | null> {
  return choose(dialogs, {
    title,
    isMenu: true,
    choices: [
      { value: true, label: t(m.howItsDatesAreWritten), note: format ?? '' },
      { value: false, label: t(m.whichColumnAnswersIt) },
    ],
  });
}

/** What of a column with items or several values to change. */
async function asksCells(
  dialogs: Dialogs,
  { title }: MatchItem,
  { separator, items }: CellLine,
): Promise<'items' | 'separator' | 'column' | null> {
  return choose(dialogs, {
    title,
    isMenu: true,
    choices: [
      ...(items === null
        ? []
        : [{ value: 'items' as const, label: cellTexts.items, note: itemTexts[items] }]),
      ...(separator === undefined ? [] : [{ value: 'separator' as const, label: cellTexts.separator }]),
      { value: 'column' as const, label: t(m.whichColumnAnswersIt) },
    ],
  });
}

async function askCells(
  dialogs: Dialogs,
  { title }: MatchItem,
  { separator, items }: CellLine,
  part: 'items' | 'separator',
): Promise<Parameters<typeof chooseCellFormat>[2] | null> {
  if (part === 'items') {
    const chosen = await choose(dialogs, {
      title: `${title}: ${cellTexts.items.toLowerCase()}`,
      choices: itemWritings.map((value) => ({ value, label: itemTexts[value] })),
      ...(items !== null && { current: items }),
    });
    return chosen === null ? null : { items: chosen };
  }
  const chosen = await choose(dialogs, {
    title: `${title}: ${cellTexts.separator.toLowerCase()}`,
    choices: separatorChoices.map(({ value, label }) => ({ value: value ?? '', label })),
    current: separator ?? '',
  });
  return chosen === null ? null : { separator: chosen === '' ? null : chosen };
}

async function askFormat(
  dialogs: Dialogs,
  draft: ImportDraft,
  { choices, format, samples }: Pick<DateLine, 'choices' | 'format' | 'samples'>,
): Promise<string | null> {
  const read = Math.min(draft.file.rowCount, draft.file.firstRows.length);
  const other = '';
  const chosen = await choose(dialogs, {
    title: t(m.howAreDatesSuchAs, { samples: samples[0] ?? '' }),
    choices: [
      ...choices.map((choice) => ({
        value: choice.format,
        label: choice.format,
        note:
          choice.matches > 0
            ? t(m.readsOfFirstRows, { matches: choice.matches, read })
            : t(m.suchAsExample, { example: choice.example }),
      })),
      { value: other, label: t(m.anotherFormat) },
    ],
    current: format,
  });
  if (chosen !== other) return chosen;
  return askText(dialogs, {
    title: t(m.howAreDatesWritten),
    text: 'yyyy year, MM month, dd day, HH hour, mm minute, ss second.',
    value: format,
    issue: (text) => (compileDateFormat(text.trim()) === null ? t(m.isNotDateFormat, { text }) : null),
  });
}
