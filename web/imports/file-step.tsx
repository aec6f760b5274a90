// The first step: picking the file, and reading it.
import { Alert, Progress, Text } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Panel } from '#web/ui/panel.tsx';
import type { PickedFile } from './use-csv-file.ts';
import classes from './file-step.module.css';

const FileDrop = lazy(() =>
  import('./file-drop.tsx').then(({ FileDrop: component }) => ({ default: component })),
);

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
      <Suspense fallback={<div className={`${classes.drop} ${classes.place}`} />}>
        <FileDrop onPick={onPick} />
      </Suspense>
      <Text c="dimmed" ta="center">
        The first line names the columns. They are matched with the form’s questions next, and nothing is
        imported before you have seen how.
      </Text>
    </div>
  );
}
