// What cli/users says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  usersWhoAreNotIn: {
    id: 'users.cli.usersWhoAreNotIn',
    defaultMessage: 'Users who are not in the file will be deactivated, which cannot be undone.',
  },
  usersWillBeCreatedAnd: {
    id: 'users.cli.usersWillBeCreatedAnd',
    defaultMessage: 'Users will be created and changed as the file says.',
  },
  correctTheseLinesThenRun: {
    id: 'users.cli.correctTheseLinesThenRun',
    defaultMessage: 'Correct these lines, then run the command again.',
  },
  nothingWasChanged: { id: 'users.cli.nothingWasChanged', defaultMessage: 'Nothing was changed.' },
  itWould: { id: 'users.cli.itWould', defaultMessage: 'It would {texts}.' },
  theyChooseTheirOwnPassword: {
    id: 'users.cli.theyChooseTheirOwnPassword',
    defaultMessage: 'They choose their own password when they first sign in.',
  },
  passwordStdinReadsStandardInput: {
    id: 'users.cli.passwordStdinReadsStandardInput',
    defaultMessage: '--password-stdin reads standard input: pipe the password into it.',
  },
  withoutItTheyAreInvited: {
    id: 'users.cli.withoutItTheyAreInvited',
    defaultMessage: 'Without it they are invited by e-mail.',
  },
  userCannotBeReactivated: {
    id: 'users.cli.userCannotBeReactivated',
    defaultMessage: 'A user cannot be reactivated.',
  },
  isAlreadyDeactivated: {
    id: 'users.cli.isAlreadyDeactivated',
    defaultMessage: '{userName} is already deactivated.',
  },
  nobodyWasDeactivated: { id: 'users.cli.nobodyWasDeactivated', defaultMessage: 'Nobody was deactivated.' },
  giveWhatToChange: {
    id: 'users.cli.giveWhatToChange',
    defaultMessage:
      'Give --username, --full-name, --email, --role, --time-zone, --group, --add-group or --remove-group.',
  },
  invitationWasSentToThey: {
    id: 'users.cli.invitationWasSentToThey',
    defaultMessage:
      'An invitation was sent to {email}. They choose a password with its link within 72 hours.',
  },
  invitationIsOnItsWay: {
    id: 'users.cli.invitationIsOnItsWay',
    defaultMessage:
      'An invitation is on its way to {email}. See with `formdeck users show {userName}` whether it was sent.',
  },
  invitationCouldNotBeSent: {
    id: 'users.cli.invitationCouldNotBeSent',
    defaultMessage:
      'The invitation could not be sent to {email}: {problem}\nCheck the address with `formdeck users edit`, then run `formdeck users invite {userName}`.',
  },
  hasAlreadySignedIn: {
    id: 'users.cli.hasAlreadySignedIn',
    defaultMessage: '{userName} has already signed in.',
  },
  noUsersMatch: { id: 'users.cli.noUsersMatch', defaultMessage: 'No users match.' },
  thereIsNoUser: { id: 'users.cli.thereIsNoUser', defaultMessage: 'There is no user "{idOrName}".' },
  cannotBeCombinedWithAdding: {
    id: 'users.cli.cannotBeCombinedWithAdding',
    defaultMessage: '{flags} cannot be combined with adding or removing.',
  },
  giveAllOfThemOr: {
    id: 'users.cli.giveAllOfThemOr',
    defaultMessage: 'Give all of them, or only the changes.',
  },
  timeZone: { id: 'users.cli.timeZone', defaultMessage: 'Time zone' },
  lastSignIn: { id: 'users.cli.lastSignIn', defaultMessage: 'Last sign-in' },
  done: { id: 'users.cli.done', defaultMessage: 'Done: {steps}.' },
  created: { id: 'users.cli.created', defaultMessage: 'Created {userName} ({role}).' },
  deactivated: { id: 'users.cli.deactivated', defaultMessage: 'Deactivated {userName}.' },
  invitation: { id: 'users.cli.invitation', defaultMessage: 'Invitation' },
});
