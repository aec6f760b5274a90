// Whoever runs the server, as the author of changes in the audit log.
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** They are no user of the company. */
export const operator = { userId: '00000000-0000-0000-0000-000000000000', userName: t(m.whoeverRunsServer) };
