// What cli/command says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thereIsNoRegion: { id: 'command.cli.thereIsNoRegion', defaultMessage: 'There is no region "{wanted}".' },
  chooseOneOf: { id: 'command.cli.chooseOneOf', defaultMessage: 'Choose one of {all}.' },
  isNotAddressOfServer: {
    id: 'command.cli.isNotAddressOfServer',
    defaultMessage: '"{server}" is not the address of a server.',
  },
  useOriginSuchAsHttp: {
    id: 'command.cli.useOriginSuchAsHttp',
    defaultMessage: 'Use an origin such as http://localhost:4700, without a path.',
  },
  viewNeedsFormWhoseView: {
    id: 'command.cli.viewNeedsFormWhoseView',
    defaultMessage: '--view needs --form, whose view it is.',
  },
  viewAndExcludeEachOther: {
    id: 'command.cli.viewAndExcludeEachOther',
    defaultMessage: '--view and {given} exclude each other.',
  },
  anyDoesNotReachFilter: {
    id: 'command.cli.anyDoesNotReachFilter',
    defaultMessage: '--any does not reach --filter "{named}".',
  },
  whoSubmittedRowAndIts: {
    id: 'command.cli.whoSubmittedRowAndIts',
    defaultMessage:
      'Who sent an entry, its alerts, and the day and hour on which it was sent hold beside the other filters: give people and alerts as --user and --alert, and leave out --any for days and hours.',
  },
  formHasNoAlert: { id: 'command.cli.formHasNoAlert', defaultMessage: 'The form has no alert "{name}".' },
  seeFormdeckFormsShowFor: {
    id: 'command.cli.seeFormdeckFormsShowFor',
    defaultMessage: 'See `formdeck forms show` for its alerts.',
  },
  filterWasNotUnderstood: {
    id: 'command.cli.filterWasNotUnderstood',
    defaultMessage: 'A filter was not understood.',
  },
  seeFormdeckFormsShowForQuestions: {
    id: 'command.cli.seeFormdeckFormsShowForQuestions',
    defaultMessage: 'See `formdeck forms show` for the questions and their options.',
  },
  addYesToContinueWithout: {
    id: 'command.cli.addYesToContinueWithout',
    defaultMessage: '{why} Add --yes to continue without being asked.',
  },
  okAlsoWhereThereWas: {
    id: 'command.cli.okAlsoWhereThereWas',
    defaultMessage: 'ok; also where there was nothing to do',
  },
  failedOrQuestionWasAnswered: {
    id: 'command.cli.failedOrQuestionWasAnswered',
    defaultMessage: 'failed, or a question was answered with no: nothing was changed',
  },
  partlyDoneRowsFailedOr: {
    id: 'command.cli.partlyDoneRowsFailedOr',
    defaultMessage: 'partly done: rows failed or were dropped, or something differs',
  },
  stillRunningTimeoutIsOver: {
    id: 'command.cli.stillRunningTimeoutIsOver',
    defaultMessage: 'still running: --timeout is over, and the server continues',
  },
  temporarilyAwayServerDoesNot: {
    id: 'command.cli.temporarilyAwayServerDoesNot',
    defaultMessage:
      'temporarily away: the server does not answer, or says later; the same command may work then',
  },
  interruptedByCtrlC: { id: 'command.cli.interruptedByCtrlC', defaultMessage: 'interrupted by Ctrl-C' },
  endedBySigterm: { id: 'command.cli.endedBySigterm', defaultMessage: 'ended by SIGTERM' },
  doesNotTake: { id: 'command.cli.doesNotTake', defaultMessage: '{flag} does not take "{given}".' },
  chooseOneOfWords: { id: 'command.cli.chooseOneOfWords', defaultMessage: 'Choose one of {words}.' },
  isNoIdOf: {
    id: 'command.cli.isNoIdOf',
    defaultMessage:
      '{kind, select, sheet {"{given}" is not the id of a sheet, nor the beginning of one.} row {"{given}" is not the id of an entry, nor the beginning of one.} import {"{given}" is not the id of an import, nor the beginning of one.} export {"{given}" is not the id of an export, nor the beginning of one.} other {"{given}" is not the id of an undo, nor the beginning of one.}}',
  },
  takesWholeNumberFromTo: {
    id: 'command.cli.takesWholeNumberFromTo',
    defaultMessage: '{flag} takes a whole number from {least} to {most}, not "{given}".',
  },
  formsAreCalledUsingOne: {
    id: 'command.cli.formsAreCalledUsingOne',
    defaultMessage: '{count} forms are called "{found}"; using the {formState} one, {id}.',
  },
  firstLine: { id: 'command.cli.firstLine', defaultMessage: 'the first line' },
  passwordIsRequired: { id: 'command.cli.passwordIsRequired', defaultMessage: 'A password is required' },
  itIsReadFromOf: {
    id: 'command.cli.itIsReadFromOf',
    defaultMessage: 'It is read from {place} of standard input, which is empty.',
  },
  noUserGroup: { id: 'command.cli.noUserGroup', defaultMessage: 'There is no user group "{named}".' },
  seeFormdeckList: { id: 'command.cli.seeFormdeckList', defaultMessage: 'See `formdeck {command} list`.' },
  isNotValidJson: { id: 'command.cli.isNotValidJson', defaultMessage: '{name} is not valid JSON.' },
  thereIsNoFile: { id: 'command.cli.thereIsNoFile', defaultMessage: 'There is no file {path}.' },
  cannotBeRead: { id: 'command.cli.cannotBeRead', defaultMessage: '{path} cannot be read.' },
  standardInput: { id: 'command.cli.standardInput', defaultMessage: 'Standard input' },
  limitTakesWholeNumberAbove: {
    id: 'command.cli.limitTakesWholeNumberAbove',
    defaultMessage: '--limit takes a whole number above 0, not "{limit}".',
  },
  ofShownLimitAndAll: {
    id: 'command.cli.ofShownLimitAndAll',
    defaultMessage: '{count, number} of {total, number} shown; --limit and --all show more.',
  },
  giveEitherLastOrFrom: {
    id: 'command.cli.giveEitherLastOrFrom',
    defaultMessage: 'Give either --last or --from and --to.',
  },
  isNotPeriodOfTime: {
    id: 'command.cli.isNotPeriodOfTime',
    defaultMessage: '"{last}" is not a period of time.',
  },
  writePeriod: { id: 'command.cli.writePeriod', defaultMessage: 'Write 24h, 7d, 4w or 3m.' },
  sayWhatToChange: { id: 'command.cli.sayWhatToChange', defaultMessage: 'Say what to change.' },
  isNotTime: { id: 'command.cli.isNotTime', defaultMessage: '"{at}" is not a date and time.' },
  writeItLike: {
    id: 'command.cli.writeItLike',
    defaultMessage: 'Write it like "2026-12-01 08:00". {needed}',
  },
  useAt: { id: 'command.cli.useAt', defaultMessage: 'Use --at, such as "2026-12-01 08:00".' },
  isNotDateAndTime: { id: 'command.cli.isNotDateAndTime', defaultMessage: '"{text}" is not a date and time' },
  writeDateOrMoment: {
    id: 'command.cli.writeDateOrMoment',
    defaultMessage: 'Write 2026-01-31 or "2026-01-31 14:00".',
  },
  timeRangeEndsBeforeIt: {
    id: 'command.cli.timeRangeEndsBeforeIt',
    defaultMessage: 'The time range ends before it starts.',
  },
  wouldBeRecipeOfYour: {
    id: 'command.cli.wouldBeRecipeOfYour',
    defaultMessage:
      '"{given}" would be a recipe of your company: sign in with `formdeck login`. Without that there is {shippedTransforms}, and any recipe in a .json file.',
  },
  useRenewsItUntil: {
    id: 'command.cli.useRenewsItUntil',
    defaultMessage: '{write}; use renews it, until {write2}',
  },
  lessThanHour: { id: 'command.cli.lessThanHour', defaultMessage: 'less than an hour' },
  noIdBegins: {
    id: 'command.cli.noIdBegins',
    defaultMessage:
      '{kind, select, sheet {There is no sheet whose id begins with "{beginning}", or you do not have access to it.} row {There is no entry whose id begins with "{beginning}", or you do not have access to it.} deletedRow {There is no deleted entry whose id begins with "{beginning}", or you do not have access to it.} import {There is no import whose id begins with "{beginning}", or you do not have access to it.} export {There is no export whose id begins with "{beginning}", or you do not have access to it.} undo {There is no undo whose id begins with "{beginning}", or you do not have access to it.} email {There is no e-mail whose id begins with "{beginning}", or you do not have access to it.} session {There is no session whose id begins with "{beginning}", or you do not have access to it.} other {There is no access token whose id begins with "{beginning}", or you do not have access to it.}}',
  },
  severalIdsBegin: {
    id: 'command.cli.severalIdsBegin',
    defaultMessage:
      '{kind, select, sheet {Several sheets have ids that begin with "{beginning}".} row {Several entries have ids that begin with "{beginning}".} deletedRow {Several deleted entries have ids that begin with "{beginning}".} import {Several imports have ids that begin with "{beginning}".} export {Several exports have ids that begin with "{beginning}".} undo {Several undos have ids that begin with "{beginning}".} email {Several e-mails have ids that begin with "{beginning}".} session {Several sessions have ids that begin with "{beginning}".} other {Several access tokens have ids that begin with "{beginning}".}}',
  },
  useMoreOfId: { id: 'command.cli.useMoreOfId', defaultMessage: 'Use more of the id:\n{list}' },
  unnamedSheet: { id: 'command.cli.unnamedSheet', defaultMessage: 'Unnamed sheet' },
  thereIsNoActiveUser: {
    id: 'command.cli.thereIsNoActiveUser',
    defaultMessage: 'There is no active user "{named}".',
  },
  seeFormdeckUsersListOthers: {
    id: 'command.cli.seeFormdeckUsersListOthers',
    defaultMessage: 'See `formdeck users list`; others see usernames in `formdeck sheets list`.',
  },
  viewNoLongerFitsForm: {
    id: 'command.cli.viewNoLongerFitsForm',
    defaultMessage: 'The view "{view}" no longer fits the form.',
  },
  saveItAgainFormdeckViews: {
    id: 'command.cli.saveItAgainFormdeckViews',
    defaultMessage:
      'Save it again: `formdeck views save --replace`. The console shows it like this: {missing}',
  },
  sessionEndsOn: {
    id: 'command.cli.sessionEndsOn',
    defaultMessage: 'Your session ends on {end}, in {left}.',
  },
  tokenEndsOn: {
    id: 'command.cli.tokenEndsOn',
    defaultMessage: 'The access token "{token}" ends on {end}, in {left}.',
  },
  signInBeforeThen: {
    id: 'command.cli.signInBeforeThen',
    defaultMessage: 'Sign in again with `formdeck login` before then.',
  },
  createAnotherToken: {
    id: 'command.cli.createAnotherToken',
    defaultMessage: 'Create another one with `formdeck tokens create`.',
  },
  tokenAndAccount: {
    id: 'command.cli.tokenAndAccount',
    defaultMessage: '{variable} and --account both choose the account to act as.',
  },
  unsetOrOmit: { id: 'command.cli.unsetOrOmit', defaultMessage: 'Unset {variable}, or omit --account.' },
  notSignedInHere: {
    id: 'command.cli.notSignedInHere',
    defaultMessage: '"{account}" is not signed in here, or not on that server.',
  },
  notSignedIn: { id: 'command.cli.notSignedIn', defaultMessage: 'You are not signed in.' },
  notSignedInAt: { id: 'command.cli.notSignedInAt', defaultMessage: 'You are not signed in at {server}.' },
  notSignedInRegion: {
    id: 'command.cli.notSignedInRegion',
    defaultMessage: 'You are not signed in in region {region}.',
  },
  sessionHasEnded: { id: 'command.cli.sessionHasEnded', defaultMessage: 'Your session has ended.' },
  howToChoose: {
    id: 'command.cli.howToChoose',
    defaultMessage: '`formdeck regions` shows who is; sign in with `formdeck login`.',
  },
  howToSignIn: {
    id: 'command.cli.howToSignIn',
    defaultMessage: 'Sign in with `formdeck login`, or set FORMDECK_TOKEN.',
  },
  tokenRefused: {
    id: 'command.cli.tokenRefused',
    defaultMessage: '{variable} was rejected: it has expired, was revoked, or belongs to another server.',
  },
  howToRenewToken: {
    id: 'command.cli.howToRenewToken',
    defaultMessage:
      'Create another one with `formdeck tokens create`, or unset it and sign in with `formdeck login`.',
  },
  days: { id: 'command.cli.days', defaultMessage: '{count, plural, one {# day} other {# days}}' },
  hours: { id: 'command.cli.hours', defaultMessage: '{count, plural, one {# hour} other {# hours}}' },
  timeInUtc: { id: 'command.cli.timeInUtc', defaultMessage: '{at} UTC' },
  noJq: {
    id: 'command.cli.noJq',
    defaultMessage: 'This command prints its lines as they arrive and does not support --jq.',
  },
  outputClosed: {
    id: 'command.cli.outputClosed',
    defaultMessage: 'Standard output is closed: there is nothing to print to.',
  },
  sendToFile: { id: 'command.cli.sendToFile', defaultMessage: 'Send it to a file, or to /dev/null.' },
  dryRunShows: { id: 'command.cli.dryRunShows', defaultMessage: '--dry-run shows what it would do.' },
  chooseCommand: { id: 'command.cli.chooseCommand', defaultMessage: 'Choose a command.' },
  groupCount: {
    id: 'command.cli.groupCount',
    defaultMessage: '{count, plural, one {# user group} other {# user groups}}',
  },
  alertCount: {
    id: 'command.cli.alertCount',
    defaultMessage: '{count, plural, one {# alert} other {# alerts}}',
  },
  reasonTooLong: {
    id: 'command.cli.reasonTooLong',
    defaultMessage: 'A reason has at most {reasonLimit} characters.',
  },
});
