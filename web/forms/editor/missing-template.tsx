// Shown if the example form in the address does not exist, with alternatives.
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FileSearch } from 'lucide-react';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { blankFormPath } from '../editor-paths.ts';

export function MissingTemplate() {
  return (
    <EmptyState
      icon={<FileSearch size={22} />}
      title="There is no template at this address"
      text="Start from blank, or choose another one under New Form in the list of forms."
      action={
        <Group gap="xs" justify="center">
          <Button variant="default" component={Link} to="/forms">
            Go to the forms
          </Button>
          <Button component={Link} to={blankFormPath}>
            Create from blank
          </Button>
        </Group>
      }
    />
  );
}
