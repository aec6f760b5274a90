// A row's details as blocks of lines, and its history. Pure.
import { personName } from '#core/primitives.ts';
import { type HistoryLine, historyTexts } from '#core/audit/format-history.ts';
import { reviewLabels } from '#core/sheets/format-answer.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import { statusOf } from '#core/sheets/review/review-status.ts';
import { answerSections, type RowAnswer, type RowDetails } from '#core/sheets/row-details.ts';
import { cut, harmless, pad, widthOf, wrap } from '#cli/output/width.ts';
import type { Segment, Tone } from '#cli/terminal/theme.tsx';
import { reviewTone } from '#cli/sheets/table/table-columns.ts';
import { imageWord } from '#core/sheets/format-answer.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';

export type RowFacts = RowDetails & {
  sheetName: string;
  /** Whether the company has reviews at all. */
  hasReviews: boolean;
  date(at: number | null): string;
};

/** The row's origin, review and alerts. */
export function rowHead(facts: RowFacts, width: number): Segment[][] {
  return [
    ...headLines(facts, width),
    ...facts.alerts.map((name): Segment[] => [{ text: `! ${name}`, tone: 'bad', bold: true }]),
    [{ text: ' ' }],
  ];
}

/** A line or more per question, those of the sheet's setup last. */
export function answerBlocks(
  { answers, setup }: Pick<RowFacts, 'answers' | 'setup'>,
  width: number,
): Segment[][][] {
  const labels = [...answers, ...setup].map(({ question }) => harmless(question.text));
  const labelWidth = Math.min(Math.floor(width * 0.4), Math.max(0, ...labels.map(widthOf)));
  const lines = (answer: RowAnswer) => answerLines(answer, labelWidth, width);
  const title: Segment[][] = [[{ text: ' ' }], [{ text: sheetTexts.rowSetup, bold: true }]];
  // A block is an answer: the title of a matrix stands above its first one.
  const blocks = (all: readonly RowAnswer[]) =>
    answerSections(all).flatMap(({ matrix, answers: own }) =>
      own.map((answer, place) =>
        matrix !== undefined && place === 0
          ? [[{ text: cut(harmless(matrix), width), bold: true }], ...lines(answer)]
          : lines(answer),
      ),
    );
  return [
    ...blocks(answers),
    ...blocks(setup).map((block, place) => (place === 0 ? [...title, ...block] : block)),
  ];
}

function headLines({ row, sheetName, hasReviews, date }: RowFacts, width: number): Segment[][] {
  const { user, dates, reviewer, reviewDate, reviewComment, returned } = row;
  const from: Segment[] = [
    { text: date(dates.created), bold: true },
    {
      text: `  ${t(common.byName, { name: personName(user) })}  ${t(common.inName, { name: sheetName })}`,
      tone: 'dim',
    },
  ];
  const status = statusOf(row);
  if (status === null || !hasReviews) return [from];
  const { by, at, said } =
    returned === null
      ? { by: reviewer, at: reviewDate, said: reviewComment }
      : { by: returned.by, at: returned.at, said: returned.comment };
  const who = by === null ? '' : `  ${t(common.byNameAt, { name: personName(by), when: date(at) })}`;
  const comment = harmless(said ? `  "${said}"` : '');
  const state = reviewLabels[status];
  // A reviewer's comment is shown in full, on its own lines if it is long.
  const isLong = widthOf(state + harmless(who) + comment) > width;
  const below = isLong ? wrap(comment.trim(), Math.max(8, width - gap)) : [];
  return [
    from,
    [
      { text: state, tone: reviewTone(status), bold: true },
      { text: isLong ? who : who + comment, tone: 'dim' },
    ],
    ...below.map((text): Segment[] => [{ text: ' '.repeat(gap) + text, tone: 'dim' }]),
  ];
}

const gap = 2;

function answerLines(answer: RowAnswer, labelWidth: number, width: number): Segment[][] {
  const { question, alerts, passed } = answer;
  const labels = wrap(harmless(question.text), Math.max(1, labelWidth));
  const [first = '', ...more] = wrap(harmless(textOf(answer)), Math.max(8, width - labelWidth - gap));
  const isAnswered = first !== '';
  const tone = alerts.length > 0 ? 'bad' : isAnswered ? 'plain' : 'dim';
  const texts: Segment[] = [
    { text: isAnswered ? first : none, tone },
    ...more.map((text): Segment => ({ text, tone })),
    ...alerts.map((name): Segment => ({ text: `! ${name}`, tone: 'bad' })),
    ...passed
      .flatMap((each) => wrap(harmless(each), Math.max(8, width - labelWidth - gap)))
      .map((text): Segment => ({ text, tone: 'warning' })),
  ];
  return Array.from({ length: Math.max(labels.length, texts.length) }, (_, line) => [
    { text: pad(labels[line] ?? '', labelWidth + gap), tone: 'dim' as const },
    ...texts.slice(line, line + 1),
  ]);
}

function textOf({ question, texts, images }: RowAnswer): string {
  const named = images.map(
    ({ path, question: inner, entry }) =>
      `${entry === null ? imageWord(question.type) : inner.text} ${fileNameOf(path)}`,
  );
  return [...texts, ...named].join(', ');
}

/** `c3ba0451.jpg`: enough of the id to distinguish images. */
export function fileNameOf(path: string): string {
  return path.replace(/^.*\/([^/-]+)[^/]*(\.\w+)$/, '$1$2');
}

/** The history: when, who, what; below, the old value and the new one, as a diff has them. */
export function historyLines(history: readonly HistoryLine[], width: number): Segment[][] {
  if (history.length === 0) return [[{ text: historyTexts.empty, tone: 'dim' }]];
  return history.flatMap(({ when, user, what, previous, next, comment }) => {
    const body: HistoryText[] = [
      { sign: '- ', tone: 'bad', text: previous.join(', ') },
      { sign: '+ ', tone: 'good', text: next.join(', ') },
      { sign: '', tone: 'plain', text: comment ? `"${comment}"` : '' },
    ];
    return [
      [
        { text: `${when}  `, tone: 'dim' },
        { text: what, bold: true },
        { text: `  ${personName(user)}`, tone: 'dim' },
      ],
      ...body.filter(({ text }) => text !== '').flatMap((each) => historyTextLines(each, width)),
    ];
  });
}

/** The sign says what its colour does. */
type HistoryText = { sign: '- ' | '+ ' | ''; tone: Tone; text: string };

function historyTextLines({ sign, tone, text }: HistoryText, width: number): Segment[][] {
  const room = Math.max(8, width - indent.length - sign.length);
  return wrap(harmless(text), room).map((line, index) => [
    { text: indent + (index === 0 ? sign : ' '.repeat(sign.length)), tone },
    { text: line, tone },
  ]);
}

/** Shown for a missing answer. */
const none = '–';

const indent = ' '.repeat('2026-11-20 10:15  '.length);
