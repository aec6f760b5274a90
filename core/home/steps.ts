// The checklist of a company that is being set up: its steps tick themselves off by what there is (spec 1, section 2, "First-time
// welcome").
import { type Actor, isAdmin, isManager } from '#core/actor.ts';
import { mayChangeAppearance } from '#core/appearance/policy.ts';
import { t } from '#core/messages/text.ts';
import type { HomeMade } from './schema.ts';
import { m } from './texts.ts';

export const introTexts = {
  title: t(m.welcomeToYourDashboard),
  text: t(m.startByCreatingFormTo),
  /** Once something has been made, it is no welcome any more. */
  titleLater: t(m.setUp),
  hide: t(m.dontShowThisAgain),
  dismiss: t(m.dismiss),
  show: t(m.show),
  done: (steps: readonly HomeStep[]) =>
    t(m.stepsDone, { done: steps.filter(({ isDone }) => isDone).length, all: steps.length }),
} as const;

export type HomeStep = {
  id: keyof HomeMade;
  title: string;
  text: string;
  /** The address of the page on which it is done. */
  path: string;
  isDone: boolean;
};

/** The steps of somebody; none for those who set up nothing, and once forms, people and entries are there. */
export function homeSteps(actor: Pick<Actor, 'role' | 'flags'>, made: HomeMade | null): HomeStep[] {
  if (made === null || !isManager(actor)) return [];
  const steps = [
    { id: 'forms', title: t(m.createForm), text: t(m.askWhatYouNeedTo), path: '/forms' },
    // Only admins add users.
    ...(isAdmin(actor)
      ? [{ id: 'people', title: t(m.addUser), text: t(m.invitePeopleWhoFillIt), path: '/users' } as const]
      : []),
    { id: 'entries', title: t(m.fillInFirst), text: t(m.seeWhatOthersSee), path: '/fill' },
    { id: 'reminders', title: t(m.addReminder), text: t(m.soThatNothingIsForgotten), path: '/reminders' },
    ...(mayChangeAppearance(actor).yes
      ? [
          {
            id: 'appearance',
            title: t(m.addLogo),
            text: t(m.soThatPeopleKnow),
            path: '/admin/appearance',
          } as const,
        ]
      : []),
  ] as const;
  const isNeeded = ({ id }: { id: keyof HomeMade }) => id !== 'reminders' && id !== 'appearance';
  if (steps.filter(isNeeded).every(({ id }) => made[id])) return [];
  return steps.map((step) => ({ ...step, isDone: made[step.id] }));
}

/** Whether nothing has been made yet: then they are welcomed. */
export function isNew(steps: readonly HomeStep[]): boolean {
  return steps.every(({ isDone }) => !isDone);
}
