// What a page of the mail log shows, for the addresses of the console too.
import type { ListState, ListViewRecord } from '#core/resource/list-view.ts';
import { mailStateChoices, mailTexts } from './texts.ts';
import type { MailState } from './states.ts';

export type MailView = ListState & { state: MailState | 'all' };

export const mailView: ListViewRecord<MailView> = {
  first: { search: '', state: 'all', page: 1 },
  search: { label: mailTexts.search, about: 'part of an address or username', formerly: 'recipient' },
  choices: { state: { label: mailTexts.byState, title: 'State', as: 'filter', options: mailStateChoices } },
};
