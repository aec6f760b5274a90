// Texts about a people file, in the browser's preview and in the command.
import { changesIn } from './apply-people.ts';
import { notInFile, type PersonStep } from './people-file.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const kinds = ['create', 'change', 'deactivate'] as const;

/** `create 2 users, deactivate 1 user`; empty if nothing changes. */
export function changesText(steps: readonly PersonStep[]): string {
  return countsOf(steps)
    .map(({ kind, count }) => t(m.usersToChange, { kind, count }))
    .join(', ');
}

/** `2 users created, 1 user deactivated`. */
export function doneText(steps: readonly PersonStep[]): string {
  return countsOf(steps)
    .map(({ kind, count }) => t(m.usersChanged, { kind, count }))
    .join(', ');
}

function countsOf(steps: readonly PersonStep[]) {
  return kinds
    .map((kind) => ({ kind, count: steps.filter((step) => step.kind === kind).length }))
    .filter(({ count }) => count > 0);
}

/** `line 3`. */
export function placeText(line: number): string {
  return line === notInFile ? t(m.notInFile) : t(m.onLine, { line });
}

/** The confirmation question before the changes. */
export function applyQuestion(steps: readonly PersonStep[]): string {
  const text = changesText(steps);
  const isFinal = changesIn(steps).some(({ kind }) => kind === 'deactivate');
  const question = `${text.charAt(0).toUpperCase()}${text.slice(1)}?`;
  return isFinal ? `${question} ${t(m.deactivatingCannotBeUndone)}` : question;
}

export const peopleFileTexts = {
  title: t(m.importUsers),
  about: t(m.columnsAreUsernameEmailRole),
  refused: t(m.fileCannotBeAppliedNothing),
  ownStays: t(m.youAreNotInFile),
  correct: t(m.correctTheseLinesThenChoose),
  nothing: t(m.allUsersAlreadyMatchFile),
} as const;
