// formdeck mail retry: waits for what becomes of it.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { readMail, retryMail } from '#core/mail/calls.ts';
import type { Mail } from '#core/mail/schema.ts';
import { mailIdOf } from './named.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

const attempts = 20;
const pause = 500;

export const retry = verb({
  effect: { noQuestion: 'It sends what was to be sent anyway.' },
  options: (_: object, [mail = '']) => ({ mail }),

  async run(context: Context, { mail: given }): Promise<Mail> {
    const id = await mailIdOf(context, given);
    const { sleep } = await context.ports();
    let mail = await context.send(retryMail, { params: { id } });
    const before = mail.history.length;
    for (
      let look = 0;
      look < attempts && mail.state !== 'sent' && mail.history.length === before;
      look += 1
    ) {
      await sleep(pause);
      mail = await context.send(readMail, { params: { id } });
    }
    if (mail.state === 'sent' || mail.history.length === before) return mail;
    throw new AppError(
      'unavailable',
      wording(m.eMailToWasNot, { recipient: mail.recipient, problem: mail.problem ?? '' }),
      {
        // It is the mail server's answer: ours is not away.
        status: 0,
        hint:
          mail.state === 'waiting'
            ? wording(m.itWillBeRetriedAutomatically)
            : wording(m.checkAddressAndMailServer),
      },
    );
  },

  print: (output, { state, recipient }) =>
    output.say(
      state === 'sent' ? t(m.mailServerAcceptedEMail, { recipient }) : t(m.eMailToIsOn, { recipient }),
    ),

  json: (mail) => mail,
});
