// What both faces say of a trial.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  trialIsOver: { id: 'signOn.trialIsOver', defaultMessage: 'This trial is over. Try again.' },
  trialWaits: { id: 'signOn.trialWaits', defaultMessage: 'Waiting for the sign-in at {provider}.' },
  wouldBeKnown: {
    id: 'signOn.wouldBeKnown',
    defaultMessage: 'You would be signed in as {userName}, with the role {role}.',
  },
  wouldBeLinked: {
    id: 'signOn.wouldBeLinked',
    defaultMessage:
      'You would be signed in as {userName}, who has the same e-mail address, with the role {role}.',
  },
  wouldBeMade: {
    id: 'signOn.wouldBeMade',
    defaultMessage: 'The account {userName} would be made, with the role {role}.',
  },
  wouldBeRefused: { id: 'signOn.wouldBeRefused', defaultMessage: 'You would not be let in.' },
  emailIsTrusted: {
    id: 'signOn.emailIsTrusted',
    defaultMessage:
      '{address}, {isTrusted, select, true {which counts} other {which does not count: it is not verified}}',
  },
  email: { id: 'signOn.email', defaultMessage: 'E-mail address' },
  groupsSaid: { id: 'signOn.groupsSaid', defaultMessage: 'Groups there' },
  groupsHere: { id: 'signOn.groupsHere', defaultMessage: 'User groups here' },
  claims: { id: 'signOn.claims', defaultMessage: 'All that it says' },
  noneGiven: { id: 'signOn.noneGiven', defaultMessage: 'None' },
});
