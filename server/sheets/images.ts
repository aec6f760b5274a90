// Images and attached files: stored under the client's id, visible only to their sender at first, then to everyone who sees
// the sheet that refers to them.
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { AppError, type FieldError, invalid } from '#core/errors.ts';
import { audit } from '#server/audit/write.ts';
import { imageSize } from '#server/files/image-size.ts';
import { wholeFile } from '#server/files/store.ts';
import { withoutPlace } from '#server/files/photo-place.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesPicture, seesSheet } from '#server/db/visibility.ts';
import type { ReceivedFile } from '#server/http/receive.ts';
import { notFound } from '#server/http/validate.ts';
import type { Services } from '#server/services.ts';
import { keepWithin } from '#server/files/quota.ts';
import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import type { RequestScope } from '#server/http/request-scope.ts';
import { attachedFileValue } from '#core/questions/attached/attached-file.ts';
import { wording } from '#core/messages/message.ts';
import { fieldError } from '#core/messages/said.ts';
import { m as both } from '#core/sheets/texts.ts';
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
};

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
  return storeOnce(scope, id, { hash: file.hash, name: null }, async () => {
    const bytes = await plainBytes(file, services);
    await requireReadable(bytes.key, services);
    return { ...bytes, key: await placeless(bytes.key, services) };
  });
}

/** Stores what was sent under an id, as `ready` makes it. Returns false if this id already has it; 409 if it has something else. */
export async function storeOnce(
  { tx, actor, services }: RequestScope,
  id: string,
  { hash, name }: { hash: Buffer; name: string | null },
  ready: () => Promise<{ key: string; size: number; mimeType: string }>,
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

/** Maximum pixels of an image: displaying one takes memory for all of them, here and in every reader's browser. */
const mostPixels = 64_000_000;

/** Throws `too-large` for an image with more pixels, however small its file, `wrong-media-type` for one without any. */
async function requireReadable(key: string, services: Services): Promise<void> {
  const size = await imageSize(services.files.read(key));
  if (size !== null && size.width * size.height === 0) {
    throw new AppError('wrong-media-type', wording(m.yourImageWasNotUploaded), {
      hint: wording(m.takeItAgainOrSend),
    });
  }
  if (size === null || size.width * size.height <= mostPixels) return;
  const megapixels = Math.round((size.width * size.height) / 1e6);
  throw new AppError(
    'too-large',
    wording(m.thisImageHasMegapixelsAt, { megapixels, mostPixels: mostPixels / 1e6 }),
    {
      hint: wording(m.makeItSmallerOrTake),
    },
  );
}

/** The key of the image without the place where it was taken; the same if it does not say. */
async function placeless(key: string, { files }: Services): Promise<string> {
  const bytes = withoutPlace(await wholeFile(files, key));
  if (bytes === null) return key;
  await files.put(`${key}-placeless`, Readable.from([bytes]));
  return `${key}-placeless`;
}

/** Decodes the received file: browsers' inputs send base64 (spec 2, section 7), other clients bytes. */
async function plainBytes(
  file: ReceivedFile,
  services: Services,
): Promise<{ key: string; size: number; mimeType: string }> {
  const mimeType = imageType(file.head);
  if (mimeType !== null) return { key: file.key, size: file.size, mimeType };
  const text = file.head.toString('latin1').replace(/^data:image\/\w+;base64,/, '');
  const decodedType = imageType(Buffer.from(text.slice(0, 40), 'base64'));
  if (decodedType === null) {
    throw new AppError('wrong-media-type', wording(both.yourImageWasNotUploaded), {
      hint: wording(m.sendJpegOrPngImage),
    });
  }
  const key = `${file.key}-decoded`;
  const size = await services.files.put(key, decoded(services.files.read(file.key)));
  return { key, size, mimeType: decodedType };
}

async function* decoded(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = '';
  let isStart = true;
  for await (const chunk of stream) {
    rest += chunk.toString('latin1').replaceAll(/\s/g, '');
    if (isStart) rest = rest.replace(/^data:image\/\w+;base64,/, '');
    isStart = false;
    const whole = rest.length - (rest.length % 4);
    yield Buffer.from(rest.slice(0, whole), 'base64');
    rest = rest.slice(whole);
  }
  if (rest !== '') yield Buffer.from(rest, 'base64');
}

function imageType(head: Buffer): string | null {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  return head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    ? 'image/png'
    : null;
}

/** An answer that refers to an image or a file, the id in it, and its location in the request. */
export type ImageAnswer = { imageId: string; value: string; path: string };

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
 * someone else's image visible.
 */
export async function claim(tx: Tx, actor: Actor, sheetId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.run(
    query
      .updateTable('images')
      .set({
        unused_since: null,
        sheet_id: sql`case when user_id = ${actor.userId} then coalesce(sheet_id, ${sheetId}) else sheet_id end`,
      })
      .where('company_id', '=', actor.companyId)
      .where((eb) =>
        eb.or([
          eb('unused_since', 'is not', null),
          eb.and([eb('user_id', '=', actor.userId), eb('sheet_id', 'is', null)]),
        ]),
      )
      .where('id', 'in', [...ids]),
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
