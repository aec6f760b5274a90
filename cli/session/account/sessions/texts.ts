// What cli/session/account/sessions says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  giveSessionToEndOr: {
    id: 'session.cli.account.sessions.giveSessionToEndOr',
    defaultMessage: 'Give the session to end, or --others.',
  },
  formdeckAccountSessionsListShows: {
    id: 'session.cli.account.sessions.formdeckAccountSessionsListShows',
    defaultMessage: '`formdeck account sessions list` shows your sessions with their ids.',
  },
  isSignedOut: { id: 'session.cli.account.sessions.isSignedOut', defaultMessage: '{device} is signed out.' },
  noSessionWasEnded: {
    id: 'session.cli.account.sessions.noSessionWasEnded',
    defaultMessage: 'No session was ended.',
  },
  signOutOfAllSessions: {
    id: 'session.cli.account.sessions.signOutOfAllSessions',
    defaultMessage: 'Sign out of all sessions but this one? Access tokens stay active.',
  },
  signOutOfWhoeverUses: {
    id: 'session.cli.account.sessions.signOutOfWhoeverUses',
    defaultMessage: 'Sign out of {device}? Whoever uses it has to sign in again.',
  },
  deviceSignedIn: {
    id: 'session.cli.account.sessions.deviceSignedIn',
    defaultMessage: '{device}, signed in {createdAt}',
  },
  signedIn: { id: 'session.cli.account.sessions.signedIn', defaultMessage: 'SIGNED IN' },
  lastUsed: { id: 'session.cli.account.sessions.lastUsed', defaultMessage: 'LAST USED' },
  atLatest: { id: 'session.cli.account.sessions.atLatest', defaultMessage: 'AT THE LATEST' },
  thereAreNoSessions: {
    id: 'session.cli.account.sessions.thereAreNoSessions',
    defaultMessage: 'There are no sessions.',
  },
});
