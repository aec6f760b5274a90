// The notifications of the last days that the server would have sent: rows awaiting review, alerts, completed sheets.
import { json } from '#server/db/json.ts';
import { arrivedRows, notificationsOfNewRows } from '#server/notifications/notify-rows.ts';
import type { DemoCompany, DemoForm, DemoSheet } from './data.ts';

const day = 86_400_000;
const reach = 14 * day;
/** Nobody scrolls through more. */
const mostPerPerson = 20;
/** Unread at any hour: on a Monday morning nothing has happened for two days. */
const unreadAtLeast = 2;

/** The notifications of the company: each recipient's newest. */
export function newsOf({ id, forms }: Pick<DemoCompany, 'id' | 'forms'>, now: number) {
  const news = forms
    .filter(({ archivedAt }) => archivedAt === null)
    .flatMap((form) => form.sheets.flatMap((sheet) => newsOfSheet(id, form, sheet)))
    .filter(({ created_at: at, user_id: to, from_id: from }) => at > now - reach && to !== from)
    .toSorted((a, b) => b.created_at - a.created_at);
  return [...Map.groupBy(news, (one) => one.user_id).values()].flatMap((own) =>
    own
      .slice(0, mostPerPerson)
      .map((one, index) => ({ ...one, read: index >= unreadAtLeast && one.created_at < now - day / 2 })),
  );
}

function newsOfSheet(companyId: string, { input }: DemoForm, sheet: DemoSheet) {
  const { id: templateId, name: templateName } = input;
  const authorId = sheet.user.id;
  const about = { company_id: companyId, from_id: authorId, form_id: templateId, sheet_id: sheet.id };
  const alerts = new Map(
    input.alerts.map(({ id, name, alertContacts }) => {
      return [id, { name, alertContacts: alertContacts.map((user) => user.id) }];
    }),
  );
  const ofRows = sheet.rows.flatMap((row) => {
    const reviewers = row.review_state === 'PENDING' ? input.reviewers : [];
    const contacts = { rowCompleteContacts: [] };
    const form = { id: templateId, name: templateName, reviewers, contacts, alerts };
    const arrived = arrivedRows([row]);
    return notificationsOfNewRows({ companyId, authorId, form, sheet, arrived }).flatMap(
      ({ to, type, metadata }) => {
        const one = { ...about, row_id: row.id, type, metadata: json(metadata), created_at: row.created_at };
        return to.map((id) => ({ ...one, user_id: id }));
      },
    );
  });
  const { completedAt, id: sheetId, name: sheetName } = sheet;
  if (completedAt === null) return ofRows;
  const metadata = json({ templateId, templateName, sheetId, sheetName });
  const type = 'sheet_complete' as const;
  const completed = { ...about, row_id: null, type, metadata, created_at: completedAt };
  return [...ofRows, ...input.sheetCompleteContacts.map(({ id }) => ({ ...completed, user_id: id }))];
}
