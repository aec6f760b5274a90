// What is shown before there is a page: its shape, so that no screen is blank. The frame has no color of the company yet.
import { Skeleton } from '@mantine/core';
import { Loading } from '#web/ui/notices/loading.tsx';
import page from '#web/ui/page.module.css';
import classes from './skeletons.module.css';

/** A heading, and lines below it. */
export function PageSkeleton() {
  return (
    <div className={page.page}>
      <Skeleton h="2rem" maw="16rem" aria-hidden />
      <Loading lines={6} isPage />
    </div>
  );
}

/** The menu, empty, and a page beside it. */
export function FrameSkeleton() {
  return (
    <div className={classes.frame}>
      <div className={classes.menu} aria-hidden />
      <main className="min-w-0">
        <PageSkeleton />
      </main>
    </div>
  );
}
