// The filter of the audit log in the terminal: a menu of what can be filtered by, and a question for each.
import { personAndUsername } from '#core/primitives.ts';
import type { QueryClient } from '@tanstack/react-query';
import { activityAreas } from '#core/audit/areas.ts';
import { filterLabels, type FilterNames } from '#core/audit/format-filter.ts';
import { auditFilterTexts, auditTexts } from '#core/audit/labels.ts';
import { type AuditTab, type AuditViewFilter, noAuditFilter, withTemplate } from '#core/audit/view.ts';
import { formQuery, formsQuery } from '#core/forms/queries.ts';
import { formAsRead } from '#core/forms/versions.ts';
import type { Send } from '#core/send.ts';
import { momentText } from '#core/sheets/format-answer.ts';
import { parseMoment } from '#core/time/parse-moment.ts';
import { companyUsersQuery } from '#core/users/queries.ts';
import type { Dialogs } from '#cli/terminal/dialogs.ts';
import { chooseNamed } from '#cli/terminal/input/choose-named.ts';
import { askText, choose } from '#cli/terminal/input/questions.tsx';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/audit/texts.ts';
import { m } from './texts.ts';

export type FilterScope = {
  dialogs: Dialogs;
  cache: QueryClient;
  send: Send;
  timeZone: string;
  tab: AuditTab;
};

type NamedFilter = { filter: AuditViewFilter; names: FilterNames };

export const noNames: FilterNames = { user: null, template: null, question: null };

/** The filter as somebody changes it; null where they leave the menu without. */
export async function askFilter(scope: FilterScope, current: NamedFilter): Promise<NamedFilter | null> {
  const { dialogs, tab, timeZone } = scope;
  const labels = filterLabels(tab, current.filter, current.names, timeZone);
  const line = (value: keyof AuditViewFilter, label: string) => ({
    value,
    label,
    note: labels.find(({ key }) => key === value)?.text ?? 'any',
  });
  const last =
    tab === 'activity' ? line('area', auditFilterTexts.area) : line('questionId', auditFilterTexts.question);
  const chosen = await choose<keyof AuditViewFilter | 'clear'>(dialogs, {
    title: auditTexts.filter,
    isMenu: true,
    width: 76,
    choices: [
      line('userId', auditFilterTexts.user),
      line('startDate', auditFilterTexts.startDate),
      line('endDate', auditFilterTexts.endDate),
      line('templateId', auditFilterTexts.template),
      last,
      { value: 'clear', label: auditTexts.clear },
    ],
  });
  switch (chosen) {
    case null:
      return null;
    case 'clear':
      return { filter: noAuditFilter, names: noNames };
    case 'userId':
      return askUser(scope, current);
    case 'startDate':
    case 'endDate':
      return askDate(scope, current, chosen);
    case 'templateId':
      return askTemplate(scope, current);
    case 'questionId':
      return askQuestion(scope, current);
    case 'area':
      return askArea(scope, current);
    default:
      return chosen satisfies never;
  }
}

type Thing = { id: string; name: string };

/** The first choice takes the filter off. */
const any = (name: string): Thing => ({ id: '', name });

async function askOne(
  { dialogs }: FilterScope,
  title: string,
  things: readonly Thing[],
  current: string | null,
): Promise<Thing | null> {
  const chosen = await chooseNamed(dialogs, { title, things, current: [current ?? ''], isOne: true });
  return things.find(({ id }) => id === chosen?.[0]) ?? null;
}

async function askUser(scope: FilterScope, { filter, names }: NamedFilter): Promise<NamedFilter | null> {
  const users = await scope.cache.fetchQuery(companyUsersQuery(scope.send));
  const things = [any('Anyone'), ...users.map((user) => ({ id: user.id, name: personAndUsername(user) }))];
  const chosen = await askOne(scope, auditFilterTexts.user, things, filter.userId);
  if (chosen === null) return null;
  return { filter: { ...filter, userId: chosen.id || null }, names: { ...names, user: chosen.name } };
}

async function askDate(
  { dialogs, timeZone }: FilterScope,
  { filter, names }: NamedFilter,
  key: 'startDate' | 'endDate',
): Promise<NamedFilter | null> {
  const edge = key === 'startDate' ? 'start' : 'end';
  const date = filter[key];
  const text = await askText(dialogs, {
    title: key === 'startDate' ? auditFilterTexts.startDate : auditFilterTexts.endDate,
    value: date === null ? '' : momentText(Date.parse(date), timeZone),
    placeholder: t(m.dateOrEmpty),
    issue: (typed) =>
      typed.trim() === '' || parseMoment(typed.trim(), timeZone, edge) !== null
        ? null
        : t(m.enterDayOrDayAnd),
  });
  if (text === null) return null;
  const at = parseMoment(text.trim(), timeZone, edge);
  return { filter: { ...filter, [key]: at === null ? null : new Date(at).toISOString() }, names };
}

async function askTemplate(scope: FilterScope, { filter, names }: NamedFilter): Promise<NamedFilter | null> {
  const forms = await scope.cache.fetchQuery(formsQuery(scope.send));
  const things = [any('Any'), ...forms.map(({ id, name }) => ({ id, name }))];
  const chosen = await askOne(scope, auditFilterTexts.template, things, filter.templateId);
  if (chosen === null) return null;
  return {
    filter: withTemplate(filter, chosen.id || null),
    names: { ...names, template: chosen.name, question: null },
  };
}

async function askQuestion(scope: FilterScope, current: NamedFilter): Promise<NamedFilter | null> {
  const { filter, names } = current;
  if (filter.templateId === null) return askTemplate(scope, current);
  const form = formAsRead(await scope.cache.fetchQuery(formQuery(scope.send, filter.templateId)));
  const questions = [...form.contextQuestions, ...form.questions];
  const things = [any('Any'), ...questions.map(({ id, text }) => ({ id, name: text }))];
  const chosen = await askOne(scope, auditFilterTexts.question, things, filter.questionId);
  if (chosen === null) return null;
  return { filter: { ...filter, questionId: chosen.id || null }, names: { ...names, question: chosen.name } };
}

async function askArea(
  { dialogs }: FilterScope,
  { filter, names }: NamedFilter,
): Promise<NamedFilter | null> {
  const chosen = await choose<AuditViewFilter['area'] | 'any'>(dialogs, {
    title: auditFilterTexts.area,
    choices: [{ value: 'any', label: t(both.everything) }, ...activityAreas],
    current: filter.area ?? 'any',
  });
  if (chosen === null) return null;
  return { filter: { ...filter, area: chosen === 'any' ? null : chosen }, names };
}
