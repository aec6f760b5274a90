// What a page of the mail log shows, for the addresses of the console too.
import type { MailState } from './states.ts';

/** `page` counts from 1. */
export type MailView = { state: MailState | 'all'; recipient: string; page: number };

export const defaultMailView: MailView = { state: 'all', recipient: '', page: 1 };
