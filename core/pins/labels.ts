// Texts of pinned widgets (spec 1, section 2, "Pinned Widgets section"; spec 2, section 8).
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const pinTexts = {
  title: t(m.pinnedWidgets),
  pinned: t(m.widgetWasSuccessfullyPinned),
  limit: t(m.pinnedWidgetLimitExceeded),
  failed: t(m.errorPinningWidget),
  unpinned: t(m.widgetWasUnpinned),
  notUnpinned: t(m.errorUnpinningWidget),
  loading: t(m.loadingYourPinnedWidgets),
  broken: t(m.somethingWentWrongWhileLoading),
  none: t(m.youHaventPinnedAnyWidgets),
  howTo: t(m.openFormsDashboardAndChoose),
  live: t(m.viewLive),
  leaveLive: t(m.leaveFullscreen),
  first: t(m.pinsFirst),
  notFirst: t(m.pinsNotFirst),
  tooLarge: t(m.thereIsTooMuchData),
} as const;

/** Shown in full screen; `time` is in the reader's time zone. */
export function lastUpdatedText(time: string): string {
  return t(m.dashboardLastUpdated, { time });
}
