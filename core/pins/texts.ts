// Texts of pinned widgets (spec 1, section 2, "Pinned Widgets section"; spec 2, section 8).
export const pinTexts = {
  title: 'Pinned Widgets',
  pinned: 'Widget was successfully pinned.',
  limit: 'Pinned widget limit exceeded.',
  failed: 'Error pinning widget.',
  unpinned: 'Widget was unpinned.',
  notUnpinned: 'Error unpinning widget.',
  loading: 'Loading your pinned widgets...',
  broken: 'Something went wrong while loading your pinned widgets.',
  none: "You haven't pinned any widgets yet!",
  howTo: "Open a form's dashboard and choose Pin in the menu of a widget.",
  live: 'View Live',
  leaveLive: 'Leave Fullscreen',
  tooLarge: 'There is too much data to display.',
} as const;

/** Shown in full screen; `time` is in the reader's time zone. */
export function lastUpdatedText(time: string): string {
  return `Dashboard last updated ${time}`;
}
