// What stands below the question whether to publish a form; loaded when it is asked.
import { lazy, type ReactNode, Suspense } from 'react';
import type { ListedForm } from '#core/forms/calls.ts';
import { Loading } from '#web/ui/loading.tsx';

const PublishingImpact = lazy(() =>
  import('./publishing-impact.tsx').then(({ PublishingImpact: component }) => ({ default: component })),
);

/** Of a next version: what it changes, and for whom. Nothing of any other form. */
export function publishDetails({ id, versionOf }: Pick<ListedForm, 'id' | 'versionOf'>): ReactNode {
  if (versionOf === undefined) return null;
  return (
    <Suspense fallback={<Loading />}>
      <PublishingImpact version={{ id, versionOf }} />
    </Suspense>
  );
}
