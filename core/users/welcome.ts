// The first-time welcome of Home (spec 1, section 2): who sees it, and its cards.
import { type Actor, isAdmin, isManager } from '#core/actor.ts';
import type { User } from './schema.ts';

export const welcomeTexts = {
  title: 'Welcome to your Dashboard',
  text: 'Start by creating a form to collect data, adding users, or adding a reminder.',
  hide: "Don't show this again",
  dismiss: 'Dismiss',
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
    { id: 'form', title: 'Create a Form', text: 'Ask what you need to know.', path: '/forms' },
    ...(isAdmin(actor)
      ? [
          {
            id: 'user',
            title: 'Add a User',
            text: 'Invite the people who fill it in.',
            path: '/users',
          } as const,
        ]
      : []),
    { id: 'reminder', title: 'Add a Reminder', text: 'So that nothing is forgotten.', path: '/reminders' },
  ];
}
