// Making, renewing and removing the link of one's calendar feed.
import { action } from '#core/action.ts';
import { yes } from '#core/actor.ts';
import { makeFeed, removeFeed } from './calls.ts';
import type { CalendarFeed, MadeFeed } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

const touches = [['calendar-feed'], ['audit']] as const;
const failed = () => t(m.yourCalendarLinkCouldNot);

export const createFeed = action<void, MadeFeed>({
  id: 'feeds.create',
  label: t(m.createLink),
  may: () => yes,
  run: (send) => send(makeFeed, {}),
  failed,
  touches,
});

export const renewFeed = action<void, MadeFeed>({
  id: 'feeds.renew',
  label: t(m.newLink),
  confirmation: () => ({
    title: t(m.replaceYourCalendarLink),
    text: t(m.calendarsWithOldLinkStop),
    confirm: t(m.replace),
  }),
  may: () => yes,
  run: (send) => send(makeFeed, {}),
  failed,
  touches,
});

export const deleteFeed = action<Pick<CalendarFeed, 'isOn'>, unknown>({
  id: 'feeds.delete',
  label: t(m.removeLink),
  danger: true,
  confirmation: () => ({
    title: t(m.removeYourCalendarLink),
    text: t(m.calendarsThatUseItStop),
    confirm: t(common.remove),
  }),
  may: () => yes,
  run: (send) => send(removeFeed, {}),
  done: () => t(m.yourCalendarLinkIsRemoved),
  failed,
  touches,
});
