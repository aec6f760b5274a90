// The calls on the mail log. Admins only; not in the documents.
import * as z from 'zod/mini';
import { admins } from '#core/actor.ts';
import { call } from '#core/contract.ts';
import { pageFields, pageOf } from '#core/paging.ts';
import { id } from '#core/primitives.ts';
import { listedMail, mail, mailStatus } from './schema.ts';
import { mailStates } from './states.ts';

const params = z.object({ id });

export const listMails = call({
  id: 'mail.list',
  method: 'GET',
  path: '/mail_log',
  summary: "List the company's e-mails, newest first: to whom, in which state, and why one was not sent",
  who: admins,
  scope: 'admin',
  query: z.object({
    page: pageFields.page,
    size: pageFields.size,
    state: z.optional(z.enum(mailStates)),
    /** A part of the recipient's address or username. */
    recipient: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: pageOf(listedMail),
});

export const readMailStatus = call({
  id: 'mail.status',
  method: 'GET',
  path: '/mail_log/status',
  summary: "Get how this server sends e-mail, and how many of the company's e-mails are waiting or failed",
  who: admins,
  scope: 'admin',
  reply: mailStatus,
});

export const checkMail = call({
  id: 'mail.check',
  method: 'POST',
  path: '/mail_log/check',
  summary: 'Connect to the mail server and sign in, without sending anything; `problem` says what is wrong',
  who: admins,
  scope: 'admin',
  notAudited: 'It sends and changes nothing.',
  reply: z.object({ route: mailStatus.shape.route, problem: z.nullable(z.string()) }),
  status: 200,
});

export const readMail = call({
  id: 'mail.read',
  method: 'GET',
  path: '/mail_log/{id}',
  summary: 'Get an e-mail with its text as sent, except links and passwords, and each attempt to send it',
  who: admins,
  scope: 'admin',
  names: { id: 'mail' },
  params,
  reply: mail,
  errors: [404],
});

export const retryMail = call({
  id: 'mail.retry',
  method: 'POST',
  path: '/mail_log/{id}/retry',
  summary: 'Send a failed or waiting e-mail now; 409 if its link, password or file is gone',
  who: admins,
  scope: 'admin',
  audits: ['mail_retried'],
  names: { id: 'mail' },
  params,
  reply: mail,
  status: 200,
  errors: [404, 409],
});
