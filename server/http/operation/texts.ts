// What server/http/operation says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  databaseDoesNotAnswer: {
    id: 'http.server.operation.databaseDoesNotAnswer',
    defaultMessage: 'the database does not answer',
  },
  databaseOnlyReads: {
    id: 'http.server.operation.databaseOnlyReads',
    defaultMessage: 'the database only reads',
  },
  dataFoldersDiskIsFull: {
    id: 'http.server.operation.dataFoldersDiskIsFull',
    defaultMessage: "the data folder's disk is full",
  },
  howLongRequestsTookBy: {
    id: 'http.server.operation.howLongRequestsTookBy',
    defaultMessage: 'How long requests took, by call and status',
  },
  connectionsOfPoolByState: {
    id: 'http.server.operation.connectionsOfPoolByState',
    defaultMessage: 'Connections of the pool by state, and callers that wait for one',
  },
  jobsOfLast30Days: {
    id: 'http.server.operation.jobsOfLast30Days',
    defaultMessage:
      'Jobs of the last 30 days that were set aside, since the server had stopped over them three times in a row',
  },
  metricsAreForNetworkOf: {
    id: 'http.server.operation.metricsAreForNetworkOf',
    defaultMessage: 'The metrics are for the network of the server.',
  },
  whoeverRunsServerOpensThem: {
    id: 'http.server.operation.whoeverRunsServerOpensThem',
    defaultMessage: 'Whoever runs the server opens them to every address with FORMDECK_METRICS=open.',
  },
  versionOfThisServer: {
    id: 'http.server.operation.versionOfThisServer',
    defaultMessage: 'The version of this server',
  },
  whetherHealthReadySaysSo: {
    id: 'http.server.operation.whetherHealthReadySaysSo',
    defaultMessage: 'Whether /health/ready says so',
  },
  signInsSinceServerStarted: {
    id: 'http.server.operation.signInsSinceServerStarted',
    defaultMessage: 'Sign-ins since the server started, by outcome',
  },
  eMailsSinceServerStarted: {
    id: 'http.server.operation.eMailsSinceServerStarted',
    defaultMessage: 'E-mails since the server started, by outcome',
  },
  diskOfDataFolder: {
    id: 'http.server.operation.diskOfDataFolder',
    defaultMessage: 'The disk of the data folder',
  },
  openTroublesByWhatThey: {
    id: 'http.server.operation.openTroublesByWhatThey',
    defaultMessage: 'Open troubles, by what they are about',
  },
  eMailsWhoseAttemptIs: {
    id: 'http.server.operation.eMailsWhoseAttemptIs',
    defaultMessage: 'E-mails whose attempt is due',
  },
  backgroundWorkThatIsWaiting: {
    id: 'http.server.operation.backgroundWorkThatIsWaiting',
    defaultMessage: 'Background work that is waiting or running',
  },
  ofItWhatHasFailed: {
    id: 'http.server.operation.ofItWhatHasFailed',
    defaultMessage: 'Of it, what has failed before',
  },
  schedulesDueForOverMinute: {
    id: 'http.server.operation.schedulesDueForOverMinute',
    defaultMessage: 'Schedules due for over a minute',
  },
  ageOfLastGoodBackup: {
    id: 'http.server.operation.ageOfLastGoodBackup',
    defaultMessage: 'Seconds since the last good backup that the server made by itself.',
  },
  sizeOfDatabase: { id: 'http.server.operation.sizeOfDatabase', defaultMessage: 'Size of the database' },
  connectionsToDatabaseOfAll: {
    id: 'http.server.operation.connectionsToDatabaseOfAll',
    defaultMessage: 'Connections to the database, of all servers',
  },
});
