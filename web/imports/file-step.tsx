// The first step: picking the file, and reading it.
import { Alert, Progress, Text } from '@mantine/core';
import { CircleAlert, FileUp } from 'lucide-react';
import { FileDrop } from '#web/ui/input/file-drop.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { PickedFile } from './use-csv-file.ts';
import classes from './file-step.module.css';

export type FileStepProps = {
  picked: Exclude<PickedFile, { kind: 'read' }>;
  onPick(file: File | null): void;
};

export function FileStep({ picked, onPick }: FileStepProps) {
  if (picked.kind === 'reading') {
    const percent = Math.round(100 * picked.share);
    return (
      <Panel title={`Reading ${picked.name}`}>
        <Progress value={percent} aria-label={`Reading ${picked.name}`} transitionDuration={120} />
      </Panel>
    );
  }
  return (
    <div className={classes.step}>
      <div role="alert">
        {picked.kind === 'refused' && (
          <Alert color="red" icon={<CircleAlert size={18} aria-hidden />} title={picked.message}>
            {picked.hint}
          </Alert>
        )}
      </div>
      <FileDrop
        icon={<FileUp size={24} />}
        title="Drop a CSV file here"
        text="At most 50 MB"
        label="CSV file"
        accept=".csv,.tsv,.txt,text/csv"
        onPick={onPick}
      />
      <Text c="dimmed" ta="center">
        The first line names the columns. They are matched with the form's questions next, and nothing is
        imported before you have seen how.
      </Text>
    </div>
  );
}
