// What a file of people would change, line by line; or what is wrong with it, line by line.
import { Alert, Badge, Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { counted } from '#core/count-text.ts';
import { changesIn } from '#core/users/apply-people.ts';
import type { PeoplePlan, PersonStep } from '#core/users/people-file.ts';
import { applyQuestion, peopleFileTexts } from '#core/users/people-texts.ts';
import { DialogFoot } from '#web/ui/dialog/dialog-foot.tsx';
import classes from './import.module.css';

export type ImportPreviewProps = { name: string; plan: PeoplePlan; onBack(): void; onApply(): void };

const shownAtFirst = 100;

export function ImportPreview({ name, plan, onBack, onApply }: ImportPreviewProps) {
  const { steps, issues } = plan;
  const changes = changesIn(steps);
  const unchanged = steps.length - changes.length;
  const isRefused = issues.length > 0;
  return (
    <>
      {isRefused ? (
        <Alert color="red" role="alert" title={peopleFileTexts.refused} mb="md">
          {`${counted(issues.length, 'issue')} in ${name}. ${peopleFileTexts.correct}`}
        </Alert>
      ) : (
        <Text mb="md" fw={600}>
          {changes.length === 0 ? peopleFileTexts.nothing : applyQuestion(steps)}
        </Text>
      )}
      {isRefused ? (
        <Lines
          label="Issues by line"
          lines={issues.map(({ line, message }, index) => ({
            id: index,
            line,
            content: <span className={classes.issue}>{message}</span>,
          }))}
        />
      ) : (
        <Lines
          label="Changes by line"
          lines={changes.map((step) => ({ id: step.line, line: step.line, content: <Change step={step} /> }))}
        />
      )}
      {!isRefused && changes.length > 0 && unchanged > 0 && (
        <Text c="dimmed" size="xs" mt="xs">
          {counted(unchanged, 'line')} of the file {unchanged === 1 ? 'changes' : 'change'} nothing.
        </Text>
      )}
      <DialogFoot>
        <Button variant="default" onClick={onBack} {...(isRefused && { 'data-autofocus': true })}>
          Choose another file
        </Button>
        {!isRefused && (
          <Button onClick={onApply} disabled={changes.length === 0}>
            {`Apply ${counted(changes.length, 'change')}`}
          </Button>
        )}
      </DialogFoot>
    </>
  );
}

type ShownLine = { id: number; line: number; content: ReactNode };

function Lines({ label, lines }: { label: string; lines: readonly ShownLine[] }) {
  const [most, setMost] = useState(shownAtFirst);
  if (lines.length === 0) return null;
  return (
    <>
      <ul className={classes.lines} aria-label={label}>
        {lines.slice(0, most).map(({ id, line, content }) => (
          <li key={id}>
            <span className={classes.number}>Line {line}</span>
            {content}
          </li>
        ))}
      </ul>
      {lines.length > most && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setMost(most + 10 * shownAtFirst)}>
          Show more ({counted(lines.length - most, 'line')})
        </Button>
      )}
    </>
  );
}

const colours = { create: 'green', change: 'accent', deactivate: 'red' } as const;
const labels = { create: 'Create', change: 'Change', deactivate: 'Deactivate' } as const;

function Change({ step }: { step: Exclude<PersonStep, { kind: 'none' }> }) {
  const { kind, userName, changes } = step;
  return (
    <div className={classes.change}>
      <span className={classes.who}>
        <Badge color={colours[kind]}>{labels[kind]}</Badge>
        <b>{userName}</b>
      </span>
      {kind !== 'deactivate' && (
        <span className={classes.fields}>
          {changes.map(({ field, before, after }) => (
            <span key={field}>
              {field}: {kind === 'change' && <del>{before || 'none'}</del>} <ins>{after}</ins>
            </span>
          ))}
        </span>
      )}
    </div>
  );
}
