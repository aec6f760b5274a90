// The lines of the match step: how the rows are dated, then one per question.
import type { HourKind } from '#core/imports/dates/hours-schema.ts';
import type { HourLine } from '#core/imports/dates/hours-line.ts';
import type { ImportDraft } from '#core/imports/import-draft.ts';
import { type Certainty, dateLine, headerLine, matchLines } from '#core/imports/match-lines.ts';
import { type CellLine, readingText } from '#core/imports/cells/cell-line.ts';
import { cellTexts, itemTexts, separatorText } from '#core/imports/cells/cell-format.ts';
import { keyLine } from '#core/imports/update/key-line.ts';
import { updateTexts } from '#core/imports/update/labels.ts';
import type { DateFormat } from '#core/time/date-format.ts';
import type { Tone } from '#cli/terminal/theme.tsx';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/imports/texts.ts';
import { mayHavePassed } from '#core/sheets/filter/filter-conditions.ts';
import { m } from './texts.ts';

export type MatchItem = {
  /** What enter changes: a question, how the rows are dated, or the alignment of the header. */
  changes:
    | 'header-align'
    | 'date-column'
    | 'date-format'
    | 'key'
    | 'blank-cells'
    | 'reason'
    | { hour: HourKind }
    | { questionId: string };
  title: string;
  required: boolean;
  /** The matched column. */
  column: string;
  columnIndex: number | null;
  certainty: string;
  tone: Tone;
  samples: readonly string[];
  /** The date format of the question's column, if it can be chosen separately; otherwise null. */
  format: string | null;
  /** How the cells of the question's column are read, if that can be chosen; otherwise null. */
  cells: CellLine | null;
  /** What prevents the start of the import; null if nothing does. */
  issue: string | null;
  /** A hint. */
  note: string | null;
};

const certainties: Readonly<Record<Certainty, { certainty: string; tone: Tone }>> = {
  sure: { certainty: 'sure', tone: 'good' },
  likely: { certainty: 'likely', tone: 'plain' },
  unsure: { certainty: 'unsure', tone: 'warning' },
  none: { certainty: t(m.noColumn), tone: 'dim' },
};
const toDecide = { certainty: t(m.toDecide), tone: 'bad' } as const;

/** The lines of a draft; `known` are the date formats to choose from. */
export function matchItems(
  draft: ImportDraft,
  known: readonly DateFormat[],
  { mayUpdate = false, hours = [] }: { mayUpdate?: boolean; hours?: readonly HourLine[] } = {},
): MatchItem[] {
  const dates = dateLine(draft, known);
  const isDated = dates.columnIndex !== null;
  const { issue, note, columnIndex, samples } = dates;
  const read = dates.choices.find(({ format }) => format === dates.format)?.matches ?? 0;
  const needsFormat = issue !== null && dates.isUsed && read > 0;
  const header = headerLine(draft);
  const plain = {
    certainty: '',
    tone: 'dim',
    issue: null,
    note: null,
    required: false,
    format: null,
    cells: null,
  } as const;
  return [
    ...(header === null
      ? []
      : [
          {
            ...plain,
            changes: 'header-align' as const,
            title: t(m.headerNames),
            column: header.choices.find(({ value }) => value === header.headerAlign)?.label ?? '',
            columnIndex: null,
            samples: [],
            note: header.issue === null ? header.text : null,
            ...(header.issue !== null && { ...toDecide, issue: header.issue }),
          },
        ]),
    {
      ...plain,
      changes: 'date-column',
      title: t(m.rowsAreDatedBy),
      column: isDated ? (dates.header ?? '') : t(m.timeOfImport),
      columnIndex,
      samples: isDated ? samples : [],
      ...(issue !== null && !needsFormat && { ...toDecide, issue }),
    },
    ...(dates.isUsed
      ? [
          {
            ...plain,
            changes: 'date-format' as const,
            title: t(m.datesAreWrittenAs),
            column: dates.format,
            columnIndex: null,
            samples,
            note,
            ...certainties[note === null ? 'sure' : 'likely'],
            ...(needsFormat && { ...toDecide, issue }),
          },
        ]
      : []),
    ...hours.map((line) => ({
      ...plain,
      changes: { hour: line.kind },
      title: line.label,
      column: line.short,
      columnIndex: null,
      samples: line.sample === null ? [] : [line.sample],
      note: line.text,
      ...(line.choice === 'FAIL' && { certainty: t(m.rowsFail), tone: 'warning' as const }),
    })),
    ...(mayUpdate ? keyItems(draft) : []),
    ...reasonItems(draft),
    ...matchLines(draft).map((line) => ({
      changes: { questionId: line.questionId },
      title: line.title,
      required: line.required,
      column: line.header ?? '',
      columnIndex: line.columnIndex,
      samples: line.samples,
      format: line.dates?.format ?? null,
      issue:
        line.issue !== null && line.dates?.doubt
          ? t(m.enterSaysWhich, { doubt: line.dates.doubt })
          : line.issue,
      cells: line.cells,
      note:
        line.dates === null
          ? (line.note ?? cellNote(line.cells))
          : t(m.datesAreReadAs, { format: line.dates.format }),
      ...(line.issue === null ? certainties[line.certainty] : toDecide),
    })),
  ];
}

/** `Code, path or name: YXY is read as Canada / Whitehorse.` */
function cellNote(cells: CellLine | null): string | null {
  if (cells === null) return null;
  const { separator, items, isLoading, readings } = cells;
  if (isLoading) return cellTexts.loading;
  const written = [
    ...(items === null ? [] : [itemTexts[items]]),
    ...(separator === undefined ? [] : [separatorText(separator)]),
  ].join('; ');
  const [first] = readings;
  if (first === undefined) return `${written}.`;
  return `${written}: ${readingText(first)}`;
}

/** The key that finds existing rows, and what empty cells do to them. */
function keyItems(draft: ImportDraft): MatchItem[] {
  const { title, issue, isUpdate, blankCells } = keyLine(draft);
  const plain = {
    columnIndex: null,
    required: false,
    format: null,
    cells: null,
    note: null,
    tone: 'dim' as const,
    samples: [],
  };
  const key: MatchItem = {
    ...plain,
    changes: 'key',
    title: updateTexts.title,
    column: title ?? updateTexts.none,
    issue,
    note: isUpdate ? updateTexts.about : null,
    ...(issue === null ? { certainty: '' } : toDecide),
  };
  if (!isUpdate) return [key];
  const column = blankCells === 'CLEAR' ? t(m.removeAnswer) : t(m.keepAnswer);
  return [
    key,
    { ...plain, changes: 'blank-cells', title: t(m.emptyCells), column, issue: null, certainty: '' },
  ];
}

/** Why rows may break rules that may be passed. */
function reasonItems({ form, reason = '' }: ImportDraft): MatchItem[] {
  if (!mayHavePassed(form)) return [];
  return [
    {
      changes: 'reason',
      title: t(both.reasonForRows),
      column: reason,
      columnIndex: null,
      required: false,
      format: null,
      cells: null,
      samples: [],
      certainty: '',
      tone: 'dim',
      issue: null,
      note: t(both.reasonForRowsMeans),
    },
  ];
}
