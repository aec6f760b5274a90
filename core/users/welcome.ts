// The first-time welcome of Home (spec 1, section 2): who sees it, and its cards.
import { type Actor, isAdmin, isManager } from '#core/actor.ts';
import type { User } from './user.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const welcomeTexts = {
  title: t(m.welcomeToYourDashboard),
  text: t(m.startByCreatingFormTo),
  hide: t(m.dontShowThisAgain),
  dismiss: t(m.dismiss),
} as const;

/** The setting that hides it permanently. */
export const welcomeHidden = { key: 'hide_dashboard_home_intro', value: 'yes' } as const;

/** Managers and admins, until they have dismissed it. */
export function isWelcomed({ role, settings }: Pick<User, 'role' | 'settings'>): boolean {
  const isHidden = settings.some(
    ({ key, value }) => key === welcomeHidden.key && value === welcomeHidden.value,
  );
  return isManager({ role }) && !isHidden;
}

export type WelcomeCard = { id: 'form' | 'user' | 'reminder'; title: string; text: string; path: string };

/** The first steps; only admins add users. */
export function welcomeCards(actor: Pick<Actor, 'role'>): WelcomeCard[] {
  return [
    { id: 'form', title: t(m.createForm), text: t(m.askWhatYouNeedTo), path: '/forms' },
    ...(isAdmin(actor)
      ? [
          {
            id: 'user',
            title: t(m.addUser),
            text: t(m.invitePeopleWhoFillIt),
            path: '/users',
          } as const,
        ]
      : []),
    { id: 'reminder', title: t(m.addReminder), text: t(m.soThatNothingIsForgotten), path: '/reminders' },
  ];
}
