// How far an e-mail is. Apart from schema.ts, so that the options of a command need no schemas.

/**
 * `waiting`: for its first attempt, or its next one. `canceled`: a newer one took its place. `failed`: it is not tried again by
 * itself.
 */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'canceled'] as const;
export type MailState = (typeof mailStates)[number];
