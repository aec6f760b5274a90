// formdeck audit verify.
import { exitCodes } from '#cli/command/exit-codes.ts';
import { patient } from '#cli/command/patient-context.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { dateWriter } from '#cli/output/date.ts';
import { verifyAudit } from '#core/audit/calls.ts';
import type { AuditChainHead, ChainBreak } from '#core/audit/schema.ts';
import { countText, counted } from '#core/count-text.ts';
import { AppError } from '#core/errors.ts';

type Flags = { head?: string };
type Options = { head: AuditChainHead };
type Verified = {
  checked: number;
  from: number;
  head: AuditChainHead;
  brokenAt: ChainBreak | null;
  timeZone: string;
};

export const verify = verb({
  effect: 'reads',
  options: ({ head }: Flags): Options => ({ head: headGiven(head) }),

  async run(context: Context, options: Options): Promise<Verified> {
    const { sendAgain } = patient(context);
    const { timeZone } = await context.user();
    const progress = context.output.progress();
    let { head } = options;
    let checked = 0;
    try {
      for (;;) {
        const reply = await sendAgain(verifyAudit, { body: { head } });
        head = reply.head;
        checked += reply.checked;
        progress.update(`${counted(checked, 'entry', 'entries')} checked`);
        if (reply.done)
          return { checked, from: options.head.position, head, brokenAt: reply.brokenAt, timeZone };
      }
    } finally {
      progress.end();
    }
  },

  print(output, { checked, from, head, brokenAt, timeZone }) {
    if (brokenAt !== null) {
      output.line(breakText(brokenAt, dateWriter(timeZone)));
      output.say('Compare with an earlier export or a backup before anything else is changed.');
      return;
    }
    const behind = from === 0 ? '' : ` behind position ${countText(from)}`;
    output.line(`The audit log is what it was: ${counted(checked, 'entry', 'entries')} checked${behind}.`);
    output.line(`Head: ${head.position}:${head.hash}`);
    output.say(
      'Keep the head where nobody who has the database can change it, and give it next time: --head <head>.',
    );
  },

  json: ({ timeZone: _, ...verified }) => verified,
  exitCode: ({ brokenAt }) => (brokenAt === null ? exitCodes.ok : exitCodes.failed),
});

/** `<position>:<hash>`, as the command prints it. Throws `usage` for anything else. */
function headGiven(text: string | undefined): AuditChainHead {
  if (text === undefined) return { position: 0, hash: '' };
  const [, position = '', hash = ''] = /^([1-9]\d{0,14}):([0-9a-f]{64})$/.exec(text.trim()) ?? [];
  if (hash !== '') return { position: Number(position), hash };
  throw new AppError('usage', `"${text}" is no head of an audit log.`, {
    hint: 'Give what an earlier audit verify printed behind "Head:", such as 1234:9f86d081...',
  });
}

function breakText({ kind, position, entry }: ChainBreak, date: (at: number) => string): string {
  const at = position === null ? '' : ` at position ${countText(position)}`;
  const now =
    entry === null
      ? ''
      : ` It reads now: ${entry.action} by ${entry.user.userName}, ${date(entry.timestamp)}, ${entry.objectKey}, id ${entry.id}.`;
  switch (kind) {
    case 'changed':
      return `The entry${at} was changed.${now}`;
    case 'missing':
      return `The entry${at} is missing.`;
    case 'added':
      return `An entry was put in beside the server.${now}`;
    case 'other':
      return `The log was written anew: it does not have the given hash${at}.`;
    default:
      return kind satisfies never;
  }
}
