// The entry of the account menu that opens the part of the help about the page in sight.
import { Menu } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';
import { useActor } from '#web/platform/core-context.tsx';
import { helpTopicOf } from './topics.ts';

export function HelpItem() {
  const { role } = useActor();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { document, anchor } = helpTopicOf(pathname, role);
  return (
    <Menu.Item
      component={Link}
      to={`/help/${document}`}
      {...(anchor === '' ? {} : { hash: anchor })}
      leftSection={<BookOpen size={16} />}
    >
      Help
    </Menu.Item>
  );
}
