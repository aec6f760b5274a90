// An invitation's link while someone is signed in: it may be for another person.
import { Button, Group } from '@mantine/core';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { invitationAddress, invitationIn } from '#core/session/invitation.ts';
import { useActor, useCore } from '#web/platform/core-context.tsx';
import { Page } from '#web/ui/page.tsx';

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
    <Page
      title="An invitation"
      subtitle={`You are signed in as ${userName}. To accept an invitation for somebody else, log out first.`}
      width="reading"
    >
      <Group>
        <Button variant="default" component={Link} to="/">
          Stay signed in as {userName}
        </Button>
        <Button onClick={logOut}>Log out and continue</Button>
      </Group>
    </Page>
  );
}
