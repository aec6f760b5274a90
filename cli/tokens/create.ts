// formdeck tokens create. Only the secret is written to stdout, so that a script can capture it.
import { withFullStop } from '#core/format/full-stop.ts';
import type { Context } from '#cli/context.ts';
import { oneOf } from '#cli/command/flags.ts';
import { dateWriter } from '#cli/output/date.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { type Scope, scopes } from '#core/scopes.ts';
import { createToken } from '#core/tokens/calls.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';
import { parseMoment } from '#core/time/parse-moment.ts';

type Flags = { scope?: string[]; expires: string };
export type CreateOptions = { name: string; scopes: Scope[]; expires: string };

export const create = verb({
  effect: { undo: 'tokens revoke' },

  options: ({ scope = [], expires }: Flags, [name = '']): CreateOptions => {
    const named = scope
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter((text) => text !== '');
    if (named.length === 0) {
      throw new AppError('usage', wording(m.useScopeToSayWhat), {
        hint: wording(m.chooseFrom, { scopes: scopes.join(', ') }),
      });
    }
    expiryOf(expires, 'UTC', 0);
    return { name, scopes: named.flatMap((text) => oneOf('--scope', scopes, text) ?? []), expires };
  },

  async run(context: Context, { name, scopes: held, expires }: CreateOptions) {
    const { timeZone } = await context.user();
    const { now } = await context.ports();
    const body = { name, scopes: [...new Set(held)], expiresAt: expiryOf(expires, timeZone, now()) };
    return { made: await context.send(createToken, { body }), timeZone };
  },

  print(output, { made, timeZone }) {
    const date = dateWriter(timeZone);
    output.line(made.token);
    output.say(
      withFullStop(
        t(m.createdAccessTokenGoodUntil, {
          made: made.name,
          scopes: made.scopes.join(', '),
          date: date(made.expiresAt),
        }),
      ),
    );
    output.say(t(m.itIsShownThisOnce));
    const needsForms = made.scopes.some((scope) => scope === 'import' || scope === 'export');
    if (needsForms && !made.scopes.includes('forms:read')) {
      output.say(t(m.noteImportAndExportCommands));
    }
  },

  json: ({ made }) => made,
});

const day = 86_400_000;

/**
 * The expiry in epoch milliseconds that --expires says: a duration from now, or a last day in the signed-in user's
 * time zone. A month counts as 30 days and a year as 365. @throws AppError `usage` for any other text
 */
export function expiryOf(text: string, timeZone: string, now: number): number {
  const span = /^(\d{1,4})([dwmy])$/i.exec(text.trim());
  if (span !== null) return now + Number(span[1]) * daysOf(span[2] ?? '') * day;
  const at = /^\d{4}-/.test(text.trim()) ? parseMoment(text.trim(), timeZone, 'end') : null;
  if (at !== null) return at;
  throw new AppError('usage', wording(m.expiresDoesNotTake, { text }), {
    hint: wording(m.usePeriodSuchAs90d),
  });
}

function daysOf(unit: string): number {
  switch (unit.toLowerCase()) {
    case 'w':
      return 7;
    case 'm':
      return 30;
    case 'y':
      return 365;
    default:
      return 1;
  }
}
