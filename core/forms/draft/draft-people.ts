// Who may see, test and review the form of a draft, and who is told of what.
import type { FieldError } from '#core/errors.ts';
import type { BriefUser } from '#core/users/schema.ts';
import {
  type DraftNotification,
  type FormDraft,
  type NamedRef,
  type NotificationType,
  notificationTypes,
} from './form-draft.ts';
import type { UserRef } from '#core/forms/schema.ts';

/** What each notification is about. */
export const notificationNames: Readonly<Record<NotificationType, string>> = {
  sheetCompleteContacts: 'A sheet is completed',
  rowCompleteContacts: 'A row is added',
  rowApprovedContacts: 'A row is approved',
  rowRejectedContacts: 'A row is rejected',
};
const reviewTypes: ReadonlySet<NotificationType> = new Set(['rowApprovedContacts', 'rowRejectedContacts']);

/** Only some groups see the form, or everybody; off forgets the groups. */
export function setGroups(draft: FormDraft, groups: readonly NamedRef[] | null): FormDraft {
  return { ...draft, groups };
}

/** Who may try the form before it is published; off forgets them. */
export function setTesters(draft: FormDraft, testers: readonly UserRef[] | null): FormDraft {
  return { ...draft, testers };
}

/** Who reviews rows. Off forgets them, and the notifications of approved and rejected rows. */
export function setReviewers(draft: FormDraft, reviewers: readonly UserRef[] | null): FormDraft {
  if (reviewers !== null) return { ...draft, reviewers };
  const notifications = draft.notifications.filter(({ type }) => !reviewTypes.has(type));
  return { ...draft, reviewers, notifications };
}

/** What is switched on and chooses nobody, by the path on the wire, where it looks like switched off. */
export function unchosenIssues(draft: FormDraft): FieldError[] {
  const { groups, testers, reviewers, notifications } = draft;
  const isEmpty = (chosen: readonly unknown[] | null) => chosen?.length === 0;
  const orOff = (what: string) => `Choose at least one ${what}, or switch this off`;
  return [
    ...(isEmpty(groups) ? [{ path: 'groups', message: orOff('group') }] : []),
    ...(isEmpty(testers) ? [{ path: 'betaTestUsers', message: orOff('tester') }] : []),
    ...(isEmpty(reviewers) ? [{ path: 'reviewers', message: orOff('reviewer') }] : []),
    ...notifications.flatMap(({ type, users }) =>
      users.length === 0
        ? [{ path: type, message: 'Choose at least one person, or remove this notification' }]
        : [],
    ),
  ];
}

type NotifyingDraft = Pick<FormDraft, 'notifications' | 'reviewers'>;

/** The types that a notification may have: those that no other one has, of rows that are reviewed only with reviewers. */
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

/** Adds a notification of the first type that is free. */
export function addNotification(draft: FormDraft, id: string): FormDraft {
  const [type] = notificationTypesFor(draft);
  return type === undefined
    ? draft
    : { ...draft, notifications: [...draft.notifications, { id, type, users: [] }] };
}

export function removeNotification(draft: FormDraft, id: string): FormDraft {
  return { ...draft, notifications: draft.notifications.filter((notification) => notification.id !== id) };
}

/** Another type or other people; a type that another notification has is not taken. */
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

/** The reviewers whose role saving raises to Reviewer: those who are USER or ANALYST now. */
export function promotedReviewers(
  draft: Pick<FormDraft, 'reviewers'>,
  users: readonly BriefUser[],
): BriefUser[] {
  const chosen = new Set(draft.reviewers?.map(({ id }) => id));
  return users.filter(({ id, role }) => chosen.has(id) && (role === 'USER' || role === 'ANALYST'));
}

/** The warning beside the reviewers; null where nobody is promoted. */
export function promotionWarning(promoted: readonly BriefUser[]): string | null {
  if (promoted.length === 0) return null;
  const names = promoted.map(({ userName }) => userName).join(', ');
  return `Saving gives the role Reviewer to ${names}.`;
}
