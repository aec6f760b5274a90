// The dialog of a user group: its name and members.
import { groupForm } from '#core/users/group-form.ts';
import { type OpenedThing, ResourceDialog } from '#web/ui/resource/resource-dialog.tsx';
import { FormsInTheWay } from './forms-in-the-way.tsx';
import { MemberPicker } from './member-picker.tsx';

export function GroupDialog(props: OpenedThing) {
  return (
    <ResourceDialog
      {...props}
      form={groupForm}
      parts={{
        slots: {
          members: ({ draft, change }) => (
            <MemberPicker members={draft.members} onChange={(members) => change({ members })} />
          ),
        },
        aboutFailure: (error) => <FormsInTheWay error={error} />,
      }}
    />
  );
}
