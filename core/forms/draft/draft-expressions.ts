// The expressions of a draft by the paths of their fields, and those of them that are half built: the draft keeps what was there
// before, the face keeps the incomplete one beside it, and neither saving nor publishing passes it over.
import * as z from 'zod/mini';
import { parseCondition } from '#core/logic/parse-condition.ts';
import { logic, type Logic } from '#core/logic/schema.ts';
import { calculationOf } from '#core/questions/fills/fills.ts';
import { itemName, itemOf } from './draft-items.ts';
import type { DraftItem, FormDraft } from './form-draft.ts';
import type { DraftIssue } from './issue-locations.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** An incomplete expression. `partial` is that of the builder; null: nothing is chosen in it yet. */
export type Unfinished = { readonly partial: Logic; readonly over: Logic };
/** By the path of its field. */
export type UnfinishedByPath = ReadonlyMap<string, Unfinished>;

const stored = z.array(z.tuple([z.string(), z.object({ partial: logic, over: logic })]));

export function unfinishedText(unfinished: UnfinishedByPath): string {
  return JSON.stringify([...unfinished]);
}

/** Parses what is stored beside a draft; nothing if the text holds none. */
export function unfinishedFromText(text = '[]'): UnfinishedByPath {
  try {
    const parsed = stored.safeParse(JSON.parse(text));
    return new Map(parsed.success ? parsed.data : []);
  } catch {
    return new Map();
  }
}

/** The expression of a field; undefined: there is no such field, or no longer. */
function expressionAt(draft: FormDraft, path: string): Logic | undefined {
  const [id = '', field = '', place = ''] = path.split('.');
  const alert = [...draft.alerts, ...draft.launchAlerts].find((each) => each.id === id);
  if (alert !== undefined) return alert.expression;
  const item = itemOf(draft, id);
  return item === null ? undefined : expressionIn(item, field, place);
}

function expressionIn(item: DraftItem, field: string, place: string): Logic | undefined {
  if (field === 'condition') return item.condition === null ? null : (parseCondition(item.condition) ?? null);
  if (item.kind === 'element') return field === 'formula' ? (item.data.formula ?? null) : undefined;
  if (field === 'filledBy') return calculationOf(item)?.expression;
  if (field === 'rules') {
    const rule = item.rules?.[Number(place)];
    return rule?.kind === 'expression' ? rule.expression : undefined;
  }
  const option = item.options.find((each) => each.id === place);
  return option === undefined ? undefined : (option.condition ?? null);
}

/** What is half built at a path; null: nothing, or what it was built over was replaced, as by undo. */
export function unfinishedAt(
  unfinished: UnfinishedByPath,
  draft: FormDraft,
  path: string,
): Unfinished | null {
  const found = unfinished.get(path);
  if (found === undefined) return null;
  const now = expressionAt(draft, path);
  return now !== undefined && JSON.stringify(now) === JSON.stringify(found.over) ? found : null;
}

/** Those after a rule was removed: the ones behind it move up. */
export function withoutRule(unfinished: UnfinishedByPath, itemId: string, index: number): UnfinishedByPath {
  const pathOf = (at: number) => `${itemId}.rules.${at}.expression`;
  return new Map(
    [...unfinished].flatMap(([path, each]) => {
      const [id, field, place] = path.split('.');
      if (id !== itemId || field !== 'rules' || Number(place) < index) return [[path, each]];
      return Number(place) === index ? [] : [[pathOf(Number(place) - 1), each]];
    }),
  );
}

/** An issue for each: saving would lose it. */
export function unfinishedIssues(unfinished: UnfinishedByPath, draft: FormDraft): DraftIssue[] {
  const { alerts, launchAlerts } = draft;
  const live = [...unfinished.keys()].filter((path) => unfinishedAt(unfinished, draft, path) !== null);
  return live.map((path) => {
    const [itemId = '', ...field] = path.split('.');
    const item = itemOf(draft, itemId);
    const alert = [...alerts, ...launchAlerts].find(({ id }) => id === itemId);
    return {
      section:
        item !== null ? 'questions' : alerts.some(({ id }) => id === itemId) ? 'alerts' : 'contextAlerts',
      itemId,
      field: field.join('.'),
      path,
      where: item === null ? (alert?.name ?? '') : itemName(item),
      message: t(m.finishThisOrRemoveIncomplete),
    };
  });
}
