// Shown if the example form in the address does not exist, with alternatives.
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FileSearch } from 'lucide-react';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { blankFormPath } from '../editor-paths.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function MissingTemplate() {
  return (
    <EmptyState
      icon={<FileSearch size={22} />}
      title={t(m.thereIsNoTemplateAt)}
      text={t(m.startFromBlankOrChoose)}
      action={
        <Group gap="xs" justify="center">
          <Button variant="default" component={Link} to="/forms">
            {t(m.goToForms)}
          </Button>
          <Button component={Link} to={blankFormPath}>
            {t(m.createFromBlank)}
          </Button>
        </Group>
      }
    />
  );
}
