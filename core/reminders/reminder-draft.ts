// The model of the dialog of a reminder, in both faces: its fields as entered, their issues, and how it is saved.
import type { ReminderInterval } from '#core/calendar/intervals.ts';
import { type EnteredTime, enteredTime, timeEntered, timeToSave } from '#core/calendar/set-times.ts';
import type { FieldError } from '#core/errors.ts';
import {
  type Reminder,
  type ReminderInput,
  reminderMessageLimit,
  reminderTexts,
  type ReminderType,
} from './schema.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

export type ReminderDraft = {
  readonly message: string;
  readonly time: EnteredTime;
  readonly repeatInterval: ReminderInterval | null;
  readonly reminderType: ReminderType;
  /** Ids of groups; empty: everybody. */
  readonly groups: readonly string[];
  /** Null: none. */
  readonly formId: string | null;
};

/** A new reminder, without a time. */
export const newReminderDraft: ReminderDraft = {
  message: '',
  time: '',
  repeatInterval: null,
  reminderType: 'MOBILE',
  groups: [],
  formId: null,
};

/** The draft of an existing reminder. */
export function reminderDraftOf(reminder: Reminder, timeZone: string): ReminderDraft {
  const { message, scheduleTime, repeatInterval, reminderType, groups, form } = reminder;
  return {
    message,
    time: enteredTime(scheduleTime, timeZone),
    repeatInterval,
    reminderType,
    groups: groups.map(({ id }) => id),
    formId: form?.id ?? null,
  };
}

/** The issues of the entered values (spec 3, section 5). */
export function reminderDraftIssues(draft: ReminderDraft, timeZone: string): FieldError[] {
  const issues: FieldError[] = [];
  const { length } = draft.message.trim();
  if (length === 0) issues.push({ path: 'message', message: reminderTexts.noMessage });
  if (length > reminderMessageLimit)
    issues.push(fieldError('message', m.atMostCharacters, { reminderMessageLimit }));
  if (draft.reminderType === 'EMAIL' && draft.groups.length === 0)
    issues.push({ path: 'groups', message: reminderTexts.noGroups });
  if (timeEntered(draft.time, timeZone) === null)
    issues.push({ path: 'scheduleTime', message: reminderTexts.noTime });
  return issues;
}

/** The request that saves a draft without issues; a reminder that is changed keeps a form that the user cannot see. */
export function reminderInputOf(
  draft: ReminderDraft,
  timeZone: string,
  before: Reminder | null,
): ReminderInput {
  const { message, time, repeatInterval, reminderType, groups, formId } = draft;
  const isSameForm = before !== null && (before.form?.id ?? null) === formId;
  return {
    message: message.trim(),
    scheduleTime: timeToSave(time, timeZone, before?.scheduleTime ?? null),
    repeatInterval,
    reminderType,
    groups: [...groups],
    ...(!isSameForm && { formId }),
  };
}
