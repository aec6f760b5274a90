// Whether and how this console can be installed as an app on this device: with a button if the browser supports it,
// otherwise manually.
import { type ReadonlySignal, signal } from '@preact/signals-core';

/** `button`: the browser installs it on request. `by-hand`: the user does it in the browser's menu, as on iPhones. */
export type InstallWay = 'button' | 'by-hand' | null;

export type InstallOffer = {
  /** Null if it is already an app, or cannot become one. */
  readonly way: ReadonlySignal<InstallWay>;
  /** Shows the browser's prompt, which works once per offer. */
  install(): Promise<void>;
};

/** The event of browsers that can install apps, which TypeScript's DOM types lack. */
type InstallEvent = Event & { prompt(): Promise<unknown> };

/** The part of a window that is used here. */
export type InstallPage = Pick<EventTarget, 'addEventListener'> & {
  navigator: { userAgent: string; maxTouchPoints: number };
  matchMedia(query: string): { matches: boolean };
};

/** Listens from the start: browsers fire the event once, soon after the page has loaded. */
export function watchInstall(page: InstallPage): InstallOffer {
  const way = signal<InstallWay>(!isApp(page) && isIos(page.navigator) ? 'by-hand' : null);
  let offer: InstallEvent | null = null;
  page.addEventListener('beforeinstallprompt', (event) => {
    // Suppress the browser's own prompt: the app offers it where it is relevant.
    event.preventDefault();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the platform do not know this event
    offer = event as InstallEvent;
    way.value = 'button';
  });
  page.addEventListener('appinstalled', () => {
    way.value = null;
  });
  return {
    way,
    async install() {
      const taken = offer;
      offer = null;
      way.value = null;
      await taken?.prompt();
    },
  };
}

function isApp(page: InstallPage): boolean {
  return page.matchMedia('(display-mode: standalone)').matches;
}

/** All browsers there install with the Share menu. iPads identify as Macs, which have no touch screens. */
function isIos({ userAgent, maxTouchPoints }: InstallPage['navigator']): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
