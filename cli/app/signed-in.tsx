// The app of a signed-in user: the stack of screens, global keys, and the display of a lost connection or an expired
// session.
import { personName } from '#core/primitives.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { Core } from '#core/core.ts';
import { type OwnPageAddress, pageTitle } from '#core/features/pages.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { filterToAddress } from '#core/sheets/filter/address-filter.ts';
import { actorOf } from '#core/session/state.ts';
import { mayOpenUsers } from '#core/users/policy.ts';
import { companyUsersQuery } from '#core/users/queries.ts';
import type { User } from '#core/users/user.ts';
import { createApp } from './create-app.ts';
import { startOf } from './home-tabs.ts';
import { jumpsToHelp } from './help-jumps.ts';
import { homeOf } from './home-tabs.ts';
import { jumpsTo, type Reset } from './jumps.ts';
import { useHeader } from '#cli/appearance/use-header.ts';
import { useUnread } from '#cli/notifications/use-unread.ts';
import type { Environment } from '#cli/command/options.ts';
import type { ScreenPlace } from './screen-places.ts';
import { screens } from './screens.ts';
import { createSheetViews, SheetViewsContext } from '#cli/sheets/sheet-views.ts';
import { SessionEnded } from '#cli/session/session-ended.tsx';
import { CommandLine } from '#cli/terminal/command-line.tsx';
import { Frame } from '#cli/terminal/frame.tsx';
import { Help } from '#cli/terminal/help.tsx';
import type { KeyBinding } from '#cli/terminal/keys/keys.ts';
import { createNavigator, MemoryContext } from '#cli/terminal/navigation.ts';
import { useTerminal } from '#cli/terminal/terminal-context.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useSignalValue } from '#cli/terminal/use-signal-value.ts';
import { Loading } from '#cli/terminal/waiting.tsx';
import { AppContext, useApp } from './use-app.ts';
import { roleNames } from '#core/users/list-users.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';

export type SignedInProps = {
  core: Core;
  user: User;
  folder: string;
  environment: Environment;
  /** The first place. */
  first: ScreenPlace;
};

/** Milliseconds between attempts to reach a server that did not respond. */
const tryAgainAfter = 5_000;

/** The app. */
export function SignedIn({ core, user, folder, environment, first }: SignedInProps) {
  const terminal = useTerminal();
  const { dialogs, keyboard, toasts } = terminal;
  const queries = useQueryClient();
  const [navigator] = useState(() =>
    createNavigator<ScreenPlace>(first.screen === 'home' ? startOf({ actor: actorOf(user), user }) : first),
  );
  const stack = useSignalValue(navigator.stack);
  const region = useSignalValue(core.session.region);
  const connection = useSignalValue(core.session.connection);
  const app = useMemo(
    () =>
      createApp({
        core,
        user,
        actor: actorOf(user),
        folder,
        navigator,
        dialogs,
        toasts,
        queries,
        environment,
      }),
    [core, user, folder, navigator, dialogs, toasts, queries, environment],
  );
  const [views] = useState(() => createSheetViews(core, user.timeZone));
  const unread = useUnread(core, app.actor);
  const header = useHeader(core.send);
  const current = stack.at(-1);
  useEffect(() => views.keepOnly(stack.map(({ place }) => place)), [views, stack]);
  // An event stream that is still followed would keep the process from ending.
  useEffect(() => () => views.keepOnly([]), [views]);
  useEffect(() => {
    if (connection === 'ok') return undefined;
    const tryAgain = () => {
      views.retry();
      void queries.refetchQueries({ type: 'active' });
    };
    const timer = setInterval(tryAgain, tryAgainAfter);
    return () => clearInterval(timer);
  }, [connection, queries, views]);

  const openBrowser = async () => {
    if (current === undefined || region === null) return;
    const filter = views.filterAt(current.place);
    const search = filter === null ? '' : `?filter=${encodeURIComponent(filterToAddress(filter))}`;
    await app.browse(region.server + webPathOf(current.place) + search);
  };
  const jump = async () => {
    const reset: Reset = (places) => navigator.reset(places);
    await dialogs.open((close) => <GoTo reset={reset} onClose={() => close(null)} />);
  };
  const help = async () => {
    const bindings = keyboard.bindings.peek();
    await dialogs.open((close) => <Help bindings={bindings} onClose={() => close(null)} />);
  };
  const everywhere: KeyBinding[] = [
    { key: 'esc', label: t(keyTexts.back), hint: stack.length > 1, run: () => void navigator.back() },
    { key: 'goTo', label: t(m.goTo), run: jump },
    {
      key: 'reload',
      label: t(keyTexts.reload),
      hint: false,
      run: () => queries.refetchQueries({ type: 'active' }),
    },
    { key: 'browser', label: t(m.openInBrowser), hint: false, run: openBrowser },
    { key: 'help', label: t(keyTexts.keys), run: help },
  ];
  useKeys(
    everywhere.map((binding) => ({ ...binding, section: 'Everywhere' })),
    'app',
  );

  return (
    <AppContext.Provider value={app}>
      <SessionEnded core={core} />
      <Frame
        header={header}
        crumbs={crumbsOf(stack.map(({ place }) => place))}
        status={[
          region?.name ?? '',
          user.company.name,
          `${personName(user)} (${roleNames[user.role]})`,
          ...(unread > 0 ? [t(m.unread, { unread })] : []),
        ]}
        connection={connection === 'ok' ? connected() : disconnected()}
      >
        {current && (
          <MemoryContext.Provider key={current.id} value={current.memory}>
            <SheetViewsContext.Provider value={views}>
              <CurrentScreen place={current.place} />
            </SheetViewsContext.Provider>
          </MemoryContext.Provider>
        )}
      </Frame>
    </AppContext.Provider>
  );
}

