// The Sheet Context in full screen. If a single sheet is shown, admins edit its answers here.
import { setupNote } from '#core/filling/fills/fill-notes.ts';
import { saveAnswer } from '#core/sheets/actions.ts';
import type { AnswerTextOptions } from '#core/sheets/format-answer.ts';
import { contextLines, type ContextLine } from '#core/sheets/dashboard/sheet-context.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { cut, harmless, pad, widthOf, wrap } from '#cli/output/width.ts';
import { Blocks } from '#cli/terminal/blocks.tsx';
import type { Segment } from '#cli/terminal/theme.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { useCursor } from '#cli/terminal/use-rows.ts';
import { useApp } from '#cli/app/use-app.ts';
import type { SheetView } from '#cli/sheets/sheet-view.ts';
import { useAnswerEdit } from '#cli/sheets/row/use-answer-edit.ts';
import { t } from '#core/messages/text.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type ContextPanelProps = {
  view: SheetView;
  overview: Pick<SheetOverview, 'context' | 'form'>;
  words: AnswerTextOptions;
  height: number;
};

const name = 'context';

export function ContextPanel({ view, overview, words, height }: ContextPanelProps) {
  const { width } = useArea();
  const { actor } = useApp();
  const edit = useAnswerEdit(view);
  const lines = contextLines(overview.context, words);
  const editOf = ({ answer }: ContextLine) => answer && { ...answer, rowId: null };
  const mayEdit = (line: ContextLine | undefined) => {
    const wanted = line && editOf(line);
    return wanted !== undefined && saveAnswer.may(actor, { ...wanted, comment: null }).yes;
  };
  const current = lines[useCursor(name, lines.length)];
  return (
    <Blocks
      name={name}
      head={[]}
      blocks={blocksOf(lines, width - 2)}
      height={height}
      enterLabel={t(keyTexts.edit)}
      onEnter={
        mayEdit(current)
          ? (index) => {
              const wanted = lines[index] && editOf(lines[index]);
              const beside = lines.flatMap(({ answer }) => answer ?? []);
              return wanted && edit({ ...wanted, beside, note: setupNote(overview.form, wanted.question) });
            }
          : undefined
      }
    />
  );
}

const gap = 2;

function blocksOf(lines: readonly ContextLine[], width: number): Segment[][][] {
  const widest = Math.max(...lines.map(({ label }) => widthOf(harmless(label))));
  const labelWidth = Math.min(Math.floor(width * 0.4), widest);
  return lines.map(({ label, text }) =>
    wrap(harmless(text === '' ? '–' : text), Math.max(8, width - labelWidth - gap)).map((part, line) => [
      { text: pad(line === 0 ? cut(harmless(label), labelWidth) : '', labelWidth + gap), tone: 'dim' },
      { text: part },
    ]),
  );
}
