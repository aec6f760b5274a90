// What a trial says, for both faces.
import { t } from '#core/messages/text.ts';
import { roleNames } from '#core/users/list-users.ts';
import type { Trial } from './schema.ts';
import { m } from './trial-texts.ts';

export type TrialOutcome = {
  isGood: boolean;
  title: string;
  /** Why, and what to do; '' if there is nothing more to say. */
  text: string;
  /** What the provider says. */
  facts: { name: string; value: string }[];
};

/** What came of a trial, and what the provider said. */
export function trialOutcome(trial: Trial): TrialOutcome {
  const { status, provider, problem = t(m.trialIsOver), hint = '', outcome } = trial;
  if (status === 'waiting')
    return { isGood: false, title: t(m.trialWaits, { provider }), text: '', facts: [] };
  if (status === 'failed' || outcome === undefined)
    return { isGood: false, title: problem, text: hint, facts: [] };
  const { kind, userName = '', role, why = '' } = outcome;
  const values = { userName, role: role === undefined ? '' : roleNames[role] };
  return {
    isGood: kind !== 'refused',
    title: kind === 'refused' ? t(m.wouldBeRefused) : t(titles[kind], values),
    text: why,
    facts: factsOf(trial),
  };
}

const titles = { known: m.wouldBeKnown, linked: m.wouldBeLinked, made: m.wouldBeMade } as const;

function factsOf({ email, groups = [], outcome, claims = [] }: Trial): TrialOutcome['facts'] {
  const list = (names: readonly string[]) => (names.length === 0 ? t(m.noneGiven) : names.join(', '));
  const address =
    email === undefined
      ? t(m.noneGiven)
      : t(m.emailIsTrusted, { address: email.address, isTrusted: String(email.isTrusted) });
  return [
    { name: t(m.email), value: address },
    { name: t(m.groupsSaid), value: list(groups) },
    { name: t(m.groupsHere), value: list(outcome?.groups ?? []) },
    { name: t(m.claims), value: claims.map(({ name, value }) => `${name}: ${value}`).join('; ') },
  ];
}
