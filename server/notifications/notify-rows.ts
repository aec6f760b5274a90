// Who is told when rows come in: the form's reviewers where rows wait for them, those whom the form names for each
// row, and those whom an alert names.
import type { Tx } from '#server/db/transaction.ts';
import { type NewNotification, notify } from './store.ts';

type People = readonly { id: string }[];

/** What rows of a sheet come to that arrived together, the first of them standing for all. */
export type ArrivedRows = {
  count: number;
  firstId: string;
  /** The same of those that an alert is true of. */
  alerts: readonly { alertId: string; count: number; firstId: string }[];
};

export type NewRows = {
  companyId: string;
  authorId: string;
  form: {
    id: string;
    name: string;
    reviewers: People;
    contacts: { rowCompleteContacts: People };
    alerts: ReadonlyMap<string, { name: string; alertContacts: readonly string[] }>;
  };
  sheet: { id: string; name: string };
  arrived: ArrivedRows | null;
};

/** Tells of rows that have come into a sheet together, each person once of each thing. */
export async function notifyNewRows(tx: Tx, rows: NewRows): Promise<void> {
  // Sent together: the first of them locks the sheet's notifications until the commit, and others wait for that.
  await Promise.all(notificationsOfNewRows(rows).map((notification) => notify(tx, notification)));
}

/** What is to be told to whom of rows that have come in; empty where nobody is told. */
export function notificationsOfNewRows({
  companyId,
  authorId,
  form,
  sheet,
  arrived,
}: NewRows): NewNotification[] {
  if (arrived === null) return [];
  const shared = { companyId, from: authorId };
  const rows = (firstId: string, rowCount: number) => ({
    templateId: form.id,
    templateName: form.name,
    sheetId: sheet.id,
    sheetName: sheet.name,
    sheetRowId: firstId,
    rowCount,
  });
  const metadata = rows(arrived.firstId, arrived.count);
  const reviewers = idsOf(form.reviewers);
  // Somebody has to review it, and need not be told of their own row where others are.
  const others = reviewers.filter((id) => id !== authorId);
  const to = others.length > 0 ? others : reviewers;
  const contacts = idsOf(form.contacts.rowCompleteContacts);
  const alerts = arrived.alerts.flatMap(({ alertId, count, firstId }): NewNotification[] => {
    const alert = form.alerts.get(alertId);
    if (alert === undefined) return [];
    const alertMetadata = { ...rows(firstId, count), alertId, alertName: alert.name };
    return [{ ...shared, to: alert.alertContacts, type: 'alert', metadata: alertMetadata }];
  });
  const all: NewNotification[] = [
    { ...shared, to, type: 'sheet_row_review_request', metadata },
    { ...shared, to: contacts, type: 'row_complete', metadata },
    ...alerts,
  ];
  return all.filter((notification) => notification.to.length > 0);
}

/** Rows that came together, as `notifyNewRows` takes them; null for none. */
export function arrivedRows(rows: readonly { id: string; alerts: readonly string[] }[]): ArrivedRows | null {
  const [first] = rows;
  if (first === undefined) return null;
  const alerts = new Map<string, { alertId: string; count: number; firstId: string }>();
  for (const row of rows) {
    for (const alertId of row.alerts) {
      const known = alerts.get(alertId);
      if (known === undefined) alerts.set(alertId, { alertId, count: 1, firstId: row.id });
      else known.count += 1;
    }
  }
  return { count: rows.length, firstId: first.id, alerts: [...alerts.values()] };
}

/** The ids of people whom a form names. */
export function idsOf(people: People): string[] {
  return people.map(({ id }) => id);
}
