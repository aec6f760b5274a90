// An invitation's link while someone is signed in: it may be for another person.
import { Button, Group } from '@mantine/core';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { invitationAddress, invitationIn } from '#core/session/invitation.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { Page } from '#web/ui/page.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function InvitedWhileSignedIn() {
  const { session } = useCore();
  const { history } = useRouter();
  const { userName } = useActor();
  const token = useLocation({ select: ({ hash }) => invitationIn(hash) });
  const logOut = () => {
    // Logging out leads home; then the invitation is opened again.
    const stop = history.subscribe(() => {
      stop();
      if (token !== null) queueMicrotask(() => history.replace(invitationAddress(token)));
    });
    void session.signOut();
  };
  return (
    <Page title={t(m.invitation)} subtitle={t(m.youAreSignedInAs, { userName })} width="reading">
      <Group>
        <Button variant="default" component={Link} to="/">
          {t(m.staySignedInAs, { userName })}
        </Button>
        <Button onClick={logOut}>{t(m.logOutAndContinue)}</Button>
      </Group>
    </Page>
  );
}
