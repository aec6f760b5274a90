// One job with its runs.
import { useState } from 'react';
import { wrap } from '#cli/output/width.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { type Memory, MemoryContext } from '#cli/terminal/navigation.ts';
import { Overlay } from '#cli/terminal/overlay.tsx';
import { ScrolledLines } from '#cli/terminal/scrolled-lines.tsx';
import { useArea } from '#cli/terminal/terminal-context.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Shows lines about a job. */
export function openJob(dialogs: Dialogs, lines: readonly string[]): Promise<null> {
  return dialogs.open<never>((close) => <JobDialog lines={lines} onClose={() => close(null)} />);
}

function JobDialog({ lines, onClose }: { lines: readonly string[]; onClose(): void }) {
  const [memory] = useState<Memory>(() => new Map());
  return (
    <Overlay title={t(m.job)} width={90} onClose={onClose} closeLabel="close">
      <MemoryContext.Provider value={memory}>
        <Lines lines={lines} />
      </MemoryContext.Provider>
    </Overlay>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  const { width, height } = useArea();
  const wrapped = lines.flatMap((line) => wrap(line, width).map((text) => [{ text }]));
  return <ScrolledLines name="job" lines={wrapped} height={Math.min(wrapped.length, height)} />;
}
