// Fetches the people, groups, catalog types and forms that form files refer to by name.
import type { Context } from '#cli/context.ts';
import { listCatalogTypes } from '#core/catalog/calls.ts';
import { listForms, type ListedForm } from '#core/forms/list-calls.ts';
import { type Directory, namedIn } from '#core/forms/file/form-file-names.ts';
import { companyUsers, listGroups } from '#core/users/calls.ts';

/** The directory for some files. `forms` are the visible ones, if already fetched. */
export async function directoryFor(
  context: Context,
  files: readonly unknown[],
  forms?: readonly ListedForm[],
): Promise<Directory> {
  const named = new Set(files.flatMap((file) => [...namedIn(file)]));
  const [groups, users, catalogTypes, known] = await Promise.all([
    named.has('groups') ? context.send(listGroups, {}) : [],
    named.has('users') ? context.send(companyUsers, {}) : [],
    named.has('catalogTypes') ? context.send(listCatalogTypes, {}) : [],
    forms ?? (named.has('forms') ? context.send(listForms, {}) : []),
  ]);
  return { groups, users, catalogTypes, forms: known };
}
