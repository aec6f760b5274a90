// What is said where somebody else has saved what one edits, in both faces.

/** Of a form or a design. `by`: who saved it, where that is known; `when`: the moment in words. */
export function conflictTitle(
  what: 'form' | 'design',
  by: { id: string; userName: string } | null,
  me: string,
  when: string,
): string {
  if (by === null) return `This ${what} was changed on ${when}`;
  return by.id === me
    ? `You changed this ${what} elsewhere on ${when}`
    : `This ${what} was changed by ${by.userName} on ${when}`;
}

export const conflictTexts = {
  text: 'You opened it before that. None of your work is lost. Overwriting replaces their changes; using their version can be undone.',
  /** Where both changed different things. */
  apart:
    'You opened it before that. You changed different things, so both can be saved together. None of your work is lost.',
  both: 'Save both',
  theirs: 'What they changed',
  mine: 'What you changed',
  goOn: 'Keep editing',
  useTheirs: 'Use their version',
  overwrite: 'Overwrite with mine',
} as const;
