// One's own account while it is edited: what is wrong with it, what has changed, and saving that. The browser, the terminal
// and the command edit by it.
import { type FieldError, issuesOf } from '#core/errors.ts';
import { type FormatPreferences, formatPreferencesOf, formatSetting } from '#core/format/preferences.ts';
import { hasSounds, soundsSetting } from '#core/notifications/sounds.ts';
import type { Send } from '#core/send.ts';
import { isTimeZone } from '#core/time/zone.ts';
import { changeUser, saveSetting } from './calls.ts';
import { userChange, type UserChange } from './schema.ts';
import { type User } from './user.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

export type AccountDraft = {
  /** Blank: none. */
  fullName: string;
  email: string;
  /** Needed for another e-mail address. */
  currentPassword: string;
  timeZone: string;
  format: FormatPreferences;
  hasSounds: boolean;
};

export const accountTexts = {
  title: t(m.myAccount),
  saved: t(m.yourAccountIsSaved),
  failed: t(m.yourAccountCouldNotBe),
  fullNameHelp: t(m.ownFullNameHelp),
  emailHelp: t(m.temporaryPasswordsExportsAndNotifications),
  passwordHelp: t(m.enterYourCurrentPasswordTo),
  zoneHelp: t(m.datesAndTimesAreShown),
  soundsHelp: t(m.playShortSoundInBrowser),
} as const;

/** The draft of what is there. */
export function createAccountDraft(user: Saved): AccountDraft {
  const { fullName, email, timeZone, settings } = user;
  return {
    fullName: fullName ?? '',
    email,
    currentPassword: '',
    timeZone,
    format: formatPreferencesOf(settings),
    hasSounds: hasSounds(settings),
  };
}

type Saved = Pick<User, 'fullName' | 'email' | 'timeZone' | 'settings'>;

/** Whether the draft has another e-mail address, which needs the current password. */
export function hasOtherEmail(draft: AccountDraft, saved: Saved): boolean {
  return draft.email.trim() !== saved.email;
}

/** What is wrong with a draft, by its field. */
export function accountIssues(draft: AccountDraft, saved: Saved): FieldError[] {
  const { fullName, email } = draft;
  return [
    ...issuesOf(userChange, { fullName, email }),
    ...(hasOtherEmail(draft, saved) && draft.currentPassword.trim() === ''
      ? [fieldError('currentPassword', m.yourCurrentPasswordIsRequired)]
      : []),
    ...(isTimeZone(draft.timeZone) ? [] : [fieldError('timeZone', m.thisTimeZoneDoesNot)]),
  ];
}

/** Whether there is something to save. */
export function isAccountChanged(draft: AccountDraft, saved: Saved): boolean {
  return Object.keys(fieldsOf(draft, saved)).length > 0 || settingsOf(draft, saved).length > 0;
}

/**
 * Saves what has changed: what the server may refuse comes first.
 * @throws AppError `invalid` with the fields that it refuses
 */
export async function saveAccount(
  send: Send,
  user: Saved & Pick<User, 'id'>,
  draft: AccountDraft,
): Promise<void> {
  const body = fieldsOf(draft, user);
  if (Object.keys(body).length > 0) await send(changeUser, { params: { id: user.id }, body });
  for (const setting of settingsOf(draft, user)) await send(saveSetting, { body: setting });
}

function fieldsOf(draft: AccountDraft, saved: Saved): UserChange {
  const { fullName, currentPassword, timeZone } = draft;
  return {
    ...(fullName.trim() !== (saved.fullName ?? '') && { fullName }),
    ...(hasOtherEmail(draft, saved) && { email: draft.email.trim(), currentPassword }),
    ...(timeZone !== saved.timeZone && { timeZone }),
  };
}

function settingsOf(draft: AccountDraft, saved: Saved): { key: string; value: string }[] {
  const before = createAccountDraft(saved);
  const format = formatSetting(draft.format);
  return [
    ...(format.value === formatSetting(before.format).value ? [] : [format]),
    ...(draft.hasSounds === before.hasSounds ? [] : [soundsSetting(draft.hasSounds)]),
  ];
}
