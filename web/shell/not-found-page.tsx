// The page for an unknown URL.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';

export function NotFoundPage() {
  return (
    <Page title="Page Not Found" width="reading">
      <EmptyState
        icon={<Compass size={22} />}
        title="There is no page at this address."
        text="It may have been removed, or the address is mistyped."
        action={
          <Button component={Link} to="/">
            Go to Home
          </Button>
        }
      />
    </Page>
  );
}
