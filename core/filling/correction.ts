// The correction of a returned row by its author, in both faces: it begins with what was sent, and all answers are sent
// anew.
import { type FillDraft, type FillStart, givenOf, markLaunched, startFilling } from './fill-draft.ts';
import type { FillPlan } from './fill-plan.ts';
import { launchesToShow } from './fill-view.ts';
import type { GivenAnswer } from './schema.ts';

/** The draft of a correction. The launch alerts of the row were handled when it was added. */
export function startCorrection(
  plan: FillPlan,
  sheet: Pick<FillStart, 'context' | 'previousRows'>,
  sent: readonly GivenAnswer[],
): FillDraft {
  const draft = startFilling(plan, { ...sheet, part: 'questions', given: givenOf(sent) });
  return launchesToShow(draft).reduce((before, { id }) => markLaunched(before, id), draft);
}
