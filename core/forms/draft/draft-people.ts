// Who may see, test and review a draft's form, and who receives which notification.
import { personName } from '#core/primitives.ts';
import type { FieldError } from '#core/errors.ts';
import type { BriefUser } from '#core/users/user.ts';
import {
  type DraftNotification,
  type FormDraft,
  type NamedRef,
  type NotificationType,
  notificationTypes,
} from './form-draft.ts';
import type { UserRef } from '#core/forms/schema.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** What each notification is about. */
export const notificationNames: Readonly<Record<NotificationType, string>> = {
  sheetCompleteContacts: t(m.sheetIsCompleted),
  rowCompleteContacts: t(m.rowIsAdded),
  rowApprovedContacts: t(m.rowIsApproved),
  rowRejectedContacts: t(m.rowIsRejected),
};
const reviewTypes: ReadonlySet<NotificationType> = new Set(['rowApprovedContacts', 'rowRejectedContacts']);

/** Restricts the form to groups; null opens it to everybody and discards the groups. */
export function setGroups(draft: FormDraft, groups: readonly NamedRef[] | null): FormDraft {
  return { ...draft, groups };
}

/** Sets who may test the form before it is published; null discards them. */
export function setTesters(draft: FormDraft, testers: readonly UserRef[] | null): FormDraft {
  return { ...draft, testers };
}

/** Sets who reviews rows. Null discards them, and the notifications of approved and rejected rows. */
export function setReviewers(draft: FormDraft, reviewers: readonly UserRef[] | null): FormDraft {
  if (reviewers !== null) return { ...draft, reviewers };
  const notifications = draft.notifications.filter(({ type }) => !reviewTypes.has(type));
  return { ...draft, reviewers, notifications };
}

/** Lists that are switched on but empty, by path on the wire, where they look switched off. */
export function unchosenIssues(draft: FormDraft): FieldError[] {
  const { groups, testers, reviewers, notifications } = draft;
  const isEmpty = (chosen: readonly unknown[] | null) => chosen?.length === 0;
  const orOff = (what: 'group' | 'tester' | 'reviewer') => t(m.chooseOneOr, { what });
  return [
    ...(isEmpty(groups) ? [{ path: 'groups', message: orOff('group') }] : []),
    ...(isEmpty(testers) ? [{ path: 'betaTestUsers', message: orOff('tester') }] : []),
    ...(isEmpty(reviewers) ? [{ path: 'reviewers', message: orOff('reviewer') }] : []),
    ...notifications.flatMap(({ type, users }) =>
      users.length === 0 ? [fieldError(type, m.chooseAtLeastOnePerson)] : [],
    ),
  ];
}

type NotifyingDraft = Pick<FormDraft, 'notifications' | 'reviewers'>;

/** The types that a notification may have: those not used by another one; types about reviews only with reviewers. */
export function notificationTypesFor(draft: NotifyingDraft, id?: string): NotificationType[] {
  const taken = new Set(draft.notifications.flatMap((each) => (each.id === id ? [] : [each.type])));
  return notificationTypes.filter(
    (type) => !taken.has(type) && (draft.reviewers !== null || !reviewTypes.has(type)),
  );
}

/** Whether one more may be added: at most 2, with reviewers 4 (spec 3, section 5). */
export function mayAddNotification(draft: NotifyingDraft): boolean {
  return notificationTypesFor(draft).length > 0;
}

/** Adds a notification of the first unused type. */
export function addNotification(draft: FormDraft, id: string): FormDraft {
  const [type] = notificationTypesFor(draft);
  return type === undefined
    ? draft
    : { ...draft, notifications: [...draft.notifications, { id, type, users: [] }] };
}

export function removeNotification(draft: FormDraft, id: string): FormDraft {
  return { ...draft, notifications: draft.notifications.filter((notification) => notification.id !== id) };
}

/** Changes a notification's type or people; a type that another notification has is ignored. */
export function changeNotification(
  draft: FormDraft,
  id: string,
  change: Partial<Omit<DraftNotification, 'id'>>,
): FormDraft {
  if (change.type !== undefined && !notificationTypesFor(draft, id).includes(change.type)) return draft;
  return {
    ...draft,
    notifications: draft.notifications.map((notification) =>
      notification.id === id ? { ...notification, ...change } : notification,
    ),
  };
}

/** The reviewers whose role a save raises to Reviewer: those who are USER or ANALYST now. */
export function promotedReviewers(
  draft: Pick<FormDraft, 'reviewers'>,
  users: readonly BriefUser[],
): BriefUser[] {
  const chosen = new Set(draft.reviewers?.map(({ id }) => id));
  return users.filter(({ id, role }) => chosen.has(id) && (role === 'USER' || role === 'ANALYST'));
}

/** The warning beside the reviewers; null if nobody is promoted. */
export function promotionWarning(promoted: readonly BriefUser[]): string | null {
  if (promoted.length === 0) return null;
  const names = promoted.map(personName).join(', ');
  return t(m.savingGivesRoleReviewerTo, { names });
}
