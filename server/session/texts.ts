// What server/session says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thisIsOneOfMost: {
    id: 'session.server.thisIsOneOfMost',
    defaultMessage: 'This is one of the most common passwords, which are guessed first. Choose another one',
  },
  thisIsPasswordYouSigned: {
    id: 'session.server.thisIsPasswordYouSigned',
    defaultMessage: 'This is the password you signed in with. Choose another one.',
  },
  thisIsPasswordThatThey: {
    id: 'session.server.thisIsPasswordThatThey',
    defaultMessage: 'This is the password that they already have. Choose another one.',
  },
  thisWasPasswordBeforeChoose: {
    id: 'session.server.thisWasPasswordBeforeChoose',
    defaultMessage: 'This was the password before. Choose another one.',
  },
  thisInvitationIsNoLonger: {
    id: 'session.server.thisInvitationIsNoLonger',
    defaultMessage: 'This invitation is no longer valid.',
  },
  invitationsWorkOnceWithin72: {
    id: 'session.server.invitationsWorkOnceWithin72',
    defaultMessage:
      'Invitations work once, within 72 hours, and only the newest one is valid. Ask whoever invited you to send a new one.',
  },
  yourTemporaryPassword: {
    id: 'session.server.yourTemporaryPassword',
    defaultMessage: 'Your temporary password',
  },
  helloSomebodyMostLikelyYou: {
    id: 'session.server.helloSomebodyMostLikelyYou',
    defaultMessage:
      'Hello {userName},\n\nSomebody, most likely you, has asked for a new password for your Formdeck account.\n\nYour temporary password is: {password}\n\nIt works once, within the next {temporaryLifetime} minutes. When you have signed in with it, you will be asked to choose your own password. Your old password works until then.\n\nIf you did not ask for this, you do not need to do anything: your old password goes on working.',
  },
  onlySignOn: {
    id: 'session.server.onlySignOn',
    defaultMessage: 'Your company signs in by single sign-on alone: passwords and passkeys are turned off.',
  },
  useSignOn: {
    id: 'session.server.useSignOn',
    defaultMessage: 'Use "Single sign-on" on the sign-in page, or "formdeck login --browser".',
  },
});
