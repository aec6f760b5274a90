// What web/sheets/wall says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  showOnWall: { id: 'sheets.web.wall.showOnWall', defaultMessage: 'Show on a wall' },
  wallNeedsForms: {
    id: 'sheets.web.wall.wallNeedsForms',
    defaultMessage: 'The address of a wall names from one form to {most, number}, by their ids.',
  },
  wallNeedsSeconds: {
    id: 'sheets.web.wall.wallNeedsSeconds',
    defaultMessage: 'A wall shows each dashboard from {least, number} to {most, number} seconds.',
  },
  filterIsOfOneForm: {
    id: 'sheets.web.wall.filterIsOfOneForm',
    defaultMessage: 'A filter goes with one form: name one, or remove the filter.',
  },
  unreadable: {
    id: 'sheets.web.wall.unreadable',
    defaultMessage: 'This wall cannot be shown',
  },
  toForms: { id: 'sheets.web.wall.toForms', defaultMessage: 'Go to the forms' },
  dashboards: { id: 'sheets.web.wall.dashboards', defaultMessage: 'Dashboards, in the order of the wall' },
  chooseDashboard: { id: 'sheets.web.wall.chooseDashboard', defaultMessage: 'Choose at least one dashboard' },
  secondsEach: { id: 'sheets.web.wall.secondsEach', defaultMessage: 'Seconds for each' },
  filterGoesAlong: {
    id: 'sheets.web.wall.filterGoesAlong',
    defaultMessage: 'The filter that is set goes along, and is in the link.',
  },
  filterStays: {
    id: 'sheets.web.wall.filterStays',
    defaultMessage:
      'Of several dashboards, all entries are shown: the filter that is set belongs to this one.',
  },
  whoSees: {
    id: 'sheets.web.wall.whoSees',
    defaultMessage: 'Whoever signs in with the link sees what they may see. Escape leaves the wall.',
  },
  copyLink: { id: 'sheets.web.wall.copyLink', defaultMessage: 'Copy link' },
  linkCopied: { id: 'sheets.web.wall.linkCopied', defaultMessage: 'Link copied' },
  notCopied: {
    id: 'sheets.web.wall.notCopied',
    defaultMessage: 'The browser does not let this page copy. Start the wall and copy its address.',
  },
  start: { id: 'sheets.web.wall.start', defaultMessage: 'Start' },
  position: {
    id: 'sheets.web.wall.position',
    defaultMessage: '{place, number} of {count, number}',
    description: 'Which of the dashboards on a wall is shown',
  },
  updatedAt: { id: 'sheets.web.wall.updatedAt', defaultMessage: 'Updated {time}' },
  paused: { id: 'sheets.web.wall.paused', defaultMessage: 'Paused' },
  keys: {
    id: 'sheets.web.wall.keys',
    defaultMessage: 'Arrow keys turn, the space bar pauses, Escape leaves',
  },
  leave: { id: 'sheets.web.wall.leave', defaultMessage: 'Leave the wall' },
  notShown: {
    id: 'sheets.web.wall.notShown',
    defaultMessage: 'This dashboard could not be shown. {reason}',
  },
  goesOn: {
    id: 'sheets.web.wall.goesOn',
    defaultMessage: 'The wall goes on by itself, and tries again on the next turn.',
  },
});
