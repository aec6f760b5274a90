// The state while an XLSForm is read: what names refer to, and the combined relevance of a row and its groups. Relevance
// that cannot be converted is reported, and the item is then always asked.
import type { Logic } from '#core/logic/schema.ts';
import { checkLogic } from '#core/logic/check.ts';
import type { SurveyQuestion } from './survey-question.ts';
import { isNeedNote } from './groups/needed.ts';
import type { PictureReader } from './media/read-pictures.ts';
import { entriesAround } from './groups/read-entries.ts';
import type { RepeatPosition, Places } from './groups/places.ts';
import type { Report } from './report.ts';
import { called, type Group, type SurveyItem } from './survey-item.ts';
import { conditionLogic, type KnownName, type Names } from './to-logic.ts';
import { XPathError } from './xpath.ts';
import type { Message, Values } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** A survey row with its converted question. */
export type Placed = { item: SurveyItem; id: string; surveyQuestion: SurveyQuestion; place: RepeatPosition };

/** Says something of a question: `{title}` is its own. */
export type AddRemark = (remark: Message, values?: Values) => void;

export type ReadContext = {
  readonly report: Report;
  readonly newId: () => string;
  readonly pictures: PictureReader;
  /** Resolves the names in an expression at a place. */
  namesAt(place: RepeatPosition): Names;
  /** A label as a plain title, with question titles in place of the answers that it would show. */
  titleOf(label: string): string;
  /** The condition of a row, in wire format; `more` is an additional condition. */
  conditionOf(placed: Placed, more?: Logic): string | null;
  /** The combined condition of a group, its row and the groups around it. */
  groupCondition(group: Group): string | null;
  /** Whether its header shows and hides its rows, so that their own conditions leave it out. */
  isShownAsOne(group: Group): boolean;
  /** Whether a question of it has to be answered, as one of its rows says, which is then no item of its own. */
  needsAnswer(group: Group): boolean;
  saysNeed(placed: Placed): boolean;
};

/** The question that asks which of several repeats a row belongs to. */
export type Chooser = { id: string; values: ReadonlyMap<Group, string> };

const longestCondition = 50_000;

type ReadParts = Pick<ReadContext, 'report' | 'newId' | 'pictures'> & {
  over: ReadonlyMap<SurveyItem, Group>;
};

export function startReading(
  items: readonly Placed[],
  places: Places,
  chooser: Chooser | null,
  { over, report, ...shared }: ReadParts,
): ReadContext {
  const byItem = new Map(items.map((placed) => [placed.item, placed]));
  const byName = new Map(items.toReversed().map((placed) => [placed.item.name, placed]));
  // Each is parsed, and reported, once.
  const logics = new Map<Group | SurveyItem, Logic | null>();

  const namesAt = (place: RepeatPosition): Names => {
    return (name) => {
      const placed = byName.get(name);
      return placed === undefined
        ? nothing(t(m.thereIsNoQuestion, { name }))
        : knownAs(placed, place, (item) => byItem.get(item)?.id ?? '');
    };
  };

  const logicOf = (text: string, place: RepeatPosition, row: number, name: string): Logic | null => {
    if (text === '') return null;
    try {
      return conditionLogic(text, namesAt(place));
    } catch (issue) {
      if (!(issue instanceof XPathError)) throw issue;
      const values = { called: called(name), issue: issue.message, relevant: text };
      report.changed('survey', row, t(m.isAlwaysAskedBecauseIts, values));
      return null;
    }
  };
  const once = (key: Group | SurveyItem, read: () => Logic | null): Logic | null => {
    const logic = logics.has(key) ? logics.get(key) : read();
    logics.set(key, logic ?? null);
    return logic ?? null;
  };
  const groupLogic = (group: Group) =>
    once(group, () => {
      const { relevant, row, name, around } = group;
      return logicOf(relevant, places.of([...around, group]), row, name);
    });
  const itemLogic = ({ item, place }: Placed) =>
    once(item, () => logicOf(item.cell('relevant'), place, item.row, item.name));

  const together = (parts: readonly (Logic | null)[], row: number, name: string) =>
    conditionText(parts, { row, name, report });

  const inRepeat = ({ repeat }: RepeatPosition): Logic | null => {
    const value = repeat === null ? undefined : chooser?.values.get(repeat);
    return chooser === null || value === undefined ? null : { '==': [{ var: chooser.id }, value] };
  };

  const shownAsOne = new Set(over.values());
  const conditions = new Map<Group, string | null>();
  const groupCondition = (group: Group): string | null => {
    const known = conditions.get(group);
    if (known !== undefined) return known;
    const around = [...group.around, group];
    const parts = [inRepeat(places.of(around)), ...around.map(groupLogic)];
    const condition = together(parts, group.row, group.name);
    conditions.set(group, condition);
    return condition;
  };

  const needs = new Map<Group, Placed>();
  for (const [group, members] of Map.groupBy(items, ({ item }) => over.get(item))) {
    const questions = members.filter(({ surveyQuestion }) => surveyQuestion.kind === 'question');
    const note = members.find((each) => isNeedNote(each, questions, namesAt(each.place)));
    if (group !== undefined && note !== undefined) needs.set(group, note);
  }

  return {
    report,
    ...shared,
    namesAt,
    titleOf: (label) =>
      plainText(label.replaceAll(reference, (_, name: string) => `[${titleIn(byName, name.trim())}]`)),
    conditionOf: (placed, more = null) => {
      const { around, row, name } = placed.item;
      const group = over.get(placed.item);
      // What is around entries is a condition of their question.
      const outer = entriesAround(around);
      if (outer !== null) return together([itemLogic(placed), more], row, name);
      const parts =
        group !== undefined && groupCondition(group) !== null
          ? around.slice(around.indexOf(group) + 1).map(groupLogic)
          : [inRepeat(placed.place), ...around.map(groupLogic)];
      parts.push(itemLogic(placed), more);
      return together(parts, row, name);
    },
    groupCondition,
    needsAnswer: (group) => needs.has(group),
    saysNeed: (placed) => {
      const group = over.get(placed.item);
      return group !== undefined && needs.get(group) === placed;
    },
    isShownAsOne: (group) => shownAsOne.has(group) && groupCondition(group) !== null,
  };
}

