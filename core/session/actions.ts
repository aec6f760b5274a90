// Ends the user's own sessions, one or all others.
import { action } from '#core/action.ts';
import { yes } from '#core/actor.ts';
import * as calls from './calls.ts';
import type { OwnSession } from './schema.ts';

const touches = [['session'], ['audit']] as const;

export const endSession = action<Pick<OwnSession, 'id' | 'device'>, unknown>({
  id: 'session.end',
  label: 'Sign out',
  danger: true,
  confirmation: ({ device }) => ({
    title: `Sign out of ${device}?`,
    text: 'Whoever uses it has to sign in again. Unsent answers stay on that device.',
    confirm: 'Sign out',
  }),
  may: () => yes,
  run: (send, { id }) => send(calls.endSession, { params: { id } }),
  done: ({ device }) => `${device} is signed out`,
  failed: ({ device }) => `${device} could not be signed out. Please try again.`,
  touches,
});

export const endOtherSessions = action<void, { ended: number }>({
  id: 'session.endOthers',
  label: 'Sign out everywhere else',
  danger: true,
  confirmation: () => ({
    title: 'Sign out everywhere else?',
    text: 'All your sessions except this one end. Access tokens stay active: revoke those you do not recognize.',
    confirm: 'Sign out everywhere else',
  }),
  may: () => yes,
  run: (send) => send(calls.endOtherSessions, {}),
  done: (_, { ended }) => endedText(ended),
  failed: () => 'Your other sessions could not be signed out. Please try again.',
  touches,
});

/** The message about ended sessions. */
export function endedText(ended: number): string {
  if (ended === 0) return 'There were no other sessions';
  return ended === 1 ? '1 other session is signed out' : `${ended} other sessions are signed out`;
}
