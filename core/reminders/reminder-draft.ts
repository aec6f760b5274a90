// The model of the dialog of a reminder, in both faces: its fields as entered, their issues, and how it is saved.
import type { ReminderInterval } from '#core/calendar/intervals.ts';
import type { FieldError } from '#core/errors.ts';
import { formatDate } from '#core/time/date-format.ts';
import { parseMoment } from '#core/time/parse-moment.ts';
import {
  type Reminder,
  type ReminderInput,
  reminderMessageLimit,
  reminderTexts,
  type ReminderType,
} from './schema.ts';

export type ReminderDraft = {
  readonly message: string;
  /** `yyyy-MM-dd'T'HH:mm` in the user's time zone; blank: not chosen. */
  readonly time: string;
  readonly repeatInterval: ReminderInterval | null;
  readonly reminderType: ReminderType;
  /** Ids of groups; empty: everybody. */
  readonly groups: readonly string[];
  /** Null: none. */
  readonly formId: string | null;
};

const timeFormat = "yyyy-MM-dd'T'HH:mm";

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
    time: formatDate(scheduleTime, timeFormat, timeZone),
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
    issues.push({ path: 'message', message: `At most ${reminderMessageLimit} characters` });
  if (draft.reminderType === 'EMAIL' && draft.groups.length === 0)
    issues.push({ path: 'groups', message: reminderTexts.noGroups });
  if (timeOf(draft, timeZone) === null) issues.push({ path: 'scheduleTime', message: reminderTexts.noTime });
  return issues;
}

/** The request that saves a draft without issues; a reminder that is changed keeps a form that the user cannot see. */
export function reminderInputOf(
  draft: ReminderDraft,
  timeZone: string,
  before: Reminder | null,
): ReminderInput {
  const { message, repeatInterval, reminderType, groups, formId } = draft;
  const isSameForm = before !== null && (before.form?.id ?? null) === formId;
  return {
    message: message.trim(),
    scheduleTime: untouchedTime(draft, timeZone, before) ?? timeOf(draft, timeZone) ?? 0,
    repeatInterval,
    reminderType,
    groups: [...groups],
    ...(!isSameForm && { formId }),
  };
}

/** The seconds of a time that was not touched stay. */
function untouchedTime(draft: ReminderDraft, timeZone: string, before: Reminder | null): number | null {
  return before !== null && reminderDraftOf(before, timeZone).time === draft.time
    ? before.scheduleTime
    : null;
}

function timeOf({ time }: ReminderDraft, timeZone: string): number | null {
  const at = time.trim() === '' ? null : parseMoment(time.trim(), timeZone, 'start');
  return at === null || at < 0 ? null : at;
}
