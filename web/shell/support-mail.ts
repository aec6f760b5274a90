// Emails to the server operator, or where there is none to an admin of the company.

/** Builds a mailto URL. */
export function mailTo(to: string, parts: Readonly<Record<string, string>> = {}): string {
  const query = Object.entries(parts)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&');
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}${query === '' ? '' : `?${query}`}`;
}

/** An email that reports a problem; `page` is the URL where it occurred. */
export function issueMail(to: string, page: string): string {
  return mailTo(to, { subject: 'Formdeck: an issue', body: `\n\nThe page: ${page}` });
}

export function feedbackMail(to: string): string {
  return mailTo(to, { subject: 'Formdeck: feedback' });
}
