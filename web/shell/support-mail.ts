// Emails to the server operator. If no address is configured, the email opens without a recipient and its writer fills
// it in.

/** Builds a mailto URL; `to` may be null. */
export function mailTo(to: string | null, parts: Readonly<Record<string, string>> = {}): string {
  const query = Object.entries(parts)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&');
  return `mailto:${encodeURIComponent(to ?? '').replaceAll('%40', '@')}${query === '' ? '' : `?${query}`}`;
}

/** An email that reports a problem; `page` is the URL where it occurred. */
export function issueMail(to: string | null, page: string): string {
  return mailTo(to, { subject: 'Formdeck: an issue', body: `\n\nThe page: ${page}` });
}

export function feedbackMail(to: string | null): string {
  return mailTo(to, { subject: 'Formdeck: feedback' });
}
