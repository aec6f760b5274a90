// An import that the server is working on, or that could not go on.
import { Alert, Progress, Text } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { doneText, importPercent } from '#core/imports/progress.ts';
import type { ImportStatus } from '#core/imports/schema.ts';
import { Panel } from '#web/ui/panel.tsx';
import classes from './progress-panel.module.css';

export function ProgressPanel({ status }: { status: ImportStatus }) {
  if (status.problem !== null) {
    return (
      <Alert color="red" role="alert" icon={<CircleAlert size={18} aria-hidden />} title={status.problem}>
        Cancel the import, then start it again with another file.
      </Alert>
    );
  }
  const percent = importPercent(status);
  return (
    <Panel>
      <p className={classes.percent}>{percent}%</p>
      <Progress.Root size="lg" transitionDuration={400}>
        <Progress.Section value={percent} aria-label="Progress" aria-valuetext={`${percent}%`} />
      </Progress.Root>
      <Text c="dimmed" className="numbers">
        {doneText(status)}
      </Text>
      <Text c="dimmed">
        The import goes on when you leave this page. You find it again in the list of forms.
      </Text>
    </Panel>
  );
}
