// Why a user or a group could not be saved, with links to the forms that prevent it.
import { Alert, Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { isAdmin } from '#core/actor.ts';
import { formsInTheWay } from '#core/users/forms-in-the-way.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { explanationOf } from '#web/ui/notices/error-screen.tsx';
import classes from './dialogs.module.css';

export type Failure = { said: string; error: unknown };

export function FailureNote({ failure }: { failure: Failure | null }) {
  const actor = useActor();
  if (failure === null) return null;
  const { said, error } = failure;
  const more = explanationOf(error, said);
  const forms = formsInTheWay(error);
  return (
    <Alert color="red" role="alert" title={said}>
      {more}
      {forms.length > 0 && (
        <ul className={classes.forms}>
          {forms.map(({ id, name }) => (
            <li key={id}>
              {isAdmin(actor) ? (
                <Anchor
                  renderRoot={(props) => <Link {...props} to="/forms/$formId" params={{ formId: id }} />}
                >
                  {name}
                </Anchor>
              ) : (
                name
              )}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
