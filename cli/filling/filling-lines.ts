// Renders filling in as lines: questions with their answers, elements between them, issues below their question. Pure;
// the screen renders the line being edited.
import { fillNoteAt } from '#core/filling/fills/fill-notes.ts';
import { type FillDraft, givenTo } from '#core/filling/fill-draft.ts';
import type { FillItem } from '#core/filling/fill-plan.ts';
import { nothingToChoose } from '#core/filling/catalog/catalog-choices.ts';
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import { takenMoment } from '#core/time/doubtful-time.ts';
import {
  alertsToShow,
  calculatedText,
  followedAt,
  issuesAt,
  itemsShown,
  passableAt,
  removalAt,
} from '#core/filling/fill-view.ts';
import type { Element } from '#core/forms/schema.ts';
import { isCalculatedOnly } from '#core/questions/fills/fills.ts';
import type { Question } from '#core/questions/schema.ts';
import { dateTimeOf } from '#core/questions/values.ts';
import { formatExact } from '#core/time/date-format.ts';
import { answerTexts, imageWord } from '#core/sheets/format-answer.ts';
import { harmless, pad, widthOf, wrap } from '#cli/output/width.ts';
import type { Segment } from '#cli/terminal/theme.tsx';
import { type Filling, nameStep, reasonStep, textAt } from './filling.ts';
import { inputKind, placeholderOf, textOfValues } from './typed-answer.ts';
import { answersOf, isCatalogType, isDuration } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/filling/texts.ts';
import { m as times } from '#core/time/texts.ts';

/** `step` is the owner of the line; `input`: its value is edited here, to the right of the segments. */
export type FillLine = { step: string | null; segments: Segment[]; input?: true };

export type LineOptions = {
  width: number;
  timeZone: string;
  catalogNames: ReadonlyMap<string, string>;
  /** Null or left out: the form needs none. */
  catalog?: CatalogIndex | null;
  /** What a new sheet is called where it is given no name. */
  ownName?: string;
};

const gap = 2;
/** In front of the current question. */
const markWidth = 2;

/** The width of the column of titles. */
export function labelWidthOf({ draft }: Pick<Filling, 'draft'>, width: number): number {
  const titles = itemsShown(draft).flatMap((item) => {
    if (item.kind === 'question') return [titleOf(item.question)];
    const { type, data } = item.element;
    return type === 'HEADER' || type === 'DESCRIPTION' ? [] : [harmless(data.label)];
  });
  const all = draft.part === 'contextQuestions' ? [nameTitle, ...titles] : titles;
  return Math.min(Math.floor(width * 0.45), Math.max(0, ...all.map(widthOf)) + markWidth + gap);
}

/** The field of a new sheet's name, after the questions of its setup. */
export const nameTitle = t(both.nameOptional);

/** All lines. */
export function fillingLines(filling: Filling, options: LineOptions): FillLine[] {
  const { draft } = filling;
  const labelWidth = labelWidthOf(filling, options.width);
  const name: FillLine[] =
    draft.part === 'contextQuestions'
      ? questionLines(nameStep, nameTitle, filling, {
          ...options,
          labelWidth,
          value:
            filling.name === ''
              ? { text: options.ownName ?? '', tone: 'dim' }
              : { text: filling.name, tone: 'plain' },
          isTyped: true,
          notes: [],
          issues: [],
        })
      : [];
  const lines = [
    ...itemsShown(draft).flatMap((item) => itemLines(item, filling, options, labelWidth)),
    ...name,
  ];
  // A heading has a blank line above it, except at the top.
  return lines[0]?.segments[0]?.text === ' ' ? lines.slice(1) : lines;
}

function itemLines(item: FillItem, filling: Filling, options: LineOptions, labelWidth: number): FillLine[] {
  if (item.kind === 'element') return elementLines(item.element, filling, options, labelWidth);
  const { question } = item;
  const text = valueText(question, filling, options);
  const passable = passableAt(filling.draft, question.id);
  const isShown = isCalculatedOnly(question);
  const lines = questionLines(question.id, titleOf(question), filling, {
    ...options,
    labelWidth,
    value:
      text === '' ? { text: isShown ? '–' : placeholderOf(question), tone: 'dim' } : { text, tone: 'plain' },
    isTyped: inputKind(question) === 'typed' && !isShown,
    notes: [
      ...notesOf(question, filling, options),
      ...(passable === null ? [] : [...passable.texts.map((each) => `! ${each}`), t(both.mayBePassed)]),
    ],
    issues: passable === null ? issuesAt(filling.draft, question.id) : [],
  });
  if (passable === null) return lines;
  const { reason } = passable;
  const isMissing = filling.draft.tried && filling.draft.issues.has(question.id);
  return [
    ...lines,
    ...questionLines(reasonStep(question.id), `  ${t(both.reasonForRule)}`, filling, {
      ...options,
      labelWidth,
      value: reason === '' ? { text: t(both.giveReason), tone: 'dim' } : { text: reason, tone: 'plain' },
      isTyped: true,
      notes: [],
      issues: isMissing ? [t(both.giveReason)] : [],
    }),
  ];
}

type QuestionLook = LineOptions & {
  labelWidth: number;
  value: Segment;
  isTyped: boolean;
  /** What is to be known of its answer or its choices. */
  notes: readonly string[];
  issues: readonly string[];
};

