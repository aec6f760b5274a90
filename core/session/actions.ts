// Ends the user's own sessions, one or all others.
import { action, saidOr } from '#core/action.ts';
import { when, yes } from '#core/actor.ts';
import { common } from '#core/messages/common-texts.ts';
import * as calls from './calls.ts';
import { sessionTexts } from './format-session.ts';
import { mayChangeSignIn } from './policy.ts';
import type { OwnSession } from './schema.ts';
import type { SignInPolicy } from './sign-in-policy.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const touches = [['session'], ['audit']] as const;

export const endSession = action<Pick<OwnSession, 'id' | 'device' | 'current'>, unknown>({
  id: 'session.end',
  label: t(m.signOut),
  danger: true,
  confirmation: ({ device }) => ({
    title: t(m.signOutOf, { device }),
    text: t(m.whoeverUsesItHasTo),
    confirm: t(m.signOut),
  }),
  may: (_, { current }) => when(!current, sessionTexts.current),
  run: (send, { id }) => send(calls.endSession, { params: { id } }),
  done: ({ device }) => t(m.isSignedOut, { device }),
  failed: ({ device }) => t(m.couldNotBeSignedOut, { device }),
  touches,
});

export const endOtherSessions = action<void, { ended: number }>({
  id: 'session.endOthers',
  label: t(m.signOutEverywhereElse),
  danger: true,
  confirmation: () => ({
    title: t(m.signOutEverywhereElseQuestion),
    text: t(m.allYourSessionsExceptThis),
    confirm: t(m.signOutEverywhereElse),
  }),
  may: () => yes,
  run: (send) => send(calls.endOtherSessions, {}),
  done: (_, { ended }) => endedText(ended),
  failed: () => t(m.yourOtherSessionsCouldNot),
  touches,
});

export const changeSignInPolicy = action<SignInPolicy, SignInPolicy>({
  id: 'session.changeSignInPolicy',
  label: t(common.save),
  may: mayChangeSignIn,
  run: (send, body) => send(calls.changeSignInPolicy, { body }),
  done: () => t(m.signInSettingsAreSaved),
  failed: (_, error) => saidOr(error, t(m.unableToSaveSignInSettings)),
  touches,
});

/** The message about ended sessions. */
export function endedText(ended: number): string {
  return t(m.otherSessionsAreSignedOut, { ended });
}
