// formdeck company sessions: the session limits of each role.
import { roleNames } from '#core/users/list-users.ts';
import type { Context } from '#cli/context.ts';
import { oneOf } from '#cli/command/flags.ts';
import { verb } from '#cli/command/verb.ts';
import { activeRoles } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import { changeSessionPolicy, readSessionPolicy } from '#core/session/calls.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

type Flags = { role?: string[]; idle?: string; max?: string; usual?: boolean };
type Limits = { idle: number; max: number };
export type SessionsOptions = {
  roles: (typeof activeRoles)[number][];
  /** Null: reset to the defaults; undefined: unchanged. */
  limits: Limits | null | undefined;
};

export const sessions = verb({
  effect: { undo: 'company sessions' },

  options: ({ role = [], idle, max, usual }: Flags): SessionsOptions => {
    const roles = role.flatMap((name) => oneOf('--role', activeRoles, name) ?? []);
    const isSet = idle !== undefined || max !== undefined;
    if (!isSet && usual !== true) {
      if (roles.length > 0) throw new AppError('usage', wording(m.useIdleAndMaxOr));
      return { roles, limits: undefined };
    }
    if (roles.length === 0) throw new AppError('usage', wording(m.chooseWhoseSessionsWithRole));
    if (usual === true) {
      if (isSet) throw new AppError('usage', wording(m.giveEitherUsualOrIdle));
      return { roles, limits: null };
    }
    if (idle === undefined || max === undefined) {
      throw new AppError('usage', wording(m.giveBothIdleAndMax), {
        hint: wording(m.suchAsIdle12hMax),
      });
    }
    return { roles, limits: { idle: spanOf('--idle', idle), max: spanOf('--max', max) } };
  },

  async run(context: Context, { roles, limits }: SessionsOptions) {
    if (limits === undefined) return context.send(readSessionPolicy, {});
    const body = Object.fromEntries(roles.map((role) => [role, limits]));
    return context.send(changeSessionPolicy, { body });
  },

  print(output, policy) {
    output.table(
      [
        { title: 'ROLE', value: ({ role }) => roleNames[role], whole: true },
        { title: t(m.withoutUse), value: ({ idle }) => spanText(idle), whole: true },
        { title: t(m.inAll), value: ({ max }) => spanText(max), whole: true },
        { title: 'SET', value: ({ usual }) => (usual ? 'usual' : t(m.byYourCompany)) },
      ],
      activeRoles.map((role) => ({ role, ...policy[role] })),
      t(m.thereAreNoRoles),
    );
  },
});

const minute = 60_000;
const units: Readonly<Record<string, number>> = { min: minute, h: 60 * minute, d: 24 * 60 * minute };

function spanOf(flag: string, text: string): number {
  const found = /^(\d{1,4})(min|h|d)$/i.exec(text.trim());
  const unit = units[found?.[2]?.toLowerCase() ?? ''];
  if (found !== null && unit !== undefined) return Number(found[1]) * unit;
  throw new AppError('usage', wording(m.doesNotTake, { flag, text }), { hint: wording(m.write45min12hOr7d) });
}

function spanText(milliseconds: number): string {
  for (const [name, unit] of Object.entries(units).toReversed()) {
    if (milliseconds % unit === 0) return `${milliseconds / unit} ${name}`;
  }
  return `${Math.round(milliseconds / minute)} min`;
}
