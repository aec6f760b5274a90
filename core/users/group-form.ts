// The form of a user group: its name, and its members, which each face draws in its own way.
import { textOf } from '#core/resource/form.ts';
import type { ExistingForm } from '#core/resource/resource.ts';
import { changeGroup, createGroup, deleteGroup } from './actions.ts';
import { type GroupDraft, groupDraftIssues, groupDraftOf, isGroupChanged } from './group-draft.ts';
import { mayChangeGroup, mayManageGroups } from './policy.ts';
import { groupQuery } from './queries.ts';
import type { Group } from './schema.ts';
import { peopleTexts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';

export const groupForm: ExistingForm<Group, GroupDraft> = {
  name: 'group',
  title: (group) => (group === null ? peopleTexts.newGroup : peopleTexts.group),
  draftOf: groupDraftOf,
  fields: (draft) => [textOf(draft, 'name', t(common.name)), { kind: 'slot', path: 'members' }],
  issues: groupDraftIssues,
  isChanged: isGroupChanged,
  save: (run, { draft, thing: group }) =>
    group === null ? run(createGroup, draft) : run(changeGroup, { group, draft }),
  existing: {
    title: peopleTexts.group,
    failed: t(m.thisUserGroupCouldNot),
    query: groupQuery,
  },
  saveLabel: (group) => (group === null ? createGroup : changeGroup).label,
  mayChange: (actor, group) => (group === null ? mayManageGroups(actor) : mayChangeGroup(actor)),
  remove: deleteGroup,
};
