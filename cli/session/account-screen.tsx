// The signed-in account: server, role, expiry; changing the password; signing out.
import { useQuery } from '@tanstack/react-query';
import { Box } from 'ink';
import { useState } from 'react';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { accountName } from '#cli/platform/accounts.ts';
import { endText, leftText } from '#cli/command/session-end.ts';
import { choose, confirm } from '#cli/terminal/input/questions.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { wordsOf } from '#cli/terminal/waiting.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useSignalValue } from '#cli/terminal/use-signal-value.ts';
import { useApp } from '#cli/app/use-app.ts';
import { createFeed, renewFeed } from '#core/feeds/actions.ts';
import { feedQuery } from '#core/feeds/queries.ts';
import type { Action } from '#core/action.ts';
import { factorText } from '#core/factors/labels.ts';
import { factorsQuery } from '#core/factors/queries.ts';
import { feedTexts, feedTimeText } from '#core/feeds/labels.ts';
import { me } from '#core/session/me-calls.ts';
import type { CurrentSession } from '#core/session/me-calls.ts';
import { tokensQuery } from '#core/tokens/queries.ts';
import { accountLines } from './account/account-lines.ts';
import { editAccount } from './account/edit-account.ts';
import { SessionsTable } from './account/sessions-table.tsx';
import { changeFactor } from './factors/change-factor.ts';
import { changeOwnPassword } from './change-password.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import type { Core } from '#core/core.ts';
import type { StoredSession } from '#core/ports.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';
import { values } from '#core/messages/value-texts.ts';

/** The screen. */
export function AccountScreen(_props: ScreenProps<'account'>) {
  const { core, user } = useApp();
  const { dialogs, toasts } = useTerminal();
  const { height, width } = useArea();
  const region = useSignalValue(core.session.region);
  const current = useQuery({
    queryKey: ['session', 'me'],
    queryFn: async ({ signal }) => (await core.send(me, {}, { signal })).session ?? null,
  }).data;
  const isSession = current?.kind === 'session';
  const tokens = useQuery({
    ...tokensQuery(core.send),
    enabled: isSession,
  }).data;
  const { feed, address, makeLink } = useCalendarLink(isSession);
  const signOut = async () => {
    const question = {
      title: t(m.signOut),
      text: t(m.youWillNeedYourPassword),
      confirm: t(m.signOutTitle),
    };
    if (await confirm(dialogs, question)) await core.session.signOut();
  };
  const changePassword = async () => {
    if (await changeOwnPassword(dialogs, core.send, user)) {
      toasts.say(t(m.yourPasswordIsChangedEvery), 'good');
    }
  };
  const { factors, secondFactor } = useSecondFactor(isSession);
  const edit = async () => {
    try {
      const said = await editAccount({ dialogs, core, user });
      if (said !== null) toasts.say(said, 'good');
    } catch (error) {
      toasts.say(wordsOf(error).message, 'bad');
    }
  };
  const noToken = isSession ? undefined : t(m.thisCannotBeDoneWith);
  useKeys([
    { key: 'edit', label: t(keyTexts.edit), run: edit },
    { key: 'times', label: t(m.calendarLink), run: makeLink, off: noToken },
    {
      key: 'editMore',
      label: t(m.changePassword),
      run: changePassword,
      off: current?.kind === 'token' ? t(m.thisCannotBeDoneWith) : undefined,
    },
    { key: 'factor', label: t(m.secondFactorKey), run: secondFactor, off: noToken },
    { key: 'pickList', label: t(m.anotherAccount), run: () => switchAccount(core, dialogs) },
    { key: 'signOut', label: t(m.signOutKey), run: signOut },
  ]);
  const others = otherAccounts(core);
  const left = current == null ? null : leftText(current, core.ports.now());
  const facts: [string, string][] = [
    // On the lowest terminal the sessions have its last line.
    ...accountLines(user, core.ports.now()).slice(0, height < 21 ? -1 : undefined),
    [t(m.server), region === null ? '' : `${region.server}, ${region.name}`],
    ...(current == null ? [] : lifeOf(current, user.timeZone)),
    [t(m.accounts), others.length === 0 ? t(m.noOtherOneIsSigned) : others.map(accountName).join(', ')],
    ...(factors === undefined ? [] : [[t(m.secondFactorField), factorText(factors)] as [string, string]]),
    ...(feed === undefined ? [] : [[t(m.calendar), feedTimeText(feed, user.timeZone)] as [string, string]]),
    ...(tokens === undefined
      ? []
      : [
          [
            t(m.tokens),
            tokens.length === 0 ? t(values.none) : t(m.seeFormdeckTokensList, { count: tokens.length }),
          ] as [string, string],
        ]),
  ];
  // Lines that are full from side to side, so that a terminal takes them for one.
  const link = address === null ? [] : (address.match(new RegExp(`.{1,${width}}`, 'g')) ?? []);
  return (
    <Box flexDirection="column">
      {facts.map(([name, value]) => (
        <Box key={name}>
          <Box width={12} flexShrink={0}>
            <Label tone="dim">{name}</Label>
          </Box>
          <Label>{value}</Label>
        </Box>
      ))}
      {link.map((part) => (
        <Label key={part}>{part}</Label>
      ))}
      {left !== null && (
        <Box marginTop={1}>
          <Label tone="warning">{`! ${endsSoon(isSession, left)}`}</Label>
        </Box>
      )}
      {isSession && (
        <Box marginTop={1} flexDirection="column">
          <SessionsTable height={height - facts.length - link.length - (left === null ? 1 : 3)} />
        </Box>
      )}
    </Box>
  );
}

