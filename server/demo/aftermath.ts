// What happened to a row after it was submitted: its review, and corrections of typing errors by the admin.
import type { DemoReview, DemoRow } from './data.ts';
import type { CorrectionPlan, ReviewPlan } from './plan.ts';
import type { Random } from './random.ts';

const hour = 3_600_000;

type SentRow = Pick<DemoRow, 'answers' | 'alerts' | 'createdAt'>;

/**
 * The review of a row. Nearly all rows are reviewed within three days; rows with alerts take longer and are rejected
 * more often.
 */
export function reviewOf(
  plan: ReviewPlan,
  { alerts, createdAt }: SentRow,
  now: number,
  random: Random,
): DemoReview {
  const hasAlert = alerts.length > 0;
  const hours = hasAlert ? random.between(4, 96) : random.between(1, 60);
  const at = Math.round(createdAt + hours * hour);
  if (at > now || random.chance(hasAlert ? 0.08 : 0.035)) return { state: 'PENDING' };
  const reviewer = random.weighted(plan.reviewers.map((each, index) => [each, index === 0 ? 3 : 1]));
  return random.chance(hasAlert ? 0.12 : 0.05)
    ? { state: 'REJECTED', reviewer, at, comment: random.pick(plan.rejections) }
    : { state: 'APPROVED', reviewer, at, comment: random.chance(0.15) ? random.pick(plan.approvals) : null };
}

/** The correction of an answer, for the planned share of rows. */
export function correctionOf(
  plan: CorrectionPlan,
  { answers, createdAt }: SentRow,
  questionIds: ReadonlyMap<string, string>,
  now: number,
  random: Random,
): DemoRow['correction'] {
  if (!random.chance(plan.share)) return null;
  const questionId = questionIds.get(plan.questionKey) ?? '';
  const answer = answers[questionId];
  const at = Math.round(createdAt + random.between(0.5, 30) * hour);
  if (typeof answer !== 'string' || at > now) return null;
  return { questionId, previous: String(plan.slip(Number(answer))), at, reason: random.pick(plan.reasons) };
}
