// A report as text with its charts, which scrolls.
import { currentFormats } from '#core/format/current.ts';
import type { ReportDocument } from '#core/reports/document.ts';
import { reportTexts } from '#core/reports/labels.ts';
import { drawText } from '#core/reports/draw/text.ts';
import { widthOf } from '#cli/output/width.ts';
import { ScrolledLines } from '#cli/terminal/scrolled-lines.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { Label, type Segment } from '#cli/terminal/theme.tsx';
import { Loaded, type LoadedQuery } from '#cli/terminal/waiting.tsx';

/** Null: there are no data. */
type DocumentQuery = LoadedQuery<ReportDocument | null>;

export function DocumentLines({ query }: { query: DocumentQuery }) {
  return (
    <Loaded query={query} title={reportTexts.failed}>
      {(document) =>
        document === null ? (
          <Label>{`${reportTexts.noData}. ${reportTexts.noDataNext}`}</Label>
        ) : (
          <Lines document={document} />
        )
      }
    </Loaded>
  );
}

function Lines({ document }: { document: ReportDocument }) {
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
