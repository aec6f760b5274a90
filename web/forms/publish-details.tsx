// What stands below the question whether to publish a form; loaded when it is asked.
import { type ReactNode, Suspense } from 'react';
import type { ListedForm } from '#core/forms/calls.ts';
import { Loading } from '#web/ui/notices/loading.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const PublishingImpact = lazyPart(() => import('./publishing-impact.tsx').then((it) => it.PublishingImpact));

/** Whom the form leaves out; of a next version also what it changes, and for whom. */
export function publishDetails({ id, versionOf }: Pick<ListedForm, 'id' | 'versionOf'>): ReactNode {
  return (
    <Suspense fallback={<Loading />}>
      <PublishingImpact form={{ id, ...(versionOf !== undefined && { versionOf }) }} />
    </Suspense>
  );
}
