// Assigns survey rows to the parts of a form: rows inside a repeat are asked once per row, rows around it once per
// sheet. A form without a repeat is asked once per row.
import type { Report } from './report.ts';
import { called, type Group, type SurveyLine } from './survey-item.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type RepeatPosition = {
  list: 'contextQuestions' | 'questions';
  /** The repeat that contains it, if there are several. */
  repeat: Group | null;
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
      return { list: repeats.size === 0 || repeat !== null ? 'questions' : 'contextQuestions', repeat };
    },
  };
}

function repeatAround(around: readonly Group[]): Group | null {
  return around.find(({ kind }) => kind === 'repeat') ?? null;
}

function sayRepeat(group: Group, repeats: ReadonlySet<Group>, report: Report): void {
  const { kind, row, name, around } = group;
  if (kind === 'group') return;
  if (repeatAround(around) !== null) {
    report.changed('survey', row, t(m.repeatsWithinRepeatItIs, { called: called(name) }));
  } else if (!repeats.has(group)) {
    report.changed('survey', row, t(m.repeatsNoQuestionItIs, { called: called(name) }));
  }
}
