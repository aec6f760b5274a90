// The calendar that other programs read: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { who } from '#core/features/sentence.ts';

export const feedsFeature = feature({
  audits: {
    settings: {
      calendar_link_made: (entry) => `${who(entry)} created a link to their calendar`,
      calendar_link_removed: (entry) => `${who(entry)} removed the link to their calendar`,
    },
  },
});
