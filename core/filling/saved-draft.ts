// The stored form of a draft. A face saves it after every change, so that a closed tab or an empty battery loses
// nothing.
import {
  type FillDraft,
  type FillStart,
  type GivenAnswers,
  givenIn,
  markLaunched,
  startFilling,
} from './fill-draft.ts';
import type { FillPlan } from './fill-plan.ts';
import type { FillPart } from './form-rules.ts';
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
  launched: readonly string[];
  /** Epoch milliseconds. */
  changedAt: number;
};

/** The stored form of a draft. */
export function savedDraftOf(
  draft: FillDraft,
  of: Pick<SavedDraft, 'id' | 'owner' | 'form' | 'sheet' | 'startsSheet' | 'changedAt'>,
): SavedDraft {
  return { ...of, part: draft.part, given: givenIn(draft), launched: [...draft.launched] };
}

/** Resumes a stored draft. */
export function resumeDraft(
  plan: FillPlan,
  { part, given, launched }: SavedDraft,
  sheet: Pick<FillStart, 'context' | 'before' | 'previousRows'>,
): FillDraft {
  return launched.reduce(markLaunched, startFilling(plan, { ...sheet, part, given }));
}
