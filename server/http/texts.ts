// What server/http says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thisCannotBeDoneWith: {
    id: 'http.server.thisCannotBeDoneWith',
    defaultMessage: 'This cannot be done with an access token.',
  },
  signInWithPasswordFor: {
    id: 'http.server.signInWithPasswordFor',
    defaultMessage: 'Sign in with a password, for example with `formdeck login`.',
  },
  accessTokenDoesNotHave: {
    id: 'http.server.accessTokenDoesNotHave',
    defaultMessage: 'The access token "{token}" does not have the scope {names}.',
  },
  createTokenThatHasToo: {
    id: 'http.server.createTokenThatHasToo',
    defaultMessage: 'Create a token that has {names} too, and use that one.',
  },
  signInAndTryAgain: { id: 'http.server.signInAndTryAgain', defaultMessage: 'Sign in and try again.' },
  browsersDoNotOpenPort: {
    id: 'http.server.browsersDoNotOpenPort',
    defaultMessage: 'Browsers do not open port {blocked}: it belongs to another service.',
  },
  setPortOrPortTo: {
    id: 'http.server.setPortOrPortTo',
    defaultMessage:
      'Set PORT, or --port, to another one, such as 4700 or 8080. With --demo the next port is taken as well.',
  },
  requestCameTooSlowly: {
    id: 'http.server.requestCameTooSlowly',
    defaultMessage: 'The request came too slowly.',
  },
  headersOfRequestAreToo: {
    id: 'http.server.headersOfRequestAreToo',
    defaultMessage: 'The headers of the request are too large.',
  },
  thisIsNotHttpRequest: {
    id: 'http.server.thisIsNotHttpRequest',
    defaultMessage: 'This is not an HTTP request.',
  },
  optionsIsForBrowsersBefore: {
    id: 'http.server.optionsIsForBrowsersBefore',
    defaultMessage: 'OPTIONS is for browsers, before a request to another origin.',
  },
  sendOriginAndAccessControl: {
    id: 'http.server.sendOriginAndAccessControl',
    defaultMessage: 'Send Origin and Access-Control-Request-Method, or read what there is at /docs.',
  },
  thisIdIsAlreadyIn: { id: 'http.server.thisIdIsAlreadyIn', defaultMessage: 'This id is already in use.' },
  useNewId: { id: 'http.server.useNewId', defaultMessage: 'Use a new id.' },
  companyHasAtMost: {
    id: 'http.server.companyHasAtMost',
    defaultMessage:
      '{things, select, reports {A company has at most {most} reports. Delete one first.} designs {A company has at most {most} designs. Delete one first.} recipes {A company has at most {most} recipes. Delete one first.} jobs {A company has at most {most} jobs. Delete one first.} reminders {A company has at most {most} reminders. Delete one first.} other {A company has at most {most} scheduled reports. Delete one first.}}',
  },
  bodyIsNotUtf8: { id: 'http.server.bodyIsNotUtf8', defaultMessage: 'The body is not UTF-8.' },
  sendApplicationJson: { id: 'http.server.sendApplicationJson', defaultMessage: 'Send application/json.' },
  bodyCanBeAtMost: {
    id: 'http.server.bodyCanBeAtMost',
    defaultMessage: 'The body can be at most {maximumDepth} levels deep',
  },
  bodyHasTooManyLists: {
    id: 'http.server.bodyHasTooManyLists',
    defaultMessage: 'The body has too many lists and objects: send it in parts',
  },
  error: { id: 'http.server.error', defaultMessage: 'Error' },
  unauthorized: { id: 'http.server.unauthorized', defaultMessage: 'Unauthorized' },
  forbidden: { id: 'http.server.forbidden', defaultMessage: 'Forbidden' },
  conflict: { id: 'http.server.conflict', defaultMessage: 'Conflict' },
  openFormdeck: { id: 'http.server.openFormdeck', defaultMessage: 'Open Formdeck' },
  badRequest: { id: 'http.server.badRequest', defaultMessage: 'Bad Request' },
  notFound: { id: 'http.server.notFound', defaultMessage: 'Not Found' },
  contentTooLarge: { id: 'http.server.contentTooLarge', defaultMessage: 'Content Too Large' },
  unsupportedMediaType: { id: 'http.server.unsupportedMediaType', defaultMessage: 'Unsupported Media Type' },
  tooManyRequests: { id: 'http.server.tooManyRequests', defaultMessage: 'Too Many Requests' },
  internalServerError: { id: 'http.server.internalServerError', defaultMessage: 'Internal Server Error' },
  serviceUnavailable: { id: 'http.server.serviceUnavailable', defaultMessage: 'Service Unavailable' },
  insufficientStorage: { id: 'http.server.insufficientStorage', defaultMessage: 'Insufficient Storage' },
  thisIdOrNameIs: { id: 'http.server.thisIdOrNameIs', defaultMessage: 'This id or name is already in use.' },
  somethingThisBelongsToNo: {
    id: 'http.server.somethingThisBelongsToNo',
    defaultMessage: 'Something this belongs to no longer exists.',
  },
  readItAgainThenTry: {
    id: 'http.server.readItAgainThenTry',
    defaultMessage: 'Read it again, then try again.',
  },
  tryAgainOrRequestLess: {
    id: 'http.server.tryAgainOrRequestLess',
    defaultMessage: 'Try again, or request less at once: fewer sheets, fewer days or a filter.',
  },
  textContainsCharactersThatCannot: {
    id: 'http.server.textContainsCharactersThatCannot',
    defaultMessage: 'A text contains characters that cannot be stored.',
  },
  numberIsTooLargeTo: {
    id: 'http.server.numberIsTooLargeTo',
    defaultMessage: 'A number is too large to store.',
  },
  serverCannotUseFolderOf: {
    id: 'http.server.serverCannotUseFolderOf',
    defaultMessage:
      'The server cannot use the folder of its files: {code, select, EROFS {its file system is read-only} EIO {its disk has a fault} other {its account may not}}.',
  },
  nothingWasSavedTellWhoever: {
    id: 'http.server.nothingWasSavedTellWhoever',
    defaultMessage: 'Nothing was saved. Tell whoever runs the server, then try again.',
  },
  freeUpSomeSpaceOn: {
    id: 'http.server.freeUpSomeSpaceOn',
    defaultMessage: 'Free up some space on the server, then try again. Nothing was partially saved.',
  },
  trustProxyIsWhichIs: {
    id: 'http.server.trustProxyIsWhichIs',
    defaultMessage: 'TRUST_PROXY is "{text}", which is not a number of proxies.',
  },
  setItToNumberOf: {
    id: 'http.server.setItToNumberOf',
    defaultMessage: 'Set it to the number of proxies in front of the server: 1 for one, 0 for none.',
  },
  formdeckUrlIsWhichIs: {
    id: 'http.server.formdeckUrlIsWhichIs',
    defaultMessage: 'FORMDECK_URL is "{text}", which is not the address of a server.',
  },
  setItToAddressThat: {
    id: 'http.server.setItToAddressThat',
    defaultMessage: 'Set it to the address that people open, without a path: https://forms.example.com',
  },
  atMostMbAreAccepted: {
    id: 'http.server.atMostMbAreAccepted',
    defaultMessage: 'At most {round} MB are accepted here.',
  },
  thisTextContainsCharactersThat: {
    id: 'http.server.thisTextContainsCharactersThat',
    defaultMessage: 'This text contains characters that cannot be stored',
  },
  nothingAtPath: { id: 'http.server.nothingAtPath', defaultMessage: 'There is nothing at this path.' },
  sendTypes: { id: 'http.server.sendTypes', defaultMessage: 'Send {types}.' },
});
