// The upload of the file.
import { Button, Group, Progress, Text } from '@mantine/core';
import type { CsvFile } from '#core/imports/csv/csv-file.ts';
import { Panel } from '#web/ui/panel.tsx';
import type { ImportState } from '#core/imports/import-model.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type SendingPanelProps = { file: CsvFile; state: Pick<ImportState, 'sent' | 'note'>; onStop(): void };

export function SendingPanel({ file, state: { sent, note }, onStop }: SendingPanelProps) {
  const percent = Math.round(100 * (sent ?? 0));
  return (
    <Panel title={t(m.uploading, { file: file.name })}>
      <Progress.Root transitionDuration={120}>
        <Progress.Section value={percent} aria-label={t(m.uploading, { file: file.name })} />
      </Progress.Root>
      <Group justify="space-between">
        <Text c="dimmed" className="numbers" role={note === null ? undefined : 'status'}>
          {note ?? t(m.sent, { percent })}
        </Text>
        <Button variant="default" size="xs" onClick={onStop}>
          {t(m.stopUpload)}
        </Button>
      </Group>
    </Panel>
  );
}
