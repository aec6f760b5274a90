// Images and attached files: stored under the client's id, visible only to their sender at first, then to everyone who sees
// the sheet that refers to them.
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { AppError, type FieldError, invalid } from '#core/errors.ts';
import { audit } from '#server/audit/write.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesPicture, seesSheet } from '#server/db/visibility.ts';
import type { ReceivedFile } from '#server/http/receive.ts';
import { notFound } from '#server/http/validate.ts';
import { keepWithin } from '#server/files/quota.ts';
import type { Buffer } from 'node:buffer';
import type { RequestScope } from '#server/http/request-scope.ts';
import { attachedFileValue } from '#core/questions/attached/attached-file.ts';
import { wording } from '#core/messages/message.ts';
import { fieldError } from '#core/messages/said.ts';
import { storableImage } from './stored/storable-image.ts';
import { m } from './texts.ts';

export type ImageRecord = {
  id: string;
  mimeType: string;
  size: number;
  key: string;
  /** Of an attached file; null: it is an image. */
  name: string | null;
  /** It is the photo of a person, and no answer. */
  isPhoto: boolean;
  /** Where it was taken, if the question that it answers keeps that. */
  place: string | null;
};

/** What was sent, as it is stored; `place`: where a photo says that it was taken. */
type StorableFile = { key: string; size: number; mimeType: string; place?: string | null };

/** The key of an image's bytes in the file store. */
export function imageKey(companyId: string, id: string): string {
  return `images/${companyId}/${id}`;
}

/**
 * Stores an image. Returns false if this id already has these bytes; 409 if it has others; 415 unless it is a JPEG or
 * PNG.
 */
export function keep(scope: RequestScope, id: string, file: ReceivedFile): Promise<boolean> {
  const { services } = scope;
  return storeOnce(scope, id, { hash: file.hash, name: null }, () => storableImage(file, services));
}

/** Stores what was sent under an id, as `ready` makes it. Returns false if this id already has it; 409 if it has something else. */
export async function storeOnce(
  { tx, actor, services }: RequestScope,
  id: string,
  { hash, name }: { hash: Buffer; name: string | null },
  ready: () => Promise<StorableFile>,
): Promise<boolean> {
  const key = imageKey(actor.companyId, id);
  // Of two that come at once, the bytes of one would be left under the record of the other.
  await tx.raw('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  const existing = await tx.first(
    query
      .selectFrom('images')
      .select(['content_hash', 'user_id', 'name'])
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id),
  );
  if (existing !== undefined) {
    const isOwn = existing.user_id === actor.userId && existing.name === name;
    if (isOwn && existing.content_hash.equals(hash)) {
      // If the disk has lost it, sending it again restores it.
      if ((await services.files.size(key)) === null) await services.files.move((await ready()).key, key);
      return false;
    }
    const taken = name === null ? m.thereIsAlreadyAnotherImage : m.thereIsAlreadyAnotherFile;
    throw new AppError('conflict', wording(taken), { hint: wording(m.useNewId) });
  }
  const bytes = await ready();
  const now = services.now();
  // Move the file first: once the record is inserted, others who add to the company's storage wait.
  await services.files.move(bytes.key, key);
  await tx.run(
    query.insertInto('images').values({
      company_id: actor.companyId,
      id,
      user_id: actor.userId,
      mime_type: bytes.mimeType,
      size: bytes.size,
      content_hash: hash,
      name,
      place: bytes.place ?? null,
      created_at: now,
      unused_since: now,
    }),
  );
  await keepWithin(tx, actor.companyId, services, { key, size: bytes.size });
  const note =
    name === null
      ? ({ action: 'image_uploaded', object: { kind: 'image', id } } as const)
      : ({ action: 'file_uploaded', object: { kind: 'file', id }, next: [name] } as const);
  await audit(tx, actor, note, now);
  return true;
}

/** Whether the actor has sent an image with this id. */
export async function isStored(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const found = query
    .selectFrom('images')
    .select('id')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where('user_id', '=', actor.userId);
  return (await tx.first(found)) !== undefined;
}

/** An answer that refers to an image or a file: the id in it, and whether its question keeps the place of a photo. */
export type NamedImage = { imageId: string; keepsPlace: boolean };
/** With its location in the request. */
export type ImageAnswer = NamedImage & { value: string; path: string };

/**
 * The answers whose image the actor has neither uploaded nor can see; including images not uploaded yet, since clients
 * send images first, and files that are larger or called otherwise than the answer says.
 */
