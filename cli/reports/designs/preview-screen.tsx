// What a report by a design would say, with the rows of its form as they are.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { designDocumentQuery } from '#core/reports/queries.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { askParameters } from '#cli/reports/ask-parameters.ts';
import { DocumentLines } from '#cli/reports/document-lines.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function ReportDesignScreen({ place: { design, parameters: first } }: ScreenProps<'reportDesign'>) {
  const { core, actor } = useApp();
  const { dialogs } = useTerminal();
  const [parameters, setParameters] = useState(first);
  const query = useQuery(designDocumentQuery(core.send, design, parameters));
  const change = async () => {
    const clock = { now: core.ports.now(), timeZone: actor.timeZone };
    const changed = await askParameters(dialogs, design, parameters, clock);
    if (changed !== null) setParameters(changed);
  };
  useKeys([
    {
      key: 'edit',
      label: t(m.editParameters),
      off: design.parameters.length === 0 ? t(m.thisDesignHasNoParameters) : undefined,
      run: change,
    },
  ]);
  return <DocumentLines query={query} />;
}
