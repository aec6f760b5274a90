// A drop area for a file, with a button to pick one. Its implementation is loaded lazily, since few visits of a page
// need it.
import { Suspense } from 'react';
import type { FileCatchProps } from './file-catch.tsx';
import classes from './file-drop.module.css';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const FileCatch = lazyPart(() => import('./file-catch.tsx').then((it) => it.FileCatch));

export function FileDrop(props: FileCatchProps) {
  return (
    <Suspense fallback={<div className={`p-0 rounded-12 on-surface ${classes.drop} min-h-256`} />}>
      <FileCatch {...props} />
    </Suspense>
  );
}