export async function withoutImage<T extends ImageAnswer>(
  tx: Tx,
  actor: Actor,
  answers: readonly T[],
): Promise<T[]> {
  if (answers.length === 0) return [];
  const ids = answers.map(({ imageId }) => imageId);
  const found = await tx.all(
    imagesWithSheet()
      .select(['images.id', 'images.size', 'images.name'])
      .where('images.company_id', '=', actor.companyId)
      .where(sql<boolean>`images.id = any(${ids}::uuid[])`)
      .where(sql<boolean>`(images.user_id = ${actor.userId} or ${seesSheet(actor)})`),
  );
  const known = new Set(
    found.map(({ id, size, name }) => (name === null ? id : attachedFileValue({ id, size, name }))),
  );
  return answers.filter(
    ({ imageId, value }) => !known.has(imageId === value ? imageId.toLowerCase() : value),
  );
}

export function noImage({ imageId, value, path }: ImageAnswer): FieldError {
  return imageId === value
    ? fieldError(path, m.thereIsNoImageUpload, { imageId })
    : fieldError(path, m.thereIsNoFileUpload, { value });
}

/** Throws `invalid` for answers without their image. */
export async function requireImages(tx: Tx, actor: Actor, answers: readonly ImageAnswer[]): Promise<void> {
  const missing = await withoutImage(tx, actor, answers);
  if (missing.length > 0) throw invalid(missing.map(noImage));
}

/**
 * Assigns images to the sheet whose answers refer to them, so that they are not deleted as unused. An answer cannot make
 * someone else's image visible. The place of a photo is kept if the first answer that names it is to a question that asks for it.
 */
export async function claim(
  tx: Tx,
  actor: Actor,
  sheetId: string,
  named: readonly NamedImage[],
): Promise<void> {
  if (named.length === 0) return;
  const placed = named.filter(({ keepsPlace }) => keepsPlace).map(({ imageId }) => imageId);
  await tx.run(
    query
      .updateTable('images')
      .set({
        unused_since: null,
        sheet_id: sql`case when user_id = ${actor.userId} then coalesce(sheet_id, ${sheetId}) else sheet_id end`,
        place: sql`case when sheet_id is not null or id = any(${placed}::uuid[]) then place end`,
      })
      .where('company_id', '=', actor.companyId)
      .where((eb) =>
        eb.or([
          eb('unused_since', 'is not', null),
          eb.and([eb('user_id', '=', actor.userId), eb('sheet_id', 'is', null)]),
        ]),
      )
      .where(
        'id',
        'in',
        named.map(({ imageId }) => imageId),
      ),
  );
}

/**
 * An image that the actor may see, or `not-found`: one of a visible sheet, one that they have sent and that no sheet has
 * yet, a picture of a visible form, or a photo of a user of the company.
 */
export async function find(tx: Tx, actor: Actor, id: string): Promise<ImageRecord> {
  const [found] = await findAll(tx, actor, [id]);
  if (found === undefined) throw notFound();
  return found;
}

const isPhoto = sql<boolean>`(images.sheet_id is null and exists (
  select 1 from users u where u.company_id = images.company_id and u.photo = images.id))`;

/** Those of these images that the actor may see. */
export async function findAll(tx: Tx, actor: Actor, ids: readonly string[]): Promise<ImageRecord[]> {
  const found = await tx.all(
    imagesWithSheet()
      .select([
        'images.id',
        'images.mime_type as mimeType',
        'images.size',
        'images.name',
        isPhoto.as('isPhoto'),
        // Whether it is kept is decided when an answer names it.
        sql<string | null>`case when images.sheet_id is not null then images.place end`.as('place'),
      ])
      .where('images.company_id', '=', actor.companyId)
      .where(sql<boolean>`images.id = any(${[...ids]}::uuid[])`)
      .where(
        sql<boolean>`((images.sheet_id is null and images.user_id = ${actor.userId}) or ${seesSheet(actor)} or ${seesPicture(actor)} or ${isPhoto})`,
      ),
  );
  return found.map((image) => ({ ...image, key: imageKey(actor.companyId, image.id) }));
}

/** Images with their sheet and form, if any, for `seesSheet`. */
function imagesWithSheet() {
  return query
    .selectFrom('images')
    .leftJoin('sheets', sameCompany('sheets.id', 'images.sheet_id'))
    .leftJoin('forms', sameCompany('forms.id', 'sheets.form_id'));
}
