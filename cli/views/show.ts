// formdeck views show.
import { personName } from '#core/primitives.ts';
import { formNamed } from '#cli/command/form-named.ts';
import { viewNamed } from '#cli/command/view-named.ts';
import { showVerb } from '#cli/resource/thing-verbs.ts';
import { readCatalogNames } from '#core/catalog/queries.ts';
import { filteredQuestions } from '#core/forms/filtered-questions.ts';
import { formAsRead } from '#core/forms/versions.ts';
import { companyUsers } from '#core/users/calls.ts';
import { filterSentence } from '#core/sheets/filter/format-filter.ts';
import { sheetsText } from '#core/views/list.ts';
import { fitView, scopeLabels, tableFilter } from '#core/views/view-content.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { common } from '#core/messages/common-texts.ts';
import { values } from '#core/messages/value-texts.ts';

export type ViewOptions = { form: string; view: string };

export const show = showVerb({
  options: viewOptions,

  async find(context, named: ViewOptions) {
    const form = formAsRead(await formNamed(context, named.form));
    const view = await viewNamed(context, form, named.view);
    const { timeZone } = await context.user();
    const filter = tableFilter(view);
    const catalogNames = new Map([
      ...(await readCatalogNames(context.send, form)),
      ...form.alerts.map(({ id, name }) => [id, name] as const),
      ...(filter.userIds?.length ? await context.send(companyUsers, {}) : []).map(
        (person) => [person.id, personName(person)] as const,
      ),
    ]);
    const sentence = filterSentence(filter, filteredQuestions(form), { timeZone, catalogNames });
    return { view, sentence, missing: fitView(view, filteredQuestions(form)).missing };
  },

  facts: ({ view, sentence }, { date }) => [
    [t(common.name), view.name],
    [t(m.for), scopeLabels[view.scope]],
    [t(m.by), personName(view.owner)],
    [t(m.sheets), sheetsText(view)],
    [t(m.filter), sentence || t(values.none)],
    [t(m.tab), view.tab === 'data' ? 'data' : 'dashboard'],
    [t(m.opens), view.isDefault ? t(m.withForm) : t(m.whenItIsChosen)],
    [t(m.changed), date(view.dates.lastModified)],
    ['ID', view.id],
  ],

  more(output, { missing }) {
    if (missing !== null) output.say(missing);
  },

  json: ({ view }) => view,
});

/** A form and one of its views, as given by arguments. */
export function viewOptions(_flags: object, [form = '', view = '']: readonly string[]): ViewOptions {
  return { form, view };
}
