// An import that the server is processing, or that failed as a whole.
import { Alert, Progress, Text } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { doneText, goesOn, importPercent, unfitAdvice } from '#core/imports/progress.ts';
import type { ImportStatus } from '#core/imports/schema.ts';
import { Panel } from '#web/ui/panel.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function ProgressPanel({ status }: { status: ImportStatus }) {
  if (status.problem !== null) {
    return (
      <Alert color="red" role="alert" icon={<CircleAlert size={18} aria-hidden />} title={status.problem}>
        {unfitAdvice}
      </Alert>
    );
  }
  const percent = importPercent(status);
  return (
    <Panel>
      <p
        className="m-0 numbers weight-640"
        style={{ fontSize: '2.5rem', letterSpacing: '-0.03em', lineHeight: 1 }}
      >
        {percent}%
      </p>
      <Progress.Root size="lg" transitionDuration={400}>
        <Progress.Section value={percent} aria-label={t(m.progress)} aria-valuetext={`${percent}%`} />
      </Progress.Root>
      <Text c="dimmed" className="numbers">
        {doneText(status)}
      </Text>
      <Text c="dimmed">{goesOn}</Text>
    </Panel>
  );
}
