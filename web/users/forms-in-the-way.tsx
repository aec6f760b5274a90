// The forms that keep a user or a group from being saved, with links for those who may change them.
import { isAdmin } from '#core/actor.ts';
import { formsInTheWay } from '#core/users/forms-in-the-way.ts';
import { LinkAnchor } from '#web/ui/link.tsx';
import { useActor } from '#web/platform/core-context.tsx';

export function FormsInTheWay({ error }: { error: unknown }) {
  const actor = useActor();
  const forms = formsInTheWay(error);
  if (forms.length === 0) return null;
  return (
    <ul className="ps-20 m-0 mt-8">
      {forms.map(({ id, name }) => (
        <li key={id}>
          {isAdmin(actor) ? (
            <LinkAnchor to="/forms/$formId" params={{ formId: id }}>
              {name}
            </LinkAnchor>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}
