// What a page of the mail log shows, for the addresses of the console too.
import type { ListState, ListViewRecord } from '#core/resource/list-view.ts';
import { mailStateChoices, mailTexts } from './labels.ts';
import type { MailState } from './states.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type MailView = ListState & { state: MailState | 'all' };

export const mailView: ListViewRecord<MailView> = {
  first: { search: '', state: 'all', page: 1 },
  search: { label: mailTexts.search, about: t(m.partOfAddressOrUsername), formerly: 'recipient' },
  choices: {
    state: { label: mailTexts.byState, title: t(common.state), as: 'filter', options: mailStateChoices },
  },
};
