// The details below the publish confirmation; loaded when it opens.
import { type ReactNode, Suspense } from 'react';
import type { FormToPublish } from '#core/forms/impact/publish-impact.ts';
import { Loading } from '#web/ui/notices/loading.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const PublishingImpact = lazyPart(() => import('./publishing-impact.tsx').then((it) => it.PublishingImpact));

/** Whom the form leaves out; for a next version also its impact. */
export function publishDetails({ id, versionOf }: FormToPublish): ReactNode {
  return (
    <Suspense fallback={<Loading />}>
      <PublishingImpact form={{ id, ...(versionOf !== undefined && { versionOf }) }} />
    </Suspense>
  );
}
