// Reminders on devices: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { who } from '#core/features/sentence.ts';

export const pushFeature = feature({
  audits: {
    settings: {
      push_switched_on: (entry) => `${who(entry)} turned on reminders on a device`,
      push_switched_off: (entry) => `${who(entry)} turned off reminders on a device`,
    },
  },
});
