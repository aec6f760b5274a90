// Reminders: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { toNamed } from '#core/features/sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const remindersFeature = feature({
  things: ['reminder', 'reminder subscription'],
  auditObjects: ['reminder'],
  audits: {
    settings: {
      reminder_created: toNamed('set', 'the reminder', 'a reminder', 'message'),
      reminder_changed: toNamed('changed', 'the reminder', 'a reminder', 'message'),
      reminder_deleted: toNamed('deleted', 'the reminder', 'a reminder', 'message'),
      reminder_unsubscribed: toNamed('unsubscribed from', 'the reminder', 'a reminder', 'message'),
      reminder_subscribed: toNamed(t(m.subscribedAgainTo), 'the reminder', 'a reminder', 'message'),
    },
  },
});
