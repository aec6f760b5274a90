// The first step: picking and reading the file.
import { Alert, Progress, Text } from '@mantine/core';
import { CircleAlert, FileUp } from 'lucide-react';
import { AppError } from '#core/errors.ts';
import type { ImportState } from '#core/imports/import-model.ts';
import { FileDrop } from '#web/ui/input/file-drop.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type FileStepProps = {
  state: Pick<ImportState, 'reading' | 'problem'>;
  onPick(file: File | null): void;
};

export function FileStep({ state: { reading, problem }, onPick }: FileStepProps) {
  if (reading !== null) {
    const percent = Math.round(100 * reading.share);
    return (
      <Panel title={t(m.reading, { reading: reading.name })}>
        <Progress
          value={percent}
          aria-label={t(m.reading, { reading: reading.name })}
          transitionDuration={120}
        />
      </Panel>
    );
  }
  return (
    <div className="stack gap-16 mx-auto" style={{ maxWidth: '44rem' }}>
      <div role="alert">
        {problem?.error instanceof AppError && (
          <Alert color="red" icon={<CircleAlert size={18} aria-hidden />} title={problem.error.message}>
            {problem.error.hint}
          </Alert>
        )}
      </div>
      <FileDrop
        icon={<FileUp size={24} />}
        title={t(m.dropCsvFileOrWorkbook)}
        text={t(m.atMost50Mb)}
        label={t(m.csvFile)}
        accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onPick={onPick}
      />
      <Text c="dimmed" ta="center">
        {t(m.firstRowMustHoldColumn)}
      </Text>
    </div>
  );
}
