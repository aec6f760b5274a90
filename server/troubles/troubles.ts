// Troubles begin and are over: the one place that decides whether somebody hears of it, so that it happens once however often something
// fails and however many servers see it. What is in trouble says so in the transaction in which it finds out.
import { troubleText } from '#core/troubles/labels.ts';
import type { Tx } from '#server/db/transaction.ts';
import { notify } from '#server/notifications/store.ts';
import { forEachReading } from '#server/readers/reading.ts';
import { greetingTo, type NewMail } from '#server/mail/new-mail.ts';
import type { Services, Settings } from '#server/services.ts';
import * as store from './store.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export type NewTrouble = store.TroubleSubject & {
  /** The id of the subject, if it has one, for links. */
  subjectId: string | null;
  name: string;
  /** What is wrong, as a sentence in the language of whoever it is said to. */
  problem: () => string;
  /** Ids of users; the administrators if none of them is active. */
  to: readonly string[];
  /** Where they reach the server, and the page about it, which administrators see. */
  link: { origin: string; path: string } | null;
};

type NotifyServices = Pick<Services, 'mail' | 'newId' | 'now' | 'settings'>;

/** Notes a trouble, and tells of it if it is new. Returns whether it is. */
export async function beginTrouble(tx: Tx, trouble: NewTrouble, services: NotifyServices): Promise<boolean> {
  const { companyId, name } = trouble;
  const people = await store.peopleToNotify(tx, companyId, trouble.to);
  const notified = people.map(({ id }) => id);
  const opened = {
    id: services.newId(),
    name,
    problem: trouble.problem(),
    notified,
    begunAt: services.now(),
  };
  if (!(await store.openTrouble(tx, trouble, opened))) return false;
  await notifyOf(tx, { ...trouble, isOver: false }, people, services);
  return true;
}

/** Ends the trouble of a subject, and tells those who were told of it. Returns whether there was one. */
export async function endTrouble(
  tx: Tx,
  subject: store.TroubleSubject & Pick<NewTrouble, 'subjectId' | 'link'>,
  services: NotifyServices,
  { isQuiet = false }: { isQuiet?: boolean } = {},
): Promise<boolean> {
  const closed = await store.closeTrouble(tx, subject, services.now());
  if (closed === undefined) return false;
  if (isQuiet) return true;
  const people = await store.peopleToNotify(tx, subject.companyId, closed.notified);
  const problem = () => closed.problem;
  await notifyOf(tx, { ...subject, name: closed.name, problem, isOver: true }, people, services);
  return true;
}

type News = Pick<NewTrouble, 'companyId' | 'kind' | 'subjectId' | 'name' | 'problem' | 'link'> & {
  isOver: boolean;
};

async function notifyOf(
  tx: Tx,
  news: News,
  people: readonly store.NotifiedPerson[],
  services: NotifyServices,
): Promise<void> {
  const { companyId, kind, subjectId, name, isOver, problem } = news;
  const readers = { tx, companyId, settings: services.settings };
  const ids = people.map(({ id }) => id);
  await forEachReading(readers, ids, async (to) => {
    const metadata = { kind, subjectId, name, isOver, problem: problem() };
    await notify(tx, { companyId, type: 'trouble', to, from: null, metadata });
  });
  // Not to the very address that takes none.
  const reachable = people.filter(
    ({ email }) => kind !== 'mail' || isOver || email.toLowerCase() !== name.toLowerCase(),
  );
  for (const person of reachable)
    await services.mail.add(tx, companyId, { userId: person.id }, () => troubleMail(news, person, services));
}

export function troubleMail(
  news: News,
  person: Omit<store.NotifiedPerson, 'id'>,
  { settings }: { settings: Pick<Settings, 'publicOrigin'> },
): NewMail {
  const { kind, link, isOver, problem } = news;
  const text = troubleText(news);
  const origin = settings.publicOrigin ?? link?.origin ?? '';
  const url = link === null || origin === '' || !person.isAdmin ? null : `${origin}${link.path}`;
  return {
    kind: 'trouble',
    to: person.email,
    subject: text,
    text: [
      greetingTo(person),
      `${text}.`,
      ...(isOver ? [] : [problem(), t(m.toldOnce)]),
      ...(url === null ? [] : [isOver ? t(m.seeText) : t(m.seeWhatHappened), url]),
      t(m.whyYou, { kind }),
    ].join('\n\n'),
    ...(url !== null && { button: t(common.open) }),
  };
}
