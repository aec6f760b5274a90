// A reminder as a card of a day, and as a pill of the calendar.
import { ActionIcon, Anchor, Badge, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Pencil, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { counted } from '#core/count-text.ts';
import { currentFormats } from '#core/format/current.ts';
import { deleteReminder } from '#core/reminders/actions.ts';
import type { ReminderEntry } from '#core/reminders/agenda.ts';
import { progressQuery } from '#core/reminders/queries.ts';
import type { Reminder } from '#core/reminders/schema.ts';
import {
  deliveryNames,
  frequencyNames,
  progressText,
  recipientTags,
  unsubscribedText,
} from '#core/reminders/texts.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useRead } from '#web/ui/use-read.ts';
import type { RemindersSearch } from './view.ts';
import classes from '#web/ui/calendar/agenda.module.css';

export type ReminderCardProps = {
  entry: ReminderEntry;
  search: RemindersSearch;
  now: number;
  /** With who has filled in its form since it was last due. */
  hasProgress: boolean;
};

export function ReminderCard({ entry: { item, at, times }, search, now, hasProgress }: ReminderCardProps) {
  const { reminder } = item;
  const { timeZone } = useActor();
  const { run } = useAction();
  const { id, message, repeatInterval, reminderType, form } = reminder;
  return (
    <li className={classes.card} data-over={at < now || undefined}>
      <time className={classes.time} dateTime={new Date(at).toISOString()}>
        {currentFormats.value.time(at, timeZone)}
      </time>
      <div className={classes.body}>
        <p className={classes.message} dir="auto">
          {message}
        </p>
        <div className={classes.facts}>
          {recipientTags(reminder).map((tag) => (
            <Badge key={tag} variant="light" color={reminder.hasNobody ? 'red' : 'gray'} tt="none">
              {tag}
            </Badge>
          ))}
          <span>{frequencyNames[repeatInterval ?? 'ONCE']}</span>
          {times > 1 && <span>{counted(times, 'time')} that day</span>}
          <span>{deliveryNames[reminderType]}</span>
          {unsubscribedText(reminder) !== null && <span>{unsubscribedText(reminder)}</span>}
        </div>
        {form !== null && hasProgress && <Progress reminder={reminder} />}
      </div>
      <div className={classes.buttons}>
        <ActionIcon
          aria-label={`Edit ${message}`}
          title="Edit"
          renderRoot={(props) => (
            <Link {...props} to="/reminders/$reminderId" params={{ reminderId: id }} search={search} />
          )}
        >
          <Pencil size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          aria-label={`Delete ${message}`}
          title={deleteReminder.label}
          onClick={() => void run(deleteReminder, reminder)}
        >
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}

/** Who has filled in its form since it was last due, and who has not. */
function Progress({ reminder: { id, form } }: { reminder: Reminder }) {
  const { timeZone } = useActor();
  const [isOpen, setIsOpen] = useState(false);
  const { data: progress } = useRead((send) => progressQuery(send, id));
  const moment = (at: number) => momentText(at, timeZone);
  const hasPeople = progress !== undefined && progress.since !== null && progress.people.length > 0;
  return (
    <>
      <div className={classes.facts}>
        <Anchor
          inherit
          dir="auto"
          renderRoot={(props) => (
            <Link {...props} to="/fill/$templateId" params={{ templateId: form?.id ?? '' }} />
          )}
        >
          {form?.name}
        </Anchor>
        {progress !== undefined && <span>{progressText(progress, moment)}</span>}
        {hasPeople && (
          <Button
            variant="transparent"
            size="compact-xs"
            px={0}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Hide names' : 'Show names'}
          </Button>
        )}
      </div>
      {isOpen && hasPeople && (
        <ul className={classes.people} aria-label={`Who has filled in ${form?.name ?? ''}`}>
          {progress.people
            .toSorted((a, b) => Number(a.filledIn !== null) - Number(b.filledIn !== null))
            .map(({ id: userId, userName, filledIn }) => (
              <li key={userId}>
                <b>{userName}</b> {filledIn === null ? 'not yet' : moment(filledIn)}
              </li>
            ))}
        </ul>
      )}
    </>
  );
}

export function ReminderPill({ entry: { item, at }, search }: Pick<ReminderCardProps, 'entry' | 'search'>) {
  const { reminder } = item;
  const { timeZone } = useActor();
  const { run } = useAction();
  const text = `${currentFormats.value.time(at, timeZone)} ${reminder.message}`;
  return (
    <li className={classes.pill}>
      <Link
        to="/reminders/$reminderId"
        params={{ reminderId: reminder.id }}
        search={search}
        title={text}
        dir="auto"
      >
        {text}
      </Link>
      <ActionIcon
        size={24}
        aria-label={`Delete ${reminder.message}`}
        title={deleteReminder.label}
        onClick={() => void run(deleteReminder, reminder)}
      >
        <X size={12} aria-hidden />
      </ActionIcon>
    </li>
  );
}
