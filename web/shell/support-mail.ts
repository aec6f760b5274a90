// Emails to the server operator, or where there is none to an admin of the company.
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Builds a mailto URL. */
export function mailTo(to: string, parts: Readonly<Record<string, string>> = {}): string {
  const query = Object.entries(parts)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&');
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}${query === '' ? '' : `?${query}`}`;
}

/** An email that reports a problem; `page` is the URL where it occurred. */
export function issueMail(to: string, page: string): string {
  return mailTo(to, { subject: t(m.formdeckIssue), body: `\n\n${t(m.pageIs, { page })}` });
}

export function feedbackMail(to: string): string {
  return mailTo(to, { subject: t(m.formdeckFeedback) });
}
