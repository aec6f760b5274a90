// The review of all answers before sending.
import { itemsShown, passableAt } from '#core/filling/fill-view.ts';
import { harmless, pad, widthOf, wrap } from '#cli/output/width.ts';
import { ScrolledLines } from '#cli/terminal/scrolled-lines.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { Line, type Segment } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import type { Filling } from './filling.ts';
import { alertLines, type LineOptions, nameTitle, valueText } from './filling-lines.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/filling/texts.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type ReviewStepProps = {
  filling: Filling;
  options: Omit<LineOptions, 'width'>;
  title: readonly Segment[];
  /** What enter does. */
  sendLabel: string;
  onSend(): Promise<void>;
  onBack(): Promise<void>;
  /** The progress of sending; null otherwise. */
  sending: string | null;
};

/** The step. */
export function ReviewStep(props: ReviewStepProps) {
  const { filling, options, title, sendLabel, onSend, onBack, sending } = props;
  const { width, height } = useArea();
  useKeys(
    sending === null
      ? [
          { key: 'enter', label: sendLabel, run: onSend },
          { key: 'esc', label: t(keyTexts.change), run: onBack },
          { key: 'edit', label: t(keyTexts.change), hint: false, run: onBack },
        ]
      : [],
    'part',
  );
  return (
    <>
      <Line segments={title} />
      <Line
        segments={[
          sending === null
            ? { text: t(m.enterSendsItEChanges), tone: 'dim' }
            : { text: sending, tone: 'warning' },
        ]}
      />
      <ScrolledLines name="review" lines={reviewLines(filling, { ...options, width })} height={height - 2} />
    </>
  );
}

/** The answer beside each question, then the alerts that were raised. */
export function reviewLines(filling: Filling, options: LineOptions): Segment[][] {
  const { width } = options;
  const answers = itemsShown(filling.draft).flatMap((item) =>
    item.kind === 'question'
      ? [
          { title: harmless(item.question.text), text: harmless(valueText(item.question, filling, options)) },
          ...reasonOf(filling, item.id),
        ]
      : [],
  );
  const named =
    filling.draft.part === 'contextQuestions'
      ? [{ title: nameTitle, text: harmless(filling.name.trim() || (options.ownName ?? '')) }]
      : [];
  const all = [...answers, ...named];
  const labelWidth = Math.min(
    Math.floor(width * 0.45),
    Math.max(0, ...all.map(({ title }) => widthOf(title))) + gap,
  );
  const alerts = alertLines(filling.draft);
  const lines = all.flatMap(({ title, text }) => {
    const titles = wrap(title, labelWidth - gap);
    const texts = wrap(text === '' ? '–' : text, Math.max(8, width - labelWidth));
    return Array.from({ length: Math.max(titles.length, texts.length) }, (_, place): Segment[] => [
      { text: pad(titles[place] ?? '', labelWidth), tone: 'dim' },
      { text: texts[place] ?? '', ...(text === '' && { tone: 'dim' }) },
    ]);
  });
  return alerts.length === 0 ? lines : [...lines, [{ text: ' ' }], ...alerts];
}

/** The reason for which an answer breaks a rule, below it. */
function reasonOf({ draft }: Filling, questionId: string): { title: string; text: string }[] {
  const passable = passableAt(draft, questionId);
  return passable === null
    ? []
    : [{ title: `  ${t(both.reasonForRule)}`, text: harmless(passable.reason.trim()) }];
}

const gap = 2;
