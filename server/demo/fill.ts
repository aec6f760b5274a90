// Fills in planned sheets by the server's rules: only visible questions are answered, and alerts are computed.
// aftermath.ts generates what happened to the rows afterwards.
import type { FormRules } from '#core/filling/form-rules.ts';
import type { AnswerValue, Answers } from '#core/questions/values.ts';
import { correctionOf, reviewOf } from './aftermath.ts';
import type { DemoImage, DemoRow, DemoSheet } from './data.ts';
import { questionIds } from './form-input.ts';
import type { Draft, FormPlan, Part, Picture, RowPlan, SheetPlan } from './plan.ts';
import { createRandom, idOf, type Random } from './random.ts';

const minute = 60_000;

type Filling = {
  company: string;
  plan: FormPlan;
  rules: FormRules;
  now: number;
  random: Random;
  /** Question ids by key. */
  ids: ReadonlyMap<string, string>;
  /** Collects the images that answers refer to. */
  images: DemoImage[];
};

/** The sheets of a form that have rows by now, and their images. */
export function fillSheets(form: Pick<Filling, 'company' | 'plan' | 'rules' | 'now'>): {
  sheets: DemoSheet[];
  images: DemoImage[];
} {
  const random = createRandom(`${form.company}/${form.plan.key}/filling`);
  const filling = { ...form, random, ids: questionIds(form.company, form.plan), images: [] };
  const sheets = form.plan.sheets.flatMap((sheet) => fillSheet(filling, sheet) ?? []);
  return { sheets, images: filling.images };
}

function fillSheet(filling: Filling, sheet: SheetPlan): DemoSheet | null {
  const { company, plan, now, random } = filling;
  // Filling in takes time, so a row is submitted some time after the event that it records.
  const sent = sheet.rows.map(({ at, answers }) => ({ at: at + random.int(15_000, 200_000), answers }));
  const past = sent.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at);
  const [first] = past;
  const last = past.at(-1);
  if (first === undefined || last === undefined) return null;
  const { name, user } = sheet;
  const id = idOf(company, 'form', plan.key, 'sheet', sheet.key);
  const createdAt = first.at - random.int(3, 12) * minute;
  const onPicture: OnPicture = ({ draw }, imageId, at) =>
    void filling.images.push({ id: imageId, draw, user, sheetId: id, createdAt: at });
  const owner = { id, at: createdAt };
  const answers = answersOf(filling, plan.contextParts, sheet.context, {}, owner, onPicture);
  const rows = past.map((row, index) => fillRow(filling, idOf(id, `row ${index}`), row, answers, onPicture));
  const completedAt = sheet.completed ? Math.min(last.at + random.int(5, 90) * minute, now) : null;
  const modifiedAt = Math.max(completedAt ?? 0, ...rows.map((row) => row.modifiedAt));
  return { id, name, user, answers, createdAt, modifiedAt, completedAt, rows };
}

function fillRow(
  filling: Filling,
  id: string,
  row: RowPlan,
  context: Answers,
  onPicture: OnPicture,
): DemoRow {
  const { plan, rules, ids, now, random } = filling;
  const answers = answersOf(filling, plan.rowParts, row.answers, context, { id, at: row.at }, onPicture);
  const alerts = rules.alertsOf({ ...context, ...answers });
  const sent = { answers, alerts, createdAt: row.at };
  const review = plan.review === undefined ? null : reviewOf(plan.review, sent, now, random);
  const correction =
    plan.corrections === undefined ? null : correctionOf(plan.corrections, sent, ids, now, random);
  const reviewedAt = review === null || review.state === 'PENDING' ? 0 : review.at;
  const modifiedAt = Math.max(row.at, reviewedAt, correction?.at ?? 0);
  return { ...sent, id, modifiedAt, review, correction };
}

/** Called for each picture that is stored. */
type OnPicture = (picture: Picture, imageId: string, at: number) => void;

/** The answers of a draft to the visible questions. */
function answersOf(
  { plan, rules, ids }: Filling,
  parts: readonly Part[],
  draft: Draft,
  context: Answers,
  owner: { id: string; at: number },
  onPicture: OnPicture,
): Answers {
  const stray = Object.keys(draft).find((key) => !ids.has(key));
  if (stray !== undefined) throw new Error(`"${plan.name}" does not ask for ${stray}`);
  const answers: Record<string, AnswerValue> = {};
  for (const part of parts) {
    const id = part.kind === 'question' ? ids.get(part.key) : undefined;
    const value = part.kind === 'question' ? draft[part.key] : undefined;
    if (id === undefined || value === undefined || !rules.isRelevant(id, { ...context, ...answers }))
      continue;
    if (typeof value !== 'object') answers[id] = String(value);
    else if ('draw' in value) {
      const imageId = idOf(owner.id, 'image', id);
      onPicture(value, imageId, owner.at);
      answers[id] = imageId;
    } else if (value.length > 0) answers[id] = value.map(String);
  }
  return answers;
}
