// The application shell: the menu, the page beside it, and the overlays.
import { Drawer, UnstyledButton } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { Company } from './company.tsx';
import { useLooks } from '#web/appearance/use-looks.ts';
import { useUnread } from '#web/notifications/use-unread.ts';
import { useCore } from '#web/platform/core-context.tsx';
import { useSignalValue } from '#web/platform/use-signal-value.ts';
import { useMenuColours } from './menu-colours.ts';
import { useRecentPage } from './palette/recent.ts';
import { Sidebar } from './sidebar.tsx';
import { StatusLines } from './status-lines.tsx';
import { PageSkeleton } from '#web/ui/frame/skeletons.tsx';
import { useNarrow, useTablet } from '#web/ui/use-narrow.ts';
import { useLogOut } from './use-log-out.ts';
import classes from './shell.module.css';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { useKeyStore } from '#web/platform/store-context.tsx';

const Palette = lazyDialog(() => import('./palette/palette.tsx').then((it) => it.Palette));
const KeysDialog = lazyDialog(() => import('./keys-dialog.tsx').then((it) => it.KeysDialog));
const RenewDialog = lazyDialog(() => import('#web/session/renew-dialog.tsx').then((it) => it.RenewDialog));

export function Shell() {
  const isBare = useRouterState({ select: ({ location }) => location.pathname === '/wall' });
  return isBare ? <BareShell /> : <FramedShell />;
}

/** A page that fills the screen: there is nothing beside it. */
function BareShell() {
  const { session } = useCore();
  const isExpired = useSignalValue(session.expired);
  const logOut = useLogOut();
  useLooks();
  return (
    <main id="content" tabIndex={-1}>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
        {isExpired && <RenewDialog onLogOut={logOut} />}
      </Suspense>
    </main>
  );
}

function FramedShell() {
  const { session } = useCore();
  const isNarrow = useNarrow();
  const isExpired = useSignalValue(session.expired);
  const logOut = useLogOut();
  const [menuOpened, menu] = useDisclosure(false);
  // How often the palette was opened; it is loaded the first time.
  const [paletteOpenCount, setPaletteOpenCount] = useState(0);
  const openPalette = useCallback(() => setPaletteOpenCount((times) => times + 1), []);
  useHotkeys([['mod+K', openPalette]], []);
  const { isFolded, toggle } = useFoldedMenu();
  const [keysOpened, setKeysOpened] = useState<boolean | null>(null);
  useHotkeys([
    ['[', toggle],
    ['?', () => setKeysOpened(true)],
    ['shift+?', () => setKeysOpened(true)],
  ]);
  useFocusOnNewPage();
  useRecentPage(useRouterState({ select: ({ location }) => location.pathname }));
  useUnread();
  useLooks();

  const colours = useMenuColours();
  const sidebar = { onSearch: openPalette, onLeave: menu.close };
  return (
    <div className={classes.shell} style={colours}>
      <a className={`fixed py-8 px-14 rounded-8 on-surface ink print-hidden ${classes.skip}`} href="#content">
        {t(m.skipToContent)}
      </a>
      {isNarrow ? (
        <>
          <aside className={`sticky top-0 print-hidden ${classes.top}`} aria-label={t(m.menu)}>
            <div
              className="grid h-56 items-center gap-4 menu-ink"
              style={{ paddingInline: '0.5rem 0.75rem', gridTemplateColumns: 'auto minmax(0, 1fr) auto' }}
            >
              <UnstyledButton
                className="middle w-44 rounded-8"
                h="2.75rem"
                aria-label={t(m.openMenu)}
                onClick={menu.open}
              >
                <MenuIcon size="1.25rem" aria-hidden />
              </UnstyledButton>
              <Company />
              <AccountMenu look="short" />
            </div>
            <div className={`min-h-0 ${classes.strip}`}>
              <StatusLines />
            </div>
          </aside>
          <Drawer
            opened={menuOpened}
            onClose={menu.close}
            position="left"
            size="17rem"
            padding={0}
            withCloseButton={false}
            attributes={{ content: { 'aria-label': t(m.menu) } }}
            styles={{ content: colours, body: { height: '100%' } }}
          >
            <Sidebar {...sidebar} />
          </Drawer>
        </>
      ) : (
        <aside
          className="sticky top-0 print-hidden"
          style={{ zIndex: 100, height: '100dvh' }}
          aria-label={t(m.menu)}
        >
          <Sidebar {...sidebar} fold={{ isFolded, toggle }} />
        </aside>
      )}
      <main id="content" className={`min-w-0 ${classes.content}`} tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <Suspense>
        {paletteOpenCount > 0 && <Palette openCount={paletteOpenCount} />}
        {keysOpened !== null && <KeysDialog opened={keysOpened} onClose={() => setKeysOpened(false)} />}
        {isExpired && <RenewDialog onLogOut={logOut} />}
      </Suspense>
    </div>
  );
}

/** Moves the focus to the top of a new page, for keyboard and screen reader users. */
function useFocusOnNewPage(): void {
  const page = useRouterState({ select: ({ matches }) => matches[1]?.routeId });
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation }) => {
        const now = router.state.matches[1]?.routeId;
        if (fromLocation !== undefined && now !== page) document.getElementById('content')?.focus();
      }),
    [page, router],
  );
}

const storeKey = 'formdeck.menu';
const widths = { folded: '4rem', open: '15rem' } as const;

/**
 * Whether the menu beside the page is folded to its icons: as chosen on this device, otherwise by the width of the
 * screen.
 */
function useFoldedMenu(): { isFolded: boolean; toggle(): void } {
  const store = useKeyStore();
  const isTablet = useTablet();
  const [chosen, setChosen] = useState(() => store.getItem(storeKey));
  const isFolded = chosen === 'folded' || (chosen !== 'open' && isTablet);
  // Messages stand beside the menu and are no part of the shell.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--menu-width', isFolded ? widths.folded : widths.open);
    return () => void style.removeProperty('--menu-width');
  }, [isFolded]);
  const toggle = () => {
    const next = isFolded ? 'open' : 'folded';
    const isUsual = (next === 'folded') === isTablet;
    if (isUsual) store.removeItem(storeKey);
    else store.setItem(storeKey, next);
    setChosen(isUsual ? null : next);
  };
  return { isFolded, toggle };
}
