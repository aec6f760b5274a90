// One step of a recipe with its fields, and buttons to move or remove it.
import { ActionIcon, Group, Text } from '@mantine/core';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { RecipeStep } from '#core/transforms/schema.ts';
import { stepChoices } from '#core/transforms/step-kinds.ts';
import classes from './recipe-editor.module.css';
import { StepFields } from './step-fields.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type StepCardProps = {
  number: number;
  of: number;
  step: RecipeStep;
  /** The step's input columns; empty without a sample. */
  columns: readonly string[];
  issue: string | null;
  onStep(step: RecipeStep): void;
  onMove(by: 1 | -1): void;
  onDelete(): void;
};

export function StepCard({ number, of, step, columns, issue, onStep, onMove, onDelete }: StepCardProps) {
  const label = stepChoices.find(({ kind }) => kind === step.kind)?.label ?? step.kind;
  const title = `${number}. ${label}`;
  return (
    <li
      className={`stack gap-12 pt-14 pb-16 px-16 border rounded-8 ${classes.step}`}
      data-wrong={issue !== null || undefined}
    >
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text fw={600}>{title}</Text>
        <Group gap={2} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={number === 1}
            aria-label={t(m.moveUp, { title })}
            onClick={() => onMove(-1)}
          >
            <ArrowUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={number === of}
            aria-label={t(m.moveDown, { title })}
            onClick={() => onMove(1)}
          >
            <ArrowDown size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t(m.deleteText, { title })}
            onClick={onDelete}
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </Group>
      </Group>
      <div className={`grid items-end gap-12 ${classes.fields}`}>
        <StepFields step={step} columns={columns} onStep={onStep} />
      </div>
      {issue !== null && (
        <Text c="red" size="sm" role="alert">
          {issue}.
        </Text>
      )}
    </li>
  );
}
