// The file on its way to the server.
import { Button, Group, Progress, Text } from '@mantine/core';
import type { CsvFile } from '#core/imports/csv/csv-file.ts';
import { Panel } from '#web/ui/panel.tsx';
import type { Sending } from './use-start.ts';

export type SendingPanelProps = { file: CsvFile; sending: Sending; onStop(): void };

export function SendingPanel({ file, sending: { share, isWaiting }, onStop }: SendingPanelProps) {
  const percent = Math.round(100 * share);
  return (
    <Panel title={`Uploading ${file.name}`}>
      <Progress.Root transitionDuration={120}>
        <Progress.Section value={percent} aria-label={`Uploading ${file.name}`} />
      </Progress.Root>
      <Group justify="space-between">
        <Text c="dimmed" className="numbers" role={isWaiting ? 'status' : undefined}>
          {isWaiting ? 'The server does not answer. Trying again; the file is kept.' : `${percent}% sent`}
        </Text>
        <Button variant="default" size="xs" onClick={onStop}>
          Stop the upload
        </Button>
      </Group>
    </Panel>
  );
}
