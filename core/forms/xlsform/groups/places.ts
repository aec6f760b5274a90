// Assigns survey rows to the parts of a form: rows inside a repeat are asked once per row, rows around it once per
// sheet. A form without a repeat is asked once per row.
import type { Report } from '#core/forms/xlsform/report.ts';
import {
  called,
  type Group,
  isHeading,
  type SurveyItem,
  type SurveyLine,
} from '#core/forms/xlsform/survey-item.ts';
import { entriesAround } from './read-entries.ts';
import { t } from '#core/messages/text.ts';
import { m } from '#core/forms/xlsform/texts.ts';

export type RepeatPosition = {
  list: 'contextQuestions' | 'questions';
  /** The repeat that contains it, if there are several. */
  repeat: Group | null;
  /** The question of repeated entries that asks it; null: it is asked by itself. */
  entries: Group | null;
};

export type Places = {
  /** The repeats that ask something, except nested ones. */
  repeats: readonly Group[];
  of(around: readonly Group[]): RepeatPosition;
};

/** Finds the repeats and reports what changes about them. */
export function placesIn(lines: readonly SurveyLine[], report: Report): Places {
  const repeats = new Set<Group>();
  for (const line of lines) {
    const outermost =
      line.kind === 'item' && line.counterpart.kind === 'question' ? repeatAround(line.around) : null;
    if (outermost !== null) repeats.add(outermost);
  }
  for (const line of lines) if (line.kind === 'group') sayRepeat(line.group, repeats, report);
  return {
    repeats: [...repeats],
    of: (around) => {
      const outermost = repeatAround(around);
      const repeat = outermost !== null && repeats.has(outermost) ? outermost : null;
      const list = repeats.size === 0 || repeat !== null ? 'questions' : 'contextQuestions';
      return { list, repeat, entries: entriesAround(around) };
    },
  };
}

function repeatAround(around: readonly Group[]): Group | null {
  return around.find(({ kind }) => kind === 'repeat') ?? null;
}

function sayRepeat(group: Group, repeats: ReadonlySet<Group>, report: Report): void {
  const { kind, row, name, around } = group;
  if (kind !== 'repeat') return;
  if (repeatAround(around) !== null) {
    report.changed('survey', row, t(m.repeatsWithinRepeatItIs, { called: called(name) }));
  } else if (!repeats.has(group)) {
    report.changed('survey', row, t(m.repeatsNoQuestionItIs, { called: called(name) }));
  }
}

/**
 * The groups whose headers show and hide their rows as one, by row. A header has no end: one that would take in what follows
 * its group does not.
 */
export function groupsOver(lines: readonly SurveyLine[], places: Places): ReadonlyMap<SurveyItem, Group> {
  const found = new Map<SurveyItem, Group>();
  type Open = { group: Group | null; items: SurveyItem[] };
  const open: Record<RepeatPosition['list'], Open> = {
    contextQuestions: { group: null, items: [] },
    questions: { group: null, items: [] },
  };
  const begin = (list: RepeatPosition['list'], next: Group | null) => {
    const { group, items } = open[list];
    if (group !== null && items.every(({ around }) => around.includes(group)))
      for (const item of items) found.set(item, group);
    open[list] = { group: next, items: [] };
  };
  for (const line of lines) {
    if (line.kind === 'group' && line.group.kind === 'entries') {
      open[places.of(line.group.around).list].items.push(line.group.item);
    } else if (line.kind === 'group') {
      if (line.group.label !== '') begin(places.of([...line.group.around, line.group]).list, line.group);
    } else if (line.counterpart.kind !== 'nothing' && entriesAround(line.around) === null) {
      const { list } = places.of(line.around);
      if (line.counterpart.kind === 'note' && isHeading(line.label || line.name)) begin(list, null);
      else open[list].items.push(line);
    }
  }
  begin('contextQuestions', null);
  begin('questions', null);
  return found;
}
