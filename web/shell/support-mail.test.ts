import { expect, it } from 'vitest';
import { feedbackMail, issueMail, mailTo } from './support-mail.ts';

it('begins a mail to whoever runs the server', () => {
  expect(mailTo('help@example.com')).toBe('mailto:help@example.com');
  expect(feedbackMail('help@example.com')).toBe('mailto:help@example.com?subject=Formdeck%3A%20feedback');
  const issue = new URL(issueMail('a&b@example.com', 'https://x.example.com/forms?type=all&sort=asc'));
  expect(decodeURIComponent(issue.pathname)).toBe('a&b@example.com');
  expect(issue.searchParams.get('body')).toContain('https://x.example.com/forms?type=all&sort=asc');
});
