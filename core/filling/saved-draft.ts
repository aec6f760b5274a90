// The stored form of a draft. A face saves it after every change, so that a closed tab or an empty battery loses
// nothing.
import {
  type FillDraft,
  type FillStart,
  type GivenAnswers,
  givenIn,
  type GivenReasons,
  markLaunched,
  startFilling,
} from './fill-draft.ts';
import type { FillPlan } from './fill-plan.ts';
import type { Carrier } from '#core/questions/fills/schema.ts';
import type { FillPart } from '#core/filling/rules/form-rules-type.ts';
import type { OutboxOwner } from './outbox/outbox-entry.ts';

export type SavedDraft = {
  /** The id of the future sheet or row: generated once, so that sending it twice creates it once. */
  id: string;
  owner: OutboxOwner;
  form: { id: string; name: string };
  sheet: { id: string; name: string };
  part: FillPart;
  /** Its sheet does not exist yet: it is made with this row. */
  startsSheet?: boolean | undefined;
  given: GivenAnswers;
  /** Why answers break rules that may be passed; left out for none. */
  reasons?: GivenReasons | undefined;
  launched: readonly string[];
  /** By question id: where its answer was carried over from; left out for none. */
  carried?: Readonly<Record<string, Carrier>> | undefined;
  /** Epoch milliseconds. */
  changedAt: number;
};

/** The stored form of a draft. */
export function savedDraftOf(
  draft: FillDraft,
  of: Pick<SavedDraft, 'id' | 'owner' | 'form' | 'sheet' | 'startsSheet' | 'changedAt'>,
): SavedDraft {
  const { part, reasons, launched, carried } = draft;
  return {
    ...of,
    part,
    given: givenIn(draft),
    ...(reasons.size > 0 && { reasons: Object.fromEntries(reasons) }),
    launched: [...launched],
    ...(carried.size > 0 && { carried: Object.fromEntries(carried) }),
  };
}

/** Resumes a stored draft. */
export function resumeDraft(
  plan: FillPlan,
  { part, given, reasons, launched, carried = {} }: SavedDraft,
  sheet: Pick<FillStart, 'context' | 'before' | 'previousRows'>,
): FillDraft {
  const from = new Map(Object.entries(carried));
  return launched.reduce(
    markLaunched,
    startFilling(plan, { ...sheet, part, given, reasons, carried: { values: new Map(), from } }),
  );
}
