// formdeck audit export: prints entries as JSON lines, for log collectors.
import { patient } from '#cli/command/patient-context.ts';
import { type RangeOptions, rangeOf } from '#cli/command/range.ts';
import { verb } from '#cli/command/verb.ts';
import type { Context } from '#cli/context.ts';
import { harmlessJson } from '#cli/output/width.ts';
import { chainedAudit } from '#core/audit/calls.ts';
import { AppError } from '#core/errors.ts';
import { maximumPageSize } from '#core/paging.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = { since?: string; after?: string };
type Options = { range: RangeOptions; after: number };
type Exported = { entries: number; after: number };

export const exportEntries = verb({
  effect: 'reads',
  options: ({ since, after }: Flags): Options => {
    const isSpan = since !== undefined && /^\d+[hdwm]$/.test(since);
    return {
      range: { from: isSpan ? undefined : since, to: undefined, last: isSpan ? since : undefined },
      after: positionGiven(after),
    };
  },

  async run(context: Context, { range, after: start }: Options): Promise<Exported> {
    const { sendAgain } = patient(context);
    const { timeZone } = await context.user();
    const { from } = rangeOf(range, timeZone, (await context.ports()).now());
    const progress = context.output.progress();
    let after = start;
    let entries = 0;
    try {
      for (;;) {
        const query = { after, size: maximumPageSize, ...(from !== null && { since: from }) };
        const { content, done } = await sendAgain(chainedAudit, { query });
        await context.output.raw(content.map((entry) => `${harmlessJson(entry)}\n`).join(''));
        entries += content.length;
        after = content.at(-1)?.position ?? after;
        progress.update(t(m.entriesRead, { count: entries }));
        if (done) return { entries, after };
      }
    } finally {
      progress.end();
    }
  },

  print(output, { entries, after }) {
    if (entries === 0) return output.say(t(m.noEntriesMatch));
    output.say(t(m.entriesContinue, { count: entries, after }));
  },

  json: 'printed',
});

function positionGiven(text: string | undefined): number {
  if (text === undefined) return 0;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new AppError('usage', wording(m.afterTakesPositionOfEntry, { text }));
}
