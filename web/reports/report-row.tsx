// The actions on a report in the list.
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Files, PencilLine, Play, Send, Trash2 } from 'lucide-react';
import { deleteReport, publishReport, renameReport } from '#core/reports/actions.ts';
import { designById } from '#core/reports/designs.ts';
import { designTexts } from '#core/reports/own/labels.ts';
import { mayChangeReports, mayPublishReport } from '#core/reports/policy.ts';
import type { Report } from '#core/reports/schema.ts';
import { reportTexts } from '#core/reports/labels.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function RunButton({ report, onRun }: { report: Report; onRun(): void }) {
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Play size={14} aria-hidden />}
      aria-label={`${reportTexts.run} ${report.name}`}
      onClick={onRun}
    >
      {reportTexts.run}
    </Button>
  );
}

export function ReportMenu({ report, onRename }: { report: Report; onRename(): void }) {
  const navigate = useNavigate();
  const { name, designId } = report;
  return (
    <ActionMenu
      label={t(m.actionsFor, { name })}
      choices={[
        {
          id: publishReport.id,
          label: publishReport.label,
          icon: <Send size={16} />,
          isOffered: (actor) => mayPublishReport(actor, report).yes,
          onChoose: (run) => void run(publishReport, report),
        },
        {
          id: 'design',
          label: designTexts.edit,
          icon: <Files size={16} />,
          isOffered: (actor) => mayChangeReports(actor).yes && designById(designId) === undefined,
          onChoose: () => void navigate({ to: '/reports/designs/$designId', params: { designId } }),
        },
        {
          id: renameReport.id,
          label: renameReport.label,
          icon: <PencilLine size={16} />,
          isOffered: (actor) => mayChangeReports(actor).yes,
          onChoose: onRename,
        },
        {
          id: deleteReport.id,
          label: deleteReport.label,
          icon: <Trash2 size={16} />,
          danger: true,
          apart: true,
          isOffered: (actor) => mayChangeReports(actor).yes,
          onChoose: (run) => void run(deleteReport, report),
        },
      ]}
    />
  );
}
