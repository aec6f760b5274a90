// One report as text, with its charts, to be read and saved.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { jobProgress } from '#core/exports/job.ts';
import { bytesOf } from '#core/exports/outcome.ts';
import { downloadReport } from '#core/reports/actions.ts';
import { reportFileName } from '#core/reports/file-name.ts';
import { reportDocumentQuery } from '#core/reports/queries.ts';
import { reportTexts } from '#core/reports/labels.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { saveFile } from '#cli/platform/save-file.ts';
import { askText } from '#cli/terminal/input/questions.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { askParameters } from './ask-parameters.ts';
import { DocumentLines } from './document-lines.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function ReportScreen({ place }: ScreenProps<'report'>) {
  const { report } = place;
  const { core, actor, folder, say } = useApp();
  const { dialogs } = useTerminal();
  const [parameters, setParameters] = useState(place.parameters);
  const query = useQuery(reportDocumentQuery(core.send, report.id, parameters));
  const change = async () => {
    const clock = { now: core.ports.now(), timeZone: actor.timeZone };
    const changed = await askParameters(dialogs, report, parameters, clock);
    if (changed !== null) setParameters(changed);
  };
  const save = async (format: 'PDF' | 'XLSX') => {
    const usual = reportFileName(report.name, format, core.ports.now(), actor.timeZone);
    const name = await askText(dialogs, { title: t(m.saveAs, { format }), value: usual });
    if (name === null || name.trim() === '') return;
    const wanted = { report, format, parameters };
    try {
      const outcome = await downloadReport.run(core.send, wanted);
      const bytes = await bytesOf(core.send, core.ports, outcome, { onJob: (job) => say(jobProgress(job)) });
      say(t(m.saved, { path: await saveFile(folder, name.trim(), bytes) }), 'good');
    } catch (error) {
      say(downloadReport.failed(wanted, error), 'bad');
    }
  };
  const off = query.data == null ? reportTexts.noData : undefined;
  useKeys([
    {
      key: 'edit',
      label: t(m.editParameters),
      off: report.parameters.length === 0 ? t(m.thisReportHasNoParameters) : undefined,
      run: change,
    },
    { key: 'print', label: t(m.saveAsPdf), off, run: () => save('PDF') },
    { key: 'export', label: t(m.exportAsXlsx), off, run: () => save('XLSX') },
  ]);
  return <DocumentLines query={query} />;
}
