// The dialogs that create or edit a condition of a filter: question, operator, values. core's draft validates them.
import type { CatalogItem } from '#core/catalog/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { internationalFormats } from '#core/format/formats.ts';
import {
  addLine,
  changeOperator,
  changeValues,
  draftIssues,
  type FilterDraft,
  filterableQuestions,
  type FilterLine,
  operatorsOf,
} from '#core/sheets/filter/filter-draft.ts';
import { conditionSentence, operatorLabel } from '#core/sheets/filter/format-filter.ts';
import { parseMoment } from '#core/time/parse-moment.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { askText, choose, chooseMany } from '#cli/terminal/input/questions.tsx';
import { askCatalogItems } from './catalog-question.ts';
import {
  type FilterOperator,
  operatorRecords,
  takesBounds,
  takesNothing,
} from '#core/questions/filter-operators.ts';
import { trueAndFalse } from '#core/questions/kinds/choice.ts';
import type { QuestionKind } from '#core/questions/kinds/kinds.ts';
import { answersOf, clockOf, kindOf } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type FilterDialogContext = {
  dialogs: Dialogs;
  questions: readonly Question[];
  /** Epoch milliseconds. */
  now(): number;
  timeZone: string;
  /** The catalog, for catalog questions. */
  catalog(): Promise<readonly CatalogItem[]>;
};

const momentPlaceholder = '2026-01-31 or 2026-01-31 14:00';

/** The draft with a new line; null if cancelled. */
export async function askNewLine(
  context: FilterDialogContext,
  draft: FilterDraft,
): Promise<FilterDraft | null> {
  const question = await choose(context.dialogs, {
    title: t(m.filterByWhichQuestion),
    isMenu: true,
    choices: filterableQuestions(context.questions).map((each) => ({ value: each, label: each.text })),
  });
  if (question === null) return null;
  const added = addLine(draft, question);
  const line = added.lines.at(-1);
  return line === undefined ? null : askLine(context, added, line, question);
}

/** The draft with a line's operator and values changed; null if cancelled. */
export async function askChangedLine(
  context: FilterDialogContext,
  draft: FilterDraft,
  key: number,
): Promise<FilterDraft | null> {
  const line = draft.lines.find((each) => each.key === key);
  const question = context.questions.find(({ id }) => id === line?.questionId);
  return line === undefined || question === undefined ? null : askLine(context, draft, line, question);
}

/** Asks for a moment, `null` for none; undefined if cancelled. */
export async function askMoment(
  { dialogs, timeZone }: FilterDialogContext,
  question: { title: string; edge: 'start' | 'end'; at: number | null },
): Promise<number | null | undefined> {
  const { title, edge, at } = question;
  const text = await askText(dialogs, {
    title,
    text: t(m.leaveItEmptyForAny),
    value: at === null ? '' : internationalFormats().moment(at, timeZone),
    placeholder: momentPlaceholder,
    issue: (typed) =>
      typed.trim() === '' || parseMoment(typed.trim(), timeZone, edge) !== null
        ? null
        : t(m.isNotDateWrite, { typed: typed.trim(), momentPlaceholder }),
  });
  if (text === null) return undefined;
  return parseMoment(text.trim(), timeZone, edge);
}

async function askLine(
  context: FilterDialogContext,
  draft: FilterDraft,
  { key, operator }: FilterLine,
  question: Question,
): Promise<FilterDraft | null> {
  const operators = operatorsOf(question.type);
  const chosen =
    operators.length === 1
      ? operators[0]
      : await choose(context.dialogs, {
          title: question.text,
          choices: operators.map((each) => ({ value: each, label: operatorLabel(each, question.type) })),
          current: operator,
        });
  if (chosen == null) return null;
  const changed = changeOperator(draft, key, chosen);
  const line = changed.lines.find((each) => each.key === key);
  const values = line && (await askers[kindOf(question.type)](context, changed, line, question));
  return values ? changeValues(changed, key, values) : null;
}

type Ask = (
  context: FilterDialogContext,
  draft: FilterDraft,
  line: FilterLine,
  question: Question,
) => Promise<readonly string[] | null>;

const askOptions: Ask = (context, draft, line, question) =>
  chooseMany(context.dialogs, {
    title: titleOf(line, question),
    choices: question.questionOptions.map(({ value, name }) => ({ value, label: name || value })),
    current: line.values,
    issue: (values) => issueOf(context, draft, line, values),
  });

const askItems: Ask = async (context, draft, line, question) => {
  const issue = (values: readonly string[]) => issueOf(context, draft, line, values);
  const params = { question, title: titleOf(line, question), issue };
  return askCatalogItems(context.dialogs, params, await context.catalog(), line.values);
};

const askTyped: Ask = (context, draft, line, question) =>
  takesBounds(line.operator)
    ? askBounds(context, draft, line, question)
    : askValue(context, draft, line, question);

