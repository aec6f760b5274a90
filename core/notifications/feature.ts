// Notifications: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';

export const notificationsFeature = feature({
  things: ['notification'],
});
