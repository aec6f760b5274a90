// Whether this console can become an app on this device, and how: by a button where the browser says so, by hand where it
// never does.
import { type ReadonlySignal, signal } from '@preact/signals-core';

/** `button`: the browser installs it when it is asked. `by-hand`: people do it in the browser's menu, as on iPhones. */
export type InstallWay = 'button' | 'by-hand' | null;

export type InstallOffer = {
  /** Null where it is an app already, or cannot become one. */
  readonly way: ReadonlySignal<InstallWay>;
  /** Has the browser ask. It may be asked once for each time that it has offered it. */
  install(): Promise<void>;
};

/** What browsers that can install apps send; the types of pages know nothing of it. */
type InstallEvent = Event & { prompt(): Promise<unknown> };

/** The part of a window that is used here. */
export type InstallPage = Pick<EventTarget, 'addEventListener'> & {
  navigator: { userAgent: string; maxTouchPoints: number };
  matchMedia(query: string): { matches: boolean };
};

/** Listens from the beginning: browsers offer it once, soon after the page is there. */
export function watchInstall(page: InstallPage): InstallOffer {
  const way = signal<InstallWay>(!isApp(page) && isIos(page.navigator) ? 'by-hand' : null);
  let offer: InstallEvent | null = null;
  page.addEventListener('beforeinstallprompt', (event) => {
    // It is offered where it matters, not over whatever somebody does just now.
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

/** All browsers there install by the Share menu. iPads call themselves Macs, which have no screens to touch. */
function isIos({ userAgent, maxTouchPoints }: InstallPage['navigator']): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
