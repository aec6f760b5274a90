// The conditions that decide which forms, and through them which sheets, rows and images, an actor sees. Every store
// that reads any of these joins `forms` and applies one of them. The rule itself is a function of the database
// (formdeck_sees_form); core/forms/policy.ts describes it.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';

/** `forms` is a form of the actor's company that the actor may see. */
export function seesForm(actor: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`(forms.company_id = ${actor.companyId} and formdeck_sees_form(
    forms.company_id, forms.id, forms.published, ${actor.userId}, ${actor.role}, ${[...actor.groupIds]}::uuid[]))`;
}

/** `images` is a picture of a form that the actor may see. */
export function seesPicture({ userId, role, groupIds }: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from form_pictures p
    join forms f on f.company_id = p.company_id and f.id = p.form_id
    where p.company_id = images.company_id and p.image_id = images.id
      and formdeck_sees_form(f.company_id, f.id, f.published, ${userId}, ${role}, ${[...groupIds]}::uuid[]))`;
}

/** `sheets`, joined with their `forms`, is a sheet that the actor may see: role USER sees only their own. */
export function seesSheet(actor: Actor): RawBuilder<SqlBool> {
  const own = actor.role === 'USER' ? sql`and sheets.user_id = ${actor.userId}` : sql``;
  return sql<SqlBool>`(sheets.company_id = ${actor.companyId} and sheets.visible ${own} and ${seesForm(actor)})`;
}