/** The calendar of the account, and its link once it is made: nothing shows it later. */
function useCalendarLink(isSession: boolean) {
  const { core } = useApp();
  const { dialogs, toasts, copy } = useTerminal();
  const readFeed = useQuery({ ...feedQuery(core.send), enabled: isSession });
  const feed = readFeed.data;
  const [address, setAddress] = useState<string | null>(null);
  const makeLink = async () => {
    const action = feed?.isOn === true ? renewFeed : createFeed;
    const question = action.confirmation?.(undefined);
    if (question && !(await confirm(dialogs, question))) return;
    try {
      const made = await action.run(core.send, undefined);
      setAddress(made.address);
      void readFeed.refetch();
      toasts.say(copy(made.address) ? feedTexts.copied : feedTexts.once, 'good');
    } catch (error) {
      toasts.say(action.failed(undefined, error), 'bad');
    }
  };
  return { feed, address, makeLink };
}

/** One's second factor, and what changes it. */
function useSecondFactor(isSession: boolean) {
  const { core, user, perform } = useApp();
  const { dialogs } = useTerminal();
  const query = useQuery({ ...factorsQuery(core.send), enabled: isSession });
  const factors = query.data;
  const secondFactor = async () => {
    if (factors === undefined) return;
    const run = async <T, R>(action: Action<T, R>, thing: T): Promise<R | null> => {
      let result: R | null = null;
      await perform(action, thing, {
        onDone: (done) => {
          result = done;
        },
      });
      return result;
    };
    await changeFactor({ dialogs, send: core.send, userId: user.id, run }, factors);
    void query.refetch();
  };
  return { factors, secondFactor };
}

function endsSoon(isSession: boolean, left: string): string {
  return isSession ? t(m.yourSessionEndsInSign, { left }) : t(m.accessTokenEndsInCreate, { left });
}

function lifeOf(current: CurrentSession, timeZone: string): [string, string][] {
  const by = current.kind === 'session' ? t(m.session) : t(m.token);
  const name = current.name === undefined ? '' : `${current.name}, `;
  return [[by, t(m.ends, { name, end: endText({ ...current, tokenName: current.name }, timeZone) })]];
}

/** All accounts that are signed in on this machine, but the one in use. */
function otherAccounts({ ports, session }: Core): StoredSession[] {
  const token = session.token.peek();
  return ports.sessions.list().filter((stored) => stored.token !== token);
}

/** Asks which account to go on as; the one in use stays signed in. */
async function switchAccount(core: Core, dialogs: Dialogs): Promise<void> {
  const others = otherAccounts(core);
  const timeZone = core.session.user.peek()?.timeZone ?? 'Etc/UTC';
  const chosen = await choose<StoredSession | 'new'>(dialogs, {
    title: t(m.goOnAs),
    isMenu: true,
    width: 84,
    choices: [
      ...others.map((stored) => ({
        value: stored,
        label: accountName(stored),
        note: `ends ${endText(stored, timeZone)}`,
      })),
      { value: 'new' as const, label: t(m.signInToAnotherAccount) },
    ],
  });
  if (chosen === 'new') core.session.leave();
  else if (chosen !== null) await core.session.switchTo(chosen);
}
