// What cli/server says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  formdeckIsReadyOpenIt: {
    id: 'server.cli.formdeckIsReadyOpenIt',
    defaultMessage: 'Formdeck is ready. Open it in a browser:',
  },
  stopWithCtrlC: { id: 'server.cli.stopWithCtrlC', defaultMessage: 'Stop with Ctrl-C.' },
  companyNeedsName: { id: 'server.cli.companyNeedsName', defaultMessage: 'A company needs a name.' },
  companyIsCalled: {
    id: 'server.cli.companyIsCalled',
    defaultMessage: '{before} is called {name} now.',
  },
  deleteCompanyQuestion: {
    id: 'server.cli.deleteCompanyQuestion',
    defaultMessage:
      'Delete {company} with all people, forms, entries, photos and its audit log? Only a backup brings it back (formdeck company export).',
  },
  nothingWasDeleted: { id: 'server.cli.nothingWasDeleted', defaultMessage: 'Nothing was deleted.' },
  companyIsDeleted: {
    id: 'server.cli.companyIsDeleted',
    defaultMessage: 'Deleted {name}: {rows} records and {files} files.',
  },
  thereIsNoTimeZone: {
    id: 'server.cli.thereIsNoTimeZone',
    defaultMessage: 'There is no time zone "{timeZone}".',
  },
  createdCompanyInRegionSign: {
    id: 'server.cli.createdCompanyInRegionSign',
    defaultMessage:
      'Created the company {name} in region {region}. Sign in with: formdeck login --username {userName}',
  },
  thereIsNoTerminalTo: {
    id: 'server.cli.thereIsNoTerminalTo',
    defaultMessage: 'There is no terminal to ask for the password.',
  },
  usePasswordStdin: { id: 'server.cli.usePasswordStdin', defaultMessage: 'Use --password-stdin.' },
  confirmPassword: { id: 'server.cli.confirmPassword', defaultMessage: 'Confirm password: ' },
  whatItSwitchesOn: { id: 'server.cli.whatItSwitchesOn', defaultMessage: 'WHAT IT SWITCHES ON' },
  thereIsNoCompanyIn: {
    id: 'server.cli.thereIsNoCompanyIn',
    defaultMessage: 'There is no company in this region.',
  },
  setDoesNotTake: { id: 'server.cli.setDoesNotTake', defaultMessage: '--set does not take "{text}".' },
  writeFlagOnOrFlag: {
    id: 'server.cli.writeFlagOnOrFlag',
    defaultMessage: 'Write FLAG=on or FLAG=off, with one of {flagNames}.',
  },
  isNotIdOfRegion: {
    id: 'server.cli.isNotIdOfRegion',
    defaultMessage: '"{region}" is not the id of a region.',
  },
  mailToIsForCheck: { id: 'server.cli.mailToIsForCheck', defaultMessage: '--mail-to belongs to --check.' },
  settingsCannotBeRead: {
    id: 'server.cli.settingsCannotBeRead',
    defaultMessage: 'The file of settings {file} cannot be read ({code}).',
  },
  useLowercaseLettersDigitsAnd: {
    id: 'server.cli.useLowercaseLettersDigitsAnd',
    defaultMessage: 'Use lowercase letters, digits and hyphens.',
  },
  thisIsFormdeckClientWhich: {
    id: 'server.cli.thisIsFormdeckClientWhich',
    defaultMessage: 'This is formdeck-client, which does not include the server.',
  },
  installPackageFormdeckInsteadNpm: {
    id: 'server.cli.installPackageFormdeckInsteadNpm',
    defaultMessage:
      'Install the package formdeck instead: npm uninstall -g formdeck-client, then npm install -g ./formdeck-VERSION.tgz',
  },
  packageOfServerIsMissing: {
    id: 'server.cli.packageOfServerIsMissing',
    defaultMessage: 'A package of the server is missing. {cause}',
  },
  installFormdeckAgainWithNetwork: {
    id: 'server.cli.installFormdeckAgainWithNetwork',
    defaultMessage: 'Install formdeck again, with network access and without --omit.',
  },
  useIdleAndMaxOr: { id: 'server.cli.useIdleAndMaxOr', defaultMessage: 'Use --idle and --max, or --usual.' },
  chooseWhoseSessionsWithRole: {
    id: 'server.cli.chooseWhoseSessionsWithRole',
    defaultMessage: 'Choose whose sessions with --role.',
  },
  giveEitherUsualOrIdle: {
    id: 'server.cli.giveEitherUsualOrIdle',
    defaultMessage: 'Give either --usual or --idle and --max.',
  },
  giveBothIdleAndMax: { id: 'server.cli.giveBothIdleAndMax', defaultMessage: 'Give both --idle and --max.' },
  suchAsIdle12hMax: {
    id: 'server.cli.suchAsIdle12hMax',
    defaultMessage:
      'Such as --idle 12h --max 7d: they end after 12 hours without use, and after 7 days in all.',
  },
  withoutUse: { id: 'server.cli.withoutUse', defaultMessage: 'WITHOUT USE' },
  inAll: { id: 'server.cli.inAll', defaultMessage: 'IN ALL' },
  byYourCompany: { id: 'server.cli.byYourCompany', defaultMessage: 'by your company' },
  thereAreNoRoles: { id: 'server.cli.thereAreNoRoles', defaultMessage: 'There are no roles.' },
  doesNotTake: { id: 'server.cli.doesNotTake', defaultMessage: '{flag} does not take "{text}".' },
  write45min12hOr7d: { id: 'server.cli.write45min12hOr7d', defaultMessage: 'Write 45min, 12h or 7d.' },
  imagesUploadsAndExports: {
    id: 'server.cli.imagesUploadsAndExports',
    defaultMessage: 'Images, uploads and exports: {storage}.',
  },
  deleteExportsAndRowsWith: {
    id: 'server.cli.deleteExportsAndRowsWith',
    defaultMessage: 'Delete exports and entries with photos that nobody needs, or ask for a larger quota.',
  },
  passwordLine: {
    id: 'server.cli.passwordLine',
    defaultMessage: 'Password     {password}  (newcomers are asked for a new one)',
  },
  askAddress: {
    id: 'server.cli.askAddress',
    defaultMessage:
      'The address that people will open, such as https://forms.example.com (Enter: this machine only):',
  },
  askMailServer: {
    id: 'server.cli.askMailServer',
    defaultMessage:
      'The mail server, such as smtp://user:password@mail.example.com:587 (Enter: e-mails become files):',
  },
  askMailFrom: {
    id: 'server.cli.askMailFrom',
    defaultMessage: 'The sender of e-mails, such as {example}:',
  },
  askContact: {
    id: 'server.cli.askContact',
    defaultMessage: 'The e-mail address of whoever runs this server (Enter: none):',
  },
  askCompany: { id: 'server.cli.askCompany', defaultMessage: 'The name of the company:' },
  askUserName: { id: 'server.cli.askUserName', defaultMessage: 'The username of its first admin:' },
  askEmail: { id: 'server.cli.askEmail', defaultMessage: "That admin's e-mail address:" },
  askTimeZone: { id: 'server.cli.askTimeZone', defaultMessage: "That admin's time zone (Enter: {usual}):" },
  askPasswordLength: {
    id: 'server.cli.askPasswordLength',
    defaultMessage: 'The shortest password in the company, 6 to 64 characters (Enter: {usual}):',
  },
  giveEitherNoFactorOrRole: {
    id: 'server.cli.giveEitherNoFactorOrRole',
    defaultMessage: 'Use either --no-factor or --factor-role.',
  },
  initNeeds: { id: 'server.cli.initNeeds', defaultMessage: 'Without a terminal, `init` needs {names}.' },
  settingsAreThere: {
    id: 'server.cli.settingsAreThere',
    defaultMessage: '{file} has settings already. Nothing was changed.',
  },
  checkThoseSettings: {
    id: 'server.cli.checkThoseSettings',
    defaultMessage:
      'Look at them with `formdeck serve --check --settings {file}`. To begin anew, move the file away.',
  },
  nothingWasWritten: {
    id: 'server.cli.nothingWasWritten',
    defaultMessage: 'Nothing was written: what is marked above keeps the server from working.',
  },
  mendAndInitAgain: {
    id: 'server.cli.mendAndInitAgain',
    defaultMessage: 'Mend it, and run `formdeck init` again.',
  },
  settingsAreIn: { id: 'server.cli.settingsAreIn', defaultMessage: 'The settings are in {file}.' },
  serverIsReady: {
    id: 'server.cli.serverIsReady',
    defaultMessage: 'Formdeck is set up. Open {address} and sign in as {userName}.',
  },
  putProxyInFront: {
    id: 'server.cli.putProxyInFront',
    defaultMessage:
      'Let a proxy with TLS hand on to port {port}: deploy/ has a Caddyfile and an nginx.conf. Then run `formdeck serve --check`.',
  },
  startItWith: { id: 'server.cli.startItWith', defaultMessage: 'Start it with: {command}' },
  serviceDoesNotAnswer: {
    id: 'server.cli.serviceDoesNotAnswer',
    defaultMessage: 'The service was started and does not answer.',
  },
  readJournal: { id: 'server.cli.readJournal', defaultMessage: 'Read why with `journalctl -u formdeck`.' },
  stepFailed: { id: 'server.cli.stepFailed', defaultMessage: '`{step}` failed; what it said is above.' },
  valueCannotBeWritten: {
    id: 'server.cli.valueCannotBeWritten',
    defaultMessage:
      'The value of {name} cannot be written into a file of settings: it has quotes of both kinds, or several lines.',
  },
  useNoQuotes: {
    id: 'server.cli.useNoQuotes',
    defaultMessage: 'In an address write %22 for a double quote and %27 for a single one.',
  },
  eitherPasswordOrFactor: {
    id: 'server.cli.eitherPasswordOrFactor',
    defaultMessage: '--drop-factor sets no password: leave --password-stdin out, or rescue twice.',
  },
  rescued: {
    id: 'server.cli.rescued',
    defaultMessage:
      '{isFactor, select, true {{userName} signs in with their password alone until they set up another second factor.} other {{userName} signs in with the new password and then chooses one of their own.}} {count, plural, one {They are told by e-mail.} other {They are told by e-mail, with all # admins of the company.}}',
  },
  people: { id: 'server.cli.people', defaultMessage: 'PEOPLE' },
  admins: { id: 'server.cli.admins', defaultMessage: 'ADMINS' },
  lineIsNoSetting: {
    id: 'server.cli.lineIsNoSetting',
    defaultMessage: 'Line {line, number} of {file} is no setting.',
  },
  writeNameAndValue: {
    id: 'server.cli.writeNameAndValue',
    defaultMessage: 'Write NAME=value, or begin the line with # to leave it out.',
  },
});
