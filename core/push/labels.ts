// What is said about reminders on the device.
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const pushTexts = {
  title: t(m.remindersOnThisDevice),
  about: t(m.inAppRemindersAlsoAppear),
  failed: t(m.unableToLoadWhetherThis),
  blocked: t(m.notificationsAreBlockedForThis),
  notAllowed: t(m.browserDoesNotHavePermission),
  unreachable: t(m.browserCouldNotReachIts),
  unsupported: t(m.thisBrowserCannotShowReminders),
  unknownService: t(m.serverDoesNotKnowThis),
} as const;
