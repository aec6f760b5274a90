// The contacts of a form's alerts, as its reader is told of them.
import type { Person } from '#core/primitives.ts';
import type { Actor, Role } from '#core/actor.ts';
import type { Tx } from '#server/db/transaction.ts';

type Contact = Person & { hears?: false };

/** Active users by id, and which of them are not told of what the actor sends: it is no entry that they may see. */
export async function contactsOf(
  tx: Tx,
  actor: Actor,
  formId: string,
  ids: readonly string[],
): Promise<Map<string, Contact>> {
  if (ids.length === 0) return new Map();
  const found = await tx.raw<{ person: Person; role: Role; sees: boolean }>(
    `select formdeck_person(users) as person, users.role,
      formdeck_sees_form(forms.company_id, forms.id, forms.published, users.id, users.role,
        array(select m.group_id from group_members m where m.company_id = users.company_id and m.user_id = users.id))
        as sees
    from users join forms on forms.company_id = users.company_id and forms.id = $2
    where users.company_id = $1 and users.id = any($3::uuid[]) and users.role <> 'DEACTIVATED'`,
    [actor.companyId, formId, [...new Set(ids)]],
  );
  return new Map(
    found.map(({ person, role, sees }) => {
      const hears = sees && (role !== 'USER' || person.id === actor.userId);
      return [person.id, { ...person, ...(!hears && { hears: false as const }) }];
    }),
  );
}
