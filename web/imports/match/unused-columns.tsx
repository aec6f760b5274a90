// The columns that are not imported.
import { useMemo } from 'react';
import type { ImportDraft } from '#core/imports/import-draft.ts';
import { unusedColumns } from '#core/imports/match-lines.ts';
import { Panel } from '#web/ui/panel.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function UnusedColumns({ draft }: { draft: ImportDraft }) {
  const lines = useMemo(() => unusedColumns(draft), [draft]);
  if (lines.length === 0) return null;
  return (
    <Panel title={t(m.columnsLeftOut)} subtitle={t(m.theyDoNotAnswerAny)}>
      <ul className="stack bare-list gap-10">
        {lines.map(({ index, header, samples }) => (
          <li key={index}>
            <span className="block weight-550 break">{header}</span>
            <span className="block cut faint text-xs">
              {samples.length === 0 ? t(m.noValues) : samples.join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
