// The state of an import as text with an icon.
import { Badge } from '@mantine/core';
import { Ban, CircleAlert, CircleCheck, LoaderCircle, TriangleAlert, Undo2 } from 'lucide-react';
import { importPhase, isRunning } from '#core/imports/policy.ts';
import { stateText } from '#core/imports/progress.ts';
import type { ImportStatus } from '#core/imports/status.ts';

export function StateBadge({ status }: { status: ImportStatus }) {
  const { Sign, color } = lookOf(status);
  return (
    <Badge color={color} size="lg" leftSection={<Sign size={14} aria-hidden />}>
      {stateText(status)}
    </Badge>
  );
}

function lookOf(status: ImportStatus) {
  if (status.undone !== null) return { Sign: Undo2, color: 'gray' };
  if (importPhase(status) === 'canceled') return { Sign: Ban, color: 'gray' };
  if (status.problem !== null) return { Sign: CircleAlert, color: 'red' };
  if (importPhase(status) === 'partial') return { Sign: TriangleAlert, color: 'amber' };
  if (status.state === 'SUCCESS') return { Sign: CircleCheck, color: 'green' };
  return isRunning(status)
    ? { Sign: LoaderCircle, color: 'accent' }
    : { Sign: TriangleAlert, color: 'amber' };
}
