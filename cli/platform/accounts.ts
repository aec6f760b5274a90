// Names of signed-in accounts: the username, with the server if that is ambiguous.
import type { StoredSession } from '#core/ports.ts';

type AccountOwner = Pick<StoredSession, 'userName' | 'server'>;

/** `pat@forms.example.com`, with the port unless it is the default. */
export function accountName({ userName, server }: AccountOwner): string {
  return `${userName}@${hostOf(server)}`;
}

/** The sessions that a name matches: `pat`, `pat@forms.example.com` or `pat@https://forms.example.com`. */
export function accountsNamed<S extends AccountOwner>(sessions: readonly S[], name: string): S[] {
  const wanted = name.trim().toLowerCase();
  return sessions.filter((session) => {
    const userName = session.userName.toLowerCase();
    return (
      userName === wanted ||
      accountName(session).toLowerCase() === wanted ||
      `${userName}@${session.server.toLowerCase()}` === wanted
    );
  });
}

function hostOf(server: string): string {
  return URL.canParse(server) ? new URL(server).host : server;
}
