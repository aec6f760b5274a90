// Home has two tabs, each a screen of its own: recent activity, and the pinned widgets.
import { pinTexts } from '#core/pins/texts.ts';

export const homeTabs = { activity: 'Recent activity', pins: pinTexts.title } as const;
