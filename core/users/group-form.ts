// The form of a user group: its name, and its members, which each face draws in its own way.
import type { Form } from '#core/resource/form.ts';
import { changeGroup, createGroup, deleteGroup } from './actions.ts';
import { type GroupDraft, groupDraftIssues, groupDraftOf, isGroupChanged } from './group-draft.ts';
import { mayChangeGroup, mayManageGroups } from './policy.ts';
import type { Group } from './schema.ts';
import { peopleTexts } from './texts.ts';

export const groupForm: Form<Group, GroupDraft, Group> = {
  name: 'group',
  title: (group) => (group === null ? peopleTexts.newGroup : peopleTexts.group),
  draftOf: groupDraftOf,
  fields: ({ name }) => [
    { kind: 'text', path: 'name', label: 'Name', value: name, set: (text) => ({ name: text }) },
    { kind: 'slot', path: 'members' },
  ],
  issues: groupDraftIssues,
  isChanged: isGroupChanged,
  save: (run, { draft, thing: group }) =>
    group === null ? run(createGroup, draft) : run(changeGroup, { group, draft }),
  saveLabel: (group) => (group === null ? createGroup : changeGroup).label,
  readOnly(actor, group) {
    const may = group === null ? mayManageGroups(actor) : mayChangeGroup(actor);
    return may.yes ? null : may.why;
  },
  remove: deleteGroup,
};
