// What core/tokens says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  createAccessToken: { id: 'tokens.createAccessToken', defaultMessage: 'New access token' },
  accessTokenCouldNotBe: {
    id: 'tokens.accessTokenCouldNotBe',
    defaultMessage: 'The access token could not be created. Please try again.',
  },
  revoke: { id: 'tokens.revoke', defaultMessage: 'Revoke' },
  revokeAccessToken: { id: 'tokens.revokeAccessToken', defaultMessage: 'Revoke the access token "{name}"?' },
  anythingThatUsesItStops: {
    id: 'tokens.anythingThatUsesItStops',
    defaultMessage: 'Anything that uses it stops working immediately. This cannot be undone.',
  },
  accessTokenIsRevoked: {
    id: 'tokens.accessTokenIsRevoked',
    defaultMessage: 'The access token "{name}" is revoked',
  },
  accessTokenCouldNotBeRevoked: {
    id: 'tokens.accessTokenCouldNotBeRevoked',
    defaultMessage: 'The access token "{name}" could not be revoked. Please try again.',
  },
  accessTokens: { id: 'tokens.accessTokens', defaultMessage: 'Access tokens' },
  keysForScriptsAndScheduled: {
    id: 'tokens.keysForScriptsAndScheduled',
    defaultMessage:
      'Keys for scripts and scheduled jobs that act on your behalf. They keep working when you change your password.',
  },
  youHaveNoAccessTokens: { id: 'tokens.youHaveNoAccessTokens', defaultMessage: 'You have no access tokens.' },
  unableToLoadYourAccess: {
    id: 'tokens.unableToLoadYourAccess',
    defaultMessage: 'Unable to load your access tokens',
  },
  youWillSeeItOnly: {
    id: 'tokens.youWillSeeItOnly',
    defaultMessage:
      'You will see it only this once. Store it where only its job can read it, and set it there as FORMDECK_TOKEN.',
  },
  commandsForImportsAndExports: {
    id: 'tokens.commandsForImportsAndExports',
    defaultMessage:
      'Commands for imports and exports also read the form: choose "Read forms, their views and the catalog" too.',
  },
  readFormsTheirViewsAnd: {
    id: 'tokens.readFormsTheirViewsAnd',
    defaultMessage: 'Read forms, their views and the catalog',
  },
  readSheetsRowsImagesAnd: {
    id: 'tokens.readSheetsRowsImagesAnd',
    defaultMessage: 'Read sheets, entries, images and numbers',
  },
  addChangeAndDeleteRows: {
    id: 'tokens.addChangeAndDeleteRows',
    defaultMessage: 'Add, change and delete entries and sheets',
  },
  importFiles: { id: 'tokens.importFiles', defaultMessage: 'Import files' },
  exportDataAndImages: { id: 'tokens.exportDataAndImages', defaultMessage: 'Export data and images' },
  reviewAndReturnRows: { id: 'tokens.reviewAndReturnRows', defaultMessage: 'Review and return entries' },
  readUsersAndUserGroups: {
    id: 'tokens.readUsersAndUserGroups',
    defaultMessage: 'Read users and user groups',
  },
  createChangeAndDeactivateUsers: {
    id: 'tokens.createChangeAndDeactivateUsers',
    defaultMessage: 'Create, change and deactivate users and user groups',
  },
  changeFormsViewsAndUsers: {
    id: 'tokens.changeFormsViewsAndUsers',
    defaultMessage: 'Change forms, views and users, and read the audit log',
  },
  scopes: { id: 'tokens.scopes', defaultMessage: 'Scopes' },
  ends: { id: 'tokens.ends', defaultMessage: 'Ends' },
  lastUsed: { id: 'tokens.lastUsed', defaultMessage: 'Last used' },
  times: { id: 'tokens.times', defaultMessage: 'Times' },
  user: { id: 'tokens.user', defaultMessage: 'User' },
  nameIsRequired: { id: 'tokens.nameIsRequired', defaultMessage: 'A name is required' },
  atMost100Characters: { id: 'tokens.atMost100Characters', defaultMessage: 'At most 100 characters' },
  chooseFrom: { id: 'tokens.chooseFrom', defaultMessage: 'Choose from {scopes}' },
  chooseAtLeastOneScope: { id: 'tokens.chooseAtLeastOneScope', defaultMessage: 'Choose at least one scope' },
  createdToken: {
    id: 'tokens.createdToken',
    defaultMessage:
      '{who} created {hasName, select, true {the access token "{name}"} other {an access token}}',
  },
  revokedToken: {
    id: 'tokens.revokedToken',
    defaultMessage:
      '{who} revoked {hasName, select, true {the access token "{name}"} other {an access token}}',
  },
  timesOfToken: {
    id: 'tokens.timesOfToken',
    defaultMessage:
      '{hasEnded, select, true {Ended {end}, last used {lastUsed}} other {Ends {end}, last used {lastUsed}}}',
  },
  timesOfUnused: {
    id: 'tokens.timesOfUnused',
    defaultMessage: '{hasEnded, select, true {Ended {end}, never used} other {Ends {end}, never used}}',
  },
  years: { id: 'tokens.years', defaultMessage: '{count, plural, one {# year} other {# years}}' },
  accessToken: { id: 'tokens.accessToken', defaultMessage: 'access token' },
  created: { id: 'tokens.created', defaultMessage: 'Created' },
  tokenCount: {
    id: 'tokens.tokenCount',
    defaultMessage: '{count, plural, one {# access token} other {# access tokens}}',
  },
});
