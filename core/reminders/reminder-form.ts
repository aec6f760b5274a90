// The form of a reminder, new or existing (spec 3, sections 2 and 5).
import { reminderIntervals } from '#core/calendar/intervals.ts';
import { formsQuery } from '#core/forms/queries.ts';
import { choiceOf, type Form, textOf } from '#core/resource/form.ts';
import { frequencyField } from '#core/resource/frequency-field.ts';
import { byName, thingsOf, withChosen } from '#core/resource/things.ts';
import { groupNamesQuery } from '#core/users/queries.ts';
import { changeReminder, createReminder } from './actions.ts';
import {
  newReminderDraft,
  type ReminderDraft,
  reminderDraftIssues,
  reminderDraftOf,
  reminderInputOf,
} from './reminder-draft.ts';
import { type Reminder, reminderMessageLimit, reminderTypes } from './schema.ts';
import { deliveryNames, remindersTexts as texts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';

export const reminderForm: Form<Reminder, ReminderDraft, unknown> = {
  name: 'reminder',
  title: (reminder) => (reminder === null ? texts.createTitle : texts.editTitle),
  draftOf: (reminder, { actor }) =>
    reminder === null ? newReminderDraft : reminderDraftOf(reminder, actor.timeZone),
  things: {
    groups: thingsOf(groupNamesQuery, byName),
    forms: thingsOf(formsQuery, (forms) =>
      byName(forms.filter(({ published, current }) => published && current)),
    ),
  },
  fields: (draft, { thing: reminder, offered: { groups, forms } }) => [
    textOf(draft, 'message', texts.message, { as: 'lines', longest: reminderMessageLimit }),
    {
      kind: 'moment',
      path: 'scheduleTime',
      label: texts.time,
      value: draft.time,
      set: (time) => ({ time }),
    },
    frequencyField({
      path: 'repeatInterval',
      label: texts.repeat,
      intervals: reminderIntervals,
      value: draft.repeatInterval,
      set: (repeatInterval) => ({ repeatInterval }),
    }),
    choiceOf({
      path: 'reminderType',
      label: texts.delivery,
      value: draft.reminderType,
      options: reminderTypes.map((value) => ({ value, label: deliveryNames[value] })),
      set: (reminderType) => ({ reminderType }),
    }),
    {
      kind: 'things',
      path: 'groups',
      label: texts.groups,
      help: draft.reminderType === 'EMAIL' ? undefined : texts.groupsHelp,
      none: texts.everybody,
      nothingFound: t(m.noUserGroupsMatch),
      options: groups,
      value: draft.groups,
      set: (ids) => ({ groups: ids }),
    },
    {
      kind: 'thing',
      path: 'formId',
      label: texts.form,
      help: texts.formHelp,
      none: t(common.none),
      nothingFound: t(m.noFormsMatch),
      options: forms && withChosen(forms, draft.formId, reminder?.form?.name ?? t(m.formThatIsNotPublished)),
      value: draft.formId,
      set: (formId) => ({ formId }),
    },
  ],
  issues: (draft, _, { actor }) => reminderDraftIssues(draft, actor.timeZone),
  save(run, { draft, thing: reminder, context: { actor } }) {
    const input = reminderInputOf(draft, actor.timeZone, reminder);
    return reminder === null ? run(createReminder, input) : run(changeReminder, { id: reminder.id, input });
  },
  saveLabel: () => createReminder.label,
};
