// The pages of the menu and others that need no menu item, for the command palette.
import { useNavigate } from '@tanstack/react-router';
import { AlarmClock, FileClock, ToggleRight, UsersRound } from 'lucide-react';
import { useMemo } from 'react';
import { pageFor } from '#core/features/pages.ts';
import { keysOf } from '#core/keys-of.ts';
import { mayManageReminders } from '#core/reminders/policy.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { Command } from '#web/ui/command/command.ts';
import { sidebarItems } from '../sidebar-items.ts';

const size = '1.125rem';

/** Pages that the menu does not have. */
const others = {
  '/forms/import': FileClock,
  '/users/groups': UsersRound,
  '/admin/flags': ToggleRight,
} as const;

export function usePlaceCommands(): readonly Command[] {
  const actor = useActor();
  const navigate = useNavigate();
  return useMemo(() => {
    const pages = sidebarItems(actor).map(({ to, label, words, icon: Icon }): Command => ({
      id: to,
      label,
      words: words.join(' '),
      icon: <Icon size={size} />,
      group: 'Go to',
      onChoose: () => void navigate({ to }),
    }));
    const further = keysOf<keyof typeof others>(others).flatMap((to): Command[] => {
      const [page, Icon] = [pageFor(actor, to), others[to]];
      if (page === null) return [];
      const { title: label, words } = page;
      const icon = <Icon size={size} />;
      return [{ id: to, label, words: words.join(' '), icon, onChoose: () => void navigate({ to }) }];
    });
    const create: Command = {
      id: 'reminders.create',
      label: 'Add a reminder',
      words: 'new create',
      icon: <AlarmClock size={size} />,
      group: 'Create',
      onChoose: () => void navigate({ to: '/reminders/create' }),
    };
    return [...pages, ...further, ...(mayManageReminders(actor).yes ? [create] : [])];
  }, [actor, navigate]);
}
