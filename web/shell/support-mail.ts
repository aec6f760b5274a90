// Mails to whoever runs the server. Where it names no address they are begun without one: their writer knows whom to
// ask.

/** The address that begins a mail; `to` may be null. */
export function mailTo(to: string | null, parts: Readonly<Record<string, string>> = {}): string {
  const query = Object.entries(parts)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&');
  return `mailto:${encodeURIComponent(to ?? '').replaceAll('%40', '@')}${query === '' ? '' : `?${query}`}`;
}

/** Something does not work; `page` is the address at which. */
export function issueMail(to: string | null, page: string): string {
  return mailTo(to, { subject: 'Formdeck: an issue', body: `\n\nThe page: ${page}` });
}

export function feedbackMail(to: string | null): string {
  return mailTo(to, { subject: 'Formdeck: feedback' });
}
