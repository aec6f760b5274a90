// The notifications of the last days that the server would have sent: rows awaiting review, alerts, completed sheets.
import type { NotificationContent } from '#core/notifications/schema.ts';
import { arrivedRows, notificationsOfNewRows } from '#server/notifications/notify-rows.ts';
import type { DemoCompany, DemoForm, DemoSheet } from './data.ts';

export type News = {
  /** The ids of the recipient and of whoever it is about. */
  to: string;
  from: string;
  at: number;
  formId: string;
  sheetId: string;
  /** The row concerned, if there is one. */
  rowId: string | null;
  type: NotificationContent['type'];
  metadata: NotificationContent['metadata'];
  read: boolean;
};

const day = 86_400_000;
const reach = 14 * day;
/** Nobody scrolls through more. */
const mostPerPerson = 20;
/** Unread at any hour: on a Monday morning nothing has happened for two days. */
const unreadAtLeast = 2;

/** The notifications of the company: each recipient's newest. */
export function newsOf({ id, forms }: Pick<DemoCompany, 'id' | 'forms'>, now: number): News[] {
  const news = forms
    .filter(({ archivedAt }) => archivedAt === null)
    .flatMap((form) => form.sheets.flatMap((sheet) => newsOfSheet(id, form, sheet)))
    .filter(({ at, to, from }) => at > now - reach && to !== from)
    .toSorted((a, b) => b.at - a.at);
  return [...Map.groupBy(news, ({ to }) => to).values()].flatMap((own) =>
    own
      .slice(0, mostPerPerson)
      .map((one, index) => ({ ...one, read: index >= unreadAtLeast && one.at < now - day / 2 })),
  );
}

function newsOfSheet(companyId: string, { input }: DemoForm, sheet: DemoSheet): News[] {
  const { id: templateId, name: templateName, reviewers, sheetCompleteContacts } = input;
  const about = { from: sheet.user.id, formId: templateId, sheetId: sheet.id, read: false };
  const alerts = new Map(
    input.alerts.map(({ id, name, alertContacts }) => [
      id,
      { name, alertContacts: alertContacts.map((user) => user.id) },
    ]),
  );
  const ofRows = sheet.rows.flatMap((row) =>
    notificationsOfNewRows({
      companyId,
      authorId: about.from,
      form: {
        id: templateId,
        name: templateName,
        reviewers: row.review?.state === 'PENDING' ? reviewers : [],
        contacts: { rowCompleteContacts: [] },
        alerts,
      },
      sheet,
      arrived: arrivedRows([row]),
    }).flatMap(({ to, type, metadata }) =>
      to.map((id) => ({ ...about, to: id, at: row.createdAt, rowId: row.id, type, metadata })),
    ),
  );
  const { completedAt } = sheet;
  if (completedAt === null) return ofRows;
  const metadata = { templateId, templateName, sheetId: sheet.id, sheetName: sheet.name };
  const completed = { ...about, at: completedAt, rowId: null, type: 'sheet_complete' as const, metadata };
  return [...ofRows, ...sheetCompleteContacts.map(({ id }) => ({ ...completed, to: id }))];
}
