// Why something was not saved, in its dialog.
import { Alert } from '@mantine/core';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';

export type Failure = { said: string; error: unknown };

export function SaveFailure({ failure }: { failure: Failure | null }) {
  if (failure === null) return null;
  return (
    <Alert color="red" role="alert" title={failure.said}>
      {explanationOf(failure.error, failure.said)}
    </Alert>
  );
}
