// formdeck audit verify.
import { exitCodes } from '#cli/command/exit-codes.ts';
import { patient } from '#cli/command/patient-context.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import type { AuditChainHead } from '#core/audit/schema.ts';
import {
  chainStart,
  type VerifiedChain,
  verifiedText,
  verifyChain,
  verifyTexts,
} from '#core/audit/verify-chain.ts';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';
import { t } from '#core/messages/text.ts';

type Flags = { head?: string };
type Options = { head: AuditChainHead };
type Verified = VerifiedChain & { timeZone: string };

export const verify = verb({
  effect: 'reads',
  options: ({ head }: Flags): Options => ({ head: headGiven(head) }),

  async run(context: Context, options: Options): Promise<Verified> {
    const { sendAgain } = patient(context);
    const { timeZone } = await context.user();
    const progress = context.output.progress();
    const onProgress = (checked: number) => progress.update(t(m.entriesChecked, { count: checked }));
    try {
      return { ...(await verifyChain(sendAgain, options.head, { onProgress })), timeZone };
    } finally {
      progress.end();
    }
  },

  print(output, verified) {
    output.line(verifiedText(verified, dateWriter(verified.timeZone)));
    if (verified.brokenAt !== null) return output.say(verifyTexts.next);
    output.line(t(m.head, { position: verified.head.position, hash: verified.head.hash }));
    output.say(
      'Store the head where nobody with access to the database can change it, and use it next time: --head <head>.',
    );
  },

  json: ({ timeZone: _, ...verified }) => verified,
  exitCode: ({ brokenAt }) => (brokenAt === null ? exitCodes.ok : exitCodes.failed),
});

/** Parses `<position>:<hash>`, the format that the command prints. Throws `usage` for anything else. */
function headGiven(text: string | undefined): AuditChainHead {
  if (text === undefined) return chainStart;
  const [, position = '', hash = ''] = /^([1-9]\d{0,14}):([0-9a-f]{64})$/.exec(text.trim()) ?? [];
  if (hash !== '') return { position: Number(position), hash };
  throw new AppError('usage', wording(m.isNotHeadOfAudit, { text }), {
    hint: wording(m.useWhatEarlierAuditVerify),
  });
}
