// Making, renewing and removing the link of one's calendar feed.
import { action } from '#core/action.ts';
import { yes } from '#core/actor.ts';
import { makeFeed, removeFeed } from './calls.ts';
import type { CalendarFeed, MadeFeed } from './schema.ts';

const touches = [['calendar-feed'], ['audit']] as const;
const failed = () => 'Your calendar link could not be changed. Please try again.';

export const createFeed = action<void, MadeFeed>({
  id: 'feeds.create',
  label: 'Create link',
  may: () => yes,
  run: (send) => send(makeFeed, {}),
  failed,
  touches,
});

export const renewFeed = action<void, MadeFeed>({
  id: 'feeds.renew',
  label: 'New link',
  confirmation: () => ({
    title: 'Replace your calendar link?',
    text: 'Calendars with the old link stop updating. Add the new link to your own calendars.',
    confirm: 'Replace',
  }),
  may: () => yes,
  run: (send) => send(makeFeed, {}),
  failed,
  touches,
});

export const deleteFeed = action<Pick<CalendarFeed, 'isOn'>, unknown>({
  id: 'feeds.delete',
  label: 'Remove link',
  danger: true,
  confirmation: () => ({
    title: 'Remove your calendar link?',
    text: 'Calendars that use it stop updating.',
    confirm: 'Remove',
  }),
  may: () => yes,
  run: (send) => send(removeFeed, {}),
  done: () => 'Your calendar link is removed',
  failed,
  touches,
});