const connected = () => ({ text: t(m.connected) });
const disconnected = () => ({ text: t(m.noConnectionTryingAgain), tone: 'warning' }) as const;

/** `:` with forms and people, fetched if they are not cached. */
function GoTo({ reset, onClose }: { reset: Reset; onClose(): void }) {
  const { core, actor, browse } = useApp();
  const { data: forms = [], isPending } = useQuery(formsQuery(core.send));
  const looksAfterPeople = mayOpenUsers(actor).yes;
  const { data: people = [], isLoading } = useQuery({
    ...companyUsersQuery(core.send),
    enabled: looksAfterPeople,
  });
  const jumps = useMemo(() => {
    const server = core.session.region.peek()?.server ?? '';
    const help = jumpsToHelp(
      (path) => void browse(server + path),
      () => reset([homeOf(actor), { screen: 'glossary' }]),
    );
    return [...jumpsTo({ forms, people }, actor, reset), ...help];
  }, [forms, people, actor, reset, core, browse]);
  return <CommandLine jumps={jumps} isLoading={isPending || isLoading} onClose={onClose} />;
}

/** Renders the component of a place once it is loaded. */
function CurrentScreen({ place }: { place: ScreenPlace }) {
  const [component, setComponent] = useState<{ draw: ComponentType<{ place: ScreenPlace }> } | null>(null);
  useEffect(() => {
    let gone = false;
    recordOf(place)
      .load()
      .then((draw) => void (gone || setComponent({ draw })))
      .catch((error: unknown) => {
        setComponent(() => {
          throw error;
        });
      });
    return () => {
      gone = true;
    };
  }, [place]);
  return component === null ? <Loading /> : <component.draw place={place} />;
}

/** The titles of the places, each preceded by its form's name unless that is already shown. */
function crumbsOf(places: readonly ScreenPlace[]): string[] {
  return places.reduce<string[]>((crumbs, place) => {
    const title = titleOf(place);
    const form = 'formName' in place ? place.formName : title;
    const isNamed = title.includes(form) || crumbs.includes(form);
    return [...crumbs, ...(isNamed ? [] : [form]), title];
  }, []);
}

function titleOf(place: ScreenPlace): string {
  const { title, page } = recordOf(place);
  return title?.(place) ?? pageTitle(page);
}

function webPathOf(place: ScreenPlace): string {
  const { webPath, page } = recordOf(place);
  return webPath?.(place) ?? page;
}

/** A place's screen record, typed to accept any place: TypeScript cannot see that the two belong together. */
function recordOf({ screen }: ScreenPlace): AnyScreen {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as said above
  return screens[screen as 'home'] as unknown as AnyScreen;
}

type AnyScreen = {
  page: OwnPageAddress;
  title?(place: ScreenPlace): string;
  webPath?(place: ScreenPlace): string;
  load(): Promise<ComponentType<{ place: ScreenPlace }>>;
};
