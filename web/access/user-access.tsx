// The forms that a user can see, why, and what the user can do with each.
import { Alert, Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { userAccessQuery } from '#core/access/queries.ts';
import { accessTexts, onlyYourForms } from '#core/access/labels.ts';
import { formState, formStateText } from '#core/forms/list-forms.ts';
import { useActor } from '#web/platform/core-context.tsx';
import type { UserAccessPart } from '#web/slots.ts';
import { AccessList } from './access-list.tsx';
import classes from './access-list.module.css';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/access/texts.ts';

export function UserAccess({ user }: ComponentProps<UserAccessPart>) {
  const actor = useActor();
  if (user.role === 'DEACTIVATED') return <Alert color="gray">{accessTexts.deactivated}</Alert>;
  return (
    <AccessList
      record={(send, page) => userAccessQuery(send, user.id, page)}
      noun="form"
      searchLabel={t(both.searchTheseForms)}
      keyOf={({ form }) => form.id}
      empty={accessTexts.noForms}
      notFound={accessTexts.noFormFound}
      note={onlyYourForms(actor)}
      head={({ form }) => (
        <div className="row wrap gap-8">
          <Link
            className={`ink weight-600 undecorated ${classes.name}`}
            to="/sheet/$templateId/$sheetIds"
            params={{ templateId: form.id, sheetIds: 'all' }}
          >
            {form.name}
          </Link>
          {formState(form) !== 'published' && <Badge color="gray">{formStateText(form)}</Badge>}
        </div>
      )}
    />
  );
}
