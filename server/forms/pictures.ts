// The pictures in the instructions of a form: which may be in it, and that they are not deleted while it has them.
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { FieldError } from '#core/errors.ts';
import { pictureSizeLimit, picturesOf } from '#core/forms/pictures.ts';
import type { FormInput } from '#core/forms/schema.ts';
import { fieldError } from '#core/messages/said.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesPicture } from '#server/db/visibility.ts';
import { m } from './texts.ts';

/** Pictures that nobody has uploaded, or that the actor does not see: those of a form are in sight of whoever sees it. */
export async function pictureIssues(tx: Tx, actor: Actor, form: FormInput): Promise<FieldError[]> {
  const ids = picturesOf(form);
  if (ids.length === 0) return [];
  const found = await tx.all(
    query
      .selectFrom('images')
      .select(['id', 'size'])
      .where('company_id', '=', actor.companyId)
      .where('id', 'in', ids)
      .where('name', 'is', null)
      .where(
        sql<boolean>`((images.sheet_id is null and images.user_id = ${actor.userId}) or ${seesPicture(actor)})`,
      ),
  );
  const sizes = new Map(found.map(({ id, size }) => [id, size]));
  return form.elements.flatMap(({ data }, at) => {
    if (data.picture == null) return [];
    const size = sizes.get(data.picture.id.toLowerCase());
    const path = `elements.${at}.data.picture`;
    if (size === undefined) return [fieldError(path, m.thereIsNoPicture, { id: data.picture.id })];
    return size > pictureSizeLimit ? [fieldError(path, m.pictureIsTooLarge)] : [];
  });
}

/** Records the pictures of a form. One that was never published keeps no others. */
export async function claimPictures(
  tx: Tx,
  companyId: string,
  formId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.raw(
    `delete from form_pictures p using forms f
     where p.company_id = $1 and p.form_id = $2 and f.company_id = $1 and f.id = $2 and not f.published
       and p.image_id <> all($3::uuid[])`,
    [companyId, formId, [...ids]],
  );
  if (ids.length === 0) return;
  await tx.raw(
    `with used as (update images set unused_since = null, place = case when sheet_id is not null then place end
       where company_id = $1 and id = any($3::uuid[]) and unused_since is not null)
     insert into form_pictures (company_id, form_id, image_id)
     select $1, $2, named.id from unnest($3::uuid[]) as named (id) on conflict do nothing`,
    [companyId, formId, [...ids]],
  );
}
