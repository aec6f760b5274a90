// What core/sign-on says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  title: { id: 'signOn.title', defaultMessage: 'Single sign-on' },
  about: {
    id: 'signOn.about',
    defaultMessage: 'People sign in by your provider, such as Entra ID, Google or Keycloak.',
  },
  words: { id: 'signOn.words', defaultMessage: 'providers' },
  onlyAdmins: { id: 'signOn.onlyAdmins', defaultMessage: 'Only admins may change single sign-on' },
  createdProvider: {
    id: 'signOn.createdProvider',
    defaultMessage:
      '{who} added {hasName, select, true {the provider "{name}"} other {a provider}} of single sign-on',
  },
  changedProvider: {
    id: 'signOn.changedProvider',
    defaultMessage:
      '{who} changed {hasName, select, true {the provider "{name}"} other {a provider}} of single sign-on',
  },
  deletedProvider: {
    id: 'signOn.deletedProvider',
    defaultMessage:
      '{who} deleted {hasName, select, true {the provider "{name}"} other {a provider}} of single sign-on',
  },
  triedProvider: {
    id: 'signOn.triedProvider',
    defaultMessage:
      '{who} tried {hasName, select, true {the provider "{name}"} other {a provider}} of single sign-on',
  },
  turnedOnOnly: {
    id: 'signOn.turnedOnOnly',
    defaultMessage: '{who} turned off passwords: people sign in by single sign-on alone',
  },
  turnedOffOnly: {
    id: 'signOn.turnedOffOnly',
    defaultMessage: '{who} let people sign in with passwords again',
  },
  linkedAccount: {
    id: 'signOn.linkedAccount',
    defaultMessage: '{who} signed in by single sign-on for the first time, as {user}',
  },
  refusedSignOn: {
    id: 'signOn.refusedSignOn',
    defaultMessage: 'Single sign-on by {who} was refused{hasHeld, select, true {: {held}} other {}}',
    description: '{who} is the provider, {held} why',
  },
  allowedTerminal: { id: 'signOn.allowedTerminal', defaultMessage: '{who} let a terminal sign in' },
  lineIsWrong: {
    id: 'signOn.lineIsWrong',
    defaultMessage:
      '"{line}" says neither a role nor a group. Write "value = Manager" or "value = group Ramp".',
  },
  name: { id: 'signOn.name', defaultMessage: 'Name' },
  nameHelp: { id: 'signOn.nameHelp', defaultMessage: 'On the button of the sign-in page, such as Entra ID.' },
  issuer: { id: 'signOn.issuer', defaultMessage: 'Issuer address' },
  issuerHelp: {
    id: 'signOn.issuerHelp',
    defaultMessage:
      'As the provider names it. Its settings are read from /.well-known/openid-configuration below it.',
  },
  clientId: { id: 'signOn.clientId', defaultMessage: 'Client id' },
  clientSecret: { id: 'signOn.clientSecret', defaultMessage: 'Client secret' },
  newSecretHelp: {
    id: 'signOn.newSecretHelp',
    defaultMessage: 'Stored sealed and never shown again. Leave it empty for a public client.',
  },
  secretHelp: {
    id: 'signOn.secretHelp',
    defaultMessage:
      '{hasSecret, select, true {There is one, which is never shown. Leave it empty to keep it.} other {There is none yet.}}',
  },
  showSecret: { id: 'signOn.showSecret', defaultMessage: 'Show client secret' },
  domains: { id: 'signOn.domains', defaultMessage: 'E-mail domains' },
  domainsHelp: {
    id: 'signOn.domainsHelp',
    defaultMessage: 'Whoever types such an e-mail address is led here. Separated by commas.',
  },
  isOn: { id: 'signOn.isOn', defaultMessage: 'On: people can sign in by it' },
  trustsEmail: { id: 'signOn.trustsEmail', defaultMessage: 'Trust its e-mail addresses' },
  trustsEmailHelp: {
    id: 'signOn.trustsEmailHelp',
    defaultMessage:
      'Only where nobody can enter an address there that is not theirs, as in a directory of your own. Otherwise only those count that it calls verified.',
  },
  newAccounts: { id: 'signOn.newAccounts', defaultMessage: 'New accounts' },
  newAccountsHelp: {
    id: 'signOn.newAccountsHelp',
    defaultMessage:
      'Who gets an account at the first sign-in, unless there is one with the same e-mail address.',
  },
  nobody: { id: 'signOn.nobody', defaultMessage: 'Nobody: accounts are made here first' },
  onlyMapped: { id: 'signOn.onlyMapped', defaultMessage: 'Whoever has a role by the lines below' },
  everybodyAs: { id: 'signOn.everybodyAs', defaultMessage: 'Everybody, otherwise as {role}' },
  groupsClaim: { id: 'signOn.groupsClaim', defaultMessage: 'Claim with the groups' },
  groupsClaimHelp: {
    id: 'signOn.groupsClaimHelp',
    defaultMessage: 'Usually groups, or roles; realm_access.roles for roles of Keycloak.',
  },
  mappings: { id: 'signOn.mappings', defaultMessage: 'Groups to roles and user groups' },
  mappingsHelp: {
    id: 'signOn.mappingsHelp',
    defaultMessage:
      'A line each: fd-managers = Manager, or ramp-team = group Ramp. Of several roles the one counts that may do most. Nobody becomes an administrator unless a line says so.',
  },
  followsMappings: { id: 'signOn.followsMappings', defaultMessage: 'Follow these lines at each sign-in' },
  followsMappingsHelp: {
    id: 'signOn.followsMappingsHelp',
    defaultMessage:
      'Otherwise only for new accounts. Administrators keep their role; groups that no line names stay as they are.',
  },
  scopes: { id: 'signOn.scopes', defaultMessage: 'Further scopes' },
  scopesHelp: {
    id: 'signOn.scopesHelp',
    defaultMessage: 'Besides those that every provider knows. Okta and authentik need: groups',
  },
  state: { id: 'signOn.state', defaultMessage: 'State' },
  on: { id: 'signOn.on', defaultMessage: 'On' },
  off: { id: 'signOn.off', defaultMessage: 'Off' },
  redirectAddress: { id: 'signOn.redirectAddress', defaultMessage: 'Redirect address' },
  newProvider: { id: 'signOn.newProvider', defaultMessage: 'New provider' },
  provider: { id: 'signOn.provider', defaultMessage: 'Provider' },
  providerCouldNotBeLoaded: {
    id: 'signOn.providerCouldNotBeLoaded',
    defaultMessage: 'This provider could not be loaded',
  },
  count: { id: 'signOn.count', defaultMessage: '{count, plural, one {# provider} other {# providers}}' },
  missing: { id: 'signOn.missing', defaultMessage: 'There is no provider "{named}".' },
  searchProviders: { id: 'signOn.searchProviders', defaultMessage: 'Search providers' },
  partOfName: { id: 'signOn.partOfName', defaultMessage: 'part of a name, an issuer or a domain' },
  none: { id: 'signOn.none', defaultMessage: 'There are no providers.' },
  noneHint: {
    id: 'signOn.noneHint',
    defaultMessage: 'Add the one by which your people sign in elsewhere, try it, then turn it on.',
  },
  notFound: { id: 'signOn.notFound', defaultMessage: 'No providers match.' },
  notFoundHint: { id: 'signOn.notFoundHint', defaultMessage: 'Try part of a name, an issuer or a domain.' },
  showAll: { id: 'signOn.showAll', defaultMessage: 'Show all providers' },
  create: { id: 'signOn.create', defaultMessage: 'Add' },
  save: { id: 'signOn.save', defaultMessage: 'Save' },
  delete: { id: 'signOn.delete', defaultMessage: 'Delete' },
  created: {
    id: 'signOn.created',
    defaultMessage: 'The provider "{name}" was added. Try it before you turn it on.',
  },
  couldNotBeCreated: {
    id: 'signOn.couldNotBeCreated',
    defaultMessage: 'The provider could not be added. Please try again.',
  },
  saved: { id: 'signOn.saved', defaultMessage: 'The provider "{name}" was saved' },
  couldNotBeSaved: {
    id: 'signOn.couldNotBeSaved',
    defaultMessage: 'The provider could not be saved. Please try again.',
  },
  deleteQuestion: { id: 'signOn.deleteQuestion', defaultMessage: 'Delete the provider "{name}"?' },
  deleteText: {
    id: 'signOn.deleteText',
    defaultMessage: 'Nobody can sign in by it any more. Accounts and their work stay.',
  },
  deleted: { id: 'signOn.deleted', defaultMessage: 'The provider "{name}" was deleted' },
  couldNotBeDeleted: {
    id: 'signOn.couldNotBeDeleted',
    defaultMessage: 'The provider could not be deleted. Please try again.',
  },
  tryIt: { id: 'signOn.tryIt', defaultMessage: 'Try it' },
  couldNotBeTried: {
    id: 'signOn.couldNotBeTried',
    defaultMessage: 'The provider could not be tried. Please try again.',
  },
  onlySignOn: { id: 'signOn.onlySignOn', defaultMessage: 'Only by single sign-on' },
  onlyQuestion: { id: 'signOn.onlyQuestion', defaultMessage: 'Let nobody sign in with a password?' },
  onlyText: {
    id: 'signOn.onlyText',
    defaultMessage:
      'Whoever has no account at a provider cannot sign in any more. Sessions and access tokens go on. If the provider fails, whoever runs the server lets passwords back in with "formdeck rescue --passwords".',
  },
  turnOffPasswords: { id: 'signOn.turnOffPasswords', defaultMessage: 'Turn off passwords' },
  onlyIsOn: { id: 'signOn.onlyIsOn', defaultMessage: 'People sign in by single sign-on alone' },
  onlyIsOff: { id: 'signOn.onlyIsOff', defaultMessage: 'People can sign in with passwords again' },
  onlyFailed: { id: 'signOn.onlyFailed', defaultMessage: 'This could not be changed. Please try again.' },
  allow: { id: 'signOn.allow', defaultMessage: 'Allow' },
  terminalCouldNotBeAllowed: {
    id: 'signOn.terminalCouldNotBeAllowed',
    defaultMessage: 'The terminal could not be signed in. Please try again.',
  },
  nobodyAllowed: { id: 'signOn.nobodyAllowed', defaultMessage: 'Nobody has allowed this terminal.' },
  isNoEmail: { id: 'signOn.isNoEmail', defaultMessage: 'Enter your e-mail address, such as pat@example.com' },
  leadsNowhere: {
    id: 'signOn.leadsNowhere',
    defaultMessage: 'Nobody here signs in by single sign-on with an e-mail address of {domain}.',
  },
  useAddress: {
    id: 'signOn.useAddress',
    defaultMessage: "Sign in with your password, or open your company's own sign-in address.",
  },
});
