// A page that the reader may not open: its title, one sentence for all of them, and the way on.
import { Button } from '@mantine/core';
import { Lock } from 'lucide-react';
import { noAccessTexts } from '#core/actor.ts';
import { EmptyState } from './empty-state.tsx';
import { Page, type PageProps } from '#web/ui/page.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

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
            {t(m.goToHome)}
          </Button>
        }
      />
    </Page>
  );
}
