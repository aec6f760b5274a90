// What a file of people would change, line by line; or what is wrong with it, line by line.
import { Alert, Button, Text } from '@mantine/core';
import { changesIn } from '#core/users/apply-people.ts';
import { namedChange } from '#core/users/list-users.ts';
import type { PeoplePlan, PersonStep } from '#core/users/people-file.ts';
import { applyQuestion, peopleFileTexts } from '#core/users/people-texts.ts';
import { FileIssues, FileLines, LineChange } from '#web/ui/changes/file-lines.tsx';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ImportPreviewProps = { name: string; plan: PeoplePlan; onBack(): void; onApply(): void };

export function ImportPreview({ name, plan, onBack, onApply }: ImportPreviewProps) {
  const { steps, issues } = plan;
  const changes = changesIn(steps);
  const unchanged = steps.length - changes.length;
  const isRefused = issues.length > 0;
  return (
    <>
      {isRefused ? (
        <Alert color="red" role="alert" title={peopleFileTexts.refused} mb="md">
          {t(m.issuesIn, { count: issues.length, file: name })} {peopleFileTexts.correct}
        </Alert>
      ) : (
        <Text mb="md" fw={600}>
          {changes.length === 0 ? peopleFileTexts.nothing : applyQuestion(steps)}
        </Text>
      )}
      {isRefused ? (
        <FileIssues issues={issues} />
      ) : (
        <FileLines
          label={t(m.changesByLine)}
          count={changes.length}
          line={(place) => {
            const step = changes[place];
            return [step?.line ?? null, step === undefined ? null : <Change step={step} />];
          }}
        />
      )}
      {!isRefused && changes.length > 0 && unchanged > 0 && (
        <Text c="dimmed" size="xs" mt="xs">
          {t(m.unchangedLines, { count: unchanged })}
        </Text>
      )}
      <DialogFoot>
        <Button variant="default" onClick={onBack} {...(isRefused && { 'data-autofocus': true })}>
          {t(m.chooseAnotherFile)}
        </Button>
        {!isRefused && (
          <Button onClick={onApply} disabled={changes.length === 0}>
            {t(m.applyChanges, { count: changes.length })}
          </Button>
        )}
      </DialogFoot>
    </>
  );
}

const colours = { create: 'green', change: 'accent', deactivate: 'red' } as const;
const labels = { create: t(m.create), change: t(m.change), deactivate: t(m.deactivate) } as const;

function Change({ step }: { step: Exclude<PersonStep, { kind: 'none' }> }) {
  const { kind, userName, changes } = step;
  return (
    <LineChange
      verb={labels[kind]}
      colour={colours[kind]}
      name={userName}
      fields={kind === 'deactivate' ? [] : changes.map(namedChange)}
      isNew={kind !== 'change'}
    />
  );
}
