// Reminders on devices: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { who } from '#core/features/sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const pushFeature = feature({
  audits: {
    settings: {
      push_switched_on: (entry) => t(m.turnedOnRemindersOnDevice, { who: who(entry) }),
      push_switched_off: (entry) => t(m.turnedOffRemindersOnDevice, { who: who(entry) }),
    },
  },
});
