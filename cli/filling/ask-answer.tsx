// Dialogs of filling in: options, catalog items, an image's file. Each returns the question's values.
import {
  catalogLevel,
  type CatalogScope,
  nothingToChoose,
  searchCatalog,
} from '#core/filling/catalog/catalog-choices.ts';
import type { CatalogEntry, CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import { aroundIn } from '#core/filling/entries/entry-draft.ts';
import type { FillDraft } from '#core/filling/fill-draft.ts';
import { choicesAt, followedAt } from '#core/filling/fill-view.ts';
import type { Followed } from '#core/filling/catalog/catalog-limits.ts';
import { type AnswerChoice, choicesOf, searchAbove, searchChoices } from '#core/filling/choices.ts';
import { t } from '#core/messages/text.ts';
import type { Question } from '#core/questions/schema.ts';
import { answersOf, isMultiValue } from '#core/questions/types.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { askText, choose, chooseMany } from '#cli/terminal/input/questions.tsx';
import { askEntries, issueOf } from './ask-entries.ts';
import { askOrder } from '#cli/terminal/input/ask-order.ts';
import { askAmongMany, type FoundItem } from '#cli/terminal/input/search-dialog.tsx';
import { yesAndNo } from '#core/questions/kinds/choice.ts';
import { m } from '#core/filling/texts.ts';
import { inputKind, placeholderOf, textOfValues, valuesOfText } from './typed-answer.ts';

type Values = readonly string[];

/** Asks for one or several options of a question, all or those offered; null if cancelled. */
export async function askOptions(
  dialogs: Dialogs,
  question: Question,
  current: Values,
  offered: readonly AnswerChoice[] | null,
): Promise<Values | null> {
  const choices = (offered ?? choicesOf(question)).map((choice) =>
    choice.disabled ? { ...choice, note: t(m.notOffered) } : choice,
  );
  const several = isMultiValue(question.type);
  const title = question.text;
  if (answersOf(question.type).isRanking) return askOrder(dialogs, { title, choices, current });
  if (choices.length > searchAbove)
    return askAmongMany(dialogs, { title, current, several, ...among(choices) });
  if (several) return chooseMany(dialogs, { title, choices, current });
  const [now = ''] = current;
  const value = await choose(dialogs, { title, choices, current: now });
  return value === null ? null : [value];
}

/** What entries are answered with beside what is typed. */
export type EntryWorld = {
  catalog: CatalogIndex | null;
  catalogNames: ReadonlyMap<string, string>;
  /** Asks for a file: the values that name it; null if cancelled. */
  askFile(question: Question, current: Values): Promise<Values | null>;
};

/** Asks for the entries of a question: its values afterwards. */
export function askEntriesOf(
  dialogs: Dialogs,
  question: Question,
  current: Values,
  { draft, ...world }: EntryWorld & { draft: FillDraft },
): Promise<Values> {
  const { now, timeZone = 'UTC' } = draft.plan;
  const { catalogNames } = world;
  return askEntries(dialogs, {
    question,
    current,
    around: aroundIn(draft, question),
    now,
    timeZone,
    catalogNames,
    ask: (each, given, entry) => askInEntry(dialogs, each, given, { ...world, draft: entry }),
  });
}

/** Asks a question of an entry, by itself; null if cancelled. */
async function askInEntry(
  dialogs: Dialogs,
  question: Question,
  current: Values,
  { draft, catalog, askFile }: EntryWorld & { draft: FillDraft },
): Promise<Values | null> {
  const kind = inputKind(question);
  if (kind === 'options') return askOptions(dialogs, question, current, choicesAt(draft, question));
  if (kind === 'image' || kind === 'file') return askFile(question, current);
  if (kind === 'catalog' && catalog !== null)
    return askCatalog(dialogs, question, current, { index: catalog, followed: followedAt(draft, question) });
  if (kind === 'yes-no') {
    const [now] = current;
    const title = question.text;
    const value = await choose(dialogs, {
      title,
      choices: yesAndNo,
      ...(now !== undefined && { current: now }),
    });
    return value === null ? null : [value];
  }
  const { now, timeZone = 'UTC' } = draft.plan;
  const read = (text: string) => valuesOfText(question, text, { now, timeZone });
  const typed = await askText(dialogs, {
    title: question.text,
    value: textOfValues(question, current),
    placeholder: placeholderOf(question),
    issue: (text) => issueOf(draft, question.id, read(text)),
  });
  return typed === null ? null : read(typed);
}

function among(choices: readonly (AnswerChoice & { note?: string })[]) {
  const labels = new Map(choices.map(({ value, label }) => [value, label]));
  return {
    find: (text: string) => {
      const items = searchChoices(choices, text).map((choice) => ({
        ...choice,
        isChoice: true,
        isOpen: false,
      }));
      return { items, total: items.length };
    },
    labelOf: (value: string) => labels.get(value) ?? value,
  };
}

/** More results than anyone looks through. */
const mostFound = 200;

/** Asks for one or several catalog items, or for the code of one; null if cancelled. */
export function askCatalog(
  dialogs: Dialogs,
  question: Question,
  current: Values,
  { index, followed }: { index: CatalogIndex; followed: Followed | null },
): Promise<Values | null> {
  const { questionMeta } = question;
  const scope: CatalogScope = { questionMeta, followed };
  const entryAt = (path: string | null) => (path === null ? null : (index.byPath.get(path) ?? null));
  return askAmongMany(dialogs, {
    title: question.text,
    current,
    several: isMultiValue(question.type),
    find: (text, below) => {
      if (text !== '') {
        const { entries, total } = searchCatalog(index, scope, text, mostFound);
        return { items: entries.map((entry) => foundItem(entry, entry.label, true, false)), total };
      }
      const levels = catalogLevel(index, scope, entryAt(below));
      const items = levels.map(({ entry, isChoice, isOpen }) =>
        foundItem(entry, entry.name, isChoice, isOpen),
      );
      return { items, total: items.length };
    },
    labelOf: (path) => entryAt(path)?.label ?? path,
    nothing: nothingToChoose(index, scope),
  });
}

function foundItem(entry: CatalogEntry, label: string, isChoice: boolean, isOpen: boolean): FoundItem {
  const note = [entry.code, ...entry.values].filter((text) => text !== null).join(' · ');
  return { value: entry.path, label, isChoice, isOpen, ...(note !== '' && { note }) };
}
