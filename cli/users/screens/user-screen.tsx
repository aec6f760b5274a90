// A person: their details, and which forms they see, why, and what they may do there.
import { type Person, personName } from '#core/primitives.ts';
import { useQuery } from '@tanstack/react-query';
import { Box } from 'ink';
import { userAccessList } from '#core/access/lists.ts';
import { accessTexts, onlyYourForms } from '#core/access/labels.ts';
import { dropFactors } from '#core/factors/actions.ts';
import { deactivateUser, inviteUser } from '#core/users/actions.ts';
import { invitationText } from '#core/users/invitation.ts';
import { roleNames } from '#core/users/list-users.ts';
import { mayChangeUser } from '#core/users/policy.ts';
import { userQuery } from '#core/users/queries.ts';
import type { User } from '#core/users/user.ts';
import { peopleTexts } from '#core/users/labels.ts';
import type { ScreenProps } from '#cli/app/screen-places.ts';
import { useApp } from '#cli/app/use-app.ts';
import { ListScreen } from '#cli/resource/list-screen.tsx';
import { type Fact, Facts } from '#cli/terminal/facts.tsx';
import { whyNot } from '#cli/terminal/keys/keys.ts';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Label } from '#cli/terminal/theme.tsx';
import { Loaded } from '#cli/terminal/waiting.tsx';
import { openUserDialog } from './user-dialog.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as keyTexts } from '#cli/terminal/keys/texts.ts';
import { values } from '#core/messages/value-texts.ts';

/** The screen. */
export function UserScreen({ place }: ScreenProps<'user'>) {
  const { core } = useApp();
  const query = useQuery(userQuery(core.send, place.userId));
  return <Loaded query={query}>{(user) => <Person user={user} />}</Loaded>;
}

function Person({ user }: { user: User }) {
  const { core, actor, actionKey, date, replace } = useApp();
  const { dialogs } = useTerminal();
  const { height, width } = useArea();
  const isGone = user.role === 'DEACTIVATED';
  const edit = async () => {
    const saved = await openUserDialog(dialogs, user);
    // The breadcrumbs contain their name.
    if (saved !== null && personName(saved) !== personName(user))
      replace({ screen: 'user', userId: user.id, name: personName(saved) });
  };
  const gone = isGone ? accessTexts.deactivated : undefined;
  const deactivate = actionKey('delete', deactivateUser, user);
  useKeys([
    { key: 'edit', label: t(keyTexts.edit), off: gone ?? whyNot(mayChangeUser(actor, user, {})), run: edit },
    { ...deactivate, off: gone ?? deactivate.off },
    ...(user.invitation && !isGone
      ? [{ ...actionKey('mail', inviteUser, user), label: t(m.inviteAgain) }]
      : []),
    ...(user.hasFactor === true
      ? [{ ...actionKey('factor', dropFactors, user), label: t(m.removeSecondFactor) }]
      : []),
  ]);
  const { invitation } = user;
  const facts: readonly Fact[] = [
    [t(common.username), user.userName],
    [t(common.email), user.email],
    [t(common.role), roleNames[user.role]],
    [t(common.groups), user.groups.map(({ name }) => name).join(', ') || t(values.none)],
    [t(m.timeZone), user.timeZone],
    invitation
      ? [t(m.invitation), invitationText({ ...user, invitation }, core.ports.now())]
      : [t(m.lastSignIn), user.lastSignIn === undefined ? peopleTexts.neverSignedIn : date(user.lastSignIn)],
  ];
  return (
    <>
      <Facts facts={facts} />
      <Box marginTop={1} flexDirection="column" width={width}>
        {isGone ? (
          <Label tone="warning">{accessTexts.deactivated}</Label>
        ) : (
          <Access user={user} height={height - facts.length - 1} />
        )}
      </Box>
    </>
  );
}

function Access({ user, height }: { user: User; height: number }) {
  const { actor, go } = useApp();
  const only = onlyYourForms(actor);
  return (
    <>
      <ListScreen
        list={userAccessList(user.id)}
        height={height - (only === null ? 0 : 1)}
        enterLabel={accessTexts.whoMaySee.toLowerCase()}
        onOpen={({ form }) => go({ screen: 'form-access', formId: form.id, formName: form.name })}
      />
      {only !== null && <Label tone="dim">{only}</Label>}
    </>
  );
}