const askYesNo: Ask = async ({ dialogs }, _, line, question) => {
  const [current] = line.values;
  const value = await choose(dialogs, {
    title: titleOf(line, question),
    choices: trueAndFalse,
    ...(current !== undefined && { current }),
  });
  return value === null ? null : [value];
};

type Examples = readonly [one: string, bounds: string];
const placeExamples: Examples = ['5 km of -36.85, 174.76', '-37, 174..-36, 175'];

/** Of its size, or of where its points are. */
function shapeExamples(operator: FilterOperator, ofSize: Examples): Examples {
  return operatorRecords[operator].ofNumbers === null ? placeExamples : ofSize;
}

/** Typed as in a command: a circle, both corners of a rectangle, an amount of time. */
const askAsCommand =
  (examplesOf: (operator: FilterOperator) => Examples): Ask =>
  async (context, draft, line, question) => {
    const { operator } = line;
    if (takesNothing(operator)) return [];
    const { parse, valueText } = answersOf(question.type).filter;
    const read = (typed: string) => parse(typed.trim(), operator, [], { timeZone: context.timeZone });
    const typed = await askText(context.dialogs, {
      title: titleOf(line, question),
      value: line.values.map((value) => valueText?.(value, operator) ?? value).join('..'),
      placeholder: examplesOf(operator)[takesBounds(operator) ? 1 : 0],
      issue: (text) => {
        const values = read(text);
        return typeof values === 'string' ? values : issueOf(context, draft, line, values);
      },
    });
    const values = typed === null ? null : read(typed);
    return typeof values === 'string' ? null : values;
  };

const askFileName: Ask = async (context, draft, line, question) =>
  takesNothing(line.operator) ? [] : askTyped(context, draft, line, question);

const askers: Readonly<Record<QuestionKind, Ask>> = {
  text: askTyped,
  number: askTyped,
  numbers: askTyped,
  moment: askTyped,
  day: askTyped,
  time: askTyped,
  image: askTyped,
  file: askFileName,
  recording: askFileName,
  yesNo: askYesNo,
  choice: askOptions,
  choices: askOptions,
  ranking: askOptions,
  item: askItems,
  items: askItems,
  entry: askAsCommand(() => ['2', '1..3']),
  duration: askAsCommand(() => ['90 min', '30 min..2 h']),
  place: askAsCommand(() => placeExamples),
  line: askAsCommand((operator) => shapeExamples(operator, ['500 m', '500 m..2 km'])),
  area: askAsCommand((operator) => shapeExamples(operator, ['2 ha', '500 m²..2 ha'])),
};

function titleOf({ operator }: FilterLine, question: Question): string {
  return conditionSentence(operator, question, '...');
}

async function askValue(
  context: FilterDialogContext,
  draft: FilterDraft,
  line: FilterLine,
  question: Question,
): Promise<string[] | null> {
  const { edge } = operatorRecords[line.operator];
  const field = fieldOf(context, question, edge, line.values[0]);
  const text = await askText(context.dialogs, {
    ...field,
    title: titleOf(line, question),
    issue: (typed) => issueOf(context, draft, line, [field.read(typed)]),
  });
  return text === null ? null : [field.read(text)];
}

async function askBounds(
  context: FilterDialogContext,
  draft: FilterDraft,
  line: FilterLine,
  question: Question,
): Promise<string[] | null> {
  const lower = fieldOf(context, question, 'start', line.values[0]);
  const upper = fieldOf(context, question, 'end', line.values[1]);
  const from = await askText(context.dialogs, {
    ...lower,
    title: t(m.textFrom, { text: question.text }),
    // With the bound on both sides, any issue is about this bound.
    issue: (typed) => issueOf(context, draft, line, [lower.read(typed), lower.read(typed)]),
  });
  if (from === null) return null;
  const to = await askText(context.dialogs, {
    ...upper,
    title: t(m.textTo, { text: question.text }),
    issue: (typed) => issueOf(context, draft, line, [lower.read(from), upper.read(typed)]),
  });
  return to === null ? null : [lower.read(from), upper.read(to)];
}

const placeholders = { day: '2026-01-31', time: '14:05' } as const;

/** How a value is typed, and parsed to wire format. */
function fieldOf(
  { timeZone }: FilterDialogContext,
  { type }: Question,
  edge: 'start' | 'end',
  value = '',
): { value: string; placeholder?: string; read(typed: string): string } {
  const clock = clockOf(type);
  if (clock !== 'moment') {
    const read = (typed: string) => typed.trim();
    return clock === null ? { value, read } : { value, read, placeholder: placeholders[clock] };
  }
  return {
    value: value === '' ? '' : internationalFormats().moment(Number(value), timeZone),
    placeholder: momentPlaceholder,
    read: (typed) => String(parseMoment(typed.trim(), timeZone, edge) ?? ''),
  };
}

function issueOf(
  { questions }: FilterDialogContext,
  draft: FilterDraft,
  { key }: FilterLine,
  values: readonly string[],
): string | null {
  return draftIssues(changeValues(draft, key, values), questions)?.lines.get(key)?.[0] ?? null;
}
