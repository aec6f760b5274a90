// The routes that report who can see what. Users and forms that the caller cannot see are answered with `not-found`.
import { actorPerson } from '#core/actor.ts';
import * as calls from '#core/access/calls.ts';
import { rightsOn } from '#core/access/rights.ts';
import { maySeeForm, whySeesForm } from '#core/forms/policy.ts';
import { toPage } from '#core/paging.ts';
import { on } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import { actingUser } from '#server/users/acting-store.ts';
import * as store from './store.ts';

export const accessRoutes = [
  on(calls.accessOfUser, async ({ actor, tx, params, query }) => {
    const found = await actingUser(tx, actor.companyId, params.id);
    if (found === undefined) throw notFound();
    const person = found.actor;
    if (person.role === 'DEACTIVATED') return toPage([], query, 0);
    const { forms, total } = await store.formsSeenBy(tx, person, actor, query);
    const content = forms.map((form) => ({
      form: { id: form.id, name: form.name, published: form.published, current: form.current },
      reasons: whySeesForm(person, form),
      rights: rightsOn(person, form),
    }));
    return toPage(content, query, total);
  }),

  on(calls.accessToForm, async ({ actor, tx, params, query }) => {
    const form = await store.formForAccess(tx, actor, params.id);
    if (form === undefined) throw notFound();
    const { companyId, flags } = actor;
    const users = await store.usersForAccess(tx, companyId, form, query.search);
    const people = users
      // No access rule depends on the time zone.
      .map(({ id: userId, displayName, ...user }) => ({
        ...user,
        ...(displayName !== null && { displayName }),
        companyId,
        userId,
        flags,
        timeZone: 'Etc/UTC',
      }))
      .filter((person) => maySeeForm(person, form));
    const shown = people.slice(query.page * query.size, (query.page + 1) * query.size);
    const content = shown.map((person) => ({
      user: { ...actorPerson(person), role: person.role },
      reasons: whySeesForm(person, form),
      rights: rightsOn(person, form),
    }));
    return toPage(content, query, people.length);
  }),
];
