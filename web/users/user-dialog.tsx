// The dialog of a user, new or existing, beside what the user can see, if the app provides that part.
import { Tabs } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { AppError } from '#core/errors.ts';
import { userQuery } from '#core/users/queries.ts';
import type { User } from '#core/users/user.ts';
import { peopleTexts } from '#core/users/labels.ts';
import { mayCreateUser } from '#core/users/policy.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { UserAccessPart } from '#web/slots.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ErrorScreen } from '#web/ui/notices/error-screen.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { userForm } from '#core/users/user-form.ts';
import { ResourceForm } from '#web/ui/form/resource-form.tsx';
import { FactorNote } from './factor-note.tsx';
import { FormsInTheWay } from './forms-in-the-way.tsx';
import { InvitationNote } from './invitation-note.tsx';
import { useInvitationOutcome } from './use-invitation-outcome.ts';

export type UserDialogProps = {
  /** Null: a new user. */
  id: string | null;
  opened: boolean;
  onClose(): void;
  Access?: UserAccessPart;
};

export function UserDialog({ id, opened, onClose, Access }: UserDialogProps) {
  return (
    <FormDialog
      title={id === null ? peopleTexts.newUser : peopleTexts.user}
      opened={opened}
      onClose={onClose}
    >
      {id === null ? (
        <NewUser onClose={onClose} />
      ) : (
        <ExistingUser id={id} onClose={onClose} {...(Access && { Access })} />
      )}
    </FormDialog>
  );
}

function NewUser({ onClose }: Pick<UserDialogProps, 'onClose'>) {
  const may = mayCreateUser(useActor());
  if (may.yes) return <UserForm user={null} onClose={onClose} />;
  return <ErrorScreen title={may.why} error={new AppError('forbidden')} />;
}

function ExistingUser({ id, onClose, Access }: { id: string } & Pick<UserDialogProps, 'onClose' | 'Access'>) {
  const query = useRead((send) => userQuery(send, id));
  return (
    <Loaded query={query} failed={t(m.thisUserCouldNotBe)}>
      {(user) => {
        // The form keeps its input unless another user is opened.
        const form = <UserForm key={user.id} user={user} onClose={onClose} />;
        return Access === undefined ? form : <WithAccess user={user} form={form} Access={Access} />;
      }}
    </Loaded>
  );
}

type WithAccessProps = { user: User; form: ReactNode; Access: UserAccessPart };

function WithAccess({ user, form, Access }: WithAccessProps) {
  return (
    <Tabs defaultValue="user" keepMounted>
      <Tabs.List mb="md">
        <Tabs.Tab value="user">{t(m.details)}</Tabs.Tab>
        <Tabs.Tab value="access">{t(m.access)}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="user">{form}</Tabs.Panel>
      <Tabs.Panel value="access" keepMounted={false}>
        <Suspense fallback={<Loading lines={5} />}>
          <Access user={user} />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}

type UserFormProps = {
  /** Null: a new user. */
  user: User | null;
  onClose(): void;
};

/** The form of a user. Errors show after the first attempt to save (spec 1, section 5). */
export function UserForm({ user, onClose }: UserFormProps) {
  const follow = useInvitationOutcome();
  return (
    <ResourceForm
      form={userForm}
      thing={user}
      onClose={onClose}
      onSaved={follow}
      head={
        user !== null && (
          <>
            {user.invitation && <InvitationNote user={{ ...user, invitation: user.invitation }} />}
            <FactorNote user={user} />
          </>
        )
      }
      aboutFailure={(error) => <FormsInTheWay error={error} />}
    />
  );
}
