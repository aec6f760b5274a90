// Why something was not saved, in its dialog.
import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import type { Failure } from './use-draft.ts';

export type FailureNoteProps = {
  failure: Failure | null;
  /** Below it, such as links to what is in the way. */
  about?: ((error: unknown) => ReactNode) | undefined;
};

export function FailureNote({ failure, about }: FailureNoteProps) {
  if (failure === null) return null;
  const { said, error } = failure;
  return (
    <Alert color="red" role="alert" title={said}>
      {explanationOf(error, said)}
      {about?.(error)}
    </Alert>
  );
}
