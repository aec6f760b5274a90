// A report as text with its charts, which scrolls.
import { currentFormats } from '#core/format/current.ts';
import type { ReportDocument } from '#core/reports/document.ts';
import { drawText } from '#core/reports/draw/text.ts';
import { widthOf } from '#cli/output/width.ts';
import { ScrolledLines } from '#cli/terminal/scrolled-lines.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import type { Segment } from '#cli/terminal/theme.tsx';

export function DocumentLines({ document }: { document: ReportDocument }) {
  const { width, height } = useArea();
  const lines = drawText(document, { formats: currentFormats.peek(), width, widthOf });
  return (
    <ScrolledLines
      name="report"
      lines={lines.map((text): readonly Segment[] => [{ text }])}
      height={height}
    />
  );
}
