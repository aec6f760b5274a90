// The dialog of a user group: its name and members.
import { groupForm } from '#core/users/group-form.ts';
import { groupQuery } from '#core/users/queries.ts';
import type { Group } from '#core/users/schema.ts';
import { peopleTexts } from '#core/users/texts.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ResourceForm } from '#web/ui/form/resource-form.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { FormsInTheWay } from './forms-in-the-way.tsx';
import { MemberPicker } from './member-picker.tsx';

export type GroupDialogProps = {
  /** Null: a new group. */
  id: string | null;
  opened: boolean;
  onClose(): void;
};

export function GroupDialog({ id, opened, onClose }: GroupDialogProps) {
  return (
    <FormDialog
      title={id === null ? peopleTexts.newGroup : peopleTexts.group}
      opened={opened}
      onClose={onClose}
    >
      {id === null ? (
        <GroupForm group={null} onClose={onClose} />
      ) : (
        <ExistingGroup id={id} onClose={onClose} />
      )}
    </FormDialog>
  );
}

function ExistingGroup({ id, onClose }: { id: string; onClose(): void }) {
  const query = useRead((send) => groupQuery(send, id));
  return (
    <Loaded query={query} failed="This user group could not be loaded">
      {(group) => <GroupForm key={group.id} group={group} onClose={onClose} />}
    </Loaded>
  );
}

function GroupForm({ group, onClose }: { group: Group | null; onClose(): void }) {
  return (
    <ResourceForm
      form={groupForm}
      thing={group}
      onClose={onClose}
      slots={{
        members: ({ draft, change }) => (
          <MemberPicker members={draft.members} onChange={(members) => change({ members })} />
        ),
      }}
      aboutFailure={(error) => <FormsInTheWay error={error} />}
    />
  );
}
