// Notifications about new rows: to the form's reviewers if rows are reviewed, to its contacts for each row, and to the
// contacts of alerts.
import type { Tx } from '#server/db/transaction.ts';
import { type NewNotification, notify } from './store.ts';

type People = readonly { id: string }[];

/** A summary of a sheet's rows that were added together; the first one represents them. */
export type ArrivedRows = {
  count: number;
  firstId: string;
  /** The same for the rows of each alert. */
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

/** Notifies people of rows added to a sheet together, each person once per type. */
export async function notifyNewRows(tx: Tx, rows: NewRows): Promise<void> {
  // Pipelined: the first of them locks the sheet's notifications until the commit, and others wait for that.
  await Promise.all(notificationsOfNewRows(rows).map((notification) => notify(tx, notification)));
}

/** The notifications of new rows; empty if nobody is notified. */
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
  // Authors are not asked to review their own row if there are other reviewers.
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

/** The summary of rows added together, for `notifyNewRows`; null if there are none. */
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

/** The ids of a form's people. */
export function idsOf(people: People): string[] {
  return people.map(({ id }) => id);
}
