// Writes a demo company into the database: people, forms and audit entries by the features' own stores, sheets,
// rows and images in bulk, as their past (who, when, reviewed by whom) cannot be given to those.
import { usualFlags } from '#core/flags.ts';
import type { Buffer } from 'node:buffer';
import type { Actor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import type { FormInput } from '#core/forms/schema.ts';
import { peopleParts } from '#core/forms/validate.ts';
import { rowFilter } from '#core/sheets/schema.ts';
import { json } from '#server/db/json.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { definitionOf } from '#server/forms/definition.ts';
import { type FormContent, insertForm, setFormState } from '#server/forms/changes-store.ts';
import { addMembers, writeGroup } from '#server/users/groups-store.ts';
import { insertUser } from '#server/users/store.ts';
import { insertView } from '#server/views/store.ts';
import { insertWidget } from '#server/widgets/store.ts';
import type { DemoCompany, DemoForm, DemoImage, DemoPin, DemoRow, DemoSheet } from './data.ts';
import { isRead, type News } from './news.ts';

/** Inserts at once at most; each row takes some fifteen parameters of a statement, which may have 65,535. */
const chunkSize = 1_000;

/** Whether the company of this transaction is there. */
export async function isThere(tx: Tx, companyId: string): Promise<boolean> {
  return (
    (await tx.first(query.selectFrom('companies').select('id').where('id', '=', companyId))) !== undefined
  );
}

/** The company itself, its users and groups. Throws `conflict` where somebody else has one of the user names. */
export async function insertPeople(tx: Tx, company: DemoCompany, passwordHash: string): Promise<void> {
  const { id, name, createdAt } = company;
  await tx.run(
    query.insertInto('companies').values({ id, name, flags: json(usualFlags), created_at: createdAt }),
  );
  for (const user of company.users) {
    if (!(await insertUser(tx, id, { ...user, photo: null, passwordHash, now: createdAt }))) {
      throw new AppError(
        'conflict',
        `The username "${user.userName}" is taken: the demo company cannot be made.`,
        {
          hint: 'Start without the demo, or with another data folder.',
        },
      );
    }
  }
  for (const group of company.groups) {
    await writeGroup(tx, id, group);
    await addMembers(
      tx,
      id,
      group.members.map((member) => ({ groupId: group.id, userId: member.id })),
    );
  }
}

/** A form with its people and state, its widgets and views. */
export async function insertDemoForm(tx: Tx, actor: Actor, form: DemoForm): Promise<void> {
  const { input, createdAt, publishedAt, archivedAt } = form;
  await insertForm(tx, actor, { ...contentOf(input), id: input.id, requestHash: null, now: createdAt });
  if (publishedAt !== null) await setFormState(tx, actor, input.id, { published: true }, publishedAt);
  if (archivedAt !== null) await setFormState(tx, actor, input.id, { current: false }, archivedAt);
  const made = { requestHash: null, now: createdAt };
  for (const widget of form.widgets) await insertWidget(tx, actor, input.id, { ...widget, ...made });
  for (const view of form.views) await insertView(tx, actor, input.id, { ...view, ...made });
}

function contentOf(input: FormInput): FormContent {
  return {
    name: input.name,
    description: input.description,
    definition: definitionOf(input),
    groupIds: input.groups?.map(({ id }) => id) ?? [],
    people: Object.fromEntries(peopleParts.map((part) => [part, input[part].map(({ id }) => id)])),
  };
}

/** The sheets of a form with their rows. */
export async function insertSheets(tx: Tx, companyId: string, form: DemoForm): Promise<void> {
  const formId = form.input.id;
  const sheets = form.sheets.map((sheet) => ({
    company_id: companyId,
    id: sheet.id,
    form_id: formId,
    user_id: sheet.user.id,
    name: sheet.name,
    completed: sheet.completedAt !== null,
    row_count: sheet.rows.length,
    context_answers: json(sheet.answers),
    created_at: sheet.createdAt,
    modified_at: sheet.modifiedAt,
  }));
  const rows = form.sheets.flatMap((sheet) => sheet.rows.map((row) => rowRecord(companyId, sheet, row)));
  for (const chunk of chunks(sheets)) await tx.run(query.insertInto('sheets').values(chunk));
  for (const chunk of chunks(rows)) await tx.run(query.insertInto('rows').values(chunk));
}

function rowRecord(companyId: string, sheet: DemoSheet, row: DemoRow) {
  const { review, correction } = row;
  const done = review === null || review.state === 'PENDING' ? null : review;
  return {
    company_id: companyId,
    sheet_id: sheet.id,
    id: row.id,
    user_id: sheet.user.id,
    answers: json(row.answers),
    edited: correction === null ? null : json({ [correction.questionId]: correction.at }),
    alerts: [...row.alerts],
    review_state: review?.state ?? null,
    reviewer_id: done?.reviewer.id ?? null,
    review_date: done?.at ?? null,
    review_comment: done?.comment ?? null,
    created_at: row.createdAt,
    modified_at: row.modifiedAt,
  };
}

export type StoredImage = { image: DemoImage; mimeType: string; size: number; contentHash: Buffer };

/** What is known of images; the bytes are in the file store. */
export async function insertImages(tx: Tx, companyId: string, images: readonly StoredImage[]): Promise<void> {
  const records = images.map(({ image, mimeType, size, contentHash }) => ({
    company_id: companyId,
    id: image.id,
    user_id: image.user.id,
    sheet_id: image.sheetId,
    mime_type: mimeType,
    size,
    content_hash: contentHash,
    created_at: image.createdAt,
  }));
  for (const chunk of chunks(records)) await tx.run(query.insertInto('images').values(chunk));
}

/** Gives a person a photo that is there. */
export async function setPhoto(tx: Tx, companyId: string, userId: string, photo: string): Promise<void> {
  await tx.run(
    query.updateTable('users').set({ photo }).where('company_id', '=', companyId).where('id', '=', userId),
  );
}

/** Pinned widgets, each person's in their order, of the sheets that were changed last. */
export async function insertPins(tx: Tx, companyId: string, pins: readonly DemoPin[]): Promise<void> {
  const filter = rowFilter.parse({});
  const records = pins.map(({ user, formId, widgetId, isMade }, place) => ({
    company_id: companyId,
    user_id: user.id,
    widget_id: widgetId,
    form_id: formId,
    made_widget_id: isMade ? widgetId : null,
    sheet_ids: null,
    filter: json(filter),
    step: 0,
    place,
  }));
  for (const chunk of chunks(records)) await tx.run(query.insertInto('pins').values(chunk));
}

/** What people were told, as it would stand there now. */
export async function insertNews(
  tx: Tx,
  companyId: string,
  news: readonly News[],
  now: number,
): Promise<void> {
  const records = news.map(({ to, from, at, rowId, type, metadata }) => ({
    company_id: companyId,
    user_id: to,
    from_id: from.id,
    type,
    metadata: json(metadata),
    form_id: metadata.templateId,
    sheet_id: metadata.sheetId,
    row_id: rowId,
    read: isRead(at, now),
    created_at: at,
  }));
  for (const chunk of chunks(records)) await tx.run(query.insertInto('notifications').values(chunk));
}

function chunks<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, index) =>
    items.slice(index * chunkSize, (index + 1) * chunkSize),
  );
}

/** Whoever has done something signed in before it: a quarter of an hour, as it would be after a shift's first look around. */
export async function noteSignIns(tx: Tx, companyId: string): Promise<void> {
  await tx.raw(
    `update users set last_sign_in = (
      select max(at) - 900000 from (
        select created_at as at from rows where rows.company_id = users.company_id and rows.user_id = users.id
        union all
        select at from audit_log where audit_log.company_id = users.company_id and audit_log.user_id = users.id
      ) deeds)
    where company_id = $1`,
    [companyId],
  );
}
