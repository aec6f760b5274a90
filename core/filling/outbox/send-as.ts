// Sends as one user only, no matter who is signed in when a request is sent.
import type { Core } from '#core/core.ts';
import { AppError } from '#core/errors.ts';
import type { Send } from '#core/send.ts';
import type { OutboxOwner } from './outbox-entry.ts';

/**
 * Unlike the session's own `send` it does not wait for a sign-in: it rejects with `signed-out`, and if the session has
 * just expired, the face is notified to ask for the password.
 */
export function sendAs({ http, session }: Pick<Core, 'http' | 'session'>, owner: OutboxOwner): Send {
  return async (call, input, options) => {
    const region = session.region.peek();
    const token = session.token.peek();
    const isOwner = session.user.peek()?.id === owner.userId && region?.id === owner.region;
    if (!isOwner || region === null || token === null) throw new AppError('signed-out');
    try {
      return await http.send({ server: region.server, token }, call, input, options);
    } catch (error) {
      const hasEnded = error instanceof AppError && error.status === 401;
      if (hasEnded && session.token.peek() === token) session.expired.value = true;
      throw error;
    }
  };
}
