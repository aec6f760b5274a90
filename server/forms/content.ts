// Validates a form from a client and extracts the content to store.
import { usersByIds } from '#server/db/person.ts';
import type { Actor } from '#core/actor.ts';
import { type FieldError, invalid } from '#core/errors.ts';
import type { FormInput } from '#core/forms/schema.ts';
import { defaultTesterLimit, formIssues, peopleParts } from '#core/forms/validate.ts';
import { publishedIssues } from '#core/forms/published-issues.ts';
import { versionIssues } from '#core/forms/versions.ts';
import type { Tx } from '#server/db/transaction.ts';
import { namesOfGroups } from '#server/users/groups-store.ts';
import type { FormContent } from './changes-store.ts';
import { catalogTypeIdsOf, definitionOf, type FormDefinition } from './definition.ts';
import { knownCatalogTypes, presentForm, reloadForm, type StoredForm, testerLimit } from './store.ts';
import { pictureIssues } from './pictures.ts';
import { reviewsOffIssues } from './reviews-off.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The content of a form. Throws `invalid` with an entry per issue; `before` is the definition that it replaces. */
export async function contentOf(
  tx: Tx,
  actor: Actor,
  input: FormInput,
  before?: FormDefinition,
): Promise<FormContent> {
  const limit = (await testerLimit(tx, actor)) ?? defaultTesterLimit;
  const groupIds = input.groupIds ?? input.groups?.map(({ id }) => id) ?? [];
  const people = Object.fromEntries(peopleParts.map((part) => [part, input[part].map(({ id }) => id)]));
  const issues = [
    ...formIssues(input, { testers: limit }),
    ...reviewsOffIssues(actor, input),
    ...(await unknownNames(tx, actor, input, { groupIds, people })),
    ...(await pictureIssues(tx, actor, input)),
  ];
  if (issues.length > 0) throw invalid(issues);
  const { name, description } = input;
  return { name, description, definition: definitionOf(input, before), groupIds, people };
}

/** Issues for changes to locked parts: of a published form, and of its next version. */
export async function lockIssues(
  tx: Tx,
  actor: Actor,
  before: StoredForm,
  after: FormInput,
): Promise<FieldError[]> {
  if (before.published) {
    const form = await presentForm(tx, actor, before);
    const published = { contextQuestions: [], questions: [], formerQuestions: form.formerQuestions };
    return [...publishedIssues(form, after), ...versionIssues(published, after)];
  }
  if (before.versionOf === null) return [];
  const { definition, former } = await reloadForm(tx, actor, before.versionOf);
  return versionIssues({ ...definition, ...former }, after);
}

/** Issues for groups, people and catalog types that the company does not have. */
async function unknownNames(
  tx: Tx,
  actor: Actor,
  input: FormInput,
  { groupIds, people }: Pick<FormContent, 'groupIds' | 'people'>,
): Promise<FieldError[]> {
  const groups = await namesOfGroups(tx, actor.companyId, groupIds);
  const contacts = input.alerts.map(({ alertContacts }) => alertContacts.map(({ id }) => id));
  const users = await usersByIds(tx, actor.companyId, [...Object.values(people).flat(), ...contacts.flat()]);
  const typeIds = catalogTypeIdsOf(input);
  const types = await knownCatalogTypes(tx, actor.companyId, typeIds);
  const unknown = (ids: readonly string[], has: (id: string) => boolean, path: string, message: string) =>
    ids.flatMap((id, index) => (has(id) ? [] : [{ path: `${path}.${index}`, message }]));
  return [
    ...unknown(groupIds, (id) => groups.has(id), 'groupIds', t(m.thisUserGroupDoesNot)),
    ...Object.entries(people).flatMap(([part, ids]) =>
      unknown(ids, (id) => users.has(id), part, t(m.thisUserDoesNotExist)),
    ),
    ...contacts.flatMap((ids, at) =>
      unknown(ids, (id) => users.has(id), `alerts.${at}.alertContacts`, t(m.thisUserDoesNotExist)),
    ),
    ...unknown(typeIds, (id) => types.has(id), 'catalogTypeIds', t(m.thereIsNoSuchCatalog)),
  ];
}
