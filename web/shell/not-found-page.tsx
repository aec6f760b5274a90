// The page for an unknown URL.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function NotFoundPage() {
  return (
    <Page title={t(m.pageNotFound)} width="full">
      <EmptyState
        icon={<Compass size={22} />}
        title={t(m.thereIsNoPageAt)}
        text={t(m.itMayHaveBeenRemoved)}
        action={
          <Button component={Link} to="/">
            {t(m.goToHome)}
          </Button>
        }
      />
    </Page>
  );
}
