// The users who can see a form, why, and what they can do with it.
import { personAndUsername } from '#core/primitives.ts';
import { Badge, Modal } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { formAccessQuery } from '#core/access/queries.ts';
import { accessTexts } from '#core/access/labels.ts';
import { roleNames } from '#core/users/list-users.ts';
import type { FormAccessDialog as Slot } from '#web/slots.ts';
import { useOpened } from '#web/ui/dialog/use-opened.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { AccessList } from './access-list.tsx';
import classes from './access-list.module.css';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/access/texts.ts';
import { m } from './texts.ts';

export function FormAccessDialog({ form, opened, onClose }: ComponentProps<Slot>) {
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      title={t(m.whoCanSee, { form: form.name })}
      size="lg"
      fullScreen={useNarrow()}
    >
      <AccessList
        key={form.id}
        record={(send, page) => formAccessQuery(send, form.id, page)}
        noun="user"
        searchLabel={t(both.searchTheseUsers)}
        keyOf={({ user }) => user.id}
        empty={accessTexts.nobody}
        notFound={accessTexts.nobodyFound}
        head={({ user }) => (
          <div className="row wrap gap-8">
            <Link
              className={`ink weight-600 undecorated ${classes.name}`}
              to="/users/$userId"
              params={{ userId: user.id }}
            >
              {personAndUsername(user)}
            </Link>
            <Badge color="gray">{roleNames[user.role]}</Badge>
          </div>
        )}
      />
    </Modal>
  );
}
