// What the features of a company are called, and what they do.
import { defineMessages } from './message.ts';

export const flagTexts = defineMessages({
  title: { id: 'flags.title', defaultMessage: 'Feature flags' },
  about: {
    id: 'flags.about',
    defaultMessage:
      'The features your company has. Whoever runs the server sets them: formdeck company flags.',
  },
  transforms: { id: 'flags.transforms', defaultMessage: 'Transforms' },
  transformsOn: {
    id: 'flags.transformsOn',
    defaultMessage: 'The Transforms page, which converts files from measuring devices for import.',
  },
  pageIsHidden: { id: 'flags.pageIsHidden', defaultMessage: 'The page is hidden.' },
  catalog: { id: 'flags.catalog', defaultMessage: 'Catalog' },
  catalogOn: {
    id: 'flags.catalogOn',
    defaultMessage: 'The Catalog page, where managers and admins maintain the items that forms offer.',
  },
  catalogOff: {
    id: 'flags.catalogOff',
    defaultMessage: "The page is hidden. Forms still offer the catalog's items.",
  },
  appearance: { id: 'flags.appearance', defaultMessage: 'Appearance' },
  appearanceOn: {
    id: 'flags.appearanceOn',
    defaultMessage: "The Appearance page, where admins choose the menu's colors and the logo.",
  },
  appearanceOff: {
    id: 'flags.appearanceOff',
    defaultMessage: 'The page is hidden. Colors and logo stay as they are.',
  },
  formReviewers: { id: 'flags.formReviewers', defaultMessage: 'Form reviewers' },
  formReviewersOn: {
    id: 'flags.formReviewersOn',
    defaultMessage:
      'Forms can have reviewers, who approve, reject or return entries, and notifications about waiting reviews.',
  },
  formReviewersOff: {
    id: 'flags.formReviewersOff',
    defaultMessage: 'Entries cannot be reviewed, forms have no reviewers, and there are no notifications.',
  },
  pinnedWidgets: { id: 'flags.pinnedWidgets', defaultMessage: 'Pinned widgets' },
  pinnedWidgetsOn: {
    id: 'flags.pinnedWidgetsOn',
    defaultMessage: 'Widgets of dashboards can be pinned to Home.',
  },
  pinnedWidgetsOff: {
    id: 'flags.pinnedWidgetsOff',
    defaultMessage: 'Nothing can be pinned, and Home shows no pinned widgets.',
  },
});
