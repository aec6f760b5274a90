// Reminders: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { toNamed } from '#core/features/sentence.ts';

export const remindersFeature = feature({
  things: ['reminder', 'reminder subscription'],
  auditObjects: ['reminder'],
  audits: {
    settings: {
      reminder_created: toNamed('set', 'the reminder', 'a reminder', 'message'),
      reminder_changed: toNamed('changed', 'the reminder', 'a reminder', 'message'),
      reminder_deleted: toNamed('deleted', 'the reminder', 'a reminder', 'message'),
      reminder_unsubscribed: toNamed('unsubscribed from', 'the reminder', 'a reminder', 'message'),
      reminder_subscribed: toNamed('subscribed again to', 'the reminder', 'a reminder', 'message'),
    },
  },
});
