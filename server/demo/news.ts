// The notifications of the last days that the server would have sent: rows awaiting review, alerts, completed sheets.
import type { NotificationContent } from '#core/notifications/schema.ts';
import type { DemoCompany, DemoForm, DemoRow, DemoSheet, DemoUser } from './data.ts';

export type News = Extract<
  NotificationContent,
  { type: 'sheet_row_review_request' | 'alert' | 'sheet_complete' }
> & {
  /** The recipient's id. */
  to: string;
  from: DemoUser;
  at: number;
  /** The row concerned, if there is one. */
  rowId: string | null;
  read: boolean;
};

/** A notification before its recipients are resolved. */
type Announced = Omit<News, 'to' | 'type' | 'metadata' | 'read'> & {
  content: Pick<News, 'type' | 'metadata'>;
  people: readonly { id: string }[];
};

const day = 86_400_000;
const reach = 14 * day;
/** Nobody scrolls through more. */
const mostPerPerson = 20;
const freshFor = day / 2;
/** Unread at any hour: on a Monday morning nothing has happened for two days. */
const unreadAtLeast = 2;

/** The notifications of the company: each recipient's newest. */
export function newsOf({ forms }: Pick<DemoCompany, 'forms'>, now: number): News[] {
  const news = forms
    .filter(({ archivedAt }) => archivedAt === null)
    .flatMap((form) => form.sheets.flatMap((sheet) => newsOfSheet(form, sheet)))
    .filter(({ at }) => at > now - reach)
    .flatMap(({ people, content, ...rest }) => people.map(({ id }) => ({ ...rest, ...content, to: id })))
    .filter(({ to, from }) => to !== from.id)
    .toSorted((a, b) => b.at - a.at);
  return [...Map.groupBy(news, ({ to }) => to).values()].flatMap((own) =>
    own
      .slice(0, mostPerPerson)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type and what is said stay those of one content
      .map((one, index) => ({ ...one, read: index >= unreadAtLeast && one.at < now - freshFor }) as News),
  );
}

function newsOfSheet({ input }: DemoForm, sheet: DemoSheet): Announced[] {
  const ofSheet = {
    templateId: input.id,
    templateName: input.name,
    sheetId: sheet.id,
    sheetName: sheet.name,
  };
  const ofRow = (row: DemoRow) => ({ ...ofSheet, sheetRowId: row.id, rowCount: 1 });
  const from = sheet.user;
  const rows = sheet.rows.flatMap((row): Announced[] => {
    const about = { from, at: row.createdAt, rowId: row.id };
    const waits: Announced = {
      ...about,
      people: input.reviewers,
      content: { type: 'sheet_row_review_request', metadata: ofRow(row) },
    };
    const alerts = input.alerts
      .filter(({ id }) => row.alerts.includes(id))
      .map(({ id, name, alertContacts }) => ({
        ...about,
        people: alertContacts,
        content: { type: 'alert' as const, metadata: { ...ofRow(row), alertId: id, alertName: name } },
      }));
    return row.review?.state === 'PENDING' ? [waits, ...alerts] : alerts;
  });
  if (sheet.completedAt === null) return rows;
  const completed: Announced = {
    from,
    at: sheet.completedAt,
    rowId: null,
    people: input.sheetCompleteContacts,
    content: { type: 'sheet_complete', metadata: ofSheet },
  };
  return [...rows, completed];
}
