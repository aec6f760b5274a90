// The pages of the menu and others that need no menu item, for the command palette.
import { useNavigate } from '@tanstack/react-router';
import { AlarmClock } from 'lucide-react';
import { useMemo } from 'react';
import { mayManageReminders } from '#core/reminders/policy.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { Command } from '#web/ui/command/command.ts';
import { furtherItems, type SidebarItem, sidebarItems } from '../sidebar-items.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const size = '1.125rem';

export function usePlaceCommands(): readonly Command[] {
  const actor = useActor();
  const navigate = useNavigate();
  return useMemo(() => {
    const commandOf = ({ to, label, words, icon: Icon }: SidebarItem): Command => ({
      id: to,
      label,
      words: words.join(' '),
      icon: <Icon size={size} />,
      onChoose: () => void navigate({ to }),
    });
    const pages = sidebarItems(actor).map((item) => ({ ...commandOf(item), group: 'places' as const }));
    const further = furtherItems(actor).map(commandOf);
    const create: Command = {
      id: 'reminders.create',
      label: t(m.addReminder),
      words: 'new create',
      icon: <AlarmClock size={size} />,
      group: 'create',
      onChoose: () => void navigate({ to: '/reminders/create' }),
    };
    return [...pages, ...further, ...(mayManageReminders(actor).yes ? [create] : [])];
  }, [actor, navigate]);
}
