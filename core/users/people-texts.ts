// Texts about a people file, in the browser's preview and in the command.
import { counted } from '#core/count-text.ts';
import { changesIn } from './apply-people.ts';
import { notInFile, type PersonStep } from './people-file.ts';

const kinds = ['create', 'change', 'deactivate'] as const;

/** `create 2 users, deactivate 1 user`; empty if nothing changes. */
export function changesText(steps: readonly PersonStep[]): string {
  return countsOf(steps)
    .map(({ kind, count }) => `${kind} ${counted(count, 'user')}`)
    .join(', ');
}

/** `2 users created, 1 user deactivated`. */
export function doneText(steps: readonly PersonStep[]): string {
  return countsOf(steps)
    .map(({ kind, count }) => `${counted(count, 'user')} ${kind}${kind.endsWith('e') ? 'd' : 'ed'}`)
    .join(', ');
}

function countsOf(steps: readonly PersonStep[]) {
  return kinds
    .map((kind) => ({ kind, count: steps.filter((step) => step.kind === kind).length }))
    .filter(({ count }) => count > 0);
}

/** `line 3`. */
export function placeText(line: number): string {
  return line === notInFile ? 'not in the file' : `line ${line}`;
}

/** The confirmation question before the changes. */
export function applyQuestion(steps: readonly PersonStep[]): string {
  const text = changesText(steps);
  const isFinal = changesIn(steps).some(({ kind }) => kind === 'deactivate');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}?${isFinal ? ' Deactivating cannot be undone.' : ''}`;
}

export const peopleFileTexts = {
  title: 'Import users',
  about:
    'The columns are username, email, role, groups (several with ;), time zone and active (yes or no); only username is required. Users who are not in the file stay as they are. You can review the changes before they are applied.',
  refused: 'The file cannot be applied. Nothing was changed.',
  ownStays: 'You are not in the file, and stay active.',
  correct: 'Correct these lines, then choose the file again.',
  nothing: 'All users already match the file.',
} as const;
