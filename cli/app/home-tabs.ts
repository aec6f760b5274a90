// Home has two sides, each a screen of its own: what happened lately, and the widgets that somebody pinned.
import { pinTexts } from '#core/pins/texts.ts';

export const homeTabs = { activity: 'Recent activity', pins: pinTexts.title } as const;
