// Asks for the entries of an answer: a list of them to add to, change and remove; of each, one question after the other.
import {
  entryPlan,
  type EntrySurroundings,
  openEntry,
  valueOfEntry,
} from '#core/filling/entries/entry-draft.ts';
import { answer, type FillDraft, givenTo } from '#core/filling/fill-draft.ts';
import { itemsShown } from '#core/filling/fill-view.ts';
import { entryName, entryTitle } from '#core/questions/entries/entry-name.ts';
import { entriesLimit } from '#core/questions/entries/limits.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import type { Question } from '#core/questions/schema.ts';
import { answerText } from '#core/sheets/format-answer.ts';
import { common } from '#core/messages/common-texts.ts';
import { t } from '#core/messages/text.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { m } from './texts.ts';
import { choose } from '#cli/terminal/input/questions.tsx';

type Values = readonly string[];

export type EntriesQuestion = {
  question: Question;
  current: Values;
  /** What entries read around them; null: nothing. */
  around: EntrySurroundings | null;
  timeZone: string;
  now: () => number;
  /** Of the items of the catalog that they name. */
  catalogNames: ReadonlyMap<string, string>;
  /** Asks one question of the entry of a draft: its new values; null if cancelled. */
  ask(question: Question, values: Values, draft: FillDraft): Promise<Values | null>;
};

/** The entries once nobody changes them any more. */
export async function askEntries(dialogs: Dialogs, params: EntriesQuestion): Promise<Values> {
  const { question, around, timeZone, now, catalogNames } = params;
  const plan = entryPlan(question, around?.questions ?? [], now, timeZone);
  const open = (value: string) => openEntry(plan, value, around?.answers);
  let values = params.current.filter((value) => value.trim() !== '');
  for (;;) {
    const picked = await choose<number>(dialogs, {
      title: question.text,
      isMenu: true,
      choices: [
        ...values.map((value, index) => ({
          value: index,
          label: entryTitle(question, index),
          note: issueIn(open(value)) ?? answerText(question, value, { timeZone, catalogNames }),
        })),
        ...(values.length < entriesLimit
          ? [{ value: adding, label: t(m.addEntry, { name: entryName(question) }) }]
          : []),
        { value: done, label: t(common.done) },
      ],
    });
    if (picked === null || picked === done) return values;
    const isRemoved = picked !== adding && (await asksToRemove(dialogs, entryTitle(question, picked)));
    if (isRemoved === null) continue;
    if (isRemoved) values = values.toSpliced(picked, 1);
    else {
      const value = await fillIn(open(picked === adding ? '' : (values[picked] ?? '')), params.ask);
      if (picked === adding) values = value === '' ? values : [...values, value];
      else values = value === '' ? values.toSpliced(picked, 1) : values.with(picked, value);
    }
  }
}

const adding = -1;
const done = -2;

async function asksToRemove(dialogs: Dialogs, title: string): Promise<boolean | null> {
  return choose<boolean>(dialogs, {
    title,
    isMenu: true,
    choices: [
      { value: false, label: t(common.edit) },
      { value: true, label: t(common.remove) },
    ],
  });
}

/** Asks for what is shown, in order; what is cancelled leaves the rest as it is, but for a file: nobody can leave its path blank. */
async function fillIn(first: FillDraft, ask: EntriesQuestion['ask']): Promise<string> {
  let draft = first;
  const seen = new Set<string>();
  for (;;) {
    const next = itemsShown(draft).find(({ id, kind }) => kind === 'question' && !seen.has(id));
    if (next?.kind !== 'question') return valueOfEntry(draft);
    seen.add(next.id);
    const values = await ask(next.question, givenTo(draft, next.id), draft);
    if (values === null && isStoredType(next.question.type)) continue;
    if (values === null) return valueOfEntry(draft);
    draft = answer(draft, next.id, values);
  }
}

/** What is wrong with values of a question; null: nothing. */
export function issueOf(draft: FillDraft, questionId: string, values: Values): string | null {
  return answer(draft, questionId, values).issues.get(questionId)?.[0] ?? null;
}

function issueIn({ issues }: FillDraft): string | null {
  return [...issues.values()][0]?.[0] ?? null;
}
