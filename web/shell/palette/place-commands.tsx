// The pages of the menu and others that need no menu item, for the command palette.
import { useNavigate } from '@tanstack/react-router';
import { AlarmClock, FileClock, ToggleRight } from 'lucide-react';
import { useMemo } from 'react';
import { isAdmin, isManager } from '#core/actor.ts';
import { flagsTitle } from '#core/flags.ts';
import { importsTexts } from '#core/imports/history/view.ts';
import { mayManageReminders } from '#core/reminders/policy.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { Command } from '#web/ui/command/command.ts';
import { type SidebarItem, sidebarItems } from '../sidebar-items.ts';

const size = '1.125rem';

/** Other words for a page. */
const words: Partial<Record<SidebarItem['to'], string>> = {
  '/': 'start activity notifications pins insights alerts',
  '/fill': 'answer enter submit offline drafts',
  '/forms': 'templates questionnaires sheets',
  '/reports': 'pdf print',
  '/codes': 'labels scan',
  '/transforms': 'convert device files',
  '/catalog': 'items assets types columns',
  '/reminders': 'notify calendar',
  '/users': 'people persons accounts members',
  '/admin/appearance': 'logo colours brand menu',
  '/admin/auditlog': 'history who changed security',
  '/admin/mail': 'e-mail sent',
};

export function usePlaceCommands(): readonly Command[] {
  const actor = useActor();
  const navigate = useNavigate();
  return useMemo(() => {
    const pages = sidebarItems(actor).map(({ to, label, icon: Icon }): Command => ({
      id: to,
      label,
      words: words[to] ?? '',
      icon: <Icon size={size} />,
      group: 'Go to',
      onChoose: () => void navigate({ to }),
    }));
    const others: (Command | false)[] = [
      isManager(actor) && {
        id: '/forms/import',
        label: importsTexts.title,
        words: 'history of files undo',
        icon: <FileClock size={size} />,
        onChoose: () => void navigate({ to: '/forms/import' }),
      },
      mayManageReminders(actor).yes && {
        id: 'reminders.create',
        label: 'Add a reminder',
        words: 'new create',
        icon: <AlarmClock size={size} />,
        group: 'Create',
        onChoose: () => void navigate({ to: '/reminders/create' }),
      },
      isAdmin(actor) && {
        id: '/admin/flags',
        label: flagsTitle,
        words: 'switches features',
        icon: <ToggleRight size={size} />,
        onChoose: () => void navigate({ to: '/admin/flags' }),
      },
    ];
    return [...pages, ...others.filter((command) => command !== false)];
  }, [actor, navigate]);
}
