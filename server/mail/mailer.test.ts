import { expect, it } from 'vitest';
import { createPost } from './mailer.ts';

it.each(['mail.example.com', 'mail.example.com:25', 'https://mail.example.com'])(
  'says that %s is no mail server, before there is something to send',
  (smtpUrl) => {
    expect(() => createPost({ smtpUrl, outbox: '', from: '' })).toThrow(
      'SMTP_URL is not the address of a mail server.',
    );
  },
);