/** A title wider than its column wraps, with the value beside its first line. */
function questionLines(step: string, title: string, { at }: Filling, look: QuestionLook): FillLine[] {
  const { labelWidth, width, value, isTyped, notes, issues } = look;
  const isCurrent = step === at;
  const [first = '', ...titles] = wrap(title, labelWidth - markWidth - gap);
  const label = (text: string, isFirst: boolean): Segment => ({
    text: pad(`${isCurrent && isFirst ? '› ' : '  '}${text}`, labelWidth),
    tone: isCurrent ? 'accent' : 'plain',
    bold: isCurrent,
  });
  const isInput = isCurrent && isTyped;
  const [shown = '', ...more] = isInput ? [] : wrap(harmless(value.text), Math.max(8, width - labelWidth));
  const lines: FillLine[] = [
    {
      step,
      segments: [label(first, true), ...(isInput ? [] : [{ ...value, text: shown }])],
      ...(isInput && { input: true }),
    },
  ];
  for (let place = 0; place < Math.max(titles.length, more.length); place += 1)
    lines.push({
      step,
      segments: [label(titles[place] ?? '', false), { ...value, text: more[place] ?? '' }],
    });
  const indent = ' '.repeat(labelWidth);
  for (const note of notes)
    for (const text of wrap(harmless(note), Math.max(8, width - labelWidth)))
      lines.push({ step, segments: [{ text: indent }, { text, tone: 'warning' }] });
  for (const issue of issues)
    for (const text of wrap(harmless(`! ${issue}`), Math.max(8, width - labelWidth)))
      lines.push({ step, segments: [{ text: indent }, { text, tone: 'bad' }] });
  return lines;
}

/** That an answer was removed when another one changed, why there is nothing to choose, which of two moments was taken, what fills it. */
function notesOf(question: Question, filling: Filling, options: LineOptions): string[] {
  const { draft } = filling;
  const { catalog = null } = options;
  const removed = removalAt(draft, question.id);
  const { questionMeta } = question;
  const nothing =
    catalog === null || !isCatalogType(question.type)
      ? null
      : nothingToChoose(catalog, { questionMeta, followed: followedAt(draft, question) });
  const filled = fillNoteAt(draft, question, options);
  return [removed, nothing, takenNote(question, filling, options), filled].filter((note) => note !== null);
}

/** What was made of a typed time that the clocks skip or show twice, and what to type for the other moment. */
function takenNote(
  { id }: Question,
  { draft, typed }: Filling,
  { timeZone }: Pick<LineOptions, 'timeZone'>,
): string | null {
  const moment = dateTimeOf(givenTo(draft, id)[0] ?? '');
  const taken = moment === null ? null : takenMoment((typed.get(id) ?? '').trim(), moment.at, timeZone);
  if (taken === null || taken.other === null) return taken?.note ?? null;
  return `${taken.note} ${t(times.typeForOther, { text: formatExact(taken.other, timeZone) })}`;
}

/** The title of a question, with a mark if it is required. */
function titleOf({ text, required }: Question): string {
  return harmless(required ? `${text} *` : text);
}

/** The answer of a question; '' if there is none. */
export function valueText(
  question: Question,
  filling: Filling,
  { timeZone, catalogNames }: Pick<LineOptions, 'timeZone' | 'catalogNames'>,
): string {
  const values = givenTo(filling.draft, question.id);
  const { clock, localTime } = answersOf(question.type);
  // What was typed may be the word "now".
  if (clock !== null)
    return localTime(values[0] ?? '') === null ? textAt(filling, question) : textOfValues(question, values);
  // What `1:30` means is to be seen.
  if (inputKind(question) === 'typed' && !isDuration(question.type)) return textAt(filling, question);
  if (inputKind(question) === 'image')
    // An image without a file here was sent before.
    return values.map((id) => filling.images.get(id)?.path ?? imageWord(question.type)).join(', ');
  return answerTexts(question, values, { timeZone, catalogNames }).join(', ');
}

/** The raised alerts. */
export function alertLines(draft: FillDraft): Segment[][] {
  return alertsToShow(draft).map(({ name }) => [{ text: `! ${name}`, tone: 'bad', bold: true }]);
}

function elementLines(
  element: Element,
  { draft }: Filling,
  { width }: LineOptions,
  labelWidth: number,
): FillLine[] {
  const { type, data } = element;
  const line = (...segments: Segment[]): FillLine => ({ step: null, segments });
  switch (type) {
    case 'HEADER':
      return [
        line({ text: ' ' }),
        ...wrapped(data.label, width).map((text) => line({ text, bold: true })),
        ...issuesAt(draft, element.id)
          .flatMap((issue) => wrapped(`! ${issue}`, width - markWidth))
          .map((text) => line({ text: `  ${text}`, tone: 'bad' })),
      ];
    case 'DESCRIPTION':
      return [data.label, ...(data.picture == null ? [] : [t(both.pictureIs, { text: data.picture.text })])]
        .flatMap((text) => text.split('\n'))
        .flatMap((text) => wrapped(withoutMarkdown(text), width - markWidth))
        .map((text) => line({ text: `  ${text}`, tone: 'dim' }));
    default: {
      const [first = '', ...more] = wrapped(data.label, labelWidth - markWidth - gap);
      const value = harmless(calculatedText(draft, element));
      return [
        line({ text: pad(`  ${first}`, labelWidth), tone: 'dim' }, { text: `= ${value}` }),
        ...more.map((text) => line({ text: `  ${text}`, tone: 'dim' })),
      ];
    }
  }
}

function wrapped(text: string, width: number): string[] {
  return wrap(harmless(text), Math.max(8, width));
}

/** A line of Markdown as plain text, since a terminal has a single font. */
function withoutMarkdown(line: string): string {
  return line
    .replace(/^\s{0,3}#{1,6}\s+/, '')
    .replace(/^(\s*)[*+]\s+/, '$1- ')
    .replaceAll(/!?\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g, '$1 ($2)')
    .replaceAll(/(\*\*|__)(.+?)\1/g, '$2')
    .replaceAll(/(?<![\p{L}\p{N}])([*_`])(.+?)\1(?![\p{L}\p{N}])/gu, '$2');
}
