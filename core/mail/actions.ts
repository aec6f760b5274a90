// Sending an e-mail again.
import { action } from '#core/action.ts';
import { AppError } from '#core/errors.ts';
import { retryMail as retryCall } from './calls.ts';
import { mayOpenMail } from './policy.ts';
import type { ListedMail, Mail } from './schema.ts';
import { mayRetryMail } from './texts.ts';

export const retryMail = action<Pick<ListedMail, 'id' | 'recipient' | 'state'>, Mail>({
  id: 'mail.retry',
  label: 'Send again',
  may: (actor, { state }) => {
    const verdict = mayOpenMail(actor);
    return verdict.yes ? mayRetryMail(state) : verdict;
  },
  run: (send, { id }) => send(retryCall, { params: { id } }),
  done: ({ recipient }) => `Sending the e-mail to ${recipient} again`,
  failed: ({ recipient }, error) =>
    error instanceof AppError && error.code === 'conflict'
      ? `The e-mail to ${recipient} could not be resent.`
      : `The e-mail to ${recipient} could not be resent. Please try again.`,
  touches: [['mail'], ['audit'], ['users']],
});
