// Planned sheets filled in as the server would take them: only questions that are asked are answered, alerts are
// worked out, reviewers have looked, a few slips are corrected.
import type { FormRules } from '#core/filling/form-rules.ts';
import type { AnswerValue, Answers } from '#core/forms/values.ts';
import type { DemoImage, DemoReview, DemoRow, DemoSheet } from './company.ts';
import { questionId } from './form-input.ts';
import type { Draft, FormPlan, Picture, ReviewPlan, RowPlan, SheetPlan } from './plan.ts';
import { createRandom, idOf, type Random } from './random.ts';

const minute = 60_000;
const hour = 60 * minute;

type Filling = { company: string; plan: FormPlan; rules: FormRules; now: number };

/** The sheets of a form that have rows by now, and the images in them. */
export function fillSheets(filling: Filling): { sheets: DemoSheet[]; images: DemoImage[] } {
  const images: DemoImage[] = [];
  const random = createRandom(`${filling.company}/${filling.plan.key}/filling`);
  const sheets = filling.plan.sheets.flatMap((sheet) => fillSheet(filling, sheet, random, images) ?? []);
  return { sheets, images };
}

function fillSheet(filling: Filling, plan: SheetPlan, random: Random, images: DemoImage[]): DemoSheet | null {
  const { company, now, rules } = filling;
  const past = plan.rows.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at);
  const [first] = past;
  const last = past.at(-1);
  if (first === undefined || last === undefined) return null;
  const id = idOf(company, 'form', filling.plan.key, 'sheet', plan.key);
  const createdAt = first.at - random.int(3, 12) * minute;
  const pictures = (at: number) => (picture: Picture, imageId: string) =>
    void images.push({ id: imageId, draw: picture.draw, user: plan.user, sheetId: id, createdAt: at });
  const answers = answersOf(filling, 'contextQuestions', plan.context, {}, id, pictures(createdAt));
  const rows = past.map((row, index) => {
    const rowId = idOf(id, `row ${index}`);
    const given = answersOf(filling, 'questions', row.answers, answers, rowId, pictures(row.at));
    return finishRow(filling, { id: rowId, at: row.at, answers: given, alerts: rules.alertsOf({ ...answers, ...given }) }, random);
  });
  const completedAt = plan.completed ? Math.min(last.at + random.int(5, 90) * minute, now) : null;
  const modifiedAt = Math.max(completedAt ?? 0, ...rows.map((row) => row.modifiedAt));
  return { id, name: plan.name, user: plan.user, answers, createdAt, modifiedAt, completedAt, rows };
}

/** The answers of a draft to the questions that are asked. `onPicture` is told of each picture among them. */
function answersOf(
  { company, plan, rules }: Filling,
  part: 'questions' | 'contextQuestions',
  draft: Draft,
  context: Answers,
  ownerId: string,
  onPicture: (picture: Picture, imageId: string) => void,
): Answers {
  const drafted = new Map(Object.entries(draft).map(([key, value]) => [questionId(company, plan.key, key), value]));
  const answers: Record<string, AnswerValue> = {};
  for (const { id } of rules[part]) {
    const value = drafted.get(id);
    drafted.delete(id);
    if (value === undefined || !rules.isAsked(id, { ...context, ...answers })) continue;
    if (typeof value !== 'object') answers[id] = String(value);
    else if ('draw' in value) {
      const imageId = idOf(ownerId, 'image', id);
      onPicture(value, imageId);
      answers[id] = imageId;
    } else if (value.length > 0) answers[id] = value.map(String);
  }
  if (drafted.size > 0) throw new Error(`"${plan.name}" does not ask all of ${Object.keys(draft).join(', ')}`);
  return answers;
}

type FilledRow = Pick<DemoRow, 'id' | 'answers' | 'alerts'> & Pick<RowPlan, 'at'>;

function finishRow({ plan, company, now }: Filling, { at, ...row }: FilledRow, random: Random): DemoRow {
  const review = plan.review === undefined ? null : reviewOf(plan.review, row, at, now, random);
  const correction = correctionOf({ company, plan, now }, row.answers, at, random);
  const reviewedAt = review === null || review.state === 'PENDING' ? at : review.at;
  return { ...row, createdAt: at, modifiedAt: Math.max(at, reviewedAt, correction?.at ?? 0), review, correction };
}

/** What reviewers made of a row: they look within three days at nearly all, and longest at what raised an alert. */
function reviewOf(plan: ReviewPlan, row: Pick<DemoRow, 'alerts'>, created: number, now: number, random: Random): DemoReview {
  const hasAlert = row.alerts.length > 0;
  const at = created + random.between(hasAlert ? 4 : 1, hasAlert ? 96 : 60) * hour;
  if (at > now || random.chance(hasAlert ? 0.06 : 0.02)) return { state: 'PENDING' };
  const reviewer = random.weighted(plan.reviewers.map((each, index) => [each, index === 0 ? 3 : 1]));
  return random.chance(hasAlert ? 0.12 : 0.04)
    ? { state: 'REJECTED', reviewer, at: Math.round(at), comment: random.pick(plan.rejections) }
    : {
        state: 'APPROVED',
        reviewer,
        at: Math.round(at),
        comment: random.chance(0.15) ? random.pick(plan.approvals) : null,
      };
}

function correctionOf(
  { company, plan, now }: Pick<Filling, 'company' | 'plan' | 'now'>,
  answers: Answers,
  created: number,
  random: Random,
): DemoRow['correction'] {
  if (plan.corrections === undefined || !random.chance(plan.corrections.share)) return null;
  const id = questionId(company, plan.key, plan.corrections.questionKey);
  const answer = answers[id];
  const at = created + Math.round(random.between(0.5, 30) * hour);
  if (typeof answer !== 'string' || at > now) return null;
  const previous = String(plan.corrections.slip(Number(answer)));
  return { questionId: id, previous, at, reason: random.pick(plan.corrections.reasons) };
}
