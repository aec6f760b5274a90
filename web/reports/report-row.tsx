// A report in the list: its name, what it is of, and its actions.
import { Badge, Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Files, PencilLine, Play, Send, Trash2 } from 'lucide-react';
import { deleteReport, publishReport, renameReport } from '#core/reports/actions.ts';
import { designById } from '#core/reports/designs.ts';
import { designTexts } from '#core/reports/own/texts.ts';
import { mayChangeReports, mayPublishReport } from '#core/reports/policy.ts';
import type { Report } from '#core/reports/schema.ts';
import { reportTexts } from '#core/reports/texts.ts';
import { ActionMenu } from '#web/ui/action-menu.tsx';
import classes from './reports.module.css';

export type ReportRowProps = { report: Report; onRun(): void; onRename(): void };

export function ReportRow({ report, onRun, onRename }: ReportRowProps) {
  const { name, description, published, templates, designId } = report;
  const navigate = useNavigate();
  return (
    <li className={classes.row}>
      <div className={classes.naming}>
        <div className={classes.title} dir="auto">
          <span>{name}</span>
          {!published && <Badge color="amber">{reportTexts.unpublished}</Badge>}
        </div>
        {description !== '' && <p className={classes.subtitle}>{description}</p>}
        <p className={classes.subtitle}>{templates.map((form) => form.name).join(', ')}</p>
      </div>
      <Button
        variant="default"
        size="xs"
        leftSection={<Play size={14} aria-hidden />}
        aria-label={`${reportTexts.run} ${name}`}
        onClick={onRun}
      >
        {reportTexts.run}
      </Button>
      <ActionMenu
        label={`Actions for ${name}`}
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
    </li>
  );
}
