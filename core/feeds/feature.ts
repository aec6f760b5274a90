// The calendar that other programs read: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { who } from '#core/features/sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const feedsFeature = feature({
  audits: {
    settings: {
      calendar_link_made: (entry) => t(m.createdLinkToTheirCalendar, { who: who(entry) }),
      calendar_link_removed: (entry) => t(m.removedLinkToTheirCalendar, { who: who(entry) }),
    },
  },
});
