// A user group being edited, before it is saved.
import { type FieldError, issuesOf } from '#core/errors.ts';
import { type Group, type GroupChange, groupInput } from './schema.ts';

export type Member = Group['members'][number];
export type GroupDraft = { name: string; members: readonly Member[] };

export function groupDraftOf(group: Group | null): GroupDraft {
  return { name: group?.name ?? '', members: group?.members ?? [] };
}

export function groupDraftIssues({ name }: GroupDraft): FieldError[] {
  return issuesOf(groupInput, { name });
}

/** Added and removed members: concurrent changes by two people are combined. */
export function groupChangeOf(draft: GroupDraft, group: Group): GroupChange {
  const name = draft.name.trim();
  const had = new Set(group.members.map(({ id }) => id));
  const has = new Set(draft.members.map(({ id }) => id));
  const added = [...has].filter((id) => !had.has(id));
  const removed = [...had].filter((id) => !has.has(id));
  return {
    ...(name !== group.name && { name }),
    ...(added.length > 0 && { addMembers: added }),
    ...(removed.length > 0 && { removeMembers: removed }),
  };
}

/** Whether there are unsaved changes. */
export function isGroupChanged(draft: GroupDraft, group: Group | null): boolean {
  if (group === null) return draft.name.trim() !== '' || draft.members.length > 0;
  return Object.keys(groupChangeOf(draft, group)).length > 0;
}
