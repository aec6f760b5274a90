// Sending an e-mail again.
import { action } from '#core/action.ts';
import { AppError } from '#core/errors.ts';
import { retryMail as retryCall } from './calls.ts';
import { mayOpenMail } from './policy.ts';
import type { ListedMail, Mail } from './schema.ts';
import { mayRetryMail } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const retryMail = action<Pick<ListedMail, 'id' | 'recipient' | 'state'>, Mail>({
  id: 'mail.retry',
  label: t(m.sendAgain),
  may: (actor, { state }) => {
    const verdict = mayOpenMail(actor);
    return verdict.yes ? mayRetryMail(state) : verdict;
  },
  run: (send, { id }) => send(retryCall, { params: { id } }),
  done: ({ recipient }) => t(m.sendingEMailToAgain, { recipient }),
  failed: ({ recipient }, error) =>
    error instanceof AppError && error.code === 'conflict'
      ? t(m.eMailToCouldNot, { recipient })
      : t(m.eMailToCouldNotBe, { recipient }),
  touches: [['mail'], ['audit'], ['users']],
});
