// Reminders: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { sentenceOf } from '#core/features/sentence.ts';
import { m } from './texts.ts';

export const remindersFeature = feature({
  things: ['reminder', 'reminder subscription'],
  auditObjects: ['reminder'],
  audits: {
    settings: {
      reminder_created: sentenceOf(m.setTheReminder, 'message'),
      reminder_changed: sentenceOf(m.changedTheReminder, 'message'),
      reminder_deleted: sentenceOf(m.deletedTheReminder, 'message'),
      reminder_unsubscribed: sentenceOf(m.unsubscribedFrom, 'message'),
      reminder_subscribed: sentenceOf(m.subscribedAgainTo, 'message'),
    },
  },
});
