// What a file would change in the catalog, line by line; or what is wrong with it, line by line.
import { Alert, Button, Checkbox, Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { VersionedWorld } from '#core/catalog/file/apply-file.ts';
import type { CatalogPlan, CatalogStep } from '#core/catalog/file/plan-catalog.ts';
import { catalogFileTexts, planText, stepsThatChange } from '#core/catalog/file/plan-texts.ts';
import { fileTexts } from '#core/catalog/tree-texts.ts';
import { FileIssues, FileLines, LineChange } from '#web/ui/changes/file-lines.tsx';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ImportChoices = { retiresMissing: boolean; addsColumns: boolean };
export type OpenedFile = { name: string; text: string; world: VersionedWorld };

export type ImportPreviewProps = {
  file: OpenedFile;
  plan: CatalogPlan;
  choices: ImportChoices;
  isApplying: boolean;
  onChoices(choices: ImportChoices): void;
  onBack(): void;
  onApply(): void;
};

export function ImportPreview(props: ImportPreviewProps) {
  const { file, plan, choices, isApplying, onChoices, onBack, onApply } = props;
  const { issues, newColumns, newTypes } = plan;
  const steps = useMemo(() => stepsThatChange(plan.steps), [plan]);
  const what = planText(plan);
  const isRefused = issues.length > 0;
  return (
    <>
      {isRefused ? (
        <Alert color="red" role="alert" title={catalogFileTexts.refused} mb="md">
          {t(m.issuesIn, { count: issues.length, file: file.name })} {fileTexts.correct}
        </Alert>
      ) : (
        <Text mb="md" fw={600} aria-live="polite">
          {what === '' ? catalogFileTexts.nothing : t(m.would, { name: file.name, what })}
        </Text>
      )}
      <Group gap="lg" mb="md">
        <Checkbox
          label={fileTexts.retireMissing}
          checked={choices.retiresMissing}
          onChange={({ currentTarget }) => onChoices({ ...choices, retiresMissing: currentTarget.checked })}
        />
        <Checkbox
          label={fileTexts.addColumns}
          checked={choices.addsColumns}
          onChange={({ currentTarget }) => onChoices({ ...choices, addsColumns: currentTarget.checked })}
        />
      </Group>
      {newColumns.length + newTypes.length > 0 && (
        <Text c="dimmed" mb="xs">
          {newTypes.length > 0 && t(m.newTypes, { count: newTypes.length, names: newTypes.join(', ') })}
          {newTypes.length > 0 && newColumns.length > 0 && '. '}
          {newColumns.length > 0 &&
            t(m.newColumns, { count: newColumns.length, names: newColumns.join(', ') })}
        </Text>
      )}
      {isRefused ? (
        <FileIssues issues={issues} />
      ) : (
        <FileLines
          label={t(m.changesByLine)}
          count={steps.length}
          line={(place) => {
            const step = steps[place];
            return [step?.line ?? null, step === undefined ? null : <Change step={step} />];
          }}
        />
      )}
      <DialogFoot>
        <Button variant="default" onClick={onBack} disabled={isApplying}>
          {t(m.chooseAnotherFile)}
        </Button>
        {!isRefused && (
          <Button onClick={onApply} loading={isApplying} disabled={what === ''}>
            {fileTexts.apply}
          </Button>
        )}
      </DialogFoot>
    </>
  );
}

type Changing = Exclude<CatalogStep['kind'], 'none'>;
const colours: Readonly<Record<Changing, string>> = {
  create: 'green',
  change: 'accent',
  retire: 'gray',
  restore: 'green',
};
const labels: Readonly<Record<Changing, string>> = {
  create: t(m.create),
  change: t(m.change),
  retire: t(m.retire),
  restore: t(m.restore),
};

function Change({ step: { kind, path, changes } }: { step: CatalogStep }) {
  if (kind === 'none') return null;
  const fields = changes.filter(
    ({ field, after }) => kind !== 'create' || (field !== 'name' && after !== ''),
  );
  return (
    <LineChange
      verb={labels[kind]}
      colour={colours[kind]}
      name={path}
      fields={fields}
      isNew={kind !== 'change'}
    />
  );
}
