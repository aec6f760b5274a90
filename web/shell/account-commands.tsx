// What belongs to the signed-in user, once for the account menu and the command palette.
import { useMantineColorScheme } from '@mantine/core';
import { type LinkProps, useLocation, useNavigate } from '@tanstack/react-router';
import {
  BookOpen,
  CalendarClock,
  CalendarDays,
  CircleHelp,
  CircleUser,
  Download,
  Keyboard,
  KeyRound,
  KeySquare,
  LogOut,
  MessageSquare,
  Monitor,
  Moon,
  ShieldCheck,
  Sun,
} from 'lucide-react';
import type { Actor } from '#core/actor.ts';
import { exportJobTexts } from '#core/exports/job.ts';
import { feedTexts } from '#core/feeds/labels.ts';
import { scheduleTexts } from '#core/reports/schedules/labels.ts';
import { mayScheduleReports } from '#core/reports/schedules/policy.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { tokenTexts } from '#core/tokens/labels.ts';
import { accountTexts } from '#core/users/account-draft.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { contactIn } from '#web/platform/page-facts.ts';
import type { Command, ShowDialog } from '#web/ui/command/command.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { helpTopicOf } from '#core/features/help-topics.ts';
import { feedbackMail, issueMail } from './support-mail.ts';
import { useLogOut } from './use-log-out.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const PasswordDialog = lazyDialog(() =>
  import('#web/session/password-dialog.tsx').then((it) => it.PasswordDialog),
);
const KeysDialog = lazyDialog(() => import('./keys-dialog.tsx').then((it) => it.KeysDialog));

type AccountLink = Pick<LinkProps, 'to' | 'hash' | 'params'>;

export type AccountCommand = Command & {
  /** The page that it leads to, or the address of an e-mail. */
  link?: AccountLink;
  href?: string;
};

const size = '1rem';

/** In groups, as the menu has them. */
export function useAccountCommands(show: ShowDialog): readonly (readonly AccountCommand[])[] {
  const actor = useActor();
  const navigate = useNavigate();
  const logOut = useLogOut();
  const help = useHelpTopic();
  const page = (
    id: string,
    label: string,
    link: AccountLink,
    more: Pick<Command, 'icon' | 'words'>,
  ): AccountCommand => ({ id, label, link, ...more, onChoose: () => void navigate(link) });
  const mail = (
    id: string,
    label: string,
    href: string,
    more: Pick<Command, 'icon' | 'words'>,
  ): AccountCommand => ({ id, label, href, ...more, onChoose: () => location.assign(href) });
  const making = { page, mail, show };
  return [
    accountCommands(making),
    sentCommands(making, actor),
    helpCommands(making, help),
    [
      {
        id: 'logOut',
        label: t(m.logout),
        words: t(m.logOutSignOutSign),
        icon: <LogOut size={size} />,
        onChoose: () => void logOut(),
      },
    ],
  ];
}

type Making = {
  page(id: string, label: string, link: AccountLink, more: Pick<Command, 'icon' | 'words'>): AccountCommand;
  mail(id: string, label: string, href: string, more: Pick<Command, 'icon' | 'words'>): AccountCommand;
  show: ShowDialog;
};

function accountCommands({ page, show }: Making): AccountCommand[] {
  const account = '/account' as const;
  return [
    page(
      '/account',
      accountTexts.title,
      { to: account },
      {
        words: t(m.profileSettingsPhotoEMail),
        icon: <CircleUser size={size} />,
      },
    ),
    {
      id: 'account.password',
      label: t(m.changePassword),
      words: 'security',
      icon: <KeyRound size={size} />,
      onChoose: () => show(PasswordDialog),
    },
    page(
      'account.calendar',
      feedTexts.title,
      { to: account, hash: 'calendar' },
      {
        words: t(m.feedIcalSubscribeLink),
        icon: <CalendarDays size={size} />,
      },
    ),
    page(
      'account.tokens',
      tokenTexts.title,
      { to: account, hash: 'tokens' },
      {
        words: t(m.apiKeysScripts),
        icon: <KeySquare size={size} />,
      },
    ),
  ];
}

/** What is made for the user: exports, and reports that are sent. */
function sentCommands({ page }: Making, actor: Actor): AccountCommand[] {
  return [
    ...(mayExport(actor).yes
      ? [
          page(
            '/exports',
            exportJobTexts.title,
            { to: '/exports' },
            {
              words: t(m.downloadsFiles),
              icon: <Download size={size} />,
            },
          ),
        ]
      : []),
    ...(mayScheduleReports(actor).yes
      ? [
          page(
            '/reports/schedules',
            scheduleTexts.title,
            { to: '/reports/schedules' },
            {
              words: t(m.scheduledReportsEMailRegular),
              icon: <CalendarClock size={size} />,
            },
          ),
        ]
      : []),
  ];
}

function helpCommands({ page, mail, show }: Making, help: AccountLink): AccountCommand[] {
  const contact = contactIn(document);
  return [
    page('help', t(m.help), help, {
      words: t(m.documentationManualGuideHowTo),
      icon: <BookOpen size={size} />,
    }),
    {
      id: 'keys',
      label: t(m.keyboardShortcuts),
      words: t(m.helpKeysHotkeys),
      icon: <Keyboard size={size} />,
      onChoose: () => show(KeysDialog),
    },
    page(
      '/privacy',
      t(m.privacyPolicy),
      { to: '/privacy' },
      {
        words: t(m.dataProtection),
        icon: <ShieldCheck size={size} />,
      },
    ),
    // A letter to nobody helps nobody.
    ...(contact === null
      ? []
      : [
          mail('support.issue', t(m.reportIssue), issueMail(contact, location.href), {
            words: t(m.helpSupportProblemBug),
            icon: <CircleHelp size={size} />,
          }),
          mail('support.feedback', t(m.giveUsFeedback), feedbackMail(contact), {
            words: t(m.helpSupportIdea),
            icon: <MessageSquare size={size} />,
          }),
        ]),
  ];
}

export const themes = [
  { value: 'light', label: t(m.light), icon: <Sun size={size} />, words: t(m.brightDayWhiteColoursMode) },
  { value: 'dark', label: t(m.dark), icon: <Moon size={size} />, words: t(m.nightBlackColoursMode) },
  {
    value: 'auto',
    label: t(m.system),
    icon: <Monitor size={size} />,
    words: t(m.automaticDeviceColoursMode),
  },
] as const;

/** The colour scheme, for the palette. */
export function useThemeCommands(): readonly Command[] {
  const { setColorScheme } = useMantineColorScheme();
  return themes.map(({ value, label, icon, words }) => ({
    id: `theme ${value}`,
    label: t(m.theme, { label }),
    words,
    icon,
    onChoose: () => setColorScheme(value),
  }));
}

/** The part of the help about the page in sight. */
function useHelpTopic(): AccountLink {
  const { role } = useActor();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { document: name, anchor } = helpTopicOf(pathname, role);
  return { to: '/help/{-$document}', params: { document: name }, ...(anchor !== '' && { hash: anchor }) };
}
