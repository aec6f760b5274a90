// A page that the reader may not open: its title, one sentence for all of them, and the way on.
import { Button } from '@mantine/core';
import { Lock } from 'lucide-react';
import { noAccessTexts } from '#core/actor.ts';
import { EmptyState } from './notices/empty-state.tsx';
import { Page, type PageProps } from './page.tsx';

export type NoAccessPageProps = Pick<PageProps, 'title' | 'trail'> & {
  /** Where it is not their role: what is turned off. */
  off?: string | undefined;
};

export function NoAccessPage({ off, ...page }: NoAccessPageProps) {
  return (
    <Page {...page}>
      <EmptyState
        icon={<Lock size={22} aria-hidden />}
        title={noAccessTexts.title}
        text={off ?? noAccessTexts.why}
        action={
          <Button variant="default" component="a" href="/">
            Go to Home
          </Button>
        }
      />
    </Page>
  );
}
