// Who receives an e-mail about which event of the form.
import { ActionIcon, Button, Select, Text } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import {
  addNotification,
  changeNotification,
  mayAddNotification,
  notificationNames,
  notificationTypesFor,
  removeNotification,
} from '#core/forms/draft/draft-people.ts';
import type { DraftNotification, FormDraft, NotificationType } from '#core/forms/draft/form-draft.ts';
import { EditorSection } from './editor-section.tsx';
import { focusSoon } from '#web/forms/editor/focus.ts';
import { PeopleField } from '#web/forms/editor/cards/people-field.tsx';
import { useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { useField } from '#web/forms/editor/use-issues.ts';
import classes from './notifications-section.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type NotificationsSectionProps = Pick<FormDraft, 'notifications' | 'reviewers'>;

export const NotificationsSection = memo(function NotificationsSection(props: NotificationsSectionProps) {
  const editor = useEditorHandle();
  const { notifications } = props;
  const add = () => {
    const id = editor.newId();
    editor.change((draft) => addNotification(draft, id));
    focusSoon([`${id}.users`]);
  };
  return (
    <EditorSection section="notifications" text={t(m.whoGetsEMailAnd)}>
      {notifications.length === 0 && <Text c="dimmed">{t(m.noNotificationsYet)}</Text>}
      {notifications.map((notification, index) => (
        <Notification
          key={notification.id}
          notification={notification}
          types={notificationTypesFor(props, notification.id)}
          number={index + 1}
        />
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          disabled={!mayAddNotification(props)}
          onClick={add}
        >
          {t(m.addNotification)}
        </Button>
      </div>
    </EditorSection>
  );
});

type NotificationProps = {
  notification: DraftNotification;
  types: readonly NotificationType[];
  number: number;
};

function Notification({ notification, types, number }: NotificationProps) {
  const editor = useEditorHandle();
  const { id, type, users } = notification;
  return (
    <div className={`grid items-start gap-12 ${classes.notification}`}>
      <Select
        {...useField(id, 'type')}
        label={t(m.when)}
        allowDeselect={false}
        data={types.map((value) => ({ value, label: notificationNames[value] }))}
        value={type}
        onChange={(value) =>
          value !== null && editor.change((draft) => changeNotification(draft, id, { type: value }))
        }
      />
      <PeopleField
        itemId={id}
        field="users"
        label={t(m.notify)}
        people={users}
        onPeople={(people) => editor.change((draft) => changeNotification(draft, id, { users: people }))}
      />
      <ActionIcon
        mt="1.625rem"
        aria-label={t(m.deleteNotification, { number })}
        onClick={() => editor.change((draft) => removeNotification(draft, id))}
      >
        <Trash2 size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
