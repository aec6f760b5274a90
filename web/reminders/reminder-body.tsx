// What the card of a reminder says.
import { personName } from '#core/primitives.ts';
import { frequencyNames } from '#core/calendar/frequency-text.ts';
import { Badge, Button } from '@mantine/core';
import { useState } from 'react';
import { progressQuery } from '#core/reminders/queries.ts';
import type { Reminder } from '#core/reminders/schema.ts';
import { deliveryNames, progressText, recipientTags, unsubscribedText } from '#core/reminders/labels.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { LinkAnchor } from '#web/ui/link.tsx';
import { useActor } from '#web/platform/core-context.tsx';
import type { AgendaCardEntry } from '#web/ui/calendar/agenda-card.tsx';
import { useRead } from '#web/ui/use-read.ts';
import classes from '#web/ui/calendar/agenda.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** With who has filled in its form, on the day when it was last due. */
export function ReminderBody({ thing: reminder, times, isCurrent }: AgendaCardEntry<Reminder>) {
  const { message, repeatInterval, reminderType, form } = reminder;
  return (
    <>
      <p className="m-0 break" style={{ whiteSpace: 'pre-line' }} dir="auto">
        {message}
      </p>
      <div className={classes.facts}>
        {recipientTags(reminder).map((tag) => (
          <Badge key={tag} variant="light" color={reminder.hasNobody ? 'red' : 'gray'} tt="none">
            {tag}
          </Badge>
        ))}
        <span>{frequencyNames[repeatInterval ?? 'ONCE']}</span>
        {times > 1 && <span>{t(m.timesThatDay, { times })}</span>}
        <span>{deliveryNames[reminderType]}</span>
        {unsubscribedText(reminder) !== null && <span>{unsubscribedText(reminder)}</span>}
      </div>
      {form !== null && isCurrent && <Progress reminder={reminder} />}
    </>
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
        <LinkAnchor inherit dir="auto" to="/fill/$templateId" params={{ templateId: form?.id ?? '' }}>
          {form?.name}
        </LinkAnchor>
        {progress !== undefined && <span>{progressText(progress, moment)}</span>}
        {hasPeople && (
          <Button
            variant="transparent"
            size="compact-xs"
            px={0}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? t(m.hideNames) : t(m.showNames)}
          </Button>
        )}
      </div>
      {isOpen && hasPeople && (
        <ul
          className="bare-list mt-8"
          style={{ columns: '14rem' }}
          aria-label={t(m.whoHasFilledIn, { form: form?.name ?? '' })}
        >
          {progress.people
            .toSorted((a, b) => Number(a.filledIn !== null) - Number(b.filledIn !== null))
            .map(({ filledIn, ...person }) => (
              <li key={person.id} style={{ padding: '0.125rem 0', breakInside: 'avoid' }}>
                <b>{personName(person)}</b> {filledIn === null ? t(m.notYet) : moment(filledIn)}
              </li>
            ))}
        </ul>
      )}
    </>
  );
}
