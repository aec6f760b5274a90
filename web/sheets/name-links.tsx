// Names of people and forms that lead to their pages, for anyone who may follow them (spec 2, section 6). For others they
// are text.
import { type Person, personName } from '#core/primitives.ts';
import { isAdmin, isManager } from '#core/actor.ts';
import { leadsToForm } from '#core/forms/policy.ts';
import type { Form } from '#core/forms/schema.ts';
import { leadsToUser } from '#core/users/policy.ts';
import { groupsQuery } from '#core/users/queries.ts';
import { LinkAnchor } from '#web/ui/link.tsx';
import { useActor } from '#web/platform/core-context.tsx';
import { useRead } from '#web/ui/use-read.ts';

export function UserLink({ user }: { user: Person }) {
  const actor = useActor();
  const groups = useRead(groupsQuery, {
    enabled: isManager(actor) && !isAdmin(actor) && actor.groupIds.length > 0,
  });
  if (!leadsToUser(actor, user.id, groups.data ?? [])) return personName(user);
  return (
    <LinkAnchor to="/users/$userId" params={{ userId: user.id }} inherit underline="always">
      {personName(user)}
    </LinkAnchor>
  );
}

export function FormLink({ form }: { form: Pick<Form, 'id' | 'name' | 'groups'> }) {
  if (!leadsToForm(useActor(), form)) return form.name;
  return (
    <LinkAnchor to="/forms/$formId" params={{ formId: form.id }} inherit underline="always">
      {form.name}
    </LinkAnchor>
  );
}
