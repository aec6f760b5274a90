// The lists of access: who may see a form, and which forms a user may see, each with the reason and the rights.
import { formStateText } from '#core/forms/list-forms.ts';
import type { List } from '#core/resource/list.ts';
import type { ListState, ListViewRecord } from '#core/resource/list-view.ts';
import { roleNames } from '#core/users/list-users.ts';
import { formAccessQuery, userAccessQuery } from './queries.ts';
import type { FormAccess, PersonAccess } from './schema.ts';
import { accessTexts, reasonsText, rightsText } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m as both } from '#core/users/texts.ts';
import { m } from './texts.ts';
import { counts } from '#core/messages/count-texts.ts';

const pageSize = 50;

const viewOf = (label: string, about: string): ListViewRecord<ListState> => ({
  first: { search: '', page: 1 },
  search: { label, about },
  choices: {},
});

const pageOf = ({ search, page }: ListState) => ({ page: page - 1, size: pageSize, search });

const details = [
  { title: t(m.may), text: ({ rights }: Pick<FormAccess, 'rights'>) => rightsText(rights) },
  { title: t(m.because), text: ({ reasons }: Pick<FormAccess, 'reasons'>) => reasonsText(reasons) },
];

/** Who may see a form. */
export function formAccessList(formId: string): List<PersonAccess, ListState> {
  return {
    title: accessTexts.whoMaySee,
    count: counts.users,
    view: viewOf(t(m.searchTheseUsers), t(m.partOfUsername)),
    page: (send, view) => formAccessQuery(send, formId, pageOf(view)),
    keyOf: ({ user }) => user.id,
    columns: [
      { id: 'name', title: t(common.username), text: ({ user }) => user.userName, most: 40 },
      { id: 'fullName', title: t(both.fullName), text: ({ user }) => user.displayName ?? '', most: 40 },
      { id: 'role', title: t(common.role), text: ({ user }) => roleNames[user.role], whole: true, rank: 0 },
      { id: 'why', title: t(m.because), text: ({ reasons }) => reasonsText(reasons), most: 90 },
    ],
    details,
    line: { name: 'name', beside: 'role', cells: { role: 'auto', why: 'minmax(0, 5fr)' } },
    texts: textsOf(accessTexts.nobodyFound, accessTexts.nobodyFound),
  };
}

/** The forms that a user may see. */
export function userAccessList(userId: string): List<FormAccess, ListState> {
  return {
    title: accessTexts.title,
    count: counts.forms,
    view: viewOf(t(m.searchTheseForms), t(m.partOfFormsName)),
    page: (send, view) => userAccessQuery(send, userId, pageOf(view)),
    keyOf: ({ form }) => form.id,
    columns: [
      { id: 'form', title: t(common.form), text: ({ form }) => form.name, most: 40 },
      { id: 'state', title: t(common.state), text: ({ form }) => formStateText(form), whole: true, rank: 0 },
      { id: 'why', title: t(m.because), text: ({ reasons }) => reasonsText(reasons), most: 90 },
    ],
    details,
    line: { name: 'form', beside: 'state', cells: { state: 'auto', why: 'minmax(0, 5fr)' } },
    texts: textsOf(accessTexts.noForms, accessTexts.noFormFound),
  };
}

function textsOf(none: string, notFound: string): List<unknown, ListState>['texts'] {
  return { failed: accessTexts.failed, none, notFound, notFoundHint: '', showAll: '' };
}
