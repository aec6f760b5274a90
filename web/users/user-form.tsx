// The form of a user. Errors show after the first attempt to save (spec 1, section 5).
import type { User } from '#core/users/schema.ts';
import { userForm } from '#core/users/user-form.ts';
import { ResourceForm } from '#web/ui/form/resource-form.tsx';
import { FormsInTheWay } from './forms-in-the-way.tsx';
import { InvitationNote } from './invitation-note.tsx';
import { useInvitationOutcome } from './use-invitation-outcome.ts';

export type UserFormProps = {
  /** Null: a new user. */
  user: User | null;
  onClose(): void;
};

export function UserForm({ user, onClose }: UserFormProps) {
  const follow = useInvitationOutcome();
  return (
    <ResourceForm
      form={userForm}
      thing={user}
      onClose={onClose}
      onSaved={follow}
      head={user?.invitation && <InvitationNote user={{ ...user, invitation: user.invitation }} />}
      aboutFailure={(error) => <FormsInTheWay error={error} />}
    />
  );
}
