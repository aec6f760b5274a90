// Queries for a company's appearance.
import type { Buffer } from 'node:buffer';
import type { Labels } from '#core/appearance/schema.ts';
import { json } from '#server/db/json.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { notFound } from '#server/http/validate.ts';
import type { Picture } from './picture.ts';

export type Looks = { name: string; labels: Labels | null; linkKey: Buffer };

/** A company's settings and the key of its links; undefined if the company does not exist. */
export function findLooks(tx: Tx, companyId: string): Promise<Looks | undefined> {
  return tx.first(
    query
      .selectFrom('companies')
      .select(['name', 'labels', 'link_key as linkKey'])
      .where('id', '=', companyId),
  );
}

/** Like `findLooks`, for an existing company. With `locked`, concurrent changes wait. */
export async function readLooks(tx: Tx, companyId: string, lock?: 'locked'): Promise<Looks> {
  if (lock !== undefined) {
    await tx.run(query.selectFrom('companies').select('id').where('id', '=', companyId).forUpdate());
  }
  const looks = await findLooks(tx, companyId);
  if (looks === undefined) throw notFound();
  return looks;
}

/** Null restores the default colours. */
export async function writeLabels(tx: Tx, companyId: string, labels: Labels | null): Promise<void> {
  await tx.run(
    query
      .updateTable('companies')
      .set({ labels: labels === null ? null : json(labels) })
      .where('id', '=', companyId),
  );
}

/** The company's locale. With `locked`, concurrent changes wait. */
export async function readLocale(tx: Tx, companyId: string, lock?: 'locked'): Promise<string | null> {
  const company = query.selectFrom('companies').select('locale').where('id', '=', companyId);
  const found = await tx.first(lock === undefined ? company : company.forUpdate());
  if (found === undefined) throw notFound();
  return found.locale;
}

export async function writeLocale(tx: Tx, companyId: string, locale: string | null): Promise<void> {
  await tx.run(query.updateTable('companies').set({ locale }).where('id', '=', companyId));
}

export type Logo = { content: Buffer; mimeType: string; width: number; height: number; changedAt: number };

/** The company's logo, if it has one. */
export function findLogo(tx: Tx, companyId: string): Promise<Logo | undefined> {
  return tx.first(
    query
      .selectFrom('company_logos')
      .select(['content', 'mime_type as mimeType', 'width', 'height', 'changed_at as changedAt'])
      .where('company_id', '=', companyId),
  );
}

export async function writeLogo(tx: Tx, companyId: string, picture: Picture, now: number): Promise<void> {
  const { content, mimeType, width, height } = picture;
  const values = { mime_type: mimeType, content, width, height, changed_at: now };
  await tx.run(
    query
      .insertInto('company_logos')
      .values({ company_id: companyId, ...values })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values)),
  );
}

/** Returns whether there was a logo. */
export async function deleteLogo(tx: Tx, companyId: string): Promise<boolean> {
  const deleted = query
    .deleteFrom('company_logos')
    .where('company_id', '=', companyId)
    .returning('company_id');
  return (await tx.all(deleted)).length > 0;
}