/** All of them together, in wire format; null where that is none, or too long, which is reported. */
function conditionText(
  parts: readonly (Logic | null)[],
  { row, name, report }: { row: number; name: string; report: Report },
): string | null {
  const [first, ...others] = parts.filter((part) => part !== null);
  if (first === undefined) return null;
  const logic: Logic = others.length === 0 ? first : { and: [first, ...others] };
  const text = JSON.stringify(logic);
  if (text.length <= longestCondition && checkLogic(logic).length === 0) return text;
  report.changed('survey', row, t(m.isAlwaysAskedBecauseItsCondition, { called: called(name) }));
  return null;
}

const reference = /\$\{([^{}]*)\}/g;

/** `idOf` is that of the question which a repeat becomes. */
function knownAs(
  { item, id, surveyQuestion, place }: Placed,
  at: RepeatPosition,
  idOf: (item: SurveyItem) => string,
): KnownName {
  const isRepeat = item.counterpart.kind === 'begin';
  if (isRepeat && at.entries?.item === item) return nothing(t(m.isRepeatItself, { item: item.name }));
  if (!isRepeat && surveyQuestion.kind !== 'question' && surveyQuestion.kind !== 'calculation') {
    return nothing(t(m.isLeftOutItself, { item: item.name }));
  }
  if (place.list === 'questions' && at.list === 'contextQuestions') {
    return nothing(t(m.isAskedOncePerRow, { item: item.name }));
  }
  if (place.repeat !== null && place.repeat !== at.repeat) {
    return nothing(t(m.isAskedInAnotherRepeat, { item: item.name }));
  }
  const title = item.label || item.name;
  if (isRepeat) return { kind: 'list', entriesId: id, question: null, title };
  if (place.entries !== null && place.entries !== at.entries) {
    const question =
      surveyQuestion.kind === 'question' ? { id, text: title, type: surveyQuestion.type } : null;
    return { kind: 'list', entriesId: idOf(place.entries.item), question, title };
  }
  if (surveyQuestion.kind === 'calculation')
    return { kind: 'calculation', expression: item.cell('calculation') };
  if (surveyQuestion.kind !== 'question') return nothing(t(m.isLeftOutItself, { item: item.name }));
  const { type, choices, time } = surveyQuestion;
  return { kind: 'question', question: { id, text: item.label || item.name, type }, choices, time };
}

function nothing(why: string): KnownName {
  return { kind: 'nothing', why };
}

function titleIn(byName: ReadonlyMap<string, Placed>, name: string): string {
  const item = byName.get(name)?.item;
  return item === undefined ? name : plainText(item.label || item.name);
}

/** Strips markup, which titles do not support: ODK's labels allow HTML and Markdown. */
export function plainText(label: string): string {
  return label
    .replaceAll(/<\/?(?:span|font|b|i|u|em|strong|br|p|div|h[1-6])\b[^<>]*>/gi, ' ')
    .replaceAll(/^#{1,6}\s+/gm, '')
    .replaceAll(/(\*\*|__)(\S(?:.{0,1000}?\S)?)\1/g, '$2')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
