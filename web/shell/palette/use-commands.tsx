// All commands of the palette, of every feature.
import { useDebouncedValue } from '@mantine/hooks';
import { createElement, useMemo, useState } from 'react';
import { useCatalogCommands } from '#web/catalog/catalog-commands.tsx';
import { useFormCommands } from '#web/forms/form-commands.tsx';
import type { FormDialogs } from '#web/forms/form-offers.tsx';
import { useQuestionCommands } from '#web/forms/question-commands.tsx';
import { useReportCommands } from '#web/reports/report-commands.tsx';
import { useSheetCommands } from '#web/sheets/sheet-commands.tsx';
import { useUserCommands } from '#web/users/user-commands.tsx';
import { useViewCommands } from '#web/views/view-commands.tsx';
import type { Command, ShowDialog } from '#web/ui/command/command.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { useAccountCommands, useThemeCommands } from '../account-commands.tsx';
import { useHelpCommands } from '../help/help-commands.tsx';
import type { PaletteGroup } from './shown-commands.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { offeredChoices } from '#web/ui/offered-choices.ts';
import { useAction } from '#web/ui/use-action.ts';
import { useNavigate } from '@tanstack/react-router';
import { AlarmClock } from 'lucide-react';
import { mayManageReminders } from '#core/reminders/policy.ts';
import { furtherItems, type SidebarItem, sidebarItems } from '../sidebar-items.ts';

const ExportDialog = lazyDialog(() =>
  import('#web/exports/export-form-dialog.tsx').then((it) => it.ExportFormDialog),
);
const AccessDialog = lazyDialog(() =>
  import('#web/access/form-access-dialog.tsx').then((it) => it.FormAccessDialog),
);
const VersionsDialog = lazyDialog(() =>
  import('#web/forms/versions-dialog.tsx').then((it) => it.VersionsDialog),
);
const FillLinkDialog = lazyDialog(() =>
  import('#web/forms/fill-link-dialog.tsx').then((it) => it.FillLinkDialog),
);

const searchAfter = 200;

export type FoundCommands = {
  commands: readonly Command[];
  /** What was found by a search of its own, in groups below. */
  found: readonly PaletteGroup[];
  isSearching: boolean;
};

/** Those of the page and of all features; what only the server knows is searched by what was typed. */
export function useCommands(typed: string, show: ShowDialog): FoundCommands {
  const [searched] = useDebouncedValue(typed.trim(), searchAfter);
  const here = useHereCommands();
  const places = usePlaceCommands();
  const account = useAccountCommands(show).flat();
  const themes = useThemeCommands();
  const dialogs = useMemo(
    (): FormDialogs => ({
      onExport: (form) => show((props) => createElement(ExportDialog, { ...props, form })),
      onAccess: (form) => show((props) => createElement(AccessDialog, { ...props, form })),
      onVersions: (form) => show((props) => createElement(VersionsDialog, { ...props, form })),
      onLink: ({ id }) => show((props) => createElement(FillLinkDialog, { ...props, formId: id })),
    }),
    [show],
  );
  const forms = useFormCommands(show, dialogs);
  const sheets = useSheetCommands(searched);
  const views = useViewCommands();
  const users = useUserCommands();
  const reports = useReportCommands();
  const catalog = useCatalogCommands(searched);
  const questions = useQuestionCommands(searched);
  const help = useHelpCommands(searched);
  const commands = [
    here,
    places,
    forms,
    views,
    sheets.commands,
    reports,
    users,
    catalog,
    themes,
    account,
  ].flat();
  return {
    commands,
    found: [
      { title: t(m.questions), commands: questions.commands },
      { title: t(m.help), commands: help },
    ],
    isSearching: sheets.isSearching || questions.isSearching || searched !== typed.trim(),
  };
}

/** Actions on what the current page shows, such as the widgets of a dashboard. */
function useHereCommands(): readonly Command[] {
  const actor = useActor();
  const { run } = useAction();
  // What the page offers at the moment when the palette opens.
  const [commands] = useState(() =>
    offeredChoices().flatMap(({ title, choices }, place) =>
      choices
        .filter(({ isOffered, disabled = false }) => !disabled && (isOffered?.(actor) ?? true))
        .map((choice): Command => ({
          id: `here ${choice.id} ${place}`,
          label: `${choice.label}: ${title}`,
          icon: choice.icon,
          ...(choice.danger === true || place >= pagesOwn ? { isByVerb: true } : { group: 'here' as const }),
          onChoose: () => choice.onChoose(run),
        })),
    ),
  );
  return commands;
}

/** The first offer is the page's own; a dashboard offers those of all its widgets after it, which are found by what they do. */
const pagesOwn = 1;

const size = '1.125rem';

/** The pages of the menu and others that need no menu item, for the command palette. */
function usePlaceCommands(): readonly Command[] {
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
      words: t(m.newCreate),
      icon: <AlarmClock size={size} />,
      group: 'create',
      onChoose: () => void navigate({ to: '/reminders/create' }),
    };
    return [...pages, ...further, ...(mayManageReminders(actor).yes ? [create] : [])];
  }, [actor, navigate]);
}
